import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { userTable } from './employees.tables';

/** Administrators who can act. */
export async function activeAdmins(tx: Tx, organizationId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: userTable.id })
    .from(userTable)
    .where(
      and(
        eq(userTable.organizationId, organizationId),
        eq(userTable.isAdmin, true),
        eq(userTable.isArchive, false),
        sql`${userTable.status} <> 'dismissed' and ${userTable.hasPassword}`,
      ),
    );
  return rows.map(({ id }) => id);
}
