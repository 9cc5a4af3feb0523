import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { organizationTable, type OrganizationRow } from '@server/modules/organization/organization.tables';
import { worksHereSql } from '@server/modules/sql';
import { isAdminOf } from './admins.read-model';
import { signInTable, userTable, type UserRow } from './employees.tables';

type Fields = typeof userTable.$inferInsert;

const withId = (organizationId: number, id: number) =>
  and(eq(userTable.organizationId, organizationId), eq(userTable.id, id));

/** SQL of people. */
export const employeesRepository = {
  async find(tx: Tx, organizationId: number, id: number): Promise<UserRow | null> {
    const [row] = await tx.select().from(userTable).where(withId(organizationId, id));
    return row ?? null;
  },

  /** Returns people in no particular order. */
  async findMany(tx: Tx, organizationId: number, ids: readonly number[]): Promise<UserRow[]> {
    return tx
      .select()
      .from(userTable)
      .where(and(eq(userTable.organizationId, organizationId), inArray(userTable.id, [...ids])));
  },

  /**
   * Locks people in a fixed order, so that two actions on the same people wait for each other instead of deadlocking. Returns the
   * existing ones by id.
   */
  async lockMany(tx: Tx, organizationId: number, ids: readonly number[]): Promise<Map<number, UserRow>> {
    const rows = await tx
      .select()
      .from(userTable)
      .where(and(eq(userTable.organizationId, organizationId), inArray(userTable.id, [...ids])))
      .orderBy(userTable.id)
      .for('update');
    return new Map(rows.map((row) => [row.id, row]));
  },

  /** Reads a person and locks them until the transaction ends: two edits of one person wait for each other. */
  async lock(tx: Tx, organizationId: number, id: number): Promise<UserRow | null> {
    const [row] = await tx.select().from(userTable).where(withId(organizationId, id)).for('update');
    return row ?? null;
  },

  /** Stores the password that the person has set; it is never returned. */
  async setPassword(tx: Tx, organizationId: number, id: number, passwordHash: string): Promise<void> {
    await tx
      .update(signInTable)
      .set({ passwordHash })
      .where(and(eq(signInTable.organizationId, organizationId), eq(signInTable.id, id)));
  },

  /** Appointing administrators has its own action and rules. */
  async setAdmin(tx: Tx, organizationId: number, id: number, isAdmin: boolean): Promise<UserRow> {
    const [row] = await tx
      .update(userTable)
      .set({ isAdmin, updatedAt: sql`now()` })
      .where(withId(organizationId, id))
      .returning();
    if (!row) throw new Error(`no user ${id}`);
    return row;
  },

  /** `updatedAt` stays unchanged: it is visible to everybody and would reveal that something was noted. */
  async markLeaving(
    tx: Tx,
    organizationId: number,
    id: number,
    fields: Pick<Fields, 'datePossibleLeaving' | 'reasonPossibleLeaving'>,
  ): Promise<UserRow> {
    const [row] = await tx
      .update(userTable)
      .set({ ...fields, leavingAt: sql`now()` })
      .where(withId(organizationId, id))
      .returning();
    if (!row) throw new Error(`no user ${id}`);
    return row;
  },

  /** Returns the head of the subdivision; null: none. */
  async leaderOf(tx: Tx, organizationId: number, subdivisionId: number): Promise<number | null> {
    const [row] = await tx
      .select({ id: userTable.id })
      .from(userTable)
      .where(
        and(
          eq(userTable.organizationId, organizationId),
          eq(userTable.isLeader, true),
          eq(userTable.leaderSubdivisionId, subdivisionId),
        ),
      );
    return row?.id ?? null;
  },

  /** Removes the subdivision's head if it is another person. */
  async dismissLeader(
    tx: Tx,
    organizationId: number,
    subdivisionId: number,
    exceptId: number,
  ): Promise<UserRow[]> {
    return tx
      .update(userTable)
      .set({ isLeader: false, leaderSubdivisionId: null, updatedAt: sql`now()` })
      .where(
        and(
          eq(userTable.organizationId, organizationId),
          eq(userTable.leaderSubdivisionId, subdivisionId),
          ne(userTable.id, exceptId),
        ),
      )
      .returning();
  },

  /** Locks the administrators, so that two of them cannot archive each other at the same time. */
  async activeAdminIds(tx: Tx, organizationId: number): Promise<number[]> {
    const rows = await tx
      .select({ id: userTable.id })
      .from(userTable)
      .where(isAdminOf(organizationId))
      .orderBy(userTable.id)
      .for('update');
    return rows.map(({ id }) => id);
  },

  /** Returns those of the people who are of the organization and work here. */
  async activeIds(tx: Tx, organizationId: number, ids: readonly number[]): Promise<number[]> {
    const rows = await tx
      .select({ id: userTable.id })
      .from(userTable)
      .where(
        and(
          eq(userTable.organizationId, organizationId),
          inArray(userTable.id, [...ids]),
          worksHereSql(userTable),
        ),
      );
    return rows.map(({ id }) => id);
  },

  async organization(tx: Tx, organizationId: number): Promise<OrganizationRow> {
    const [row] = await tx.select().from(organizationTable).where(eq(organizationTable.id, organizationId));
    if (!row) throw new Error(`no organization ${organizationId}`);
    return row;
  },
};
