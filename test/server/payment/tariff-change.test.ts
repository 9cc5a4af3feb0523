import { sql } from 'drizzle-orm';
import pg from 'pg';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { createPayDocumentsService } from '@server/modules/payment/documents/documents.service';
import { debtOf, incomingLines, takenBackLines } from '@server/modules/payment/ledger/debt';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { createSubscriptionService } from '@server/modules/payment/subscription/subscription.service';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** A plan change: the previewed amounts are the ones charged, by days to the kopeck. */
let workspace: Workspace;
let now = new Date('2026-12-01T09:00:00Z');
let admin: UserRow;
let id: number;
let service: ReturnType<typeof createSubscriptionService>;
/** The provider adds plans directly in the database; the program only changes prices. */
let owner: pg.Client;
beforeAll(async () => {
  workspace = await openWorkspace({ OFFER_FREE_EMPLOYEES: '2', OFFER_EMPLOYEE_PRICE: '200' }, () => now);
  service = createSubscriptionService({ ...workspace.test.app.deps, now: () => now });
  owner = new pg.Client({ connectionString: workspace.test.database.ownerUrl });
  await owner.connect();
  await owner.query(`
    insert into tariff (code, name_ru, name_en, month_price, free_employees, employee_price, token_price, is_offered) values
      ('dear', 'Дорогой', 'Dear', 100000, 10, 10000, 50, true), ('cheap', 'Дешёвый', 'Cheap', 10000, 10, 0, 100, true),
      ('hidden', 'Прежний', 'Former', 0, 10, 0, 100, false)`);
});
afterAll(async () => {
  await owner.end();
  await workspace.stop();
});

/** With four counted people: 400 ₽ with the standard plan, 1,000 ₽ with the expensive one, 100 ₽ with the cheap one. */
beforeEach(async () => {
  await workspace.system(async (tx) => {
    const organization = await anOrganization(tx, { timezone: 'Europe/Moscow', isFreePeriod: false });
    id = organization.id;
    admin = await aUser(tx, { organizationId: id, isAdmin: true });
    for (let index = 0; index < 3; index += 1) await aUser(tx, { organizationId: id, status: 'working' });
    await tx.execute(sql`
      update subscription set anchor_day = 1, paid_until = '2026-12-01' where organization_id = ${id}`);
  });
});

let topUps = 0;
const topUp = (amount: bigint) =>
  workspace.system((tx) => {
    topUps += 1;
    return ledger.post(tx, {
      ...{ organizationId: id, key: `top-${topUps}`, kind: 'topUp', at: now },
      lines: between('balance', 'bank', amount),
    });
  });
async function on(at: string): Promise<void> {
  now = new Date(at);
  await workspace.system((tx) => service.settle(tx, id));
}
const balance = () => workspace.system((tx) => ledgerReadModel.current(tx, id, 'balance', 'rub'));

interface Preview {
  tariff: { monthPrice: string; freeEmployees: number; employeePrice: string };
  isNow: boolean;
  from: string | null;
  daysLeft: number | null;
  returned: string;
  charged: string;
  balanceAfter: string;
  missing: string;
  next: { on: string; amount: string } | null;
}
const PREVIEW = `query ($code: String!) { preview: tariffPreview(code: $code) { tariff { monthPrice freeEmployees employeePrice }
  isNow from daysLeft returned charged balanceAfter missing next { on amount } } }`;
const CHANGE = `mutation ($change: TariffChangeInput!, $key: String) {
  made: tariffChange(change: $change, clientKey: $key) { id isNow from returned charged tariff { code } } }`;
const preview = async (code: string) =>
  (await workspace.get<{ preview: Preview }>(admin, PREVIEW, { code })).preview;
const asShown = (code: string, { tariff, from, returned, charged }: Preview) => ({
  ...{ code, from, returned, charged, ...tariff },
});
const change = async (code: string, shown?: Preview) =>
  (
    await workspace.get<{ made: { id: number } }>(admin, CHANGE, {
      change: asShown(code, shown ?? (await preview(code))),
    })
  ).made;
