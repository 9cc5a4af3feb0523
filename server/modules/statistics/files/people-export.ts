import { z } from 'zod';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Lang, Scope } from '@server/graphql/context';
import type { QueryStatisticPeopleArgs } from '@server/graphql/generated/types';
import { holdsSomewhere } from '@server/graphql/access/rights';
import { isOverdue } from '@server/modules/assignments/assignments.read-model';
import { requireKind } from '@server/modules/content/content-kinds';
import { dayText } from '@server/modules/days';
import { parsedQuery } from '@server/modules/downloads';
import type { ModuleDeps } from '@server/modules/module';
import type { DownloadRoute } from '@server/modules/routes';
import { fullName } from '@server/modules/person-name';
import { inPartsById, PART } from '@server/spreadsheets/parts';
import { type Cell, instantCell } from '@server/spreadsheets/spreadsheet';
import { documentText, documentTextOr } from '@server/texts';
import { filterInAddress, idInAddress, statisticAddress } from './statistic-address';
import type { StatisticsService } from '../statistics.service';

/** More rows are rejected: their order is in memory. */
const ROWS_MAX = 100_000;

/** The address: the number whose people are listed, and the filters of its page. */
const query = statisticAddress.extend({
  kind: z.enum(['assigned', 'signed', 'notSigned', 'overdue', 'refused']),
  objectId: idInAddress.optional(),
  subdivisionId: idInAddress.optional(),
  search: z.string().max(limits.search).default(''),
});

const COLUMNS = [
  { key: 'person', width: 32 },
  { key: 'personnelNumber', width: 16 },
  { key: 'object', width: 40 },
  { key: 'status', width: 18 },
  { key: 'dueAt', width: 18, kind: 'instant' as const },
  { key: 'completedAt', width: 18, kind: 'instant' as const },
] as const;

/** @throws {AppError} validation.option */
function askedNumber(address: Readonly<Record<string, string | undefined>>): QueryStatisticPeopleArgs {
  const { objectType, kind, objectId, subdivisionId, search, ...filter } = parsedQuery(query, address);
  return { objectType, kind, objectId, subdivisionId, search, filter: filterInAddress(filter) };
}

type Person = Awaited<ReturnType<StatisticsService['behind']>>['items'][number];

function cellsOf({ user, object, assignment }: Person, lang: Lang, timezone: string, at: Date): Cell[] {
  const { status, dueAt, completedAt } = assignment;
  const state = isOverdue(assignment, at)
    ? documentText(lang, 'report.state.overdue')
    : documentTextOr(lang, `own.status.${status}`, status);
  const instant = (value: Date | null) => (value === null ? null : instantCell(value, timezone));
  return [fullName(user), user.personnelNumber, object.name, state, instant(dueAt), instant(completedAt)];
}

/** Yields everybody behind the number, in the scope's snapshot of the database. */
async function* partsOf(
  { behind, idsBehind }: StatisticsService,
  scope: Scope,
  asked: QueryStatisticPeopleArgs,
  timezone: string,
): AsyncGenerator<Cell[][]> {
  yield* inPartsById(await idsBehind(scope, asked), PART, async (ids) => {
    const { items, at } = await behind(scope, asked, { ids });
    return items.map((item) => cellsOf(item, scope.lang, timezone, at));
  });
}

/** Exports the people behind a number of statistics; the name of the file says on which day the number was so. */
export function createStatisticPeopleExport(
  { contentKinds, exports, audit }: Pick<ModuleDeps, 'contentKinds' | 'exports' | 'audit'>,
  statistics: StatisticsService,
): DownloadRoute {
  return {
    path: '/statistics/people.xlsx',
    async handle(scope, { query: address }) {
      const { caller, lang } = scope;
      if (!caller) throw new AppError('auth.required');
      if (!holdsSomewhere(caller, 'statistics', 'read')) throw new AppError('notFound');
      const asked = askedNumber(address);
      const { objectType, kind } = asked;
      requireKind(contentKinds, objectType);
      const { count } = await statistics.behind(scope, asked, { limit: 1, offset: 0 });
      if (count > ROWS_MAX) throw new AppError('report.tooLong', { params: { max: ROWS_MAX, count } });
      const { day: shownDay, timezone } = await statistics.dayOf(scope, asked);
      await audit.write(scope, { action: 'export', objectType });
      const title = documentText(lang, `statistic.kind.${kind}`);
      const columns = COLUMNS.map(({ key, ...column }) => ({
        ...column,
        title: documentText(lang, `report.column.${key}`),
      }));
      const file = documentText(lang, 'statistic.file', { title, date: dayText(shownDay) });
      return exports.table(scope, `${file}.xlsx`, (inner) => ({
        ...{ lang, title, columns },
        parts: partsOf(statistics, inner, asked, timezone),
      }));
    },
  };
}
