import { sql } from 'drizzle-orm';
import { withClient } from '@server/db/client';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { jobsDone } from '@test/helpers/worlds/jobs-done';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { until } from '@test/helpers/until';
import { type FakeYookassa, startYookassa } from '@test/helpers/services/yookassa';

/** Payments with a YooKassa that loses responses, lies and repeats itself. */
let workspace: Workspace;
let yookassa: FakeYookassa;
let organizationId: number;
let payer: UserRow;
beforeAll(async () => {
  yookassa = await startYookassa();
  workspace = await openWorkspace(yookassa.env);
});
afterAll(async () => {
  await workspace.stop();
  await yookassa.stop();
});
beforeEach(async () => {
  payer = await workspace.system(async (tx) => {
    const { id } = await anOrganization(tx);
    return aUser(tx, { organizationId: id, isAdmin: true });
  });
  organizationId = payer.organizationId;
  yookassa.requests.length = 0;
});

const CREATE = `mutation ($payment: PaymentInput!, $key: String) {
  payment: paymentCreate(payment: $payment, clientKey: $key) { id status amount confirmationUrl } }`;
const READ = 'query ($id: Int!) { payment(id: $id) { id status amount confirmationUrl error paidAt } }';

interface Shown {
  id: number;
  status: string;
  confirmationUrl: string | null;
  error: string | null;
}

const input = (fields: object = {}) => ({
  payment: { amount: '500000', method: 'card', email: 'buh@example.ru', ...fields },
});
const read = async (id: number) => (await workspace.get<{ payment: Shown }>(payer, READ, { id })).payment;
const balance = () => workspace.system((tx) => ledgerReadModel.current(tx, organizationId, 'balance', 'rub'));
const stands = (id: number, status: string) =>
  until(async () => {
    const payment = await read(id);
    return payment.status === status ? payment : null;
  });
/** The service's id of it. */
const externalOf = (id: number) =>
  [...yookassa.payments.values()].find(({ metadata }) => metadata['paymentId'] === String(id))?.id ?? '';

