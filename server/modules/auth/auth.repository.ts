import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import {
  type SignInRow,
  signInTable,
  type UserRow,
  userTable,
} from '@server/modules/employees/employees.tables';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { type RoleRow, roleTable } from '@server/modules/roles/roles.tables';
import { positionTable } from '@server/modules/structure/structure.tables';
import { worksHereSql } from '@server/modules/sql';

/** Whether the person still works here. */
export const mayEnter = worksHereSql(userTable);

/** Finds the person with this login if they may sign in. An address belongs to one person across all organizations. */
export async function findByLogin(tx: Tx, login: string): Promise<SignInRow | null> {
  const [row] = await tx
    .select()
    .from(signInTable)
    .where(
      and(
        sql`(${userTable.organizationId}, ${userTable.id}) in (
          select l.organization_id, l.user_id from login l where l.email = lower(${login}))`,
        mayEnter,
      ),
    );
  return row ?? null;
}

/** Finds the person by id if they may sign in. */
export async function findById(tx: Tx, id: number): Promise<SignInRow | null> {
  const [row] = await tx
    .select()
    .from(signInTable)
    .where(and(eq(userTable.id, id), mayEnter));
  return row ?? null;
}

/** Creates an organization; its admin is set later, once created. The referrer is stored if they exist here. */
export async function insertOrganization(
  tx: Tx,
  values: Pick<
    typeof organizationTable.$inferInsert,
    'name' | 'countEmployees' | 'promoCode' | 'refId' | 'lang'
  >,
): Promise<number> {
  // An old or invalid referral link must not prevent registration.
  const refId = sql`(select u.id from users u where u.id = ${values.refId ?? null}::int and not u.is_archive)`;
  const { name, countEmployees, promoCode, lang } = values;
  const [row] = await tx
    .insert(organizationTable)
    .values({ name, countEmployees, promoCode, lang, refId })
    .returning({ id: organizationTable.id });
  if (!row) throw new Error('the insert of an organization returned nothing');
  return row.id;
}

/** Makes a person the organization's admin. */
export async function setOrganizationAdmin(tx: Tx, organizationId: number, userId: number): Promise<void> {
  await tx.update(organizationTable).set({ userId }).where(eq(organizationTable.id, organizationId));
}

/** Inserts the first roles of a new organization, in the given order. */
export async function insertRoles(
  tx: Tx,
  organizationId: number,
  roles: readonly Pick<RoleRow, 'name' | 'rights' | 'isSystem'>[],
): Promise<RoleRow[]> {
  return tx
    .insert(roleTable)
    .values(roles.map((role) => ({ organizationId, ...role })))
    .returning();
}

/** Inserts the admin's position. */
export async function insertPosition(
  tx: Tx,
  organizationId: number,
  name: string,
  roleId: number | null,
): Promise<number> {
  const [row] = await tx
    .insert(positionTable)
    .values({ organizationId, name, roleId })
    .returning({ id: positionTable.id });
  if (!row) throw new Error('the insert of a position returned nothing');
  return row.id;
}

/** Whether a person signs in with the address. Concurrent checks are serialized: the second one sees the effect of the first. */
export async function isAddressHeld(tx: Tx, email: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('email:' || lower(${email}), 0))`);
  const { rows } = await tx.execute(sql`select from login where email = lower(${email})`);
  return rows.length > 0;
}

/** The admin. */
export async function insertAdmin(
  tx: Tx,
  values: Pick<
    typeof signInTable.$inferInsert,
    | 'organizationId'
    | 'nameFirst'
    | 'email'
    | 'emailProvedAt'
    | 'isEmailPending'
    | 'phone'
    | 'passwordHash'
    | 'positionId'
    | 'lang'
    | 'status'
  >,
): Promise<UserRow> {
  const [row] = await tx
    .insert(signInTable)
    .values({ status: 'working', ...values, homeOrganizationId: values.organizationId, isAdmin: true })
    .returning();
  if (!row) throw new Error('the insert of an admin returned nothing');
  return row;
}
