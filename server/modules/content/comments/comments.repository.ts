import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { UnclearSpot } from '@domain/content/unclear';
import type { Tx } from '@server/db/database';
import type { CommentRow, ContentTables } from '../content.tables';
import { placeOfMoment } from './unclear-place.sql';

type CommentTable = ContentTables['comment'];

const LISTED = 500;

/** Filters the comments of an object: by person, answered or not. */
export interface CommentFilter {
  /** Null: everybody's. */
  userId: number | null;
  isResolved?: boolean | null;
}

const withId = (table: CommentTable, organizationId: number, id: number) =>
  and(eq(table.organizationId, organizationId), eq(table.id, id));

/** The newest first. */
export function listComments(
  tx: Tx,
  table: CommentTable,
  organizationId: number,
  objectId: number,
  { userId, isResolved }: CommentFilter,
): Promise<CommentRow[]> {
  return tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.organizationId, organizationId),
        eq(table.objectId, objectId),
        userId === null ? undefined : eq(table.userId, userId),
        isResolved === true ? isNotNull(table.resolvedAt) : undefined,
        isResolved === false ? isNull(table.resolvedAt) : undefined,
      ),
    )
    .orderBy(desc(table.id))
    .limit(LISTED);
}

/** Inserts a comment and returns its row. */
export async function insertComment(
  tx: Tx,
  table: CommentTable,
  fields: CommentTable['$inferInsert'],
): Promise<CommentRow> {
  const [row] = await tx.insert(table).values(fields).returning();
  if (!row) throw new Error('a comment was not stored');
  return row;
}

/** Locks a comment and returns it; null: there is none. */
export async function lockComment(
  tx: Tx,
  table: CommentTable,
  organizationId: number,
  id: number,
): Promise<CommentRow | null> {
  const [comment] = await tx
    .select()
    .from(table)
    .where(withId(table, organizationId, id))
    .for('update');
  return comment ?? null;
}

/** Marks a comment as answered; null: it no longer exists. */
export async function resolveComment(
  tx: Tx,
  table: CommentTable,
  organizationId: number,
  id: number,
  resolved: Pick<CommentRow, 'resolvedAt' | 'resolvedById'>,
): Promise<CommentRow | null> {
  const [row] = await tx
    .update(table)
    .set(resolved)
    .where(withId(table, organizationId, id))
    .returning();
  return row ?? null;
}

/** What is open at a place of an object. */
const openAt = (table: CommentTable, organizationId: number, objectId: number, spot: UnclearSpot) =>
  and(
    eq(table.organizationId, organizationId),
    eq(table.objectId, objectId),
    isNull(table.resolvedAt),
    spot.clauseId === null
      ? sql`${placeOfMoment(table.atSec)} = ${spot.atSec}`
      : eq(table.clauseId, spot.clauseId),
  );

/** Until the transaction ends, other marks on the object wait: of those at once, each counts the earlier ones. */
export async function lockMarks(
  tx: Tx,
  objectType: string,
  organizationId: number,
  objectId: number,
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`unclear:${objectType}:${organizationId}`}), ${objectId})`,
  );
}

/** Returns the open marks at a place, the oldest first. */
export function openMarks(
  tx: Tx,
  table: CommentTable,
  organizationId: number,
  objectId: number,
  spot: UnclearSpot,
): Promise<CommentRow[]> {
  return tx
    .select()
    .from(table)
    .where(openAt(table, organizationId, objectId, spot))
    .orderBy(table.id);
}

/** Marks all that is open at a place as answered; returns it. */
export function resolveAll(
  tx: Tx,
  table: CommentTable,
  organizationId: number,
  { objectId, spot }: { objectId: number; spot: UnclearSpot },
  resolved: Pick<CommentRow, 'resolvedAt' | 'resolvedById'>,
): Promise<CommentRow[]> {
  return tx
    .update(table)
    .set(resolved)
    .where(openAt(table, organizationId, objectId, spot))
    .returning();
}

/** Changes the words of a comment. */
export async function updateWords(
  tx: Tx,
  table: CommentTable,
  organizationId: number,
  id: number,
  text: string,
): Promise<void> {
  await tx
    .update(table)
    .set({ text })
    .where(withId(table, organizationId, id));
}

/** Removes a comment. */
export async function deleteComment(
  tx: Tx,
  table: CommentTable,
  organizationId: number,
  id: number,
): Promise<void> {
  await tx.delete(table).where(withId(table, organizationId, id));
}