async function begin(fields: object = {}): Promise<number> {
  const { payment } = await workspace.get<{ payment: Shown }>(payer, CREATE, input(fields));
  expect(payment).toMatchObject({ status: 'draft', confirmationUrl: null });
  const { confirmationUrl } = await stands(payment.id, 'pending');
  expect(confirmationUrl).toContain('https://yoomoney.example/pay');
  return payment.id;
}
const notify = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${workspace.test.url}/api/payments/yookassa`, { method: 'POST', headers, body });
const event = (id: string, extra: object = {}) =>
  JSON.stringify({
    type: 'notification',
    event: 'payment.succeeded',
    object: { id, status: 'succeeded', ...extra },
  });
const pay = (id: number) =>
  yookassa.decide(externalOf(id), { status: 'succeeded', paid: true, confirmation: undefined });
/** How often the service did not answer. */
const checksOf = async (id: number) => {
  const [row] = await workspace.system((tx) =>
    selectRows(tx, { checks: integer })(sql`select checks from payment where id = ${id}`),
  );
  return row?.checks ?? 0;
};
const pollNow = () =>
  workspace.system(async (tx) => {
    await tx.execute(
      sql`update payment set check_at = now() - interval '1 minute' where check_at is not null`,
    );
    await tx.execute(sql`select enqueue_job('checkPayments', '{}'::json, null, null, 3)`);
  });

it('a payment is started after the commit, with our key, and credited once the service itself confirms it', async () => {
  const id = await begin();
  const [sent] = yookassa.requests;
  expect(sent).toMatchObject({
    method: 'POST',
    authorization: `Basic ${Buffer.from('shop-1:secret-of-the-shop').toString('base64')}`,
    body: {
      amount: { value: '5000.00', currency: 'RUB' },
      metadata: { organizationId: String(organizationId) },
    },
  });
  expect(sent?.key).toMatch(/^[\da-f-]{36}$/);
  pay(id);
  expect((await notify(event(externalOf(id)))).status).toBe(200);
  expect((await stands(id, 'succeeded')).confirmationUrl).toBeNull();
  expect(await balance()).toBe(500_000n);
});

it('a repeated notification, a simultaneous one, and a later cancellation credit once', async () => {
  const id = await begin();
  pay(id);
  await Promise.all(Array.from({ length: 6 }, () => notify(event(externalOf(id)))));
  await stands(id, 'succeeded');
  yookassa.decide(externalOf(id), { status: 'canceled' });
  await notify(
    JSON.stringify({ type: 'notification', event: 'payment.canceled', object: { id: externalOf(id) } }),
  );
  const asked = yookassa.requests.length;
  await pollNow();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(yookassa.requests.length).toBe(asked);
  expect(await read(id)).toMatchObject({ status: 'succeeded' });
  expect(await balance()).toBe(500_000n);
  // The administrators are notified once.
  expect(await workspace.get(payer, '{ notifications { items { type route } } }')).toEqual({
    notifications: { items: [{ type: 'paymentSucceeded', route: '/payment/balance' }] },
  });
});

it('a forged notification gets a response, and has no effect', async () => {
  const id = await begin();
  // The service reports it as still pending.
  expect(
    (await notify(event(externalOf(id), { amount: { value: '5000.00', currency: 'RUB' } }))).status,
  ).toBe(200);
  await until(async () => (yookassa.requests.some(({ method }) => method === 'GET') ? true : null));
  for (const body of ['', 'нет', '[]', '{}', '{"object":{"id":7}}', event('../payments'), event('unknown')]) {
    expect((await notify(body, { 'content-type': 'text/plain' })).status).toBe(200);
  }
  expect((await notify('x'.repeat(1_048_576))).status).toBe(413);
  expect(await read(id)).toMatchObject({ status: 'pending' });
  expect(await balance()).toBe(0n);
});

it.each([
  ['another sum', { amount: { value: '50.00', currency: 'RUB' } }],
  ['another currency', { amount: { value: '5000.00', currency: 'USD' } }],
  ['somebody else’s order', { metadata: { organizationId: '1', paymentId: '1' } }],
  ['another shop', { recipient: { account_id: 'shop-2', gateway_id: '1' } }],
])('a payment of %s is not credited', async (_what, change) => {
  const id = await begin();
  const external = externalOf(id);
  pay(id);
  yookassa.decide(external, change);
  await notify(event(external));
  expect((await stands(id, 'failed')).error).toContain('не совпал');
  expect(await balance()).toBe(0n);
});

it('a lost response is requested again with the same key: the service has one payment', async () => {
  yookassa.fail(0, 500, 429);
  const { payment } = await workspace.get<{ payment: Shown }>(payer, CREATE, input());
  for (let round = 0; round < 4; round += 1) {
    await until(async () => (yookassa.requests.length > round ? true : null));
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (round < 3) await pollNow();
  }
  await stands(payment.id, 'pending');
  expect(
    new Set(yookassa.requests.filter(({ method }) => method === 'POST').map(({ key }) => key)).size,
  ).toBe(1);
  const ours = [...yookassa.payments.values()].filter(
    ({ metadata }) => metadata['paymentId'] === String(payment.id),
  );
  expect(ours).toHaveLength(1);
});

it('a notification that comes before our own response is matched by our number', async () => {
  yookassa.fail(0);
  const { payment } = await workspace.get<{ payment: Shown }>(payer, CREATE, input());
  await until(async () => (yookassa.requests.length > 0 ? true : null));
  await notify(
    event('not-known-yet', {
      metadata: { organizationId: String(organizationId), paymentId: String(payment.id) },
    }),
  );
  await stands(payment.id, 'pending');
});

it('a notification that comes before our own response credits once; the response that comes after it changes nothing', async () => {
  const answer = yookassa.holdOrder();
  const { payment } = await workspace.get<{ payment: Shown }>(payer, CREATE, input());
  const { id } = payment;
  await until(() => Promise.resolve(externalOf(id) === '' ? null : true));
  // The payer was quicker than the response that says where to pay.
  pay(id);
  const metadata = { organizationId: String(organizationId), paymentId: String(id) };
  await Promise.all([1, 2].map(() => notify(event(externalOf(id), { metadata }))));
  await stands(id, 'succeeded');
  expect(await balance()).toBe(500_000n);
  answer();
  await notify(event(externalOf(id), { metadata }));
  await withClient(workspace.test.database.ownerUrl, 'test', (owner) => jobsDone(owner));
  expect(await read(id)).toMatchObject({ status: 'succeeded', confirmationUrl: null });
  expect(await balance()).toBe(500_000n);
  expect(
    [...yookassa.payments.values()].filter(({ metadata: of }) => of['paymentId'] === String(id)),
  ).toHaveLength(1);
});

it('a payment that the service has made, but whose responses are lost, is not made again: it is asked with the same key, and credited once', async () => {
  yookassa.loseOrders(500, 0);
  const { payment } = await workspace.get<{ payment: Shown }>(payer, CREATE, input());
  const { id } = payment;
  for (const asked of [1, 2]) {
    await until(() => Promise.resolve(yookassa.requests.length >= asked ? true : null));
    await until(async () => ((await checksOf(id)) >= asked ? true : null));
    await pollNow();
  }
  await stands(id, 'pending');
  const made = [...yookassa.payments.values()].filter(({ metadata }) => metadata['paymentId'] === String(id));
  expect(made).toHaveLength(1);
  pay(id);
  await Promise.all([notify(event(externalOf(id))), notify(event(externalOf(id))), pollNow()]);
  await stands(id, 'succeeded');
  expect(await balance()).toBe(500_000n);
});

it('a payment that the service never answers about ends after three days, and its place is free', async () => {
  yookassa.fail(500, 500);
  const { payment } = await workspace.get<{ payment: Shown }>(payer, CREATE, input());
  await until(async () => ((await checksOf(payment.id)) >= 1 ? true : null));
  await workspace.system((tx) =>
    tx.execute(sql`update payment set created_at = now() - interval '73 hours' where id = ${payment.id}`),
  );
  await pollNow();
  expect((await stands(payment.id, 'expired')).error).not.toBeNull();
  expect(await balance()).toBe(0n);
});

it('a payment without a notification is found by the poll', async () => {
  const id = await begin({ method: 'sbp' });
  pay(id);
  await pollNow();
  await stands(id, 'succeeded');
  expect(await balance()).toBe(500_000n);
});

it('a final rejection by the service ends the payment with its reason in words', async () => {
  const id = await begin();
  yookassa.decide(externalOf(id), {
    status: 'canceled',
    cancellation_details: { party: 'payment_network', reason: 'insufficient_funds' },
  });
  await notify(event(externalOf(id)));
  expect((await stands(id, 'cancelled')).error).toBe('На карте не хватает денег');
  yookassa.fail(400);
  const { payment } = await workspace.get<{ payment: Shown }>(payer, CREATE, input());
  expect((await stands(payment.id, 'failed')).error).toBe('Платёжный сервис не принял платёж');
});

it('a double click creates one payment', async () => {
  const variables = { ...input(), key: 'twice-clicked-1' };
  const answers = await Promise.all([
    workspace.get<{ payment: Shown }>(payer, CREATE, variables),
    workspace.get<{ payment: Shown }>(payer, CREATE, variables),
  ]);
  expect(new Set(answers.map(({ payment }) => payment.id)).size).toBe(1);
});

it.each(['1', '49999', '-500000', '0', '100000000001', '9999999999999'])(
  '%s kopecks are rejected on their field',
  async (amount) => {
    expect(await workspace.rejection(payer, CREATE, input({ amount }))).toMatchObject({
      code: 'payment.amountRange',
      field: 'amount',
    });
  },
);

it.each(['1e3', '5000.00', ' 500000', '0x10', '99999999999999999999'])(
  '«%s» is not an amount',
  async (amount) => {
    const { errors } = await workspace.ask(payer, CREATE, input({ amount }));
    expect(errors?.[0]?.message).toContain('Money');
  },
);

it('a reader does not pay; another organization’s payment does not exist', async () => {
  const reader = await workspace.withRights({ payment: { read: true, write: false } });
  expect(await workspace.rejection(reader, CREATE, input())).toMatchObject({ code: 'access.denied' });
  const id = await begin();
  expect(await workspace.rejection(workspace.admin, READ, { id })).toMatchObject({ code: 'notFound' });
});

it('the number of open payment pages is limited', async () => {
  yookassa.fail(...Array.from({ length: 10 }, () => 500));
  for (let made = 0; made < 10; made += 1) await workspace.get(payer, CREATE, input());
  expect(await workspace.rejection(payer, CREATE, input())).toMatchObject({ code: 'payment.tooMany' });
});
