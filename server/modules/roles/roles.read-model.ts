import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type RoleRow, roleTable } from './roles.tables';

/** Roles by their ids, in one statement. */
export function rolesByIds(tx: Tx, organizationId: number, ids: readonly number[]): Promise<RoleRow[]> {
  return tx
    .select()
    .from(roleTable)
    .where(and(eq(roleTable.organizationId, organizationId), inArray(roleTable.id, [...ids])));
}

/** All roles in use, by name. An organization has a handful. */
export function listRoles(tx: Tx, organizationId: number): Promise<RoleRow[]> {
  return tx
    .select()
    .from(roleTable)
    .where(and(eq(roleTable.organizationId, organizationId), eq(roleTable.isArchive, false)))
    .orderBy(sql`${roleTable.name} collate "und-x-icu"`, roleTable.id);
}
