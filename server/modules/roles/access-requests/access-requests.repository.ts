import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { userTable } from '@server/modules/employees/employees.tables';
import { type AccessRequestRow, accessRequestTable as requests } from './access-requests.tables';

type Insert = typeof requests.$inferInsert;

/** How a request ends, and by whom. */
type End = Pick<AccessRequestRow, 'status' | 'decidedById'>;

const withId = (organizationId: number, id: number) =>
  and(eq(requests.organizationId, organizationId), eq(requests.id, id));

/** SQL of requests for access. */
export const accessRequestsRepository = {
  /** Serializes concurrent requests of one person, so that the second one finds the first. */
  async lockPerson(tx: Tx, organizationId: number, userId: number): Promise<void> {
    await tx
      .select({ id: userTable.id })
      .from(userTable)
      .where(and(eq(userTable.organizationId, organizationId), eq(userTable.id, userId)))
      .for('update');
  },

  async lock(tx: Tx, organizationId: number, id: number): Promise<AccessRequestRow | null> {
    const [row] = await tx.select().from(requests).where(withId(organizationId, id)).for('update');
    return row ?? null;
  },

  async insert(tx: Tx, values: Insert): Promise<AccessRequestRow> {
    const [row] = await tx.insert(requests).values(values).returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  },

  async end(tx: Tx, { organizationId, id }: AccessRequestRow, end: End): Promise<AccessRequestRow | null> {
    const [after] = await tx
      .update(requests)
      .set({ ...end, decidedAt: sql`now()` })
      .where(withId(organizationId, id))
      .returning();
    return after ?? null;
  },

  /** Ends all open requests of these people. */
  endOpen: (
    tx: Tx,
    organizationId: number,
    userIds: readonly number[],
    end: End,
  ): Promise<AccessRequestRow[]> =>
    tx
      .update(requests)
      .set({ ...end, decidedAt: sql`now()` })
      .where(
        and(
          eq(requests.organizationId, organizationId),
          inArray(requests.userId, [...userIds]),
          eq(requests.status, 'open'),
        ),
      )
      .returning(),
};
