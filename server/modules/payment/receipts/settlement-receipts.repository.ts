import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { type PaymentRow, paymentTable } from '../payment.tables';
import type { PaidFor } from './refund-parts';
import { type ReceiptStatus, settlementReceiptTable as receipts } from './receipts.tables';

/** Identifies a receipt and its organization. */
export interface ReceiptKey {
  organizationId: number;
  receiptId: number;
}

/** A sum that was paid from the balance. */
export interface Settled {
  organizationId: number;
  operationId: bigint;
  /** Kopecks. */
  amount: bigint;
  at: Date;
}

const own = ({ organizationId, receiptId }: ReceiptKey) =>
  and(eq(receipts.organizationId, organizationId), eq(receipts.id, receiptId));

/** What a sum was paid for: its operation says it. */
const paidFor = sql<PaidFor>`(
  select case o.kind when 'purchase' then 'tokens' else 'access' end from ledger_operation o
  where o.organization_id = settlement_receipt.organization_id and o.id = settlement_receipt.operation_id)`;

/** SQL of settlement receipts, for the system. */
export const settlementReceiptsRepository = {
  /**
   * Settles a sum from the advances that are left, the oldest first: what was paid online, without what was refunded or settled
   * before. The rest of the sum came from elsewhere and needs no receipt. Returns the ids of the new receipts. The caller holds
   * the ledger, so that nobody settles the same advance.
   */
  async insert(tx: Tx, { organizationId, operationId, amount, at }: Settled): Promise<number[]> {
    const rows = await selectRows(tx, { id: integer })(sql`
      insert into settlement_receipt (organization_id, payment_id, operation_id, amount, created_at)
      select ${organizationId}, a.id, ${String(operationId)}::bigint,
        least(a.rest, ${String(amount)}::bigint - a.before), ${at.toISOString()}::timestamptz
      from (
        select p.id, p.rest,
          coalesce(sum(p.rest) over (order by p.paid_at, p.id rows between unbounded preceding and 1 preceding), 0)::bigint as before
        from (
          select p.id, p.paid_at, p.amount - p.refunded - coalesce((
            select sum(s.amount) from settlement_receipt s
            where s.organization_id = p.organization_id and s.payment_id = p.id), 0)::bigint as rest
          from payment p
          where p.organization_id = ${organizationId} and p.provider <> 'bank' and p.status in ('succeeded', 'partiallyRefunded')) p
        where p.rest > 0) a
      where a.before < ${String(amount)}::bigint
      returning id`);
    return rows.map(({ id }) => id);
  },

  /** Returns the receipts of what a payment has paid for, the newest first. */
  ofPayment: (
    tx: Tx,
    { organizationId, paymentId }: { organizationId: number; paymentId: number },
  ): Promise<{ receipt: typeof receipts.$inferSelect; of: PaidFor }[]> =>
    tx
      .select({ receipt: receipts, of: paidFor })
      .from(receipts)
      .where(and(eq(receipts.organizationId, organizationId), eq(receipts.paymentId, paymentId)))
      .orderBy(desc(receipts.id)),

  /** Returns a receipt with its payment. */
  async find(
    tx: Tx,
    key: ReceiptKey,
  ): Promise<{ receipt: typeof receipts.$inferSelect; payment: PaymentRow; of: PaidFor } | null> {
    const [row] = await tx
      .select({ receipt: receipts, payment: paymentTable, of: paidFor })
      .from(receipts)
      .innerJoin(
        paymentTable,
        and(
          eq(paymentTable.organizationId, receipts.organizationId),
          eq(paymentTable.id, receipts.paymentId),
        ),
      )
      .where(own(key));
    return row ?? null;
  },

  async setStatus(tx: Tx, key: ReceiptKey, status: ReceiptStatus): Promise<void> {
    await tx.update(receipts).set({ status }).where(own(key));
  },
};
