import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type ProfileRequestRow, profileRequestTable as table } from './profile-requests.tables';

/** SQL of people's requests to change their profiles. */
export const profileRequestsRepository = {
  async lock(tx: Tx, organizationId: number, id: number): Promise<ProfileRequestRow | null> {
    const [row] = await tx
      .select()
      .from(table)
      .where(and(eq(table.organizationId, organizationId), eq(table.id, id)))
      .for('update');
    return row ?? null;
  },

  /** Locks and returns these people's requests that have not been answered. */
  async lockOpen(tx: Tx, organizationId: number, userIds: readonly number[]): Promise<ProfileRequestRow[]> {
    return tx
      .select()
      .from(table)
      .where(
        and(
          eq(table.organizationId, organizationId),
          inArray(table.userId, [...userIds]),
          eq(table.status, 'open'),
        ),
      )
      .for('update');
  },

  async hasOpen(tx: Tx, organizationId: number, userId: number): Promise<boolean> {
    const own = and(eq(table.organizationId, organizationId), eq(table.userId, userId));
    return (await tx.$count(table, and(own, eq(table.status, 'open')))) > 0;
  },

  async insert(tx: Tx, fields: typeof table.$inferInsert): Promise<ProfileRequestRow> {
    const [row] = await tx.insert(table).values(fields).returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  },

  /** Stores the decision on a request; null: there is no such request. */
  async decide(
    tx: Tx,
    { organizationId, id }: Pick<ProfileRequestRow, 'organizationId' | 'id'>,
    decision: Pick<ProfileRequestRow, 'status' | 'reason' | 'decidedById'>,
  ): Promise<ProfileRequestRow | null> {
    const [after] = await tx
      .update(table)
      .set({ ...decision, decidedAt: sql`now()` })
      .where(and(eq(table.organizationId, organizationId), eq(table.id, id)))
      .returning();
    return after ?? null;
  },
};
