import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { SetupStepKey } from '@server/graphql/generated/resolvers';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { type OrganizationRow, organizationTable } from './organization.tables';

/** The organization itself. */
export async function findOrganization(tx: Tx, id: number): Promise<OrganizationRow | null> {
  const [row] = await tx.select().from(organizationTable).where(eq(organizationTable.id, id));
  return row ?? null;
}

const NEW_FOR_DAYS = 30;
const MOST_COLLEAGUES = 8;

/** Who has come within a month, or is about to: the latest first. */
export function newColleagues(tx: Tx, organizationId: number, exceptId: number): Promise<UserRow[]> {
  return tx
    .select()
    .from(userTable)
    .where(
      and(
        eq(userTable.organizationId, organizationId),
        eq(userTable.isArchive, false),
        sql`${userTable.id} <> ${exceptId}`,
        sql`${userTable.status} in ('preboarding', 'adaptation', 'working')`,
        sql`${userTable.dateJobStart} between current_date - ${NEW_FOR_DAYS}::int and current_date + 14`,
      ),
    )
    .orderBy(desc(userTable.dateJobStart), desc(userTable.id))
    .limit(MOST_COLLEAGUES);
}

/** What is left to set up, in the order in which it is done; one statement. */
export async function setupSteps(
  tx: Tx,
  organizationId: number,
): Promise<{ key: SetupStepKey; isDone: boolean }[]> {
  const { rows } = await tx.execute<Record<SetupStepKey, boolean>>(sql`
    select
      (select logo_id is not null from organization where id = ${organizationId}) as logo,
      -- the first position and person are the admin's own, made by the registration
      (select count(*) > 1 from (select from position where organization_id = ${organizationId} limit 2) p) as position,
      exists (select from subdivision where organization_id = ${organizationId}) as subdivision,
      (select count(*) > 1 from (select from users where organization_id = ${organizationId} limit 2) u) as employee,
      exists (select from regulation where organization_id = ${organizationId}) as regulation,
      exists (select from assignment where organization_id = ${organizationId}) as assignment`);
  const done = rows[0];
  const keys: SetupStepKey[] = ['logo', 'position', 'subdivision', 'employee', 'regulation', 'assignment'];
  return keys.map((key) => ({ key, isDone: done?.[key] ?? false }));
}
