import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { userTable } from './employees.tables';

/** An administrator of the organization who works there. */
export const isAdminOf = (organizationId: number): SQL | undefined =>
  and(
    eq(userTable.organizationId, organizationId),
    eq(userTable.isAdmin, true),
    eq(userTable.isArchive, false),
    ne(userTable.status, 'dismissed'),
  );

/** Administrators of the organization, also those who have no password yet. */
export async function adminIds(tx: Tx, organizationId: number): Promise<number[]> {
  const rows = await tx.select({ id: userTable.id }).from(userTable).where(isAdminOf(organizationId));
  return rows.map(({ id }) => id);
}

/** Administrators who can act: they sign in with a password. */
export async function activeAdmins(tx: Tx, organizationId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: userTable.id })
    .from(userTable)
    .where(and(isAdminOf(organizationId), sql`${userTable.hasPassword}`));
  return rows.map(({ id }) => id);
}
