import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { RegulationSort } from '@server/graphql/generated/resolvers';
import { byOwnText, type SortOrder } from '@server/modules/content/lists/content-list.read-model';
import { regulationContent } from './regulation.content';
import { regulationTable, type RegulationRow } from './regulations.tables';

const regulation = regulationTable;

/** The sort orders of regulation lists, in addition to those of all content lists. */
export const regulationSorts: Partial<Record<RegulationSort, SortOrder>> = {
  folder: byOwnText(regulationContent, 'folder'),
};

/** Returns the regulations in no particular order; absent ones are left out. */
export async function regulationsByIds(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<RegulationRow[]> {
  return tx
    .select()
    .from(regulation)
    .where(and(eq(regulation.organizationId, organizationId), inArray(regulation.id, [...ids])));
}
