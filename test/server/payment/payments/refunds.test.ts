import { sql } from 'drizzle-orm';
import { boolean, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import { promoCodeTable } from '@server/modules/payment/promo-codes/promo-codes.tables';
import { anOrganization, nextNumber } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { openPaidWorld, type PaidWorld } from '@test/helpers/payment/paid-actions';
import { until } from '@test/helpers/until';
import { type FakeRefund, type FakeYookassa, startYookassa } from '@test/helpers/services/yookassa';

/** External refunds: repeated, partial, late, or fake. */
let workspace: Workspace;
let world: PaidWorld;
let yookassa: FakeYookassa;
let payer: UserRow;
let organizationId: number;
beforeAll(async () => {
  yookassa = await startYookassa();
  workspace = await openWorkspace(yookassa.env);
  world = openPaidWorld(workspace, () => new Date());
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
  yookassa.refunds.clear();
});

const CREATE = 'mutation ($payment: PaymentInput!) { payment: paymentCreate(payment: $payment) { id } }';
const READ = 'query ($id: Int!) { payment(id: $id) { status } }';
const BALANCE = '{ paymentBalance { balance debt missing } }';
const OPERATIONS = `{ paymentOperations { items {
  kind amount balanceAfter method promoCode refund { reason paymentAmount } } } }`;
const BUY = `mutation { tokenPurchaseCreate(purchase: { tokens: 1, price: "100" }) { id } }`;
const USE = 'mutation ($code: String!) { promoCodeUse(code: $code) { id } }';

const stateNow = async () =>
  (
    await workspace.get<{ paymentBalance: { balance: string; debt: string; missing: string } }>(
      payer,
      BALANCE,
    )
  ).paymentBalance;
const operations = async () =>
  (await workspace.get<{ paymentOperations: { items: object[] } }>(payer, OPERATIONS)).paymentOperations
    .items;
const faults = () => workspace.system((tx) => ledgerReadModel.faults(tx, organizationId));
const externalOf = (id: number) =>
  [...yookassa.payments.values()].find(({ metadata }) => metadata['paymentId'] === String(id))?.id ?? '';
const notify = (event: string, id: string) =>
  fetch(`${workspace.test.url}/api/payments/yookassa`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ type: 'notification', event },
      object: { id, status: 'succeeded', payment_id: yookassa.refunds.get(id)?.payment_id },
    }),
  });
const stands = (id: number, status: string) =>
  until(async () =>
    (await workspace.get<{ payment: { status: string } }>(payer, READ, { id })).payment.status === status
      ? true
      : null,
  );
/** A received payment to the balance; the service's id of it. */
async function pay(amount = '500000'): Promise<{ id: number; external: string }> {
  const payment = { amount, method: 'card', email: 'buh@example.ru' };
  const { id } = (await workspace.get<{ payment: { id: number } }>(payer, CREATE, { payment })).payment;
  await stands(id, 'pending');
  const external = externalOf(id);
  yookassa.decide(external, { status: 'succeeded', paid: true, confirmation: undefined });
  await notify('payment.succeeded', external);
  await stands(id, 'succeeded');
  return { id, external };
}
const refundsOf = async (): Promise<{ externalId: string; receipt: string }[]> => {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { externalId: text, receipt: text })(sql`
      select external_id as "externalId", receipt from payment_refund where organization_id = ${organizationId} order by id`),
  );
  return rows;
};
const isTakenOff = (refund: string) =>
  until(async () => ((await refundsOf()).some(({ externalId }) => externalId === refund) ? true : null));
/** A refund that the service reports. */
async function refund(external: string, value: string, fields: Partial<FakeRefund> = {}): Promise<string> {
  const id = yookassa.refund(external, value, fields);
  await notify('refund.succeeded', id);
  await isTakenOff(id);
  return id;
}
/** Spends from the balance, as a monthly charge does. */
const spend = (amount: bigint) =>
  workspace.system((tx) =>
    ledger.post(tx, {
      ...{ organizationId, key: `spent:${nextNumber()}`, kind: 'charge', at: new Date() },
      lines: between('balance', 'revenue', -amount),
    }),
  );
