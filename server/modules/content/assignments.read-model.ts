import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { isOpen } from '@server/modules/assignment-statuses';
import { assignmentTable, type AssignmentRow } from '@server/modules/assignments/assignments.tables';
import type { ObjectKey } from './content-kind';

const ofObject = (organizationId: number, { objectType, objectId }: ObjectKey) =>
  and(
    eq(assignmentTable.organizationId, organizationId),
    eq(assignmentTable.objectType, objectType),
    eq(assignmentTable.objectId, objectId),
  );

/** Returns the person's open assignment and locks it until the transaction ends: two tabs take turns. */
export async function lockOpenAssignment(
  tx: Tx,
  organizationId: number,
  object: ObjectKey,
  userId: number,
): Promise<AssignmentRow | null> {
  const [row] = await tx
    .select()
    .from(assignmentTable)
    .where(
      and(
        ofObject(organizationId, object),
        eq(assignmentTable.userId, userId),
        isOpen(sql`${assignmentTable.status}`),
      ),
    )
    .for('update');
  return row ?? null;
}

/** Returns the person's newest assignment that was not cancelled. */
export async function newestAssignment(
  tx: Tx,
  organizationId: number,
  object: ObjectKey,
  userId: number,
): Promise<AssignmentRow | null> {
  const [row] = await tx
    .select()
    .from(assignmentTable)
    .where(
      and(
        ofObject(organizationId, object),
        eq(assignmentTable.userId, userId),
        sql`${assignmentTable.status} <> 'cancelled'`,
      ),
    )
    .orderBy(desc(assignmentTable.cycle))
    .limit(1);
  return row ?? null;
}

/** Counts the people who have completed their assignment, and those who have not yet. */
export async function assignmentCounts(
  tx: Tx,
  organizationId: number,
  object: ObjectKey,
): Promise<{ signed: number; waiting: number }> {
  const [row] = await tx
    .select({
      signed: sql<number>`count(*) filter (where ${assignmentTable.status} = 'done')::int`,
      waiting: sql<number>`count(*) filter (where ${isOpen(sql`${assignmentTable.status}`)})::int`,
    })
    .from(assignmentTable)
    .where(and(ofObject(organizationId, object), eq(assignmentTable.isCurrent, true)));
  return { signed: row?.signed ?? 0, waiting: row?.waiting ?? 0 };
}
