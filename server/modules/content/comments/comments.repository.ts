import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { CommentRow, ContentTables } from '../content.tables';

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
