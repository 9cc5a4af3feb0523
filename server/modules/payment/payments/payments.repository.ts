import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { type PaymentRow, paymentTable } from '../payment.tables';

const OPEN = ['draft', 'pending'] as const satisfies readonly PaymentRow['status'][];

/** Identifies a payment and its organization. */
export interface PaymentKey {
  organizationId: number;
  paymentId: number;
}

const own = ({ organizationId, paymentId }: PaymentKey) =>
  and(eq(paymentTable.organizationId, organizationId), eq(paymentTable.id, paymentId));

/** SQL of payments. Everything except reading is for the system. */
export const paymentsRepository = {
  async insert(tx: Tx, row: typeof paymentTable.$inferInsert): Promise<PaymentRow> {
    const [inserted] = await tx.insert(paymentTable).values(row).returning();
    if (!inserted) throw new Error('insert returned nothing');
    return inserted;
  },

  async find(tx: Tx, key: PaymentKey): Promise<PaymentRow | null> {
    const [row] = await tx.select().from(paymentTable).where(own(key));
    return row ?? null;
  },

  /** Locks the payment until the transaction ends, so that two nodes credit one after the other. */
  async lock(tx: Tx, key: PaymentKey): Promise<PaymentRow | null> {
    const [row] = await tx.select().from(paymentTable).where(own(key)).for('update');
    return row ?? null;
  },

  async update(tx: Tx, key: PaymentKey, fields: Partial<PaymentRow>): Promise<void> {
    await tx.update(paymentTable).set(fields).where(own(key));
  },

  async byExternalId(
    tx: Tx,
    provider: PaymentRow['provider'],
    externalId: string,
  ): Promise<PaymentRow | null> {
    const [row] = await tx
      .select()
      .from(paymentTable)
      .where(and(eq(paymentTable.provider, provider), eq(paymentTable.externalId, externalId)));
    return row ?? null;
  },

  /** Returns payments for which no notification has arrived for a while, those first that have waited longest. */
  toCheck: (tx: Tx, at: Date): Promise<PaymentRow[]> =>
    tx
      .select()
      .from(paymentTable)
      .where(and(inArray(paymentTable.status, [...OPEN]), lte(paymentTable.checkAt, at)))
      .orderBy(paymentTable.checkAt)
      .limit(500),

  /** Cancels automatic payments whose card was removed before the service was asked to charge it. */
  async cancelUnsent(tx: Tx, organizationId: number): Promise<void> {
    await tx
      .update(paymentTable)
      .set({ status: 'cancelled', error: 'cardRemoved', cardMethodId: null, checkAt: null })
      .where(
        and(
          eq(paymentTable.organizationId, organizationId),
          eq(paymentTable.isAuto, true),
          eq(paymentTable.status, 'draft'),
          isNull(paymentTable.sentAt),
        ),
      );
  },

  async countOpen(tx: Tx, organizationId: number): Promise<number> {
    const rows = await selectRows(tx, { count: integer })(sql`
      select count(*)::int as count from payment
      where organization_id = ${organizationId} and status in ('draft', 'pending') and provider <> 'bank'`);
    return rows[0]?.count ?? 0;
  },
};
