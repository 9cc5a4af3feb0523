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

/** Whoever works here still. */
export const mayEnter = and(eq(userTable.isArchive, false), sql`${userTable.status} <> 'dismissed'`);

/** The person of a login who may sign in. An address is one person in all organizations. */
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

/** The person by id, if they may sign in. */
export async function findById(tx: Tx, id: number): Promise<SignInRow | null> {
  const [row] = await tx
    .select()
    .from(signInTable)
    .where(and(eq(userTable.id, id), mayEnter));
  return row ?? null;
}

/** A new organization; its admin is set when there is one. Who invited it is kept if that is a person here. */
export async function insertOrganization(
  tx: Tx,
  values: Pick<
    typeof organizationTable.$inferInsert,
    'name' | 'countEmployees' | 'promoCode' | 'refId' | 'lang'
  >,
): Promise<number> {
  // A link that is old or made up does not keep anybody from registering.
  const refId = sql`(select u.id from users u where u.id = ${values.refId ?? null}::int and not u.is_archive)`;
  const { name, countEmployees, promoCode, lang } = values;
  const [row] = await tx
    .insert(organizationTable)
    .values({ name, countEmployees, promoCode, lang, refId })
    .returning({ id: organizationTable.id });
  if (!row) throw new Error('the insert of an organization returned nothing');
  return row.id;
}

/** Makes somebody the organization's admin. */
export async function setOrganizationAdmin(tx: Tx, organizationId: number, userId: number): Promise<void> {
  await tx.update(organizationTable).set({ userId }).where(eq(organizationTable.id, organizationId));
}

/** The first roles of a new organization, in the order given. */
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

/** The admin's position. */
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

/** Whether somebody signs in by the address. Two that ask take turns: the second one sees what the first one did. */
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
