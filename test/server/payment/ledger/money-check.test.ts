import { withClient } from '@server/db/client';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { beSeller, payByBank } from '@test/helpers/payment/bank-payment';
import { createOnlinePayments, type OnlinePayments } from '@test/helpers/payment/online-payments';
import { runJob } from '@test/helpers/worlds/jobs-done';
import { type FakeYookassa, startYookassa } from '@test/helpers/services/yookassa';

/** The nightly check of all money, and its alarm. */
let office: BackOffice;
let yookassa: FakeYookassa;
let online: OnlinePayments;
let reader: UserRow;
let client: BackOffice['client'];

beforeAll(async () => {
  yookassa = await startYookassa();
  office = await openBackOffice(undefined, yookassa.env);
  online = createOnlinePayments(office, office.t.url, yookassa);
  await beSeller(office);
  reader = await office.superAdmin({ backOfficeSettingAccount: { read: true, write: false } });
});
afterAll(async () => {
  await office.t.stop();
  await yookassa.stop();
});
beforeEach(async () => {
  client = await office.aClient();
});

const CHECK = `query ($organizationId: Int!) { check: ledgerCheck(organizationId: $organizationId) {
  isWhole differences { kind subject expected actual reference } } }`;
const CARD = 'query ($id: Int!) { organizationCard(id: $id) { facts { key count } } }';
const NOTIFIED = '{ notifications { items { type route text } } }';

interface Difference {
  kind: string;
  subject: string | null;
  expected: string;
  actual: string;
  reference: string | null;
}

const shown = async (organizationId = client.id) =>
  (
    await office.get<{ check: { isWhole: boolean; differences: Difference[] } }>(reader, CHECK, {
      organizationId,
    })
  ).check;
const differences = async () => (await shown()).differences;
const facts = async () =>
  (
    await office.get<{ organizationCard: { facts: { key: string; count: number | null }[] } }>(
      office.root,
      CARD,
      { id: client.id },
    )
  ).organizationCard.facts.filter(({ key }) => key === 'moneyDiffers');
const alarms = (who: UserRow) => alarmsAbout(who, client.id);
const alarmsOf = (organizationId: number) => alarmsAbout(office.root, organizationId);
const alarmsAbout = async (who: UserRow, organizationId: number) =>
  (
    await office.get<{ notifications: { items: { type: string; route: string; text: string }[] } }>(
      who,
      NOTIFIED,
    )
  ).notifications.items.filter(
    ({ type, route }) => type === 'moneyDiffers' && route.endsWith(`client=${organizationId}`),
  );

/** What only somebody with the owner's login can do, past the program and the protection of the tables. */
const tamper = (...statements: string[]) =>
  withClient(office.t.database.superuserUrl, 'test', async (owner) => {
    await owner.query('set session_replication_role = replica');
    for (const statement of statements) await owner.query(statement.replaceAll('$client', String(client.id)));
  });

const night = () => runJob(office.t, 'checkMoney');

it('money that agrees with payments, documents and the payment service alarms nobody', async () => {
  await online.topUp(client.admin, 500_000n);
  await payByBank(office, client.admin, { amount: 700_000n, paidOn: '2026-03-01' });
  await night();
  expect(await shown()).toEqual({ isWhole: true, differences: [] });
  expect([await facts(), await alarms(office.root)]).toEqual([[], []]);
});

