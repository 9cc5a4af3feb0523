import { createHash } from 'node:crypto';
import { z } from 'zod';
import { roublesText } from '@domain/money';
import {
  type GatewayMethod,
  type GatewayPage,
  type GatewayPayment,
  GatewayError,
  type PaymentGateway,
  type PaymentOrder,
} from './gateway';
import { withinTime } from './within-time';
import { receiptLine, type ReceiptRules, settlementReceiptBody, taxSystemOf } from './yookassa-receipt';
import { refundOf, refundPageOf, refundReceiptBody } from './yookassa-refunds';

export interface YookassaConfig extends ReceiptRules {
  shopId: string;
  secretKey: string;
  /** https://api.yookassa.ru/v3 */
  url: string;
  /** Aborted when this node closes: requests end with it. */
  closing: AbortSignal;
}

/** The function that sends requests: `fetch`, or the simulator in its place. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

const METHODS: Readonly<Record<GatewayMethod, string>> = { card: 'bank_card', sbp: 'sbp' };
const TIMEOUT_MS = 15_000;
/** The service's texts may be long; nobody reads more than this. */
const MAX_DESCRIPTION = 128;

const registration = z.enum(['pending', 'succeeded', 'canceled']);

/** A receipt that the service has taken counts as registered: it repeats its own attempts. */
const receiptStatusOf = (said: z.infer<typeof registration> | undefined) =>
  said === undefined ? 'asked' : said === 'canceled' ? 'refused' : 'registered';

const cardAnswer = z.object({
  last4: z.string().regex(/^\d{4}$/),
  first6: z.string().optional(),
  expiry_month: z.string().optional(),
  expiry_year: z.string().optional(),
});

/** Without the first digits and the end of its term, a card is one of thousands. */
function fingerprintOf(card: z.infer<typeof cardAnswer> | undefined): string | null {
  if (!card?.first6 || !card.expiry_month || !card.expiry_year) return null;
  const { first6, last4, expiry_month: month, expiry_year: year } = card;
  return createHash('sha256').update([first6, last4, month, year].join(':')).digest('hex');
}

const receiptAnswer = z.object({ status: registration });

const answer = z.object({
  id: z.string().min(1).max(64),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: z.object({ value: z.string(), currency: z.string() }),
  metadata: z.record(z.string(), z.string()).default({}),
  confirmation: z.object({ confirmation_url: z.url({ protocol: /^https?$/ }).optional() }).optional(),
  cancellation_details: z.object({ reason: z.string() }).optional(),
  recipient: z.object({ account_id: z.string() }).optional(),
  receipt_registration: registration.optional(),
  payment_method: z
    .object({
      id: z.string().min(1).max(64),
      saved: z.boolean().default(false),
      card: cardAnswer.optional(),
    })
    .optional()
    // Payment methods that were not to be saved are not needed, in whatever format.
    .catch(undefined),
});

/** The payment method: a saved card, or the service's page. */
const wayOf = ({ cardMethodId, savesCard, method, returnUrl }: PaymentOrder) =>
  cardMethodId === null
    ? {
        confirmation: { type: 'redirect', return_url: returnUrl },
        payment_method_data: { type: METHODS[method] },
        ...(savesCard ? { save_payment_method: true } : {}),
      }
    : { payment_method_id: cardMethodId };

/** The body of a new payment: one step, and the receipt of an advance (54-ФЗ). */
export function paymentBody(order: PaymentOrder, rules: ReceiptRules) {
  const amount = { value: roublesText(order.amount), currency: 'RUB' };
  return {
    amount,
    capture: true,
    description: `Пополнение баланса № ${order.paymentId}`.slice(0, MAX_DESCRIPTION),
    ...wayOf(order),
    metadata: { organizationId: String(order.organizationId), paymentId: String(order.paymentId) },
    receipt: {
      customer: { email: order.email },
      ...taxSystemOf(rules),
      items: [receiptLine('advance', amount, rules.vat, order.day)],
    },
  };
}

