import { z } from 'zod';
import { parseRoubles, roublesText } from '@domain/money';
import { GatewayError, type GatewayPage, type GatewayRefund, type RefundReceiptOrder } from './gateway';
import { receiptLine, type ReceiptRules, taxSystemOf } from './yookassa-receipt';
import type { RefundPart } from '../receipts/refund-parts';
import type { VatRegime } from './vat';

const refund = z.object({
  id: z.string().min(1).max(64),
  payment_id: z.string().min(1).max(64),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount: z.object({ value: z.string(), currency: z.string() }),
  description: z.string().default(''),
  receipt_registration: z.enum(['pending', 'succeeded', 'canceled']).optional(),
});

const refundList = z.object({ items: z.array(refund), next_cursor: z.string().min(1).optional() });

const MAX_REASON = 250;

/** Parses the service's format, «5000.00», to kopecks; null: it is not a sum. */
function kopecksOf(value: string): bigint | null {
  const kopecks = parseRoubles(value);
  return kopecks !== null && roublesText(kopecks) === value ? kopecks : null;
}

const read = <Body>(schema: z.ZodType<Body>, body: unknown): Body => {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new GatewayError('the payment service answered something else', false);
  return parsed.data;
};

function viewOf({
  id,
  payment_id,
  status,
  amount,
  description,
  receipt_registration,
}: z.infer<typeof refund>): GatewayRefund {
  return {
    ...{ id, paymentId: payment_id, status },
    amount: amount.currency === 'RUB' ? kopecksOf(amount.value) : null,
    reason: description.slice(0, MAX_REASON),
    // A receipt that could not be registered does not count.
    hasReceipt: receipt_registration === 'pending' || receipt_registration === 'succeeded',
  };
}

/** Parses a refund from the service's response. @throws {GatewayError} */
export const refundOf = (body: unknown): GatewayRefund => viewOf(read(refund, body));

/** Parses a page of them. @throws {GatewayError} */
export function refundPageOf(body: unknown): GatewayPage<GatewayRefund> {
  const { items, next_cursor } = read(refundList, body);
  return { items: items.map(viewOf), nextCursor: next_cursor ?? null };
}

const rubles = (amount: bigint) => ({ value: roublesText(amount), currency: 'RUB' });

/** Adds up the parts with the same line, so that a receipt is no longer than it has to be. */
function itemsOf(parts: readonly RefundPart[], vat: VatRegime) {
  const byLine = new Map<string, { part: RefundPart; amount: bigint }>();
  for (const part of parts) {
    const { vat_code } = receiptLine(part.of, rubles(0n), vat, part.day);
    const key = `${part.of}:${vat_code}`;
    byLine.set(key, { part, amount: (byLine.get(key)?.amount ?? 0n) + part.amount });
  }
  return [...byLine.values()].map(({ part, amount }) => receiptLine(part.of, rubles(amount), vat, part.day));
}

/**
 * The body of a refund's receipt (54-ФЗ): the advance, and what it had paid for already, each at the rate of the receipt that is
 * returned.
 */
export function refundReceiptBody({ refundId, email, parts }: RefundReceiptOrder, rules: ReceiptRules) {
  return {
    type: 'refund',
    refund_id: refundId,
    send: true,
    customer: { email },
    ...taxSystemOf(rules),
    items: itemsOf(parts, rules.vat),
    settlements: [{ type: 'cashless', amount: rubles(parts.reduce((sum, { amount }) => sum + amount, 0n)) }],
  };
}
