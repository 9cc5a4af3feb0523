import { and, eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { contentTable, type ContentRow } from '@server/modules/files/files.tables';
import { isAmong } from '@server/modules/sql';

/** Returns the files in the order of `ids`; missing ones are omitted. */
export async function attachmentsOf(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<ContentRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(contentTable)
    .where(and(eq(contentTable.organizationId, organizationId), isAmong(contentTable.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
