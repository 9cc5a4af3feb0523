import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type ContentRow, contentTable } from './files.tables';

/** Returns stored files by id, in one statement. */
export function contentsByIds(tx: Tx, organizationId: number, ids: readonly number[]): Promise<ContentRow[]> {
  return tx
    .select()
    .from(contentTable)
    .where(and(eq(contentTable.organizationId, organizationId), inArray(contentTable.id, [...ids])));
}
