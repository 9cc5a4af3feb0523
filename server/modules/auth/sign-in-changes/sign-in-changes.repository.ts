import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { ints } from '@server/modules/sql';
import { type SignInConfirmation, signInChangeTable } from '../auth.tables';

export type SignInChangeRow = typeof signInChangeTable.$inferSelect;

const table = signInChangeTable;
const ofPerson = (organizationId: number, userId: number) =>
  and(eq(table.organizationId, organizationId), eq(table.userId, userId));

/** Locks a change: two responses to it are processed one after the other. */
export async function lockChange(
  tx: Tx,
  organizationId: number,
  id: number,
): Promise<SignInChangeRow | null> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.organizationId, organizationId), eq(table.id, id)))
    .for('update');
  return row ?? null;
}

/** Returns unconfirmed and disputed changes, oldest first, and locks them. */
export async function lockOpenChanges(
  tx: Tx,
  organizationId: number,
  userId: number,
): Promise<SignInChangeRow[]> {
  const isDisputed = sql`${table.disputedAt} is not null and ${table.liftedAt} is null`;
  return tx
    .select()
    .from(table)
    .where(and(ofPerson(organizationId, userId), sql`(${isNull(table.confirmedAt)} or ${isDisputed})`))
    .orderBy(asc(table.id))
    .for('update');
}

/** Marks the changes as confirmed. */
export async function confirmChanges(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
  by: { userId: number; confirmation: SignInConfirmation },
): Promise<void> {
  await tx
    .update(table)
    .set({ confirmedAt: sql`now()`, confirmedBy: by.userId, confirmation: by.confirmation })
    .where(
      and(eq(table.organizationId, organizationId), inArray(table.id, [...ids]), isNull(table.confirmedAt)),
    );
}

/** Marks the disputes as decided. */
export async function liftDisputes(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
  by: { userId: number; decision: string },
): Promise<void> {
  await tx
    .update(table)
    .set({ liftedAt: sql`now()`, liftedBy: by.userId, decision: by.decision })
    .where(and(eq(table.organizationId, organizationId), inArray(table.id, [...ids])));
}

/** Marks the change as disputed («It was not me»). */
export async function disputeChange(tx: Tx, organizationId: number, id: number): Promise<void> {
  await tx
    .update(table)
    .set({ disputedAt: sql`now()` })
    .where(and(eq(table.organizationId, organizationId), eq(table.id, id)));
}

/** Returns the person to notify of a change: they may be archived by now. */
export async function findPerson(tx: Tx, organizationId: number, id: number): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(userTable)
    .where(and(eq(userTable.organizationId, organizationId), eq(userTable.id, id)));
  return row ?? null;
}

/** Returns the person's earliest addresses from unconfirmed changes: later ones may be those of whoever made the changes. */
export async function earlierAddresses(
  tx: Tx,
  organizationId: number,
  userId: number,
  count: number,
): Promise<string[]> {
  const rows = await tx
    .select({ address: table.oldValue })
    .from(table)
    .where(
      and(
        ofPerson(organizationId, userId),
        eq(table.kind, 'email'),
        isNull(table.confirmedAt),
        isNotNull(table.oldValue),
      ),
    )
    .groupBy(table.oldValue)
    .orderBy(sql`min(${table.id})`)
    .limit(count);
  return rows.flatMap(({ address }) => address ?? []);
}

/** Returns the person's sessions that the change has ended. */
export async function endedSessions(tx: Tx, userId: number, since: Date): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select id from session where user_id = ${userId} and ended_at >= ${since.toISOString()}::timestamptz`);
  return rows.map(({ id }) => id);
}

/** Whether the person was made an administrator since then by one of these people. */
export async function wasMadeAdminBy(
  tx: Tx,
  organizationId: number,
  userId: number,
  actorIds: readonly number[],
  since: Date,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from audit_log l
    where l.organization_id = ${organizationId} and l.object_type = 'user' and l.object_id = ${userId}
      and l.action = 'roleGrant' and l.changes ? 'isAdmin' and l.at >= ${since.toISOString()}::timestamptz
      and l.actor_id = any (${ints(actorIds)})
    limit 1`);
  return rows.length > 0;
}

/** Whether one of these people, directly or through others, created the person, made them an administrator or set how they sign in. */
export async function dependsOn(
  tx: Tx,
  organizationId: number,
  userId: number,
  otherIds: readonly number[],
): Promise<boolean> {
  const rows = await selectRows(tx, { isDependent: boolean })(sql`
    select coalesce(bool_or(depends_on(${organizationId}, ${userId}, o.id)), false) as "isDependent"
    from unnest(${ints(otherIds)}) o(id)`);
  return rows[0]?.isDependent === true;
}
