import { sql } from 'drizzle-orm';
import type { Database, Tx } from '@server/db/database';
import type { Send } from './yookassa';

/**
 * What answers in YooKassa's place in a demonstration, in its words: the same requests go there, and nothing is paid. Sums in
 * kopecks make it misbehave: ,13 is refused by the bank, ,29 answers that it is busy, ,50 that it is broken.
 */
export interface PaymentSimulator {
  send: Send;
  /** What its page shows. Null: there is no such payment. */
  find(id: string): Promise<SimulatedPayment | null>;
  /** Somebody pays, or their bank refuses. A second decision changes nothing. Null: there is no such payment. */
  decide(id: string, isPaid: boolean): Promise<SimulatedPayment | null>;
}

export interface SimulatedPayment {
  payment: Record<string, unknown> & {
    id: string;
    status: string;
    amount: { value: string; currency: string };
  };
  returnUrl: string;
}

const SHOP = 'simulator';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Row = { payment: SimulatedPayment['payment']; returnUrl: string };

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const failure = (status: number, code: string) =>
  json({ type: 'error', id: SHOP, code, description: 'simulated', parameter: null }, status);

interface Sent {
  amount: { value: string; currency: string };
  metadata?: Record<string, string>;
  description?: string;
  confirmation: { return_url: string };
}

/** @param pageUrl where the simulator's own page is: `…/api/payments/simulator` */
export function createPaymentSimulator(
  database: Pick<Database, 'system'>,
  pageUrl: string,
  now: () => Date,
): PaymentSimulator {
  const read = async (tx: Tx, id: string): Promise<SimulatedPayment | null> => {
    if (!UUID.test(id)) return null;
    const { rows } = await tx.execute<Row>(
      sql`select payment, return_url as "returnUrl" from simulated_payment where id = ${id} for update`,
    );
    return rows[0] ?? null;
  };

  async function create(
    key: string,
    { amount, metadata, description, confirmation }: Sent,
  ): Promise<Response> {
    if (amount.value.endsWith('.29')) return failure(429, 'too_many_requests');
    if (amount.value.endsWith('.50')) return failure(500, 'internal_server_error');
    return database.system(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        insert into simulated_payment (idempotence_key, payment, return_url) values (${key}, '{}', ${confirmation.return_url})
        on conflict (idempotence_key) do update set idempotence_key = excluded.idempotence_key returning id::text`);
      const id = rows[0]?.id ?? '';
      const known = await read(tx, id);
      if (known?.payment.id) return json(known.payment);
      const payment = {
        ...{ id, status: 'pending', paid: false, refundable: false, test: true, amount },
        ...{ description: description ?? '', metadata: metadata ?? {}, created_at: now().toISOString() },
        recipient: { account_id: SHOP, gateway_id: SHOP },
        confirmation: { type: 'redirect', confirmation_url: `${pageUrl}/${id}` },
      };
      await tx.execute(
        sql`update simulated_payment set payment = ${JSON.stringify(payment)}::jsonb where id = ${id}`,
      );
      return json(payment);
    });
  }

  return {
    async send(url, { method, headers, body }) {
      const key = new Headers(headers).get('idempotence-key') ?? '';
      if (method === 'POST') {
        if (!UUID.test(key)) return failure(400, 'invalid_request');
        const sent: Sent = JSON.parse(String(body));
        return create(key, sent);
      }
      const found = await database.system((tx) => read(tx, url.split('/').at(-1) ?? ''));
      return found ? json(found.payment) : failure(404, 'not_found');
    },

    find: (id) => database.system((tx) => read(tx, id)),

    decide: (id, isPaid) =>
      database.system(async (tx) => {
        const found = await read(tx, id);
        if (found?.payment.status !== 'pending') return found;
        const isRefused = !isPaid || found.payment.amount.value.endsWith('.13');
        const { confirmation: _over, ...payment } = found.payment;
        const decided = isRefused
          ? {
              ...payment,
              status: 'canceled',
              cancellation_details: { party: 'payment_network', reason: 'insufficient_funds' },
            }
          : { ...payment, status: 'succeeded', paid: true, captured_at: now().toISOString() };
        await tx.execute(
          sql`update simulated_payment set payment = ${JSON.stringify(decided)}::jsonb where id = ${id}`,
        );
        return { ...found, payment: decided };
      }),
  };
}
