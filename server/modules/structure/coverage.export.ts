import { z } from 'zod';
import limits from '@graphql/limits.json';
import { DEFAULT_OBJECT_TYPE, OBJECT_TYPES } from '@domain/object-types';
import type { Database } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Lang, Scope } from '@server/graphql/context';
import type { CoverageCell, CoverageRegulation } from '@server/graphql/generated/resolvers';
import { hasRight } from '@server/graphql/rights';
import type { ContentKind } from '@server/modules/content/content-kind';
import { requireKind } from '@server/modules/content/content-kinds';
import { parsedQuery, spreadsheetFile } from '@server/modules/downloads';
import type { DownloadRoute, ModuleDeps } from '@server/modules/module';
import type { Cell } from '@server/spreadsheets/spreadsheet';
import { documentText } from '@server/texts';
import { readCoverage, readCoverageCells } from './coverage.read-model';
import { COVERAGE_WINDOW, viewerOf } from './coverage.service';

const search = z.string().max(limits.search).default('');
const query = z.object({
  position: search,
  regulation: search,
  show: z.enum(['all', 'gaps', 'overdue']).default('all'),
  objectType: z.enum(OBJECT_TYPES).default(DEFAULT_OBJECT_TYPE),
});

/** The text of a cell: «3 из 5», and how many are late. */
function cellText(lang: Lang, cell: CoverageCell | undefined): Cell {
  if (!cell) return null;
  const { peopleCount, givenCount, signedCount, overdueCount } = cell;
  if (peopleCount === 0) return documentText(lang, 'coverage.vacant');
  const parts = [documentText(lang, 'coverage.signed', { signed: signedCount, given: givenCount })];
  if (overdueCount > 0) parts.push(documentText(lang, 'coverage.overdue', { count: overdueCount }));
  if (givenCount < peopleCount) {
    parts.push(documentText(lang, 'coverage.without', { count: peopleCount - givenCount }));
  }
  return parts.join(', ');
}

/** Yields positions in batches, each in a separate short transaction. */
async function* partsOf(
  kind: ContentKind,
  database: Database,
  scope: Omit<Scope, 'tx'>,
  positions: readonly { id: number; name: string; depth: number; peopleCount: number }[],
  regulations: readonly CoverageRegulation[],
): AsyncGenerator<Cell[][]> {
  const regulationIds = regulations.map(({ id }) => id);
  for (let from = 0; from < positions.length; from += COVERAGE_WINDOW) {
    const part = positions.slice(from, from + COVERAGE_WINDOW);
    const cells = await database.tenant(scope.organizationId, (tx) =>
      readCoverageCells(
        kind,
        tx,
        viewerOf({ ...scope, tx }),
        part.map(({ id }) => id),
        regulationIds,
      ),
    );
    const byKey = new Map(cells.map((cell) => [`${cell.positionId}:${cell.regulationId}`, cell]));
    yield part.map(({ id, name, depth, peopleCount }) => [
      `${'    '.repeat(depth)}${name}`,
      peopleCount,
      ...regulationIds.map((regulationId) => cellText(scope.lang, byKey.get(`${id}:${regulationId}`))),
    ]);
  }
}

/** Exports the whole filtered matrix as a spreadsheet. */
export function createCoverageExport({
  contentKinds,
  database,
  audit,
  log,
  now,
}: Pick<ModuleDeps, 'contentKinds' | 'database' | 'audit' | 'log' | 'now'>): DownloadRoute {
  return {
    path: '/coverage.xlsx',
    async handle(scope, { query: address }) {
      const caller = viewerOf(scope);
      if (!hasRight(caller, 'structure', 'read')) throw new AppError('notFound');
      const asked = parsedQuery(query, address);
      const kind = requireKind(contentKinds, asked.objectType);
      const { tx, ...rest } = scope;
      const { lang } = scope;
      const { positions, regulations } = await readCoverage(kind, tx, caller, asked);
      await audit.write(scope, { action: 'export', objectType: kind.objectType });
      const columns = [
        { title: documentText(lang, 'coverage.position'), width: 40 },
        { title: documentText(lang, 'coverage.people'), width: 12, kind: 'number' as const },
        ...regulations.map(({ name }) => ({ title: name, width: 22 })),
      ];
      const parts = partsOf(kind, database, rest, positions, regulations);
      const table = { lang, title: documentText(lang, 'coverage.sheet'), columns, parts };
      const date = now().toISOString().slice(0, 10);
      return spreadsheetFile(log, `${documentText(lang, 'coverage.file', { date })}.xlsx`, () => table);
    },
  };
}
