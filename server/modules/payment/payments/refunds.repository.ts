import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
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

  /**
   * Stores which part of a new refund is taken from what its payment had paid for: whatever exceeds the advance that is left. The
   * caller holds the ledger, so that nobody settles the same advance, and has added the refund to its payment.
   */
  async setSettled(tx: Tx, { organizationId, refundId }: RefundKey): Promise<bigint> {
    const rows = await selectRows(tx, { settled: text })(sql`
      update payment_refund f set settled = greatest(0, f.amount - greatest(0, f.amount + p.amount - p.refunded + coalesce((
          select sum(earlier.settled) from payment_refund earlier
          where earlier.organization_id = f.organization_id and earlier.payment_id = f.payment_id and earlier.id < f.id), 0)
        - coalesce((
          select sum(s.amount) from settlement_receipt s
          where s.organization_id = f.organization_id and s.payment_id = f.payment_id), 0)))
      from payment p
      where f.organization_id = ${organizationId} and f.id = ${refundId}
        and p.organization_id = f.organization_id and p.id = f.payment_id
      returning f.settled::text`);
    return BigInt(rows[0]?.settled ?? 0);
  },

  /** Returns what earlier refunds of the same payment have taken from what it had paid for. */
  async settledBefore(tx: Tx, { organizationId, paymentId, id }: PaymentRefundRow): Promise<bigint> {
    const rows = await selectRows(tx, { settled: text })(sql`
      select coalesce(sum(f.settled), 0)::text as settled from payment_refund f
      where f.organization_id = ${organizationId} and f.payment_id = ${paymentId} and f.id < ${id}`);
    return BigInt(rows[0]?.settled ?? 0);
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
