import { eq } from 'drizzle-orm';
import { z } from 'zod';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { hasRight } from '@server/graphql/access/rights';
import { parsedQuery } from '@server/modules/downloads';
import type { ModuleDeps } from '@server/modules/module';
import type { DownloadRoute } from '@server/modules/routes';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { inParts, mapParts } from '@server/spreadsheets/parts';
import { type Cell, instantCell } from '@server/spreadsheets/spreadsheet';
import { documentText } from '@server/texts';
import { writeOffsReadModel, type WriteOffView } from './write-offs.read-model';

const MAX_ROWS = 1_000_000;

const day = z.iso.date().optional();
const filterShape = z.object({
  from: day,
  to: day,
  initiatorId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  action: z.string().max(60).optional(),
});

const COLUMNS = [
  { key: 'at', width: 18, kind: 'instant' },
  { key: 'action', width: 30 },
  { key: 'object', width: 40 },
  { key: 'initiator', width: 30 },
  { key: 'tokens', width: 12, kind: 'number' },
  { key: 'after', width: 12, kind: 'number' },
  { key: 'returned', width: 14, kind: 'number' },
] as const;

/** Exports all write-offs of a filter as a spreadsheet. */
export function createWriteOffsExport({
  exports,
  audit,
  paidActions,
}: Pick<ModuleDeps, 'exports' | 'audit' | 'paidActions'>): DownloadRoute {
  return {
    path: '/payment/write-offs.xlsx',
    async handle(scope, { query }) {
      const { tx, organizationId, lang, caller } = scope;
      if (!caller || !hasRight(caller, 'payment', 'read')) throw new AppError('notFound');
      const filter = parsedQuery(filterShape, query);
      const [organization] = await tx
        .select({ timezone: organizationTable.timezone })
        .from(organizationTable)
        .where(eq(organizationTable.id, organizationId));
      if (!organization) throw new AppError('notFound');
      const rowsOf = (inner: Scope) =>
        inParts<WriteOffView>({
          ...{ maxRows: MAX_ROWS, size: limits.pageSizeMax },
          read: (last) =>
            writeOffsReadModel.rows(inner, filter, {
              before: last?.operationId ?? null,
              limit: limits.pageSizeMax,
            }),
        });
      const cellsOf = (row: WriteOffView): Cell[] => [
        instantCell(row.at, organization.timezone),
        paidActions.find(row.action)?.name(lang) ?? row.action,
        ...[row.objectName, row.initiator, row.tokens, row.balanceAfter, row.returned],
      ];
      await audit.write(scope, { action: 'export', objectType: 'tokenReserve' });
      const columns = COLUMNS.map(({ key, ...column }) => ({
        ...column,
        title: documentText(lang, `writeOffs.column.${key}`),
      }));
      const title = documentText(lang, 'writeOffs.title');
      return exports.table(scope, title, (inner) => ({
        ...{ lang, title, columns },
        parts: mapParts(rowsOf(inner), cellsOf),
      }));
    },
  };
}
