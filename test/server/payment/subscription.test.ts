import { sql } from 'drizzle-orm';
import { boolean, integer, listOf, nullable, objectOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import { subscriptionRepository } from '@server/modules/payment/subscription/subscription.repository';
import { createSubscriptionService } from '@server/modules/payment/subscription/subscription.service';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** The month is charged in advance, on its day in the organization's time zone; and an insufficient balance. */
let workspace: Workspace;
let now = new Date('2027-01-01T09:00:00Z');
let admin: UserRow;
let id: number;
let service: ReturnType<typeof createSubscriptionService>;
beforeAll(async () => {
  workspace = await openWorkspace({ OFFER_FREE_EMPLOYEES: '2', OFFER_EMPLOYEE_PRICE: '200' });
  service = createSubscriptionService({ ...workspace.test.app.deps, now: () => now });
});
afterAll(() => workspace.stop());

/** With four counted people of nine: 2 × 200 ₽ a month. */
async function begin(paidUntil: string, timezone = 'Europe/Moscow'): Promise<void> {
  await workspace.system(async (tx) => {
    const organization = await anOrganization(tx, { timezone, isFreePeriod: false });
    id = organization.id;
    admin = await aUser(tx, { organizationId: id, isAdmin: true, nameFirst: 'Анна', nameSecond: 'Первая' });
    for (const status of [
      'working',
      'adaptation',
      'vacation',
      'notInvited',
      'invited',
      'dismissed',
    ] as const) {
      await aUser(tx, { organizationId: id, status });
    }
    await aUser(tx, { organizationId: id, status: 'working', isArchive: true });
    const sample = { email: `sample-${id}@sample.invalid`, isInvited: false, emailProvedAt: null };
    await aUser(tx, { organizationId: id, status: 'working', ...sample });
    await tx.execute(sql`
      update subscription set anchor_day = ${Number(paidUntil.slice(8))}, paid_until = ${paidUntil}
      where organization_id = ${id}`);
  });
}
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
  await service.settleAll();
}
async function stateNow() {
  const rows = await workspace.system((tx) =>
    selectRows(tx, {
      paidUntil: text,
      graceUntil: nullable(text),
      isOpen: boolean,
      balance: text,
      charges: listOf(text),
    })(sql`
      select s.paid_until::text as "paidUntil", s.grace_until::text as "graceUntil", o.is_active_subscribe as "isOpen",
        coalesce((select a.balance from ledger_account a where a.organization_id = o.id and a.account = 'balance'), 0)::text as balance,
        array(select c.period_from::text from subscription_charge c where c.organization_id = o.id order by c.id) as charges
      from subscription s join organization o on o.id = s.organization_id where s.organization_id = ${id}`),
  );
  return rows[0];
}
const notified = async () => {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { type: text })(
      sql`select type from notification where organization_id = ${id} order by id`,
    ),
  );
  return rows.map(({ type }) => type);
};

it('the 31st becomes the last day of shorter months, and then the 31st again; each month is charged once', async () => {
  await begin('2027-01-31');
  await topUp(200_000n);
  for (const day of ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']) {
    await on(`${day}T09:00:00Z`);
    await on(`${day}T10:00:00Z`);
  }
  expect(await stateNow()).toMatchObject({
    paidUntil: '2027-05-31',
    charges: ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
    balance: '40000',
  });
});

it('the counted people are named: those who work or are about to, not those who have not begun, are gone, or are a sample', async () => {
  await begin('2027-01-10');
  await topUp(100_000n);
  await on('2027-01-10T09:00:00Z');
  const rows = await workspace.system((tx) =>
    selectRows(tx, { people: listOf(objectOf({ id: integer, name: text })), amount: text })(
      sql`select people, amount::text from subscription_charge where organization_id = ${id}`,
    ),
  );
  expect(rows[0]?.amount).toBe('40000');
  expect(rows[0]?.people).toHaveLength(4);
  expect(rows[0]?.people).toContainEqual({ id: admin.id, name: 'Анна Первая' });
});

