import { z } from 'zod';
import limits from '@graphql/limits.json';
import { DEFAULT_OBJECT_TYPE, OBJECT_TYPES } from '@domain/object-types';
import { AppError } from '@server/errors';
import type { Lang, Scope } from '@server/graphql/context';
import type { CoverageCell, CoverageRegulation } from '@server/graphql/generated/types';
import { hasRight } from '@server/graphql/access/rights';
import type { ContentKind } from '@server/modules/content/content-kind';
import { requireKind } from '@server/modules/content/content-kinds';
import { parsedQuery } from '@server/modules/downloads';
import type { ModuleDeps } from '@server/modules/module';
import type { DownloadRoute } from '@server/modules/routes';
import type { Cell, Spreadsheet } from '@server/spreadsheets/spreadsheet';
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

/** Yields positions in batches. */
async function* partsOf(
  kind: ContentKind,
  scope: Scope,
  positions: readonly { id: number; name: string; depth: number; peopleCount: number }[],
  regulations: readonly CoverageRegulation[],
): AsyncGenerator<Cell[][]> {
  const regulationIds = regulations.map(({ id }) => id);
  for (let from = 0; from < positions.length; from += COVERAGE_WINDOW) {
    const part = positions.slice(from, from + COVERAGE_WINDOW);
    const cells = await readCoverageCells(
      kind,
      scope.tx,
      viewerOf(scope),
      part.map(({ id }) => id),
      regulationIds,
    );
    const byKey = new Map(cells.map((cell) => [`${cell.positionId}:${cell.regulationId}`, cell]));
    yield part.map(({ id, name, depth, peopleCount }) => [
      `${'    '.repeat(depth)}${name}`,
      peopleCount,
      ...regulationIds.map((regulationId) => cellText(scope.lang, byKey.get(`${id}:${regulationId}`))),
    ]);
  }
}

/** Reads the matrix, in the scope's snapshot of the database. */
async function readTable(
  kind: ContentKind,
  scope: Scope,
  asked: z.output<typeof query>,
): Promise<Spreadsheet> {
  const { lang } = scope;
  const { positions, regulations } = await readCoverage(kind, scope.tx, viewerOf(scope), asked);
  const columns = [
    { title: documentText(lang, 'coverage.position'), width: 40 },
    { title: documentText(lang, 'coverage.people'), width: 12, kind: 'number' as const },
    ...regulations.map(({ name }) => ({ title: name, width: 22 })),
  ];
  const parts = partsOf(kind, scope, positions, regulations);
  return { lang, title: documentText(lang, 'coverage.sheet'), columns, parts };
}

/** Exports the whole filtered matrix as a spreadsheet. */
export function createCoverageExport({
  contentKinds,
  exports,
  audit,
  now,
}: Pick<ModuleDeps, 'contentKinds' | 'exports' | 'audit' | 'now'>): DownloadRoute {
  return {
    path: '/coverage.xlsx',
    async handle(scope, { query: address }) {
      const caller = viewerOf(scope);
      if (!hasRight(caller, 'structure', 'read')) throw new AppError('notFound');
      const asked = parsedQuery(query, address);
      const kind = requireKind(contentKinds, asked.objectType);
      await audit.write(scope, { action: 'export', objectType: kind.objectType });
      const file = documentText(scope.lang, 'coverage.file', { date: now().toISOString().slice(0, 10) });
      return exports.table(scope, `${file}.xlsx`, (inner) => readTable(kind, inner, asked));
    },
  };
}
