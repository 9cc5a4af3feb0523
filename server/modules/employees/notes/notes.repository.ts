import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type UserNoteRow, userNoteTable as table } from './notes.tables';

type Fields = typeof table.$inferInsert;

const withId = (organizationId: number, id: number) =>
  and(eq(table.organizationId, organizationId), eq(table.id, id));

/** SQL of notes about people. */
export const notesRepository = {
  /** Returns the notes, newest first. */
  async list(tx: Tx, organizationId: number, userId: number): Promise<UserNoteRow[]> {
    return tx
      .select()
      .from(table)
      .where(and(eq(table.organizationId, organizationId), eq(table.userId, userId)))
      .orderBy(desc(table.id));
  },

  /** Reads a note and locks it until the transaction ends. */
  async lock(tx: Tx, organizationId: number, id: number): Promise<UserNoteRow | null> {
    const [row] = await tx.select().from(table).where(withId(organizationId, id)).for('update');
    return row ?? null;
  },

  async insert(tx: Tx, fields: Fields): Promise<UserNoteRow> {
    const [row] = await tx.insert(table).values(fields).returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  },

  async update(tx: Tx, organizationId: number, id: number, text: string): Promise<UserNoteRow> {
    const [row] = await tx
      .update(table)
      .set({ text, updatedAt: sql`now()` })
      .where(withId(organizationId, id))
      .returning();
    if (!row) throw new Error(`no note ${id}`);
    return row;
  },

  async delete(tx: Tx, organizationId: number, id: number): Promise<void> {
    await tx.delete(table).where(withId(organizationId, id));
  },
};
