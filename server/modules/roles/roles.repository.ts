import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { type RoleRow, roleTable, type UserRoleRow, userRoleTable } from './roles.tables';

type RoleFields = typeof roleTable.$inferInsert;
type UserRoleFields = typeof userRoleTable.$inferInsert;

const oneRole = (organizationId: number, id: number) =>
  and(eq(roleTable.organizationId, organizationId), eq(roleTable.id, id));

/** SQL of roles. */
export const rolesRepository = {
  /** Locks the role until the transaction ends: concurrent edits of one role wait for each other. */
  async lock(tx: Tx, organizationId: number, id: number): Promise<RoleRow | null> {
    const [row] = await tx.select().from(roleTable).where(oneRole(organizationId, id)).for('update');
    return row ?? null;
  },

  async insert(tx: Tx, fields: RoleFields): Promise<RoleRow> {
    const [row] = await tx.insert(roleTable).values(fields).returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  },

  async update(tx: Tx, organizationId: number, id: number, fields: Partial<RoleFields>): Promise<RoleRow> {
    const [row] = await tx
      .update(roleTable)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(oneRole(organizationId, id))
      .returning();
    if (!row) throw new Error(`no role ${id}`);
    return row;
  },
};

/** SQL of roles that are granted to people directly. */
export const userRolesRepository = {
  async lock(tx: Tx, organizationId: number, ids: readonly number[]): Promise<UserRoleRow[]> {
    return tx
      .select()
      .from(userRoleTable)
      .where(and(eq(userRoleTable.organizationId, organizationId), inArray(userRoleTable.id, [...ids])))
      .orderBy(userRoleTable.id)
      .for('update');
  },

  /** Whether the day is over in the organization's time zone. */
  async isPast(tx: Tx, organizationId: number, day: string): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      select ${day}::date < (now() at time zone o.timezone)::date as "isPast" from organization o
      where o.id = ${organizationId}`);
    return rows[0]?.['isPast'] === true;
  },

  /** Returns the people who have the roles or will get them. */
  people: (tx: Tx, organizationId: number, ids: readonly number[]): Promise<UserRow[]> =>
    tx
      .select()
      .from(userTable)
      .where(and(eq(userTable.organizationId, organizationId), inArray(userTable.id, [...ids]))),

  /** Regardless of the role's scope. */
  async ofPeople(
    tx: Tx,
    organizationId: number,
    roleId: number,
    userIds: readonly number[],
  ): Promise<UserRoleRow[]> {
    const table = userRoleTable;
    return tx
      .select()
      .from(table)
      .where(
        and(
          eq(table.organizationId, organizationId),
          eq(table.roleId, roleId),
          inArray(table.userId, [...userIds]),
        ),
      );
  },

  /** Granting a role again changes its end and reason. */
  async grant(tx: Tx, rows: UserRoleFields[]): Promise<UserRoleRow[]> {
    const table = userRoleTable;
    return tx
      .insert(table)
      .values(rows)
      .onConflictDoUpdate({
        target: [table.organizationId, table.userId, table.roleId, table.scopeSubdivisionId],
        set: {
          until: sql`excluded.until`,
          reason: sql`excluded.reason`,
          createdById: sql`excluded.created_by_id`,
          updatedAt: sql`now()`,
        },
      })
      .returning();
  },

  async delete(tx: Tx, organizationId: number, ids: readonly number[]): Promise<void> {
    await tx
      .delete(userRoleTable)
      .where(and(eq(userRoleTable.organizationId, organizationId), inArray(userRoleTable.id, [...ids])));
  },
};
