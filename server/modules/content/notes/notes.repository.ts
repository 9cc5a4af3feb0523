import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ObjectKey } from '../content-kind';
import { type ContentNoteRow, contentNoteTable as table } from './notes.tables';

/** The owner of notes: every statement includes it, because nobody else's notes are ever read. */
export interface NotesOwner {
  organizationId: number;
  userId: number;
}

const own = ({ organizationId, userId }: NotesOwner) =>
  and(eq(table.organizationId, organizationId), eq(table.userId, userId));

const about = ({ objectType, objectId }: ObjectKey) =>
  and(eq(table.objectType, objectType), eq(table.objectId, objectId));

/** Lists notes in the order of the video, then in the order of creation. */
export async function listNotes(tx: Tx, owner: NotesOwner, object: ObjectKey): Promise<ContentNoteRow[]> {
  return tx
    .select()
    .from(table)
    .where(and(own(owner), about(object)))
    .orderBy(asc(table.atSec), asc(table.id));
}

/** Returns one of the person's own notes; null: there is none. */
export async function findNote(tx: Tx, owner: NotesOwner, id: number): Promise<ContentNoteRow | null> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(own(owner), eq(table.id, id)));
  return row ?? null;
}

/** Counts all notes of the person, and those about the object. Their next one waits until this one is stored. */
export async function countNotes(
  tx: Tx,
  owner: NotesOwner,
  { objectType, objectId }: ObjectKey,
): Promise<{ all: number; here: number }> {
  const { organizationId, userId } = owner;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content_note'), ${userId})`);
  const rows = await selectRows(tx, { all: integer, here: integer })(sql`
    select count(*)::int as all,
      (count(*) filter (where object_type = ${objectType} and object_id = ${objectId}))::int as here
    from content_note where organization_id = ${organizationId} and user_id = ${userId}`);
  return rows[0] ?? { all: 0, here: 0 };
}

/** Inserts a note and returns it as stored. */
export async function insertNote(
  tx: Tx,
  { organizationId, userId }: NotesOwner,
  values: Omit<typeof table.$inferInsert, 'id' | 'organizationId' | 'userId'>,
): Promise<ContentNoteRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...values, organizationId, userId })
    .returning();
  if (!row) throw new Error('a note was not stored');
  return row;
}

/** Changes the text of one of the person's own notes; null: there is none. */
export async function updateNote(
  tx: Tx,
  owner: NotesOwner,
  id: number,
  change: Pick<ContentNoteRow, 'text' | 'updatedAt'>,
): Promise<ContentNoteRow | null> {
  const [row] = await tx
    .update(table)
    .set(change)
    .where(and(own(owner), eq(table.id, id)))
    .returning();
  return row ?? null;
}

/** @returns whether there was one */
export async function deleteNote(tx: Tx, owner: NotesOwner, id: number): Promise<boolean> {
  const removed = await tx
    .delete(table)
    .where(and(own(owner), eq(table.id, id)))
    .returning({ id: table.id });
  return removed.length > 0;
}
