import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import { createSubscriptionService } from '@server/modules/payment/subscription/subscription.service';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { createOnlinePayments, type OnlinePayments } from '@test/helpers/payment/online-payments';
import { until } from '@test/helpers/until';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { type FakeYookassa, startYookassa } from '@test/helpers/services/yookassa';

/** Receipts (54-ФЗ) of what is paid for from advances: each kopeck of an advance is settled once. */
let workspace: Workspace;
let yookassa: FakeYookassa;
let online: OnlinePayments;
let admin: UserRow;
let id: number;
let charge: () => Promise<void>;
beforeAll(async () => {
  yookassa = await startYookassa();
  workspace = await openWorkspace({
    ...yookassa.env,
    ...{ OFFER_FREE_EMPLOYEES: '1', OFFER_EMPLOYEE_PRICE: '200', PAYMENT_VAT: 'general' },
  });
  online = createOnlinePayments(workspace, workspace.test.url, yookassa);
  const service = createSubscriptionService(workspace.test.app.deps);
  charge = () => workspace.system((tx) => service.settle(tx, id));
});
afterAll(async () => {
  await workspace.stop();
  await yookassa.stop();
});
/** Four people of whom one is free: 600 ₽ a month; nothing is due before `due()`. */
beforeEach(async () => {
  yookassa.requests.length = 0;
  admin = await workspace.system(async (tx) => {
    const organization = await anOrganization(tx, { isFreePeriod: true, freePeriodEnd: '2999-01-01' });
    id = organization.id;
    for (let index = 0; index < 3; index += 1) await aUser(tx, { organizationId: id, status: 'working' });
    return aUser(tx, { organizationId: id, isAdmin: true });
  });
});

/** The month begins, and is charged. */
async function due(): Promise<void> {
  await workspace.system((tx) =>
    tx.execute(sql`update organization set is_free_period = false, free_period_end = null where id = ${id}`),
  );
  await charge();
}

const OPERATIONS = '{ paymentOperations { items { kind receipts { kind amount email status } } } }';
const operations = async () =>
  (
    await workspace.get<{ paymentOperations: { items: { kind: string; receipts: object[] }[] } }>(
      admin,
      OPERATIONS,
    )
  ).paymentOperations.items;
const receiptsOf = async (kind: string) =>
  (await operations()).filter((item) => item.kind === kind).flatMap(({ receipts }) => receipts);
/** The receipts that the service was asked for, by their amounts. */
const asked = () => yookassa.requests.filter(({ path }) => path.endsWith('/receipts'));
const registered = (kind: string, count: number) =>
  until(async () => {
    const found = await receiptsOf(kind);
    return found.length === count && found.every((item) => 'status' in item && item.status === 'registered')
      ? found
      : null;
  }, 20_000);

it('a month is settled from the advance, with the receipt that the law asks for', async () => {
  const { external } = await online.topUp(admin, 500_000n);
  await due();
  expect(await registered('charge', 1)).toEqual([
    { kind: 'settlement', amount: '60000', email: 'buh@example.ru', status: 'registered' },
  ]);
  expect(asked()).toHaveLength(1);
  expect(asked()[0]?.body).toEqual({
    ...{ type: 'payment', payment_id: external, send: true, customer: { email: 'buh@example.ru' } },
    items: [
      {
        ...{
          description: 'Доступ к кабинету',
          quantity: 1,
          measure: 'piece',
          amount: { value: '600.00', currency: 'RUB' },
        },
        ...{ vat_code: 11, payment_mode: 'full_payment', payment_subject: 'service' },
      },
    ],
    settlements: [{ type: 'prepayment', amount: { value: '600.00', currency: 'RUB' } }],
  });
});

it('the oldest advances are settled first, and a kopeck of them only once', async () => {
  const first = await online.topUp(admin, 50_000n);
  const second = await online.topUp(admin, 50_000n);
  await due();
  await registered('charge', 2);
  const sums = asked().map(({ body }) => JSON.parse(JSON.stringify(body)));
  expect(sums.map((body) => [body.payment_id, body.settlements[0].amount.value]).toSorted()).toEqual(
    [
      [first.external, '500.00'],
      [second.external, '100.00'],
    ].toSorted(),
  );
});

it('money that came by a bank transfer or from a promo code needs no receipt', async () => {
  await online.topUp(admin, 50_000n);
  const gift = (account: 'promo' | 'bank') =>
    workspace.system((tx) =>
      ledger.post(tx, {
        ...{ organizationId: id, key: account, kind: 'grant', at: new Date() },
        lines: between('balance', account, 50_000n),
      }),
    );
  await gift('promo');
  await gift('bank');
  await workspace.system((tx) =>
    tx.execute(sql`
      insert into payment (organization_id, method, provider, status, amount, email, created_at, paid_at)
      values (${id}, 'invoice', 'bank', 'succeeded', 50000, 'buh@example.ru', now() - interval '1 day', now() - interval '1 day')`),
  );
  await due();
  expect(await registered('charge', 1)).toMatchObject([{ amount: '50000' }]);
  expect(asked()).toHaveLength(1);
});

