import { and, eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { balanceAdjustmentTable as adjustments } from './adjustments.tables';

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
};