async function charges() {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { from: text, to: text, tariff: text, amount: text, people: integer })(sql`
      select period_from::text as from, period_to::text as to, tariff_code as tariff, amount::text as amount,
        jsonb_array_length(people) as people
      from subscription_charge where organization_id = ${id} order by id`),
  );
  return rows;
}
async function stateNow() {
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`
      select s.tariff_code as tariff, s.next_tariff_code as next, s.paid_until::text as "paidUntil", o.is_active_subscribe as "isOpen"
      from subscription s join organization o on o.id = s.organization_id where o.id = ${id}`),
  );
  return rows[0];
}
const operations = async () =>
  (
    await workspace.get<{ paymentOperations: { items: { kind: string; amount: string }[] } }>(
      admin,
      '{ paymentOperations { items { kind amount periodFrom periodTo people } } }',
    )
  ).paymentOperations.items;

it('a more expensive plan starts today: the rest of the month is refunded and charged again, by days to the kopeck', async () => {
  await topUp(200_000n);
  await on('2026-12-01T09:00:00Z');
  await on('2026-12-12T09:00:00Z');
  const shown = await preview('dear');
  // 20 of 31 days, including today: 400 ₽ × 20/31 refunded, 1,000 ₽ × 20/31 charged.
  expect(shown).toMatchObject({
    ...{ isNow: true, from: '2026-12-12', daysLeft: 20, returned: '25806', charged: '64516' },
    ...{ balanceAfter: '121290', missing: '0', next: { on: '2027-01-01', amount: '100000' } },
  });
  expect(await change('dear', shown)).toMatchObject({ isNow: true, returned: '25806', charged: '64516' });
  expect(await balance()).toBe(121_290n);
  expect(await stateNow()).toEqual({ tariff: 'dear', next: null, paidUntil: '2027-01-01', isOpen: true });
  const rest = { periodFrom: '2026-12-12', periodTo: '2026-12-31', people: 4 };
  expect((await operations()).slice(0, 2)).toEqual([
    { kind: 'charge', amount: '-64516', ...rest },
    { kind: 'refund', amount: '25806', ...rest },
  ]);
  // The next month is charged with the new plan, on its day.
  await on('2027-01-01T09:00:00Z');
  expect((await charges()).map(({ amount, tariff }) => `${tariff} ${amount}`)).toEqual([
    'standard 40000',
    'dear 64516',
    'dear 100000',
  ]);
  expect(await workspace.system((tx) => ledgerReadModel.faults(tx, id))).toEqual([]);
});

it('people who joined meanwhile count from the next month on', async () => {
  await topUp(500_000n);
  await on('2026-12-01T09:00:00Z');
  await workspace.system(async (tx) => {
    for (let index = 0; index < 8; index += 1) await aUser(tx, { organizationId: id, status: 'working' });
  });
  await on('2026-12-31T09:00:00Z');
  const shown = await preview('dear');
  // One day of 31 for the four counted people; the next month for twelve, of whom ten are free.
  expect(shown).toMatchObject({ charged: '3226', next: { amount: '120000' } });
  await change('dear', shown);
  expect((await charges()).at(-1)).toMatchObject({ people: 4, from: '2026-12-31', to: '2027-01-01' });
});

it('a cheaper plan starts with the next charge, and nothing of the paid month changes; keeping the current plan cancels it', async () => {
  await topUp(200_000n);
  await on('2026-12-01T09:00:00Z');
  await on('2026-12-12T09:00:00Z');
  const shown = await preview('cheap');
  expect(shown).toMatchObject({
    ...{ isNow: false, from: '2027-01-01', daysLeft: null, returned: '0', charged: '0' },
    ...{ balanceAfter: '160000', next: { on: '2027-01-01', amount: '10000' } },
  });
  await change('cheap', shown);
  expect(await stateNow()).toMatchObject({ tariff: 'standard', next: 'cheap' });
  expect(await balance()).toBe(160_000n);
  const { paymentBalance } = await workspace.get(
    admin,
    '{ paymentBalance { tariff { code } nextTariff { code } nextCharge { amount } } }',
  );
  expect(paymentBalance).toEqual({
    ...{ tariff: { code: 'standard' }, nextTariff: { code: 'cheap' }, nextCharge: { amount: '10000' } },
  });
  await change('standard');
  expect(await stateNow()).toMatchObject({ tariff: 'standard', next: null });
  await change('cheap');
  await on('2027-01-01T09:00:00Z');
  expect(await stateNow()).toMatchObject({ tariff: 'cheap', next: null, paidUntil: '2027-02-01' });
  expect((await charges()).at(-1)).toMatchObject({ tariff: 'cheap', amount: '10000' });
});

