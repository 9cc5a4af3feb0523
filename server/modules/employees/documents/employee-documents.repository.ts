import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type UserDocumentRow, userDocumentTable as table } from './employee-documents.tables';

type Fields = typeof table.$inferInsert;

const withId = (organizationId: number, id: number) =>
  and(eq(table.organizationId, organizationId), eq(table.id, id));

/** SQL of people's documents. */
export const documentsRepository = {
  /** Reads a document and locks it until the transaction ends. */
  async lock(tx: Tx, organizationId: number, id: number): Promise<UserDocumentRow | null> {
    const [row] = await tx.select().from(table).where(withId(organizationId, id)).for('update');
    return row ?? null;
  },

  async insert(tx: Tx, fields: Fields): Promise<UserDocumentRow> {
    const [row] = await tx.insert(table).values(fields).returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  },

  async update(
    tx: Tx,
    organizationId: number,
    id: number,
    fields: Partial<Fields>,
  ): Promise<UserDocumentRow> {
    const [row] = await tx
      .update(table)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(withId(organizationId, id))
      .returning();
    if (!row) throw new Error(`no document ${id}`);
    return row;
  },

  async delete(tx: Tx, organizationId: number, id: number): Promise<void> {
    await tx.delete(table).where(withId(organizationId, id));
  },
};
