import { sql } from 'drizzle-orm';
import { parseRoubles, roublesText } from '@domain/money';
import type { Tx } from '@server/db/database';
import { objectOf, oneOf, openObjectOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { SimulatedPayment } from './simulated-payments.repository';

const refundRow = {
  refund: openObjectOf({
    id: text,
    payment_id: text,
    status: oneOf(['succeeded']),
    amount: objectOf({ value: text, currency: text }),
  }),
};

/** A refund in the format of the service. */
export type SimulatedRefund = RowOf<typeof refundRow>['refund'];

const kopecksOf = (value: unknown): bigint => parseRoubles(typeof value === 'string' ? value : '0') ?? 0n;

const refundedOf = ({ refunded_amount }: SimulatedPayment['payment']): bigint =>
  typeof refunded_amount === 'object' && refunded_amount !== null && 'value' in refunded_amount
    ? kopecksOf(refunded_amount.value)
    : 0n;

/** Returns the part of a payment that can still be refunded, in kopecks. */
export const refundableOf = (payment: SimulatedPayment['payment']): bigint =>
  payment.status === 'succeeded' ? kopecksOf(payment.amount.value) - refundedOf(payment) : 0n;

/** SQL of the simulator's refunds. */
export const simulatedRefunds = {
  /** Refunds a part of a payment; the caller has checked that enough is left. */
  async insert(
    tx: Tx,
    { payment }: SimulatedPayment,
    { amount, reason, at }: { amount: bigint; reason: string; at: Date },
  ): Promise<SimulatedRefund> {
    const rows = await selectRows(tx, { id: text })(sql`
      insert into simulated_refund (payment_id, refund, created_at)
      values (${payment.id}, '{}', ${at.toISOString()}::timestamptz) returning id::text`);
    const refund: SimulatedRefund = {
      ...{ id: rows[0]?.id ?? '', payment_id: payment.id, status: 'succeeded', created_at: at.toISOString() },
      amount: { value: roublesText(amount), currency: 'RUB' },
      ...(reason === '' ? {} : { description: reason }),
    };
    await tx.execute(sql`
      update simulated_refund set refund = ${JSON.stringify(refund)}::jsonb where id = ${refund.id}`);
    const refunded = {
      ...payment,
      refunded_amount: { value: roublesText(refundedOf(payment) + amount), currency: 'RUB' },
      refundable: refundableOf(payment) > amount,
    };
    await tx.execute(sql`
      update simulated_payment set payment = ${JSON.stringify(refunded)}::jsonb where id = ${payment.id}`);
    return refund;
  },

  async find(tx: Tx, id: string): Promise<SimulatedRefund | null> {
    const rows = await selectRows(tx, refundRow)(sql`select refund from simulated_refund where id = ${id}`);
    return rows[0]?.refund ?? null;
  },

  /** Returns refunds, newest first, in the order of the service. */
  async list(tx: Tx, since: string): Promise<SimulatedRefund[]> {
    const rows = await selectRows(
      tx,
      refundRow,
    )(sql`
      select refund from simulated_refund where created_at >= ${since}::timestamptz order by created_at desc limit 100`);
    return rows.map(({ refund }) => refund);
  },

  /** Registers its receipt, which succeeds at once. */
  async register(tx: Tx, id: string): Promise<void> {
    await tx.execute(sql`
      update simulated_refund set refund = refund || '{"receipt_registration":"succeeded"}' where id = ${id}`);
  },
};