it('the list has the people that a charge counts: sorted by surname, searched by any part of the name, page by page', async () => {
  await begin('2027-01-10');
  for (const [nameFirst, nameSecond] of [
    ['Яна', 'Абрамова'],
    ['Борис', 'Ёлкин'],
    ['Анна', 'Жукова'],
  ] as const)
    await workspace.person({ organizationId: id, nameFirst, nameSecond });
  const list = async (variables: object = {}) =>
    (
      await workspace.get<{ paymentPeople: { count: number; items: { nameFull: string }[] } }>(
        admin,
        `query ($search: String, $page: Int, $pageSize: Int) {
          paymentPeople(search: $search, page: $page, pageSize: $pageSize) { count items { nameFull } } }`,
        { ...variables },
      )
    ).paymentPeople;
  const all = await list();
  expect(all.count).toBe(7);
  const names = all.items.map(({ nameFull }) => nameFull);
  expect(names).toHaveLength(7);
  const shown = ['Яна Абрамова', 'Борис Ёлкин', 'Анна Жукова'];
  expect(names.filter((name) => shown.includes(name))).toEqual(shown);
  expect(await list({ search: 'ЁЛК' })).toEqual({ count: 1, items: [{ nameFull: 'Борис Ёлкин' }] });
  expect(await list({ page: 2, pageSize: 5 })).toEqual({
    count: 7,
    items: all.items.slice(5),
  });
  // As the system, behind which no row-level security stands: other organizations have people too.
  const page = { pattern: '%', limit: 100, offset: 0 };
  const read = await workspace.system((tx) => subscriptionRepository.pageOfPeople(tx, id, page));
  expect(read.map(({ nameFull }) => nameFull)).toEqual(names);
});

it('the day begins in the organization’s time zone', async () => {
  await begin('2027-01-10', 'Asia/Vladivostok');
  await topUp(100_000n);
  await on('2027-01-09T13:59:00Z');
  expect((await stateNow())?.charges).toEqual([]);
  await on('2027-01-09T14:01:00Z');
  expect((await stateNow())?.charges).toEqual(['2027-01-10']);
  // A change to a time zone further west does not charge the day again.
  await workspace.system((tx) =>
    tx.execute(sql`update organization set timezone = 'Europe/Kaliningrad' where id = ${id}`),
  );
  await on('2027-01-09T14:05:00Z');
  await on('2027-01-10T14:05:00Z');
  expect((await stateNow())?.charges).toEqual(['2027-01-10']);
});

it('it warns seven, three and one day before, once each; not when the balance covers the charge', async () => {
  await begin('2027-01-20');
  for (const day of ['12', '13', '14', '17', '18', '19', '19']) await on(`2027-01-${day}T09:00:00Z`);
  expect(await notified()).toEqual(['balanceLow', 'balanceLow', 'balanceLow']);
  await begin('2027-01-20');
  await topUp(40_000n);
  for (const day of ['13', '17', '19']) await on(`2027-01-${day}T09:00:00Z`);
  expect(await notified()).toEqual([]);
});

it('three days of grace, then the workspace closes; paying opens it at once, and closed days are not charged', async () => {
  await begin('2027-01-20');
  for (const day of ['20', '21', '22']) {
    await on(`2027-01-${day}T09:00:00Z`);
    expect(await stateNow()).toMatchObject({ isOpen: true, graceUntil: '2027-01-22' });
  }
  await on('2027-01-23T00:01:00+03:00');
  expect(await stateNow()).toMatchObject({ isOpen: false, charges: [] });
  now = new Date('2027-02-05T09:00:00Z');
  await topUp(40_000n);
  await workspace.system((tx) => service.settle(tx, id));
  expect(await stateNow()).toMatchObject({
    isOpen: true,
    paidUntil: '2027-03-05',
    charges: ['2027-02-05'],
    balance: '0',
  });
});

