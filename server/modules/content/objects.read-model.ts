import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { ContentObjectRow, ContentTables } from './content.tables';

/** Objects of a kind by their ids, in no particular order; absent ones are left out. */
export async function objectsByIds(
  tx: Tx,
  table: ContentTables['object'],
  organizationId: number,
  ids: readonly number[],
): Promise<ContentObjectRow[]> {
  return tx
    .select()
    .from(table)
    .where(and(eq(table.organizationId, organizationId), inArray(table.id, [...ids])));
}
