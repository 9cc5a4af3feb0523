import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

/** YooKassa as its contract says, on a port of its own, that does what a test tells it. */
export interface FakeYookassa {
  url: string;
  /** Everything that was sent to it. */
  requests: { method: string; path: string; key: string | null; authorization: string; body: unknown }[];
  payments: Map<string, FakePayment>;
  /** The next answers have this status instead; 0: it hangs up. */
  fail(...statuses: number[]): void;
  /** A saved card is refused from now on for this reason; null: it is charged. */
  refuseCard(reason: string | null): void;
  /** Somebody has paid, or not. */
  decide(id: string, change: Partial<FakePayment>): void;
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
  payment_method?: { type: string; id: string; saved: boolean; status: string; card?: object };
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

/** Starts it; `stop()` it. */
export async function startYookassa(): Promise<FakeYookassa> {
  const payments = new Map<string, FakePayment>();
  const byKey = new Map<string, string>();
  const requests: FakeYookassa['requests'] = [];
  const failures: number[] = [];
  let refusal: string | null = null;

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
        : refusal === null
          ? { ...charged, status: 'succeeded', paid: true }
          : {
              ...charged,
              status: 'canceled',
              cancellation_details: { party: 'payment_network', reason: refusal },
            };
    payments.set(id, answered);
    return answered;
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      const body = await bodyOf(request);
      const key = keyOf(request);
      requests.push({ method, path: url, key, authorization: headers.authorization ?? '', body });
      const failure = failures.shift();
      if (failure === 0) {
        request.socket.destroy();
        return;
      }
      if (failure !== undefined) {
        answer(response, failure, { type: 'error', code: 'internal_server_error' });
        return;
      }
      if (method === 'POST') {
        answer(response, 200, create(key ?? '', body));
        return;
      }
      const found = payments.get(url.split('/').at(-1) ?? '');
      answer(response, found ? 200 : 404, found ?? { type: 'error', code: 'not_found' });
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v3`,
    requests,
    payments,
    refuseCard: (reason) => {
      refusal = reason;
    },
    fail: (...statuses) => failures.push(...statuses),
    decide(id, change) {
      const payment = payments.get(id);
      if (!payment) throw new Error(`no payment ${id}`);
      payments.set(id, { ...payment, ...change });
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
