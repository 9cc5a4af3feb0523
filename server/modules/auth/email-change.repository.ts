import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { emailChangeTable as table } from './auth.tables';

/** Whose change of address it is. */
interface Owner {
  organizationId: number;
  userId: number;
}

const ofOwner = ({ organizationId, userId }: Owner) =>
  and(eq(table.organizationId, organizationId), eq(table.userId, userId));

/** SQL of changes of one's own address: the new one waits for its code. */
export const emailChangeRepository = {
  async isTaken(tx: Tx, email: string): Promise<boolean> {
    const rows = await selectRows(tx, { isTaken: boolean })(
      sql`select email_is_taken(${email}) as "isTaken"`,
    );
    return rows[0]?.isTaken === true;
  },

  /** The new address that waits; null: none. */
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

  /** The person with the address that they have just proved to be theirs; null: they are gone. */
  async setAddress(tx: Tx, { organizationId, userId }: Owner, email: string): Promise<UserRow | null> {
    const [after] = await tx
      .update(userTable)
      .set({ email, emailProvedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(userTable.organizationId, organizationId), eq(userTable.id, userId)))
      .returning();
    return after ?? null;
  },
};
