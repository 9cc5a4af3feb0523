import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { PaymentRow } from '../payment.tables';
import { type PaymentRefundRow, paymentRefundTable as refunds } from './refunds.tables';

/** Identifies a refund and its organization. */
export interface RefundKey {
  organizationId: number;
  refundId: number;
}

const own = ({ organizationId, refundId }: RefundKey) =>
  and(eq(refunds.organizationId, organizationId), eq(refunds.id, refundId));

/** SQL of refunds. Everything except reading is for the system. */
export const refundsRepository = {
  async insert(tx: Tx, row: typeof refunds.$inferInsert): Promise<PaymentRefundRow> {
    const [inserted] = await tx.insert(refunds).values(row).returning();
    if (!inserted) throw new Error('insert returned nothing');
    return inserted;
  },

  async find(tx: Tx, key: RefundKey): Promise<PaymentRefundRow | null> {
    const [row] = await tx.select().from(refunds).where(own(key));
    return row ?? null;
  },

  async setReceipt(tx: Tx, key: RefundKey, receipt: PaymentRefundRow['receipt']): Promise<void> {
    await tx.update(refunds).set({ receipt }).where(own(key));
  },

  /** Returns which of these refunds, by their ids at the service, have been deducted already. */
  async known(
    tx: Tx,
    provider: PaymentRow['provider'],
    externalIds: readonly string[],
  ): Promise<Set<string>> {
    if (externalIds.length === 0) return new Set();
    const rows = await tx
      .select({ externalId: refunds.externalId })
      .from(refunds)
      .where(and(eq(refunds.provider, provider), inArray(refunds.externalId, [...externalIds])));
    return new Set(rows.map(({ externalId }) => externalId));
  },
};