it('paying within the grace period pays the used days', async () => {
  await begin('2027-01-20');
  await on('2027-01-20T09:00:00Z');
  await topUp(40_000n);
  await on('2027-01-22T09:00:00Z');
  expect(await stateNow()).toMatchObject({
    paidUntil: '2027-02-20',
    graceUntil: null,
    charges: ['2027-01-20'],
  });
});

it('after three days without a server the month is charged from its original day', async () => {
  await begin('2027-01-20');
  await topUp(40_000n);
  await on('2027-01-23T09:00:00Z');
  expect(await stateNow()).toMatchObject({ paidUntil: '2027-02-20', charges: ['2027-01-20'], balance: '0' });
});

it('two nodes charge a month once', async () => {
  await begin('2027-01-20');
  await topUp(100_000n);
  now = new Date('2027-01-20T09:00:00Z');
  await Promise.all(Array.from({ length: 4 }, () => workspace.system((tx) => service.settle(tx, id))));
  expect(await stateNow()).toMatchObject({ charges: ['2027-01-20'], balance: '60000' });
});

it('a suspended organization is not charged', async () => {
  await begin('2027-01-20');
  await topUp(100_000n);
  await workspace.system((tx) => tx.execute(sql`update organization set is_active = false where id = ${id}`));
  await on('2027-01-20T09:00:00Z');
  expect((await stateNow())?.charges).toEqual([]);
});

describe('the free period, whose last day the provider sets', () => {
  const free = (end: string | null) =>
    workspace.system((tx) =>
      tx.execute(
        sql`update organization set is_free_period = true, free_period_end = ${end} where id = ${id}`,
      ),
    );

  it('moves the next charge; the month starts on the day after it', async () => {
    await begin('2027-01-10');
    await topUp(100_000n);
    await free('2027-02-14');
    await on('2027-02-14T09:00:00Z');
    expect((await stateNow())?.charges).toEqual([]);
    await on('2027-02-15T09:00:00Z');
    expect(await stateNow()).toMatchObject({ charges: ['2027-02-15'], paidUntil: '2027-03-15' });
    const { rows } = await workspace.system((tx) =>
      tx.execute(
        sql`select is_free_period as "isFree", free_period_end as "end" from organization where id = ${id}`,
      ),
    );
    expect(rows).toEqual([{ isFree: false, end: null }]);
  });

  it('without an end charges nothing, and says so; ended by the provider, it is charged today', async () => {
    await begin('2026-03-10');
    await topUp(100_000n);
    await free(null);
    await on('2027-01-10T09:00:00Z');
    const { paymentBalance } = await workspace.get(
      admin,
      '{ paymentBalance { isFreePeriod nextCharge { on } lastsUntil missing } }',
    );
    expect(paymentBalance).toEqual({ isFreePeriod: true, nextCharge: null, lastsUntil: null, missing: '0' });
    await workspace.system((tx) =>
      tx.execute(sql`update organization set is_free_period = false where id = ${id}`),
    );
    await on('2027-01-10T09:05:00Z');
    expect((await stateNow())?.charges).toEqual(['2027-01-10']);
  });

  it('reopens a closed workspace, and ends its grace period', async () => {
    await begin('2027-01-20');
    for (const day of ['20', '23']) await on(`2027-01-${day}T09:00:00Z`);
    expect(await stateNow()).toMatchObject({ isOpen: false });
    await free('2027-03-01');
    await on('2027-01-24T09:00:00Z');
    expect(await stateNow()).toMatchObject({ isOpen: true, graceUntil: null, charges: [] });
  });

  it('is two weeks for a new registration; every organization has a subscription, and the provider’s own is never charged', async () => {
    const made = await workspace.system((tx) =>
      anOrganization(tx, { isFreePeriod: false, createdAt: new Date('2027-01-05T22:30:00Z') }),
    );
    id = made.id;
    expect(await stateNow()).toMatchObject({ paidUntil: '2027-01-06' });
    now = new Date('2027-01-06T09:00:00Z');
    await workspace.system((tx) => service.begin(tx, id, 'Europe/Moscow'));
    await on('2027-01-06T09:00:00Z');
    expect((await stateNow())?.charges).toEqual([]);
    await on('2027-01-20T09:00:00Z');
    expect((await stateNow())?.charges).toEqual(['2027-01-20']);

    await begin('2027-02-10');
    await workspace.system((tx) =>
      tx.execute(sql`insert into setting (name, value) values ('superOrganizationId', ${String(id)})`),
    );
    await on('2027-02-20T09:00:00Z');
    expect(await stateNow()).toMatchObject({ isOpen: true, graceUntil: null, charges: [] });
    await workspace.system((tx) => tx.execute(sql`delete from setting where name = 'superOrganizationId'`));
  });
});

