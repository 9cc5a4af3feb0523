import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { ints, isServed } from '@server/modules/sql';
import { type AdaptationRow, adaptationTable } from './adaptation.tables';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';

/** One person. */
export async function findPerson(tx: Tx, organizationId: number, id: number): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(userTable)
    .where(and(eq(userTable.organizationId, organizationId), eq(userTable.id, id)));
  return row ?? null;
}

/** Returns the people of the plans by id. */
export async function peopleOf(
  tx: Tx,
  organizationId: number,
  adaptations: readonly AdaptationRow[],
): Promise<Map<number, UserRow>> {
  if (adaptations.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(userTable)
    .where(
      and(
        eq(userTable.organizationId, organizationId),
        sql`${userTable.id} = any(${ints(adaptations.map(({ userId }) => userId))})`,
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Returns those of the people who should have an adaptation now and have not had one in this employment: they have a first day,
 * and their adaptation ends in the future.
 */
export function newcomersAmong(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
  today: string,
): Promise<UserRow[]> {
  return tx
    .select()
    .from(userTable)
    .where(
      and(
        eq(userTable.organizationId, organizationId),
        sql`${userTable.id} = any(${ints(userIds)})`,
        eq(userTable.isArchive, false),
        sql`${userTable.status} in ('notInvited', 'invited', 'preboarding', 'adaptation')`,
        sql`${userTable.dateJobStart} is not null and ${userTable.dateAdaptEnd} >= ${today}`,
        sql`not exists (
          select from adaptation a where a.organization_id = ${userTable.organizationId} and a.user_id = ${userTable.id}
            and a.created_at >= coalesce(${userTable.employedFrom}, '-infinity'))`,
      ),
    )
    .orderBy(userTable.id);
}

const ofRealPeople = sql`not exists (select from users u where u.organization_id = ${adaptationTable.organizationId}
  and u.id = ${adaptationTable.userId} and u.is_sample)`;

/** Returns active plans (not paused) of real people, not of sample data. */
export function activePlans(tx: Tx, organizationId: number): Promise<AdaptationRow[]> {
  return tx
    .select()
    .from(adaptationTable)
    .where(
      and(
        eq(adaptationTable.organizationId, organizationId),
        eq(adaptationTable.status, 'active'),
        ofRealPeople,
      ),
    )
    .orderBy(adaptationTable.id);
}

/** Returns the organizations with running plans. */
export async function organizationsAdapting(tx: Tx): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select o.id from organization o where ${isServed(sql`o`)}
      and exists (select from adaptation a where a.organization_id = o.id and a.status = 'active') order by o.id`);
  return rows.map(({ id }) => id);
}