const poll = () =>
  workspace.system((tx) => tx.execute(sql`select enqueue_job('readRefunds', '{}'::json, null, null, 3)`));
const notices = async () => {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { type: text, amount: text })(sql`
      select type, params ->> 'amount' as amount from notification
      where organization_id = ${organizationId} and type in ('paymentRefunded', 'debtArose') order by id`),
  );
  return rows;
};

it('a refund is accepted once the service itself confirms it, and deducted with its reason', async () => {
  const { id, external } = await pay();
  const said = await refund(external, '1500.00', { description: 'Ошиблись суммой' });
  expect(
    yookassa.requests.some(({ method, path }) => method === 'GET' && path === `/v3/refunds/${said}`),
  ).toBe(true);
  expect(await stateNow()).toMatchObject({ balance: '350000', debt: '0' });
  await stands(id, 'partiallyRefunded');
  expect(await operations()).toMatchObject([
    {
      ...{ kind: 'refund', amount: '-150000', balanceAfter: '350000', method: 'card' },
      refund: { reason: 'Ошиблись суммой', paymentAmount: '500000' },
    },
    { kind: 'topUp', amount: '500000', refund: null },
  ]);
  expect(await notices()).toEqual([{ type: 'paymentRefunded', amount: '1500.00' }]);
  await refund(external, '3500.00');
  await stands(id, 'refunded');
  expect(await stateNow()).toMatchObject({ balance: '0', debt: '0' });
  expect(await faults()).toEqual([]);
});

it('the history names no person: the system writes the refund', async () => {
  const { id, external } = await pay();
  await refund(external, '1500.00', { description: 'Ошиблись суммой' });
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`
      select action, changes from audit_log where organization_id = ${organizationId} and object_type = 'payment'
        and object_id = ${id} order by id desc limit 1`),
  );
  expect(rows).toEqual([
    {
      action: 'payment',
      changes: {
        refunded: [null, '1500.00'],
        status: ['succeeded', 'partiallyRefunded'],
        reason: [null, 'Ошиблись суммой'],
      },
    },
  ]);
});

it('reported twice, at once, and found by the poll as well, it is deducted once', async () => {
  const { external } = await pay();
  const said = yookassa.refund(external, '1000.00');
  await Promise.all([...Array.from({ length: 6 }, () => notify('refund.succeeded', said)), poll()]);
  await isTakenOff(said);
  await poll();
  await refund(external, '1.00');
  expect((await refundsOf()).filter(({ externalId }) => externalId === said)).toHaveLength(1);
  expect(await stateNow()).toMatchObject({ balance: '399900' });
});

it('a refund without a notification is found by the poll, page by page', async () => {
  const { external } = await pay();
  const made = ['100.00', '200.00', '300.00'].map((value) => yookassa.refund(external, value));
  await poll();
  for (const item of made) await isTakenOff(item);
  expect(await stateNow()).toMatchObject({ balance: '440000' });
});

it('a refund that comes before its payment is confirmed waits for it', async () => {
  const payment = { amount: '500000', method: 'card', email: 'buh@example.ru' };
  const { id } = (await workspace.get<{ payment: { id: number } }>(payer, CREATE, { payment })).payment;
  await stands(id, 'pending');
  yookassa.decide(externalOf(id), { status: 'succeeded', paid: true, confirmation: undefined });
  await refund(externalOf(id), '5000.00');
  await stands(id, 'refunded');
  expect(await stateNow()).toMatchObject({ balance: '0', debt: '0' });
  expect(await operations()).toMatchObject([{ kind: 'refund' }, { kind: 'topUp' }]);
});

it.each<[string, string, Partial<FakeRefund>]>([
  ['that is not through yet', '100.00', { status: 'pending' }],
  ['that was cancelled', '100.00', { status: 'canceled' }],
  ['in another currency', '100.00', { amount: { value: '100.00', currency: 'USD' } }],
  ['of more than was paid', '5000.01', {}],
  ['of nothing', '0.00', {}],
  ['of a payment that is not ours', '100.00', { payment_id: '2a7834f6-0001-4000-a000-1da326e5e123' }],
])('a refund %s is not deducted', async (_what, value, fields) => {
  const { external } = await pay();
  await notify('refund.succeeded', yookassa.refund(external, value, fields));
  for (const forged of ['unknown', '../payments', '']) await notify('refund.succeeded', forged);
  await refund(external, '1.00');
  expect(await refundsOf()).toHaveLength(1);
  expect(await stateNow()).toMatchObject({ balance: '499900', debt: '0' });
});

