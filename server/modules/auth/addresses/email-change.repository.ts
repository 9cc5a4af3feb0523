import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { emailChangeTable as table } from '../auth.tables';

/** The person who is changing their address. */
interface Owner {
  organizationId: number;
  userId: number;
}

const ofOwner = ({ organizationId, userId }: Owner) =>
  and(eq(table.organizationId, organizationId), eq(table.userId, userId));

/** SQL of people's changes of their own address: the new one is pending until its code is entered. */
export const emailChangeRepository = {
  /** Returns the pending new address; null: none. */
  async find(tx: Tx, owner: Owner): Promise<string | null> {
    const [found] = await tx.select().from(table).where(ofOwner(owner));
    return found?.email ?? null;
  },

  async lock(tx: Tx, owner: Owner): Promise<string | null> {
    const [pending] = await tx.select().from(table).where(ofOwner(owner)).for('update');
    return pending?.email ?? null;
  },

  async save(tx: Tx, { organizationId, userId }: Owner, email: string): Promise<void> {
    await tx
      .insert(table)
      .values({ organizationId, userId, email })
      .onConflictDoUpdate({
        target: [table.organizationId, table.userId],
        set: { email, createdAt: sql`now()` },
      });
  },

  async delete(tx: Tx, owner: Owner): Promise<void> {
    await tx.delete(table).where(ofOwner(owner));
  },

  /** Stores the address that the person has just proved to be theirs, and returns the person; null: they no longer exist. */
  async setAddress(tx: Tx, { organizationId, userId }: Owner, email: string): Promise<UserRow | null> {
    const [after] = await tx
      .update(userTable)
      .set({ email, emailProvedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(userTable.organizationId, organizationId), eq(userTable.id, userId)))
      .returning();
    return after ?? null;
  },
};
