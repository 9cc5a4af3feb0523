import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type TokenLimitRow, tokenLimitTable as table } from './limits.tables';

/** The spending that a limit is about. */
export type LimitTarget = Pick<TokenLimitRow, 'subdivisionId' | 'userId' | 'action'>;

const own = (organizationId: number, condition?: SQL): SQL | undefined =>
  and(eq(table.organizationId, organizationId), condition);

const sameTarget = ({ subdivisionId, userId, action }: LimitTarget): SQL | undefined =>
  and(
    sql`${table.subdivisionId} is not distinct from ${subdivisionId}::int`,
    sql`${table.userId} is not distinct from ${userId}::int`,
    sql`${table.action} is not distinct from ${action}::text`,
  );

/** SQL of the limits on spending tokens. */
export const limitsRepository = {
  /** Locks the organization's limits until the transaction ends, because a new target is compared with the others first. */
  async hold(tx: Tx, organizationId: number): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${organizationId}, hashtext('token limits'))`);
  },

  async find(tx: Tx, organizationId: number, id: number): Promise<TokenLimitRow | null> {
    const [row] = await tx
      .select()
      .from(table)
      .where(own(organizationId, eq(table.id, id)));
    return row ?? null;
  },

  count: (tx: Tx, organizationId: number): Promise<number> => tx.$count(table, own(organizationId)),

  /** Whether another limit is about the same spending. @param exceptId the limit that is being changed */
  async hasTarget(
    tx: Tx,
    organizationId: number,
    target: LimitTarget,
    exceptId: number | null,
  ): Promise<boolean> {
    const other = exceptId === null ? undefined : ne(table.id, exceptId);
    return (await tx.$count(table, own(organizationId, and(sameTarget(target), other)))) > 0;
  },

  async insert(tx: Tx, row: typeof table.$inferInsert): Promise<TokenLimitRow> {
    const [made] = await tx.insert(table).values(row).returning();
    if (!made) throw new Error('the insert of a limit returned nothing');
    return made;
  },

  async update(
    tx: Tx,
    { organizationId, id }: TokenLimitRow,
    change: Partial<typeof table.$inferInsert>,
  ): Promise<void> {
    await tx
      .update(table)
      .set(change)
      .where(own(organizationId, eq(table.id, id)));
  },

  async delete(tx: Tx, { organizationId, id }: TokenLimitRow): Promise<void> {
    await tx.delete(table).where(own(organizationId, eq(table.id, id)));
  },
};