it('a stranger’s notification triggers no request to the service', async () => {
  const { external } = await pay();
  const made = yookassa.refund(external, '1000.00');
  yookassa.requests.length = 0;
  for (const payment_id of [undefined, 'unknown', made]) {
    await fetch(`${workspace.test.url}/api/payments/yookassa`, {
      method: 'POST',
      body: JSON.stringify({ event: 'refund.succeeded', object: { id: made, payment_id } }),
    });
  }
  await refund(external, '1.00');
  expect(yookassa.requests.map(({ path }) => path).filter((path) => path.endsWith(made))).toEqual([]);
});

it('a lost response is requested again', async () => {
  const { external } = await pay();
  const said = yookassa.refund(external, '1000.00');
  yookassa.fail(0);
  await notify('refund.succeeded', said);
  await until(async () => (yookassa.requests.some(({ path }) => path.endsWith(said)) ? true : null));
  await poll();
  await isTakenOff(said);
  expect(await stateNow()).toMatchObject({ balance: '400000' });
});

describe('after the money was spent', () => {
  it('the part not covered by the balance becomes a debt; it blocks purchases, and the next top-up pays it first', async () => {
    const { external } = await pay();
    await world.give(organizationId, 100);
    await spend(400_000n);
    await refund(external, '3000.00');
    expect(await stateNow()).toMatchObject({ balance: '0', debt: '-200000', missing: '200000' });
    expect((await operations())[0]).toMatchObject({
      kind: 'refund',
      amount: '-300000',
      balanceAfter: '-200000',
    });
    expect(await notices()).toEqual([
      { type: 'paymentRefunded', amount: '3000.00' },
      { type: 'debtArose', amount: '2000.00' },
    ]);
    expect(await workspace.rejection(payer, BUY)).toMatchObject({ code: 'payment.debt', field: 'tokens' });
    await expect(world.reserve(payer, 7)).rejects.toMatchObject({ code: 'payment.debt' });
    await pay('150000');
    expect(await stateNow()).toMatchObject({ balance: '0', debt: '-50000' });
    await pay('150000');
    expect(await stateNow()).toMatchObject({ balance: '100000', debt: '0' });
    expect((await operations()).slice(0, 2)).toMatchObject([
      { kind: 'topUp', amount: '150000', balanceAfter: '100000' },
      { kind: 'topUp', amount: '150000', balanceAfter: '-50000' },
    ]);
    await world.reserve(payer, 7);
    await workspace.get(payer, BUY);
    expect(await faults()).toEqual([]);
  });

  it('an earlier reserve is still captured: the work is done', async () => {
    const { external } = await pay();
    await world.give(organizationId, 100);
    const reserved = await world.reserve(payer, 7);
    await spend(500_000n);
    await refund(external, '5000.00');
    await world.capture(payer, reserved);
    expect(await stateNow()).toMatchObject({ debt: '-500000' });
  });

  it('no month is charged while there is a debt, not even a free one', async () => {
    await workspace.system((tx) =>
      tx.execute(sql`
        update organization set is_free_period = false, free_period_end = null where id = ${organizationId}`),
    );
    const { external } = await pay();
    await spend(500_000n);
    await workspace.system((tx) =>
      tx.execute(sql`
        update subscription set paid_until = current_date - 1, anchor_day = 1 where organization_id = ${organizationId}`),
    );
    await refund(external, '5000.00');
    const graceOf = async () => {
      const rows = await workspace.system((tx) =>
        selectRows(tx, { isOwed: boolean })(sql`
          select grace_until is not null as "isOwed" from subscription where organization_id = ${organizationId}`),
      );
      return rows[0]?.isOwed;
    };
    expect(await graceOf()).toBe(true);
    await pay();
    expect(await graceOf()).toBe(false);
  });
});