it.each([
  [
    'a payment that the ledger does not have',
    `update payment set amount = amount + 1 where organization_id = $client and provider = 'yookassa'`,
    { kind: 'payment', expected: '500001', actual: '500000' },
  ],
  [
    'a payment that was never received',
    `update payment set status = 'failed', receipt = null where organization_id = $client and provider = 'yookassa'`,
    { kind: 'payment', expected: '0', actual: '500000' },
  ],
  [
    'a refund that the ledger does not have',
    `update payment set refunded = 100, status = 'partiallyRefunded' where organization_id = $client and provider = 'yookassa'`,
    { kind: 'refund', expected: '100', actual: '0' },
  ],
  [
    'a charge that the ledger does not have',
    `insert into subscription_charge (organization_id, period_from, period_to, tariff_code, free_employees, employee_price, amount, people)
    values ($client, '2026-01-01', '2026-02-01', 'standard', 1, 1, 4200, '[]')`,
    { kind: 'charge', expected: '4200', actual: '0' },
  ],
  [
    'a purchase of tokens without its price',
    `insert into token_purchase (organization_id, tokens, price, created_at, day) values ($client, 3, 100, now(), current_date)`,
    { kind: 'purchase', expected: '300', actual: '0' },
  ],
  [
    'an invoice with money that did not come',
    `update pay_document set paid = paid + 5 where organization_id = $client and type = 'invoice'`,
    { kind: 'invoice', expected: '700000', actual: '700005' },
  ],
  [
    'a month of tokens without its document',
    `insert into token_purchase (organization_id, tokens, price, created_at, day) values ($client, 3, 100, now(), '2026-01-10')`,
    { kind: 'closing', expected: '300', actual: '0' },
  ],
  [
    'a charge without its act',
    `insert into subscription_charge (organization_id, period_from, period_to, tariff_code, free_employees, employee_price, amount, people)
    values ($client, '2026-01-01', '2026-02-01', 'standard', 1, 1, 4200, '[]')`,
    { kind: 'unclosedCharge', expected: '4200', actual: '0' },
  ],
  [
    'a document of tokens with another sum',
    `insert into pay_document (organization_id, type, number, date, period_from, period_to, amount, tokens, parties, created_at)
    select $client, 'act', 1000 + $client, '2026-01-31', '2026-01-01', '2026-01-31', 500, '[]', d.parties, now()
    from pay_document d where d.organization_id = $client`,
    { kind: 'act', expected: '0', actual: '500' },
  ],
  [
    'an act with another sum than its charge',
    `with charged as (
      insert into subscription_charge (organization_id, period_from, period_to, tariff_code, free_employees, employee_price, amount, people)
      values ($client, '2026-01-01', '2026-02-01', 'standard', 1, 1, 4200, '[]') returning id)
    insert into pay_document (organization_id, type, number, date, period_from, period_to, amount, charge_id, parties, created_at)
    select $client, 'act', 1000 + $client, '2026-01-31', '2026-01-01', '2026-01-31', 4100, c.id, d.parties, now()
    from charged c, pay_document d where d.organization_id = $client`,
    { kind: 'act', expected: '4200', actual: '4100' },
  ],
  [
    'an act of a whole month of which a part was returned with the change of the tariff',
    `with charged as (
      insert into subscription_charge (organization_id, period_from, period_to, tariff_code, free_employees, employee_price, amount, people)
      values ($client, '2026-01-01', '2026-02-01', 'standard', 1, 1, 4200, '[]') returning id),
    changed as (
      insert into subscription_change (organization_id, from_tariff, to_tariff, day, is_now, returned, replaced_charge_id, created_at)
      select $client, 'standard', 'standard', '2026-01-20', true, 1000, id, now() from charged)
    insert into pay_document (organization_id, type, number, date, period_from, period_to, amount, charge_id, parties, created_at)
    select $client, 'act', 1000 + $client, '2026-01-31', '2026-01-01', '2026-01-31', 4200, c.id, d.parties, now()
    from charged c, pay_document d where d.organization_id = $client`,
    { kind: 'act', expected: '3200', actual: '4200' },
  ],
  [
    'a receipt that was refused',
    `update payment set receipt = 'refused' where organization_id = $client and provider = 'yookassa'`,
    { kind: 'receipt', expected: '500000', actual: '0' },
  ],
])('%s is named, and alarms those who look after accounts, once a day', async (_what, statement, found) => {
  await online.topUp(client.admin, 500_000n);
  await payByBank(office, client.admin, { amount: 700_000n, paidOn: '2026-03-01' });
  await tamper(statement);
  await night();
  await night();
  expect(await differences()).toContainEqual(expect.objectContaining(found));
  expect(await facts()).toHaveLength(1);
  for (const who of [office.root, reader]) {
    expect(await alarms(who)).toEqual([
      expect.objectContaining({ route: `/back-office/account?client=${client.id}` }),
    ]);
  }
  const stranger = await office.superAdmin({ backOfficeDocs: { read: true, write: true } });
  expect(await alarms(stranger)).toEqual([]);
});

