import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { balanceAdjustmentTable as adjustments } from './adjustments.tables';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';

type Insert = typeof adjustments.$inferInsert;
type Row = typeof adjustments.$inferSelect;

/** SQL of balance adjustments, used in system transactions. */
export const adjustmentsRepository = {
  async insert(tx: Tx, values: Insert): Promise<Row> {
    const [row] = await tx.insert(adjustments).values(values).returning();
    if (!row) throw new Error('the adjustment was not written');
    return row;
  },

  /** Stores the decision. */
  async update(
    tx: Tx,
    { organizationId, id }: Pick<Row, 'organizationId' | 'id'>,
    decision: Partial<Insert>,
  ): Promise<void> {
    await tx
      .update(adjustments)
      .set(decision)
      .where(and(eq(adjustments.organizationId, organizationId), eq(adjustments.id, id)));
  },

  /** Returns the corrections that nobody has confirmed in time. */
  due: (tx: Tx, at: Date): Promise<Pick<Row, 'organizationId' | 'id'>[]> =>
    selectRows(tx, { organizationId: integer, id: integer })(sql`
      select organization_id as "organizationId", id from balance_adjustment
      where status = 'proposed' and expires_at <= ${at.toISOString()}::timestamptz order by expires_at limit 1000`),

  /** Expires one of them. Returns false when it was decided meanwhile. */
  async expire(
    tx: Tx,
    { organizationId, id }: Pick<Row, 'organizationId' | 'id'>,
    at: Date,
  ): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      update balance_adjustment set status = 'expired', decided_at = ${at.toISOString()}::timestamptz
      where organization_id = ${organizationId} and id = ${id} and status = 'proposed'
        and expires_at <= ${at.toISOString()}::timestamptz returning id`);
    return rows.length > 0;
  },
};