it('prices that changed between preview and confirmation are reported, and nothing is written', async () => {
  await topUp(200_000n);
  await on('2026-12-01T09:00:00Z');
  await on('2026-12-12T09:00:00Z');
  const shown = await preview('dear');
  for (const set of ['month_price = 110000', 'month_price = 100000, free_employees = 3']) {
    await workspace.system((tx) => tx.execute(sql.raw(`update tariff set ${set} where code = 'dear'`)));
    expect(await workspace.rejection(admin, CHANGE, { change: asShown('dear', shown) })).toMatchObject({
      code: 'payment.tariffChanged',
    });
  }
  await workspace.system((tx) => tx.execute(sql`update tariff set free_employees = 10 where code = 'dear'`));
  // A day that has passed since is reported too.
  now = new Date('2026-12-12T21:30:00Z');
  expect(await workspace.rejection(admin, CHANGE, { change: asShown('dear', shown) })).toMatchObject({
    code: 'payment.tariffChanged',
  });
  expect(await balance()).toBe(160_000n);
  expect(await charges()).toHaveLength(1);
});

it('two tabs, or pressing the button twice, change it once', async () => {
  await topUp(200_000n);
  await on('2026-12-01T09:00:00Z');
  await on('2026-12-12T09:00:00Z');
  const input = asShown('dear', await preview('dear'));
  const send = (key: string) =>
    workspace.ask<{ made: { id: number } }>(admin, CHANGE, { change: input, key });
  const answers = await Promise.all([send('tab-one-00'), send('tab-one-00'), send('tab-two-00')]);
  const made = answers.flatMap(({ data, errors }) => (errors ? [] : [data?.made.id]));
  expect(new Set(made).size).toBe(1);
  for (const { errors } of answers) {
    for (const { extensions } of errors ?? []) expect(extensions.code).toBe('payment.tariffSame');
  }
  expect(await balance()).toBe(121_290n);
  expect(await charges()).toHaveLength(2);
});

it('a change not covered by the balance is rejected, and the paid month is unaffected', async () => {
  await topUp(40_000n);
  await on('2026-12-01T09:00:00Z');
  await on('2026-12-12T09:00:00Z');
  const shown = await preview('dear');
  expect(shown).toMatchObject({ missing: '38710', balanceAfter: '-38710' });
  expect(await workspace.rejection(admin, CHANGE, { change: asShown('dear', shown) })).toMatchObject({
    code: 'payment.insufficient',
  });
  expect(await stateNow()).toMatchObject({ tariff: 'standard' });
  await topUp(38_710n);
  await change('dear');
  expect(await balance()).toBe(0n);
});

it('changed again and again, even on one day, a month never refunds more than was paid for it', async () => {
  await topUp(1_000_000n);
  await on('2026-12-01T09:00:00Z');
  await change('dear');
  expect(await balance()).toBe(900_000n);
  for (const [day, price] of [
    ['07', 120_000],
    ['07', 130_000],
    ['19', 133_300],
  ] as const) {
    await owner.query(
      `insert into tariff (code, name_ru, name_en, month_price, free_employees, employee_price)
       values ($1, 'Т', 'T', $2, 10, 0)`,
      [`dear-${price}`, price],
    );
    await on(`2026-12-${day}T09:00:00Z`);
    await change(`dear-${price}`);
  }
  const moved = (await operations()).filter(({ kind }) => kind !== 'topUp');
  const sum = (kind: string) =>
    moved.filter((item) => item.kind === kind).reduce((total, { amount }) => total + BigInt(amount), 0n);
  // 6 days at 1,000 ₽, 12 at 1,300 ₽, 13 at 1,333 ₽; each part is rounded to the kopeck.
  expect(-(sum('charge') + sum('refund'))).toBe(125_578n);
  expect(sum('refund') < -sum('charge')).toBe(true);
});