describe('a closed workspace', () => {
  const close = (isOpen: boolean) =>
    workspace.system((tx) =>
      tx.execute(sql`update organization set is_active_subscribe = ${isOpen} where id = ${id}`),
    );

  it('is closed on the server: operations not marked as open return organization.unpaid, downloads 402', async () => {
    await begin('2027-01-20');
    await close(false);
    expect(await workspace.rejection(admin, '{ users { count } }')).toMatchObject({
      code: 'organization.unpaid',
    });
    expect(await workspace.rejection(admin, '{ today { __typename } }')).toMatchObject({
      code: 'organization.unpaid',
    });
    expect(
      await workspace.get(admin, '{ paymentBalance { isActiveSubscribe } userSessions { id } }'),
    ).toMatchObject({
      paymentBalance: { isActiveSubscribe: false },
    });
    const token = await workspace.test.signIn(admin.id);
    const get = (path: string) =>
      fetch(`${workspace.test.url}/api${path}`, { headers: { 'x-session-token': token } }).then(
        ({ status }) => status,
      );
    expect([await get('/employees.xlsx'), await get('/profile/data.json')]).toEqual([402, 200]);
    await close(true);
    expect(await get('/employees.xlsx')).toBe(200);
  });

  it('is open to the provider’s own people, and suspension takes precedence', async () => {
    await begin('2027-01-20');
    await close(false);
    const guest = await workspace.system((tx) => aUser(tx, { organizationId: id, isSuperAdmin: true }));
    await workspace.get(guest, '{ users { count } }');
    await workspace.system((tx) =>
      tx.execute(sql`update organization set is_active = false where id = ${id}`),
    );
    expect(await workspace.rejection(admin, '{ paymentBalance { people } }')).toMatchObject({
      code: 'organization.suspended',
    });
  });
});

it('the page shows people, the next charge, how long the balance lasts, and what is missing', async () => {
  await begin('2027-01-31');
  await topUp(100_000n);
  const { paymentBalance } = await workspace.get(
    admin,
    `{ paymentBalance { balance debt people missing lastsUntil nextCharge { on amount } tariff { freeEmployees employeePrice isSample } methods } }`,
  );
  expect(paymentBalance).toEqual({
    ...{ balance: '100000', debt: '0', people: 4, missing: '0', lastsUntil: '2027-03-31', methods: [] },
    nextCharge: { on: '2027-01-31', amount: '40000' },
    tariff: { freeEmployees: 2, employeePrice: '20000', isSample: false },
  });
});

it('begun on the 29th of February, it is charged on the 29th, and on the last day of other Februaries', async () => {
  await begin('2028-02-29');
  await topUp(1_000_000n);
  const days = ['2028-02-29', '2028-03-29'];
  for (const day of days) await on(`${day}T09:00:00Z`);
  await workspace.system((tx) =>
    tx.execute(sql`update subscription set paid_until = '2029-01-29' where organization_id = ${id}`),
  );
  const later = ['2029-01-29', '2029-02-28', '2029-03-29'];
  for (const day of later) await on(`${day}T09:00:00Z`);
  expect(await stateNow()).toMatchObject({ charges: [...days, ...later], paidUntil: '2029-04-29' });
});
