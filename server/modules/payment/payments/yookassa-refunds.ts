import { z } from 'zod';
import { parseRoubles, roublesText } from '@domain/money';
import { type GatewayRefund, GatewayError, type RefundPage, type RefundReceiptOrder } from './gateway';
import { receiptItem } from './yookassa-receipt';
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

/** As the service writes it, «5000.00», in kopecks; null: it is no sum. */
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
    // One that could not be registered is none.
    hasReceipt: receipt_registration === 'pending' || receipt_registration === 'succeeded',
  };
}

/** A refund as the service answers it. @throws {GatewayError} */
export const refundOf = (body: unknown): GatewayRefund => viewOf(read(refund, body));

/** A page of them. @throws {GatewayError} */
export function refundPageOf(body: unknown): RefundPage {
  const { items, next_cursor } = read(refundList, body);
  return { items: items.map(viewOf), nextCursor: next_cursor ?? null };
}

/** The body of a refund's receipt: the part of the advance that went back, at the rate of the day when it came (54-ФЗ). */
export function refundReceiptBody({ refundId, amount, email, day }: RefundReceiptOrder, vat: VatRegime) {
  const sum = { value: roublesText(amount), currency: 'RUB' };
  return {
    type: 'refund',
    refund_id: refundId,
    send: true,
    customer: { email },
    items: [receiptItem(sum, vat, day)],
    settlements: [{ type: 'cashless', amount: sum }],
  };
}
