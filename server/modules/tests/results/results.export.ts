import { eq } from 'drizzle-orm';
import { percentHundredths } from '@domain/questions/grade';
import type { Scope } from '@server/graphql/context';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { seesWholeReport } from '@server/modules/content/access/access.policy';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentEvents } from '@server/modules/content/content-events';
import { findObject } from '@server/modules/content/objects/objects.repository';
import { idOf } from '@server/modules/downloads';
import type { ModuleDeps } from '@server/modules/module';
import type { DownloadRoute } from '@server/modules/routes';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { fullName } from '@server/modules/person-name';
import { inPartsById, mapParts, PART } from '@server/spreadsheets/parts';
import { type Cell, instantCell, type SpreadsheetColumn } from '@server/spreadsheets/spreadsheet';
import { documentText } from '@server/texts';
import { AppError } from '@server/errors';
import { idsOfTest, peopleOfTest } from './results.read-model';
import { type PersonProgress, progressOfPairs } from './test-progress.read-model';
import { testAccess } from '../test.content';
import { testTables } from '../tests.tables';

/** The max number of people in one file, which are all in memory at once. */
const MAX_ROWS = 100_000;
const HUNDRED = 100;

const COLUMNS = [
  { key: 'person', width: 36 },
  { key: 'status', width: 18 },
  { key: 'attempts', width: 12, kind: 'number' },
  { key: 'percent', width: 14, kind: 'number' },
  { key: 'lastAt', width: 18, kind: 'instant' },
] as const satisfies readonly (Omit<SpreadsheetColumn, 'title'> & { key: string })[];

interface ResultRow {
  name: string;
  status: AssignmentRow['status'] | null;
  progress: PersonProgress | null;
  isScoreShown: boolean;
}

/** Returns some of the people as on the screen. */
async function readPart(
  scope: Scope,
  testId: number,
  isWhole: boolean,
  userIds: readonly number[],
  at: Date,
): Promise<ResultRow[]> {
  const { tx, organizationId } = scope;
  const { people } = await peopleOfTest(scope, { testId, userIds, page: 1, pageSize: PART }, isWhole);
  const pairs = people.map(({ user }) => ({ testId, userId: user.id }));
  const found = new Map(
    (await progressOfPairs(tx, organizationId, pairs, at)).map((progressOfPair) => [
      progressOfPair.userId,
      progressOfPair,
    ]),
  );
  return people.map(({ user, assignment }): ResultRow => {
    const progress = found.get(user.id) ?? null;
    // People who lead themselves see only what the settings show of their own results.
    const isOwn = !isWhole && user.id === callerOf(scope).userId;
    const isScoreShown = !isOwn || progress?.isScoreShown === true;
    return { name: fullName(user), status: assignment?.status ?? null, progress, isScoreShown };
  });
}

/** Yields all people as on the screen. */
async function* rowsOf(
  scope: Scope,
  testId: number,
  isWhole: boolean,
  at: Date,
): AsyncGenerator<ResultRow[]> {
  const ids = await idsOfTest(scope, testId, isWhole, MAX_ROWS);
  yield* inPartsById(ids, PART, (part) => readPart(scope, testId, isWhole, part, at));
}

/** Exports all results of a test as a spreadsheet; for a leader, those of their own people. */
export function createResultsExport(
  { exports, now }: Pick<ModuleDeps, 'exports' | 'now'>,
  { recordDownload }: Pick<ContentEvents, 'recordDownload'>,
): DownloadRoute {
  return {
    path: '/tests/:id/results.xlsx',
    async handle(scope, { params }) {
      const { tx, organizationId, lang } = scope;
      const id = idOf(params['id']);
      const isWhole = seesWholeReport(callerOf(scope), await testAccess.requireReport(scope, id));
      const test = await findObject(tx, testTables.object, organizationId, id);
      const [organization] = await tx
        .select({ timezone: organizationTable.timezone })
        .from(organizationTable)
        .where(eq(organizationTable.id, organizationId));
      if (!test || !organization) throw new AppError('notFound');
      const at = now();
      const cellsOf = ({ name, status, progress, isScoreShown }: ResultRow): Cell[] => {
        const { points, maxPoints } = progress?.counted ?? {};
        const isGraded = isScoreShown && points != null && maxPoints != null;
        return [
          name,
          documentText(lang, `testResults.status.${status ?? 'none'}`),
          progress?.used ?? 0,
          isGraded ? percentHundredths({ points, maxPoints }) / HUNDRED : null,
          progress?.lastAt ? instantCell(progress.lastAt, organization.timezone) : null,
        ];
      };
      await recordDownload(scope, id, 'results');
      const columns = COLUMNS.map(({ key, ...column }) => ({
        ...column,
        title: documentText(lang, `testResults.column.${key}`),
      }));
      const name = documentText(lang, 'testResults.file', { code: test.code });
      const title = documentText(lang, 'testResults.sheet');
      return exports.table(scope, name, (inner) => ({
        ...{ lang, title, columns },
        parts: mapParts(rowsOf(inner, id, isWhole, at), cellsOf),
      }));
    },
  };
}