it('a changed kopeck of the ledger alarms without anybody asking; what was mended is forgotten the next night', async () => {
  await online.topUp(client.admin, 500_000n);
  const change = (by: number) =>
    `update ledger_line set amount = amount + ${by} where organization_id = $client and account = 'balance'`;
  await tamper(change(1));
  await night();
  expect(await facts()).toEqual([{ key: 'moneyDiffers', count: 1 }]);
  expect(await alarms(office.root)).toHaveLength(1);
  await tamper(change(-1));
  await night();
  expect(await facts()).toEqual([]);
});

describe('the payment service', () => {
  it('has received money of which no notification came: it is credited, and nothing differs', async () => {
    const { id, external } = await online.begin(client.admin, 300_000n);
    online.pay(external);
    await night();
    await online.settled(client.admin, id, 'succeeded');
    expect(await differences()).toEqual([]);
  });

  it('has another sum, or does not have the payment at all', async () => {
    const { id, external } = await online.topUp(client.admin, 300_000n);
    yookassa.decide(external, { amount: { value: '30.00', currency: 'RUB' } });
    await night();
    expect(await differences()).toEqual([
      { kind: 'service', subject: String(id), expected: '3000', actual: '300000', reference: null },
    ]);
    yookassa.payments.delete(external);
    await night();
    expect(await differences()).toEqual([
      { kind: 'service', subject: String(id), expected: '0', actual: '300000', reference: null },
    ]);
  });

  it('has a payment that is not known here: the provider is alarmed, by the service’s id', async () => {
    const { superOrganizationId } = await office.t.app.deps.readConsts();
    const stranger = await online.topUp(client.admin, 300_000n);
    const payment = yookassa.payments.get(stranger.external);
    if (!payment) throw new Error('there is no payment');
    const metadata = { organizationId: '0', paymentId: '0' };
    yookassa.payments.set('stranger', {
      ...payment,
      id: 'stranger',
      metadata,
      amount: { value: '12.34', currency: 'RUB' },
    });
    await night();
    const unknown = {
      kind: 'unknownPayment',
      subject: null,
      expected: '1234',
      actual: '0',
      reference: 'stranger',
    };
    expect((await shown(superOrganizationId)).differences).toEqual([unknown]);
    expect(await differences()).toEqual([]);
    expect(await alarmsOf(superOrganizationId)).toHaveLength(1);
    yookassa.payments.delete('stranger');
    await night();
    expect((await shown(superOrganizationId)).differences).toEqual([]);
  });

  it('has refunds that fit no payment: of more than was paid, and of a payment that is not known here', async () => {
    const { superOrganizationId } = await office.t.app.deps.readConsts();
    const { id, external } = await online.topUp(client.admin, 300_000n);
    const tooMuch = yookassa.refund(external, '3000.01');
    const ofStranger = yookassa.refund('no-such-payment', '7.00');
    await night();
    const sums = { kind: 'unknownRefund', actual: '0' };
    expect(await differences()).toEqual([
      { ...sums, subject: String(id), expected: '300001', reference: tooMuch },
    ]);
    expect((await shown(superOrganizationId)).differences).toEqual([
      { ...sums, subject: null, expected: '700', reference: ofStranger },
    ]);
    expect(await alarms(reader)).toHaveLength(1);
    yookassa.refunds.clear();
    await night();
    expect(await differences()).toEqual([]);
  });

  it('has a refund of which no notification came: it is taken off, and nothing differs', async () => {
    const { external } = await online.topUp(client.admin, 300_000n);
    yookassa.refund(external, '1000.00');
    await night();
    expect(await differences()).toEqual([]);
    yookassa.refunds.clear();
  });

  it('does not answer: the rest is checked all the same, and what was known of it stays', async () => {
    const { external } = await online.topUp(client.admin, 300_000n);
    yookassa.payments.delete(external);
    await night();
    await tamper(
      `update ledger_line set amount = amount + 1 where organization_id = $client and account = 'balance'`,
    );
    yookassa.fail(500);
    await night();
    expect(await facts()).toEqual([{ key: 'moneyDiffers', count: 2 }]);
  });
});