it('in the free period it starts at once and moves nothing; the first charge uses it', async () => {
  await workspace.system((tx) =>
    tx.execute(sql`
      update organization set is_free_period = true, free_period_end = '2026-12-14' where id = ${id}`),
  );
  await topUp(200_000n);
  await on('2026-12-12T09:00:00Z');
  const shown = await preview('cheap');
  expect(shown).toMatchObject({
    ...{ isNow: true, from: '2026-12-12', daysLeft: null, returned: '0', charged: '0' },
    next: { on: '2026-12-15', amount: '10000' },
  });
  await change('cheap', shown);
  expect(await balance()).toBe(200_000n);
  await on('2026-12-15T09:00:00Z');
  expect(await charges()).toEqual([expect.objectContaining({ tariff: 'cheap', amount: '10000' })]);
});

it('a closed workspace opens at once with a plan that its balance covers', async () => {
  await topUp(15_000n);
  for (const day of ['01', '04']) await on(`2026-12-${day}T09:00:00Z`);
  expect(await stateNow()).toMatchObject({ isOpen: false });
  const shown = await preview('cheap');
  expect(shown).toMatchObject({ isNow: true, next: { on: '2026-12-04', amount: '10000' } });
  await change('cheap', shown);
  expect(await stateNow()).toEqual({ tariff: 'cheap', next: null, paidUntil: '2027-01-04', isOpen: true });
  expect(await balance()).toBe(5_000n);
});

it('each part of the month has its own act: together they equal the paid amount', async () => {
  await topUp(200_000n);
  await on('2026-12-01T09:00:00Z');
  await on('2026-12-12T09:00:00Z');
  await change('dear');
  const seller = await workspace.system((tx) =>
    anOrganization(tx, {
      ...{ formInn: '7707083893', formAddress: 'Москва' },
      formBank: { name: 'Банк', bik: '044525225', account: '40702810938000000001', corr: '' },
    }),
  );
  await workspace.system((tx) =>
    tx.execute(sql`insert into setting (name, value) values ('superOrganizationId', ${String(seller.id)})`),
  );
  const issue = () => createPayDocumentsService({ ...workspace.test.app.deps, now: () => now }).issueActs();
  const acts = async () => {
    const { payDocuments } = await workspace.get<{ payDocuments: { items: object[] } }>(
      admin,
      '{ payDocuments { items { type amount periodFrom periodTo } } }',
    );
    return payDocuments.items;
  };
  const first = { type: 'act', amount: '14194', periodFrom: '2026-12-01', periodTo: '2026-12-11' };
  const rest = { type: 'act', amount: '64516', periodFrom: '2026-12-12', periodTo: '2026-12-31' };
  await issue();
  expect(await acts()).toEqual([first]);
  now = new Date('2027-01-01T09:00:00Z');
  await issue();
  await issue();
  expect(await acts()).toEqual([rest, first]);
  expect(40_000 - 25_806 + 64_516).toBe(14_194 + 64_516);
  await workspace.system((tx) => tx.execute(sql`delete from setting where name = 'superOrganizationId'`));
});