it('tokens are settled too, and what was refunded is no advance any more', async () => {
  const { external } = await online.topUp(admin, 100_000n);
  yookassa.refund(external, '990.00');
  await workspace.system((tx) =>
    tx.execute(sql`select enqueue_job('readRefunds', '{}'::json, null, null, 1)`),
  );
  await until(async () => (await operations())[0]?.kind === 'refund');
  const { tokenBalance } = await workspace.get<{ tokenBalance: { price: string } }>(
    admin,
    '{ tokenBalance { price } }',
  );
  await workspace.system((tx) =>
    ledger.post(tx, {
      ...{ organizationId: id, key: 'gift', kind: 'grant', at: new Date() },
      lines: between('balance', 'promo', 1_000_000n),
    }),
  );
  await workspace.get(
    admin,
    'mutation ($price: Money!) { tokenPurchaseCreate(purchase: { tokens: 20, price: $price }) { id } }',
    { price: tokenBalance.price },
  );
  expect(await registered('purchase', 1)).toMatchObject([{ kind: 'settlement', amount: '1000' }]);
  const [bought] = asked().slice(-1);
  expect(bought?.body).toMatchObject({ items: [{ description: 'Токены для действий в кабинете' }] });
});

describe('the refund of an advance', () => {
  const refundReceipts = () =>
    asked().flatMap(({ body }) => {
      const sent = JSON.parse(JSON.stringify(body));
      if (sent.type !== 'refund') return [];
      return [
        sent.items.map((item: Record<string, { value: string }>) => [item.payment_mode, item.amount?.value]),
      ];
    });
  /** The shop refunds a part, without a receipt of its own. Returns the lines of ours. */
  async function refund(external: string, value: string): Promise<unknown> {
    const before = refundReceipts().length;
    yookassa.refund(external, value, { receipt_registration: undefined });
    await workspace.system((tx) =>
      tx.execute(sql`select enqueue_job('readRefunds', '{}'::json, null, null, 1)`),
    );
    return until(async () => refundReceipts()[before] ?? null, 20_000);
  }

  it('that was settled in part returns the advance first, then the full payment, in one receipt', async () => {
    const { external } = await online.topUp(admin, 100_000n);
    await due();
    await registered('charge', 1);
    // 600 of 1,000 are settled.
    expect(await refund(external, '150.00')).toEqual([['advance', '150.00']]);
    expect(await refund(external, '350.00')).toEqual([
      ['advance', '250.00'],
      ['full_payment', '100.00'],
    ]);
    expect(await refund(external, '500.00')).toEqual([['full_payment', '500.00']]);
    const sum = asked().map(({ body }) => JSON.parse(JSON.stringify(body)));
    expect(sum.at(-1)).toMatchObject({
      ...{ type: 'refund', send: true, customer: { email: 'buh@example.ru' } },
      items: [{ description: 'Доступ к кабинету', payment_subject: 'service', vat_code: 11 }],
      settlements: [{ type: 'cashless', amount: { value: '500.00', currency: 'RUB' } }],
    });
  });

  it('leaves what is left of another advance to be settled by the next charge', async () => {
    const first = await online.topUp(admin, 60_000n);
    await due();
    await registered('charge', 1);
    const second = await online.topUp(admin, 90_000n);
    expect(await refund(first.external, '600.00')).toEqual([['full_payment', '600.00']]);
    expect(await refund(second.external, '100.00')).toEqual([['advance', '100.00']]);
  });
});

it('a lost response is asked again by the same key', async () => {
  await online.topUp(admin, 500_000n);
  yookassa.failPath('/receipts', 0);
  await due();
  await registered('charge', 1);
  expect(asked()).toHaveLength(2);
  expect(new Set(asked().map(({ key }) => key)).size).toBe(1);
});

it('a receipt that the service refuses is shown as such, and left to a person', async () => {
  await online.topUp(admin, 500_000n);
  yookassa.failPath('/receipts', 400);
  await due();
  await until(async () => {
    const [receipt] = await receiptsOf('charge');
    return receipt && 'status' in receipt && receipt.status === 'refused' ? true : null;
  });
});

it('the receipt of the advance is told as the service tells it', async () => {
  const { id: paymentId, external } = await online.begin(admin, 70_000n);
  online.pay(external);
  yookassa.decide(external, { receipt_registration: 'canceled' });
  await online.notify(external);
  await online.settled(admin, paymentId, 'succeeded');
  expect(await receiptsOf('topUp')).toEqual([
    { kind: 'advance', amount: '70000', email: 'buh@example.ru', status: 'refused' },
  ]);
  const other = await online.begin(admin, 80_000n);
  online.pay(other.external);
  yookassa.decide(other.external, { receipt_registration: 'succeeded' });
  await online.notify(other.external);
  await online.settled(admin, other.id, 'succeeded');
  expect(await receiptsOf('topUp')).toContainEqual(
    expect.objectContaining({ amount: '80000', status: 'registered' }),
  );
});
