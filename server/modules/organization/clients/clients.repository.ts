import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { integer, nullable } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import { fullNameSql } from '@server/modules/person-name';
import {
  organizationNoteTable as notes,
  type OrganizationRow,
  organizationTable as clients,
} from '../organization.tables';

type Change = Partial<typeof clients.$inferInsert>;

export interface NoteView {
  id: number;
  text: string;
  author: string;
  createdAt: Date;
}

const noteView = {
  id: notes.id,
  text: notes.text,
  createdAt: notes.createdAt,
  author: sql<string>`coalesce((select ${fullNameSql('u')} from users u where u.id = ${notes.authorId}), '')`,
};

/** The data of clients that the provider writes. Every function requires a transaction of the system. */
export const clientsRepository = {
  /** Locks them in the order of their ids, so that concurrent writers of the same ones are serialized. */
  lock(tx: Tx, ids: readonly number[]): Promise<OrganizationRow[]> {
    return tx
      .select()
      .from(clients)
      .where(and(inArray(clients.id, [...ids]), isNull(clients.erasedAt)))
      .orderBy(asc(clients.id))
      .for('update');
  },

  async update(tx: Tx, id: number, change: Change): Promise<OrganizationRow> {
    const [row] = await tx.update(clients).set(change).where(eq(clients.id, id)).returning();
    if (!row) throw new Error('the update of a client returned nothing');
    return row;
  },

  /** Returns the suspensions whose last day has passed. */
  async overdueSuspensions(tx: Tx): Promise<number[]> {
    const rows = await tx
      .select({ id: clients.id })
      .from(clients)
      .where(
        and(
          eq(clients.isActive, false),
          isNull(clients.deletedAt),
          sql`${clients.suspenseDateEnd} < (now() at time zone ${clients.timezone})::date`,
        ),
      );
    return rows.map(({ id }) => id);
  },

  /** Erases the people of a deleted client. Returns how many there were; null: it was erased before, or is not due. */
  async erase(tx: Tx, organizationId: number): Promise<number | null> {
    const rows = await selectRows(tx, { count: nullable(integer) })(
      sql`select erase_organization(${organizationId}) as count`,
    );
    return rows[0]?.count ?? null;
  },

  /** Returns the clients that were deleted so long ago that they can no longer be restored. */
  async overdueDeletions(tx: Tx, now: Date): Promise<number[]> {
    const latest = new Date(now.getTime() - limits.restorableDays * 86_400_000);
    const rows = await tx
      .select({ id: clients.id })
      .from(clients)
      .where(and(isNotNull(clients.deletedAt), isNull(clients.erasedAt), lte(clients.deletedAt, latest)));
    return rows.map(({ id }) => id);
  },

  notes(tx: Tx, organizationId: number): Promise<NoteView[]> {
    return tx
      .select(noteView)
      .from(notes)
      .where(eq(notes.organizationId, organizationId))
      .orderBy(desc(notes.id))
      .limit(limits.organizationNotes);
  },

  /** @throws {AppError} notFound */
  async note(tx: Tx, organizationId: number, id: number): Promise<NoteView> {
    const [note] = await tx
      .select(noteView)
      .from(notes)
      .where(and(eq(notes.organizationId, organizationId), eq(notes.id, id)));
    if (!note) throw new AppError('notFound');
    return note;
  },

  async insertNote(tx: Tx, note: { organizationId: number; authorId: number; text: string }) {
    const [row] = await tx.insert(notes).values(note).returning();
    if (!row) throw new Error('the insert of a note returned nothing');
    return row;
  },

  async deleteNote(tx: Tx, organizationId: number, id: number): Promise<boolean> {
    const rows = await tx
      .delete(notes)
      .where(and(eq(notes.organizationId, organizationId), eq(notes.id, id)))
      .returning({ id: notes.id });
    return rows.length > 0;
  },
};
