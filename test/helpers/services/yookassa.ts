import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

/** A simulated YooKassa that follows its contract, on a separate port, and is controlled by the test. */
export interface FakeYookassa {
  url: string;
  /** The settings of a server that uses its shop. */
  env: Record<'YOOKASSA_SHOP_ID' | 'YOOKASSA_SECRET_KEY' | 'YOOKASSA_URL', string>;
  /** All received requests. */
  requests: { method: string; path: string; key: string | null; authorization: string; body: unknown }[];
  payments: Map<string, FakePayment>;
  /** The next responses have these statuses instead; 0 closes the connection. */
  fail(...statuses: number[]): void;
  /** The next orders are carried out, but their responses have these statuses instead; 0 closes the connection. */
  loseOrders(...statuses: number[]): void;
  /** The next order is carried out, but its response waits until the returned function is called. */
  holdOrder(): () => void;
  /** Responds to nothing until the returned function is called. */
  hang(): () => void;
  /** As after a day: a key that comes again makes another payment. */
  forgetKeys(): void;
  /** Declines a saved card from now on for this reason; null charges it. */
  declineCard(reason: string | null): void;
  /** A request to an address with this ending gets this status, once. */
  failPath(ending: string, status: number): void;
  /** Completes the payment, or not. */
  decide(id: string, change: Partial<FakePayment>): void;
  refunds: Map<string, FakeRefund>;
  /** The shop refunds a part of a payment. Returns the refund's id. */
  refund(paymentId: string, value: string, fields?: Partial<FakeRefund>): string;
  stop(): Promise<void>;
}

export interface FakePayment {
  id: string;
  status: string;
  amount: { value: string; currency: string };
  metadata: Record<string, string>;
  paid: boolean;
  test: boolean;
  refundable: boolean;
  created_at: string;
  recipient: { account_id: string; gateway_id: string };
  confirmation?: { type: string; confirmation_url: string };
  cancellation_details?: { party: string; reason: string };
  receipt_registration?: string;
  payment_method?: { type: string; id: string; saved: boolean; status: string; card?: object };
}

export interface FakeRefund {
  id: string;
  payment_id: string;
  status: string;
  amount: { value: string; currency: string };
  created_at: string;
  description?: string;
  receipt_registration?: string;
}

const order = z.object({
  amount: z.object({ value: z.string(), currency: z.string() }),
  metadata: z.record(z.string(), z.string()),
  payment_method_id: z.string().optional(),
});

const keyOf = (request: IncomingMessage) => request.headers['idempotence-key']?.toString() ?? null;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  return text === '' ? null : JSON.parse(text);
}

