import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { worksHereSql } from '@server/modules/sql';
import { userTable } from './employees.tables';

/** Returns a condition for administrators who work in the organization. */
export const isAdminOf = (organizationId: number): SQL | undefined =>
  and(eq(userTable.organizationId, organizationId), eq(userTable.isAdmin, true), worksHereSql(userTable));

/** Returns the organization's administrators, including those without a password yet. */
export async function adminIds(tx: Tx, organizationId: number): Promise<number[]> {
  const rows = await tx.select({ id: userTable.id }).from(userTable).where(isAdminOf(organizationId));
  return rows.map(({ id }) => id);
}

/** Returns administrators who can act: those with a password. */
export async function activeAdmins(tx: Tx, organizationId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: userTable.id })
    .from(userTable)
    .where(and(isAdminOf(organizationId), sql`${userTable.hasPassword}`));
  return rows.map(({ id }) => id);
}