it('a reader changes nothing; an unavailable plan is not found; the current plan is no change', async () => {
  await on('2026-12-12T09:00:00Z');
  const reader = await workspace.withRights({ payment: { read: true, write: false } });
  const shown = await preview('dear');
  expect(await workspace.rejection(reader, CHANGE, { change: asShown('dear', shown) })).toMatchObject({
    code: 'access.denied',
  });
  for (const [code, error] of [
    ['hidden', 'notFound'],
    ['none', 'notFound'],
    ['standard', 'payment.tariffSame'],
  ]) {
    expect(await workspace.rejection(admin, PREVIEW, { code })).toMatchObject({ code: error });
  }
  const { tariffs } = await workspace.get<{ tariffs: { tariff: { code: string } }[] }>(
    admin,
    '{ tariffs { tariff { code } amount tokenPrice isCurrent } }',
  );
  // The cheapest for these four people first; the examples are not offered once the provider has set prices.
  expect(tariffs.filter(({ tariff }) => !tariff.code.startsWith('dear-'))).toEqual([
    { tariff: { code: 'cheap' }, amount: '10000', tokenPrice: '100', isCurrent: false },
    { tariff: { code: 'standard' }, amount: '40000', tokenPrice: '100', isCurrent: true },
    { tariff: { code: 'dear' }, amount: '100000', tokenPrice: '50', isCurrent: false },
  ]);
});

describe('with a debt', () => {
  /** An external refund that exceeds the balance: the balance is empty, and the rest is a debt. */
  const owe = (taken: bigint) =>
    workspace.system(async (tx) =>
      ledger.post(tx, {
        ...{ organizationId: id, key: `taken-${taken}`, kind: 'refund', at: now },
        lines: await takenBackLines(tx, id, { to: 'bank', amount: taken }),
      }),
    );
  const comes = (amount: bigint) =>
    workspace.system(async (tx) =>
      ledger.post(tx, {
        ...{ organizationId: id, key: `comes-${amount}`, kind: 'topUp', at: now },
        lines: await incomingLines(tx, id, { from: 'bank', amount }),
      }),
    );
  const owed = () => workspace.system((tx) => debtOf(tx, id));
  const refused = async (code: string, shown: Preview) =>
    workspace.rejection(admin, CHANGE, { change: asShown(code, shown) });
  beforeEach(async () => {
    await topUp(200_000n);
    await on('2026-12-01T09:00:00Z');
    await on('2026-12-12T09:00:00Z');
    await owe(190_000n);
  });

  it('a more expensive plan shows the missing amount including the debt, and without it moves nothing', async () => {
    expect([await balance(), await owed()]).toEqual([0n, 30_000n]);
    const shown = await preview('dear');
    // 258,06 ₽ refunded, 645,16 ₽ charged, 300 ₽ of debt.
    expect(shown).toMatchObject({
      ...{ isNow: true, returned: '25806', charged: '64516', balanceAfter: '-68710', missing: '68710' },
    });
    expect(await refused('dear', shown)).toMatchObject({ code: 'payment.insufficient' });
    await comes(68_709n);
    expect(await refused('dear', shown)).toMatchObject({ code: 'payment.insufficient' });
    expect([await balance(), await owed()]).toEqual([38_709n, 0n]);
    expect(await stateNow()).toMatchObject({ tariff: 'standard', next: null });
    expect(await charges()).toHaveLength(1);
  });

  it('with exactly the missing amount it succeeds: the debt first, then the rest of the month', async () => {
    const shown = await preview('dear');
    await comes(68_710n);
    expect(await change('dear', shown)).toMatchObject({ isNow: true });
    expect([await balance(), await owed()]).toEqual([0n, 0n]);
    expect(await stateNow()).toMatchObject({ tariff: 'dear', isOpen: true });
    expect(await workspace.system((tx) => ledgerReadModel.faults(tx, id))).toEqual([]);
  });

  it('a debt that arises after the preview is detected: the shown amount is no longer enough', async () => {
    await comes(68_710n);
    const shown = await preview('dear');
    await owe(38_711n);
    expect(await refused('dear', shown)).toMatchObject({ code: 'payment.insufficient' });
    expect(await owed()).toBe(1n);
    expect(await charges()).toHaveLength(1);
  });

  it('a cheaper plan waits for the debt too', async () => {
    const shown = await preview('cheap');
    expect(shown).toMatchObject({ isNow: false, returned: '0', charged: '0', missing: '30000' });
    expect(await refused('cheap', shown)).toMatchObject({ code: 'payment.insufficient' });
    await comes(30_000n);
    await change('cheap', shown);
    expect(await stateNow()).toMatchObject({ tariff: 'standard', next: 'cheap' });
    expect(await owed()).toBe(0n);
  });
});