/** Starts it; call `stop()` at the end. */
export async function startYookassa(): Promise<FakeYookassa> {
  const payments = new Map<string, FakePayment>();
  const refunds = new Map<string, FakeRefund>();
  const byKey = new Map<string, string>();
  const requests: FakeYookassa['requests'] = [];
  const failures: number[] = [];
  const losses: number[] = [];
  const held: Promise<void>[] = [];
  let rejection: string | null = null;
  let hanging: Promise<void> = Promise.resolve();
  const pathFailures = new Map<string, number>();

  /** The failure status of the next response, if any. */
  function failureOf(url: string): number | undefined {
    const ending = [...pathFailures.keys()].find((key) => url.endsWith(key));
    if (ending === undefined) return failures.shift();
    const status = pathFailures.get(ending);
    pathFailures.delete(ending);
    return status;
  }

  /** A function that lets go what waits for the promise. */
  function waiting(): { promise: Promise<void>; release: () => void } {
    let release: () => void = () => undefined;
    const promise = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { promise, release };
  }

  const answer = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  function create(key: string, sent: unknown): FakePayment {
    const known = payments.get(byKey.get(key) ?? '');
    if (known) return known;
    const { amount, metadata, payment_method_id: methodId } = order.parse(sent);
    const id = randomUUID();
    const payment: FakePayment = {
      ...{ id, amount, metadata, status: 'pending', paid: false, test: true, refundable: false },
      created_at: '2026-03-01T10:00:00.000Z',
      recipient: { account_id: 'shop-1', gateway_id: '1' },
      confirmation: { type: 'redirect', confirmation_url: `https://yoomoney.example/pay?order=${id}` },
    };
    byKey.set(key, id);
    const { confirmation: _none, ...charged } = payment;
    const answered =
      methodId === undefined
        ? payment
        : rejection === null
          ? { ...charged, status: 'succeeded', paid: true }
          : {
              ...charged,
              status: 'canceled',
              cancellation_details: { party: 'payment_network', reason: rejection },
            };
    payments.set(id, answered);
    return answered;
  }

  /** Each page of the list contains one refund, so that the reader has to continue. */
  function answerRefunds(url: string): { status: number; answered: unknown } {
    const { pathname, searchParams } = new URL(url, 'http://yookassa.example');
    if (pathname.endsWith('/receipts')) {
      return { status: 200, answered: { id: 'rt_1', type: 'refund', status: 'succeeded', items: [] } };
    }
    if (pathname.endsWith('/refunds')) {
      const since = searchParams.get('created_at.gte') ?? '';
      const all = [...refunds.values()].filter(({ created_at }) => created_at >= since);
      const at = Number(searchParams.get('cursor') ?? 0);
      const next = at + 1 < all.length ? { next_cursor: String(at + 1) } : {};
      return { status: 200, answered: { type: 'list', items: all.slice(at, at + 1), ...next } };
    }
    const found = refunds.get(pathname.split('/').at(-1) ?? '');
    return found
      ? { status: 200, answered: found }
      : { status: 404, answered: { type: 'error', code: 'not_found' } };
  }

  const isOfRefunds = (url: string) => url.includes('/refunds') || url.endsWith('/receipts');

  /** Each page of the list contains one payment, as that of refunds. */
  function pageOfPayments(url: string) {
    const { searchParams } = new URL(url, 'http://yookassa.example');
    const all = [...payments.values()].filter(({ status }) => status === searchParams.get('status'));
    const at = Number(searchParams.get('cursor') ?? 0);
    const next = at + 1 < all.length ? { next_cursor: String(at + 1) } : {};
    return { status: 200, answered: { type: 'list', items: all.slice(at, at + 1), ...next } };
  }

  function answerPayments(method: string, url: string, { key, body }: { key: string; body: unknown }) {
    if (method === 'POST') return { status: 200, answered: create(key, body) };
    if (url.includes('/payments?')) return pageOfPayments(url);
    const found = payments.get(url.split('/').at(-1) ?? '');
    return { status: found ? 200 : 404, answered: found ?? { type: 'error', code: 'not_found' } };
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      const body = await bodyOf(request);
      const key = keyOf(request);
      requests.push({ method, path: url, key, authorization: headers.authorization ?? '', body });
      await hanging;
      const fails = (failure: number) =>
        failure === 0
          ? request.socket.destroy()
          : answer(response, failure, { type: 'error', code: 'internal_server_error' });
      const failure = failureOf(url);
      if (failure !== undefined) return void fails(failure);
      const { status, answered } = isOfRefunds(url)
        ? answerRefunds(url)
        : answerPayments(method, url, { key: key ?? '', body });
      if (method === 'POST' && url.endsWith('/payments')) {
        const lost = losses.shift();
        if (lost !== undefined) return void fails(lost);
        await held.shift();
      }
      answer(response, status, answered);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}/v3`;
  return {
    url,
    env: { YOOKASSA_SHOP_ID: 'shop-1', YOOKASSA_SECRET_KEY: 'secret-of-the-shop', YOOKASSA_URL: url },
    requests,
    payments,
    declineCard: (reason) => {
      rejection = reason;
    },
    fail: (...statuses) => failures.push(...statuses),
    forgetKeys: () => byKey.clear(),
    loseOrders: (...statuses) => losses.push(...statuses),
    holdOrder() {
      const { promise, release } = waiting();
      held.push(promise);
      return release;
    },
    hang() {
      const { promise, release } = waiting();
      hanging = promise;
      return release;
    },
    failPath: (ending, status) => pathFailures.set(ending, status),
    decide(id, change) {
      const payment = payments.get(id);
      if (!payment) throw new Error(`no payment ${id}`);
      payments.set(id, { ...payment, ...change });
    },
    refunds,
    refund(paymentId, value, fields = {}) {
      const id = randomUUID();
      refunds.set(id, {
        ...{ id, payment_id: paymentId, status: 'succeeded', amount: { value, currency: 'RUB' } },
        ...{ created_at: new Date().toISOString(), receipt_registration: 'succeeded' },
        ...fields,
      });
      return id;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
