import type { Tx } from '@server/db/database';
import { type ContentRow, contentTable } from './files.tables';

/** Inserts a stored file's row. */
export async function insertContent(tx: Tx, values: typeof contentTable.$inferInsert): Promise<ContentRow> {
  const [row] = await tx.insert(contentTable).values(values).returning();
  if (!row) throw new Error('the insert of a content returned nothing');
  return row;
}