type PaidWith = z.infer<typeof answer>['payment_method'];

const savedCardOf = (method: PaidWith): GatewayPayment['savedCard'] =>
  method?.saved && method.card ? { methodId: method.id, last4: method.card.last4 } : null;

function paymentOf(body: unknown): GatewayPayment {
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw new GatewayError('the payment service answered something else', false);
  const { id, status, amount, metadata, confirmation, cancellation_details, recipient } = parsed.data;
  const method = parsed.data.payment_method;
  return {
    ...{ id, status, amount, metadata },
    confirmationUrl: confirmation?.confirmation_url ?? null,
    reason: cancellation_details?.reason ?? null,
    shopId: recipient?.account_id ?? null,
    receipt: receiptStatusOf(parsed.data.receipt_registration),
    cardFingerprint: fingerprintOf(method?.card),
    savedCard: savedCardOf(method),
  };
}

const list = z.object({ items: z.array(z.unknown()), next_cursor: z.string().min(1).optional() });

function paymentPageOf(body: unknown): GatewayPage<GatewayPayment> {
  const parsed = list.safeParse(body);
  if (!parsed.success) throw new GatewayError('the payment service answered something else', false);
  return { items: parsed.data.items.map(paymentOf), nextCursor: parsed.data.next_cursor ?? null };
}

/** The parameters of a page of what was successful since then. */
const pageQuery = ({ since, cursor }: { since: Date; cursor: string | null }) =>
  new URLSearchParams({
    ...{ status: 'succeeded', limit: '100', 'created_at.gte': since.toISOString() },
    ...(cursor === null ? {} : { cursor }),
  });

/** Rejected permanently: the request is wrong, or our credentials are. Busy, slow and broken services do not count. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 429 && status !== 408;

/** YooKassa over its published API. `name`: of the service at the other end. */
export function createYookassa(
  { shopId, secretKey, url, closing, ...rules }: YookassaConfig,
  send: Send = fetch,
  name: PaymentGateway['name'] = 'yookassa',
): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  async function answerOf(path: string, init: RequestInit): Promise<unknown> {
    const headers = { authorization, accept: 'application/json', ...init.headers };
    const sent = { ...init, headers, redirect: 'error' as const };
    const response = await send(`${url}${path}`, sent).catch((error: unknown) => {
      throw new GatewayError('the payment service does not answer', false, { cause: error });
    });
    if (!response.ok) {
      // The service's text may repeat what was sent: the status code is enough.
      throw new GatewayError(`the payment service answered ${response.status}`, isFinal(response.status));
    }
    return response.json().catch(() => null);
  }

  const call = (path: string, init: RequestInit) =>
    withinTime(TIMEOUT_MS, closing, (signal) => answerOf(path, { ...init, signal }));

  const post = (path: string, key: string, body: unknown) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotence-key': key },
      body: JSON.stringify(body),
    });
  const get = (path: string) => call(path, { method: 'GET' });

  return {
    name,
    methods: ['card', 'sbp'],
    create: async (order) =>
      paymentOf(await post('/payments', order.idempotenceKey, paymentBody(order, rules))),
    read: async (externalId) => paymentOf(await get(`/payments/${encodeURIComponent(externalId)}`)),
    readRefund: async (externalId) => refundOf(await get(`/refunds/${encodeURIComponent(externalId)}`)),
    payments: async (asked) => paymentPageOf(await get(`/payments?${pageQuery(asked)}`)),
    refunds: async (asked) => refundPageOf(await get(`/refunds?${pageQuery(asked)}`)),
    async registerSettlementReceipt(order) {
      const said = await post('/receipts', order.idempotenceKey, settlementReceiptBody(order, rules));
      return receiptStatusOf(receiptAnswer.safeParse(said).data?.status ?? 'pending');
    },
    async registerRefundReceipt(order) {
      await post('/receipts', order.idempotenceKey, refundReceiptBody(order, rules));
    },
  };
}
