import type { Database, Tx } from '@server/db/database';
import {
  isServiceId,
  type SimulatedPayment,
  simulatedPayments as repository,
} from './simulated-payments.repository';
import { refundableOf, simulatedRefunds, type SimulatedRefund } from './simulated-refunds.repository';
import type { Send } from './yookassa';

/**
 * The simulator of YooKassa in a demonstration, with the same API: it receives the same requests, and nothing is paid. Certain
 * sums in kopecks cause errors: ,13 is refused by the bank, ,17 because its card may no longer be charged, ,29 responds that it
 * is busy, ,50 that it is broken. A saved card is charged at once.
 */
export interface PaymentSimulator {
  send: Send;
  /** Returns the payment for its page. Null: there is no such payment. */
  find(id: string): Promise<SimulatedPayment | null>;
  /**
   * Records that a person pays, or that their bank refuses. A second decision changes nothing. Null: there is no such payment.
   */
  decide(id: string, isPaid: boolean): Promise<SimulatedPayment | null>;
  /** Refunds a part of a payment, on command. Null: there is no such payment, or less than that is left of it. */
  refund(id: string, amount: bigint, reason: string): Promise<SimulatedRefund | null>;
}

const SHOP = 'simulator';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const failure = (status: number, code: string) =>
  json({ type: 'error', id: SHOP, code, description: 'simulated', parameter: null }, status);

interface Sent {
  amount: { value: string; currency: string };
  metadata?: Record<string, string>;
  description?: string;
  confirmation?: { return_url: string };
  save_payment_method?: boolean;
  payment_method_id?: string;
}

/** The card with which everybody of an organization pays here, in the format of the service. */
const cardOf = ({ id, metadata }: SimulatedPayment['payment'], saved: boolean) => ({
  ...{ type: 'bank_card', id, saved, status: saved ? 'active' : 'inactive', title: 'Bank card *4444' },
  card: {
    first6: `55${organizationOf(metadata).slice(-4).padStart(4, '5')}`,
    ...{ last4: '4444', expiry_month: '12', expiry_year: '2030', card_type: 'MasterCard' },
  },
});

const organizationOf = (metadata: unknown): string =>
  typeof metadata === 'object' && metadata !== null && 'organizationId' in metadata
    ? String(metadata.organizationId)
    : '';

/** Returns why the bank refuses a sum; null: it does not. */
function declineReasonOf({ value }: SimulatedPayment['payment']['amount']): string | null {
  if (value.endsWith('.13')) return 'insufficient_funds';
  return value.endsWith('.17') ? 'permission_revoked' : null;
}

/** Returns the final state of a payment. */
function decided(
  { confirmation: _over, ...payment }: SimulatedPayment['payment'],
  { reason, savesCard, at }: { reason: string | null; savesCard: boolean; at: Date },
): SimulatedPayment['payment'] {
  if (reason !== null)
    return {
      ...payment,
      status: 'canceled',
      cancellation_details: { party: 'payment_network', reason },
    };
  return {
    ...{ ...payment, status: 'succeeded', paid: true, captured_at: at.toISOString() },
    receipt_registration: 'succeeded',
    payment_method: cardOf(payment, savesCard),
  };
}

/** The dependencies of the simulator. */
interface SimulatorDeps {
  readonly database: Pick<Database, 'system'>;
  /** The URL of its own page: `…/api/payments/simulator`. */
  readonly pageUrl: string;
  readonly now: () => Date;
}

/** Returns the payment of a key: an existing one, or a new one. With a saved card nobody is asked, and it ends at once. */
async function beginPayment(
  { now, pageUrl }: SimulatorDeps,
  tx: Tx,
  key: string,
  sent: Sent,
): Promise<SimulatedPayment['payment']> {
  const { amount, metadata = {}, description = '', confirmation, save_payment_method = false } = sent;
  const { id, isWritten } = await repository.idOf(tx, key, {
    returnUrl: confirmation?.return_url ?? '',
    savesCard: save_payment_method,
  });
  const known = isWritten ? await repository.lock(tx, id) : null;
  if (known) return known.payment;
  const payment = {
    ...{ id, status: 'pending', paid: false, refundable: false, test: true, amount, description, metadata },
    ...{ created_at: now().toISOString(), recipient: { account_id: SHOP, gateway_id: SHOP } },
  };
  const begun = confirmation
    ? { ...payment, confirmation: { type: 'redirect', confirmation_url: `${pageUrl}/${id}` } }
    : decided(payment, { reason: declineReasonOf(amount), savesCard: false, at: now() });
  await repository.update(tx, begun);
  return begun;
}

