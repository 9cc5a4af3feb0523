import { and, desc, eq, sql } from 'drizzle-orm';
import { isOpen } from '@server/modules/assignment-statuses';
import type { Tx } from '@server/db/database';
import { assignmentTable, type AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { holdsRight } from '@server/modules/roles/roles.read-model';

const ofRegulation = (organizationId: number, regulationId: number) =>
  and(
    eq(assignmentTable.organizationId, organizationId),
    eq(assignmentTable.objectType, 'regulation'),
    eq(assignmentTable.objectId, regulationId),
  );

/** The person's open obligation, locked until the transaction ends: two tabs come one after the other. */
export async function lockOpenObligation(
  tx: Tx,
  organizationId: number,
  regulationId: number,
  userId: number,
): Promise<AssignmentRow | null> {
  const [row] = await tx
    .select()
    .from(assignmentTable)
    .where(
      and(
        ofRegulation(organizationId, regulationId),
        eq(assignmentTable.userId, userId),
        isOpen(sql`${assignmentTable.status}`),
      ),
    )
    .for('update');
  return row ?? null;
}

/** The person's newest obligation that was not cancelled. */
export async function newestObligation(
  tx: Tx,
  organizationId: number,
  regulationId: number,
  userId: number,
): Promise<AssignmentRow | null> {
  const [row] = await tx
    .select()
    .from(assignmentTable)
    .where(
      and(
        ofRegulation(organizationId, regulationId),
        eq(assignmentTable.userId, userId),
        sql`${assignmentTable.status} <> 'cancelled'`,
      ),
    )
    .orderBy(desc(assignmentTable.cycle))
    .limit(1);
  return row ?? null;
}

/** How many have signed what they owed, and how many have not yet. */
export async function obligationCounts(
  tx: Tx,
  organizationId: number,
  regulationId: number,
): Promise<{ signed: number; waiting: number }> {
  const [row] = await tx
    .select({
      signed: sql<number>`count(*) filter (where ${assignmentTable.status} = 'done')::int`,
      waiting: sql<number>`count(*) filter (where ${isOpen(sql`${assignmentTable.status}`)})::int`,
    })
    .from(assignmentTable)
    .where(and(ofRegulation(organizationId, regulationId), eq(assignmentTable.isCurrent, true)));
  return { signed: row?.signed ?? 0, waiting: row?.waiting ?? 0 };
}

/** The person, unless archived. */
export async function workingPerson(tx: Tx, organizationId: number, userId: number): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(userTable)
    .where(
      and(
        eq(userTable.organizationId, organizationId),
        eq(userTable.id, userId),
        eq(userTable.isArchive, false),
      ),
    );
  return row ?? null;
}

/** The person, whatever became of them. */
export async function personById(tx: Tx, organizationId: number, userId: number): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(userTable)
    .where(and(eq(userTable.organizationId, organizationId), eq(userTable.id, userId)));
  return row ?? null;
}

/** Who looks after people: admins and holders of employees.write. */
export async function personnelIds(tx: Tx, organizationId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select u.id from users u
    where u.organization_id = ${organizationId} and not u.is_archive and u.status <> 'dismissed'
      and ${holdsRight(organizationId, 'employees', 'write')}`);
  return rows.map(({ id }) => id);
}

/** Surname, name, patronymic, as documents have it. */
export function documentName(person: Pick<UserRow, 'nameSecond' | 'nameFirst' | 'nameMiddle'>): string {
  return [person.nameSecond, person.nameFirst, person.nameMiddle].filter((part) => part !== '').join(' ');
}