describe('for a payment with a promo code', () => {
  /** A code that adds this percentage to the next payment. */
  const useCode = async (value: number): Promise<string> => {
    const code = `СКИДКА${nextNumber()}`;
    await workspace.system((tx) => tx.insert(promoCodeTable).values({ code, kind: 'percent', value }));
    await workspace.get(payer, USE, { code });
    return code;
  };

  it('the same share of the code’s bonus is refunded, and all of it with the last kopeck', async () => {
    const code = await useCode(7);
    const { external } = await pay('100001');
    expect(await stateNow()).toMatchObject({ balance: '107001' });
    await refund(external, '333.33');
    // 7 % of 1000.01 is 70.00; a third of it, in whole kopecks.
    expect(await stateNow()).toMatchObject({ balance: String(107_001 - 33_333 - 2_333) });
    expect((await operations())[0]).toMatchObject({ kind: 'refund', amount: '-2333', promoCode: code });
    await refund(external, '333.33');
    await refund(external, '333.35');
    expect(await stateNow()).toMatchObject({ balance: '0', debt: '0' });
    expect(await faults()).toEqual([]);
  });

  it('a spent bonus becomes a debt too', async () => {
    await useCode(50);
    const { external } = await pay('100000');
    await spend(150_000n);
    await refund(external, '1000.00');
    expect(await stateNow()).toMatchObject({ balance: '0', debt: '-150000' });
  });

  it('an expired code added nothing, and nothing of it is refunded', async () => {
    const code = await useCode(50);
    await workspace.system((tx) =>
      tx.execute(sql`update promo_code set is_active = false where code = ${code}`),
    );
    const { external } = await pay('100000');
    await refund(external, '1000.00');
    expect(await stateNow()).toMatchObject({ balance: '0', debt: '0' });
  });
});

describe('the receipt of a refund', () => {
  const sent = () => yookassa.requests.filter(({ path }) => path === '/v3/receipts');
  const receiptStands = (receipt: string) =>
    until(async () => ((await refundsOf())[0]?.receipt === receipt ? true : null));

  it('is registered by the service where it has one', async () => {
    const { external } = await pay();
    await refund(external, '1000.00', { receipt_registration: 'pending' });
    expect(await refundsOf()).toMatchObject([{ receipt: 'service' }]);
    expect(sent()).toEqual([]);
  });

  it('is requested where it has none, as a return of the advance, to the email of the payment', async () => {
    const { external } = await pay();
    const said = await refund(external, '1000.00', { receipt_registration: undefined });
    await receiptStands('registered');
    expect(sent()).toMatchObject([
      {
        method: 'POST',
        body: {
          ...{ type: 'refund', refund_id: said, send: true, customer: { email: 'buh@example.ru' } },
          items: [{ payment_mode: 'advance', payment_subject: 'payment', amount: { value: '1000.00' } }],
          settlements: [{ type: 'cashless', amount: { value: '1000.00', currency: 'RUB' } }],
        },
      },
    ]);
    expect(sent()[0]?.key).toMatch(/^[\da-f-]{36}$/);
  });

  it('finally rejected by the service is left to a person, and the money is deducted anyway', async () => {
    const { external } = await pay();
    const id = yookassa.refund(external, '1000.00', { receipt_registration: 'canceled' });
    yookassa.failPath('/receipts', 400);
    await notify('refund.succeeded', id);
    await receiptStands('refused');
    expect(await stateNow()).toMatchObject({ balance: '400000' });
  });
});

it('nobody but the system sees or writes the refunds of another organization', async () => {
  const { external } = await pay();
  await refund(external, '1000.00');
  const other = await workspace.system((tx) => anOrganization(tx));
  const { rows } = await workspace.test.app.database.tenant(other.id, (tx) =>
    tx.execute(sql`select from payment_refund /* of any organization */`),
  );
  expect(rows).toEqual([]);
  await expect(
    workspace.test.app.database.tenant(organizationId, (tx) =>
      tx.execute(sql`update payment_refund set receipt = 'service'`),
    ),
  ).rejects.toThrow();
});