async function createPayment(deps: SimulatorDeps, key: string, sent: Sent): Promise<Response> {
  const { amount, payment_method_id: methodId } = sent;
  if (amount.value.endsWith('.29')) return failure(429, 'too_many_requests');
  if (amount.value.endsWith('.50')) return failure(500, 'internal_server_error');
  return deps.database.system(async (tx) => {
    const isKnown = methodId === undefined || (await repository.isSaved(tx, methodId));
    return isKnown ? json(await beginPayment(deps, tx, key, sent)) : failure(400, 'invalid_request');
  });
}

/** A receipt of a payment is not stored: it is registered at once, as that of a refund is. */
async function registerReceipt(
  deps: SimulatorDeps,
  { payment_id, refund_id = '' }: { payment_id?: string; refund_id?: string },
): Promise<Response> {
  if (payment_id !== undefined) {
    const payment = await deps.database.system((tx) => repository.lock(tx, payment_id));
    if (!payment) return failure(404, 'not_found');
    return json({ id: `rt-${payment_id}`, type: 'payment', payment_id, status: 'succeeded', items: [] });
  }
  const refund = await readRefund(deps, refund_id);
  if (!refund) return failure(404, 'not_found');
  await deps.database.system((tx) => simulatedRefunds.register(tx, refund_id));
  return json({ id: `rt-${refund_id}`, type: 'refund', refund_id, status: 'pending', items: [] });
}

const readRefund = ({ database }: SimulatorDeps, id: string) =>
  isServiceId(id) ? database.system((tx) => simulatedRefunds.find(tx, id)) : Promise.resolve(null);

async function answerRead(deps: SimulatorDeps, path: string, asked: URLSearchParams): Promise<Response> {
  const id = path.split('/').at(-1) ?? '';
  if (path.endsWith('/refunds') || path.endsWith('/payments')) {
    const since = asked.get('created_at.gte') ?? deps.now().toISOString();
    const items = await deps.database.system<Record<string, unknown>[]>((tx) =>
      path.endsWith('/refunds') ? simulatedRefunds.list(tx, since) : repository.listPaid(tx, since),
    );
    return json({ type: 'list', items });
  }
  const found = path.includes('/refunds/')
    ? await readRefund(deps, id)
    : (await deps.database.system((tx) => repository.lock(tx, id)))?.payment;
  return found ? json(found) : failure(404, 'not_found');
}

async function answerRequest(
  deps: SimulatorDeps,
  url: string,
  { method, headers, body }: RequestInit,
): Promise<Response> {
  const { pathname, searchParams } = new URL(url);
  if (method !== 'POST') return answerRead(deps, pathname, searchParams);
  const key = new Headers(headers).get('idempotence-key') ?? '';
  if (!isServiceId(key)) return failure(400, 'invalid_request');
  if (pathname.endsWith('/receipts')) return registerReceipt(deps, JSON.parse(String(body)));
  return createPayment(deps, key, JSON.parse(String(body)));
}

function refundPayment(
  { database, now }: SimulatorDeps,
  id: string,
  amount: bigint,
  reason: string,
): Promise<SimulatedRefund | null> {
  return database.system(async (tx) => {
    const found = await repository.lock(tx, id);
    if (!found || amount <= 0n || amount > refundableOf(found.payment)) return null;
    return simulatedRefunds.insert(tx, found, { amount, reason, at: now() });
  });
}

function decidePayment(
  { database, now }: SimulatorDeps,
  id: string,
  isPaid: boolean,
): Promise<SimulatedPayment | null> {
  return database.system(async (tx) => {
    const found = await repository.lock(tx, id);
    if (found?.payment.status !== 'pending') return found;
    const { payment, savesCard } = found;
    const reason = declineReasonOf(payment.amount) ?? (isPaid ? null : 'insufficient_funds');
    const ended = decided(payment, { reason, savesCard, at: now() });
    await repository.update(tx, ended);
    return { ...found, payment: ended };
  });
}

/** Replaces the service: stores payments and refunds in separate tables. */
export function createPaymentSimulator(deps: SimulatorDeps): PaymentSimulator {
  return {
    send: (url, init) => answerRequest(deps, url, init),
    refund: (id, amount, reason) => refundPayment(deps, id, amount, reason),
    find: (id) => deps.database.system((tx) => repository.lock(tx, id)),
    decide: (id, isPaid) => decidePayment(deps, id, isPaid),
  };
}
