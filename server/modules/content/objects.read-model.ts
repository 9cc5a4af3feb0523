import { and, eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { isAmong } from '@server/modules/sql';
import type { ContentObjectRow, ContentTables } from './content.tables';

/** Returns objects of a kind by id, in no particular order; missing ones are omitted. */
export async function objectsByIds(
  tx: Tx,
  table: ContentTables['object'],
  organizationId: number,
  ids: readonly number[],
): Promise<ContentObjectRow[]> {
  return tx
    .select()
    .from(table)
    .where(and(eq(table.organizationId, organizationId), isAmong(table.id, ids)));
}
