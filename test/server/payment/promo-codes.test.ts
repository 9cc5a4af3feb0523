import { sql } from 'drizzle-orm';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { beSeller, payByBank } from '@test/helpers/payment/bank-payment';
import { PASSWORD, register } from '@test/helpers/worlds/registration';

/** Promo codes: the effect of each kind, the number of uses, and the expiry. */
const START = new Date('2027-03-01T09:00:00Z');
let now = START;
let office: BackOffice;
let client: BackOffice['client'];
beforeAll(async () => {
  office = await openBackOffice(() => now);
  await beSeller(office);
});
afterAll(() => office.t.stop());
beforeEach(async () => {
  now = START;
  client = await office.aClient();
});

const CREATE = `mutation ($promoCode: PromoCodeInput!, $key: String) {
  made: promoCodeCreate(promoCode: $promoCode, clientKey: $key) { id code kind value used isActive } }`;
const STOP =
  'mutation ($id: Int!, $isActive: Boolean!) { promoCodeUpdate(id: $id, isActive: $isActive) { id isActive } }';
const LIST =
  'query ($search: String) { promoCodes(search: $search) { items { code used limitTotal validTo isActive } count } }';
const USE =
  'mutation ($code: String!, $key: String) { made: promoCodeUse(code: $code, clientKey: $key) { id code kind value status } }';
const USES = '{ promoUses { code kind value status } }';

let made = 0;
const system: BackOffice['t']['app']['database']['system'] = (work) => office.t.app.database.system(work);
async function aCode(
  kind: string,
  value: number,
  fields: object = {},
): Promise<{ id: number; code: string }> {
  made += 1;
  const promoCode = { code: `КОД-${made}`, kind, value, ...fields };
  const answer = await office.get<{ made: { id: number; code: string } }>(office.root, CREATE, { promoCode });
  return answer.made;
}
const use = (code: string, as = client.admin, key?: string) =>
  office.get<{ made: { id: number; status: string } }>(as, USE, { code, key });
const refused = (code: string, as = client.admin) => office.rejection(as, USE, { code });
const sum = (account: 'balance' | 'tokens', currency: 'rub' | 'tokenGranted', id = client.id) =>
  system((tx) => ledgerReadModel.current(tx, id, account, currency));
const faults = () => system((tx) => ledgerReadModel.faults(tx, client.id));
async function stateNow(): Promise<Record<string, unknown> | undefined> {
  const { rows } = await system((tx) =>
    tx.execute(sql`
      select o.is_free_period as "isFree", o.free_period_end::text as "freeUntil", o.is_active_subscribe as "isOpen",
        s.paid_until::text as "paidUntil", s.anchor_day as anchor
      from organization o join subscription s on s.organization_id = o.id where o.id = ${client.id}`),
  );
  return rows[0];
}
const stand = (organization: string, paidUntil = '2027-03-10') =>
  system(async (tx) => {
    await tx.execute(sql`update organization set ${sql.raw(organization)} where id = ${client.id}`);
    await tx.execute(
      sql`update subscription set paid_until = ${paidUntil} where organization_id = ${client.id}`,
    );
  });

describe('the benefit', () => {
  it('an amount is credited to the balance, and tokens for a year, each with its ledger line', async () => {
    const { code } = await aCode('sum', 50_000);
    expect(await use(` ${code.toLowerCase()} `)).toMatchObject({
      made: { code, status: 'used', value: 50_000 },
    });
    expect(await sum('balance', 'rub')).toBe(50_000n);
    await use((await aCode('tokens', 300)).code);
    expect(await sum('tokens', 'tokenGranted')).toBe(300n);
    const rows = await system((tx) =>
      selectRows(tx, { day: text })(
        sql`select expires_at::date::text as day from token_grant where organization_id = ${client.id}`,
      ),
    );
    expect(rows).toEqual([{ day: '2028-02-29' }]);
    expect(await faults()).toEqual([]);
  });

  it('days extend the free period, or move the next charge, or reopen a closed workspace', async () => {
    await stand(`is_free_period = true, free_period_end = '2027-03-05'`);
    await use((await aCode('days', 10)).code);
    expect(await stateNow()).toMatchObject({ isFree: true, freeUntil: '2027-03-15' });

    await stand('is_free_period = false, free_period_end = null');
    await use((await aCode('days', 30)).code);
    expect(await stateNow()).toMatchObject({ isFree: false, paidUntil: '2027-04-09', anchor: 9 });

    await stand('is_free_period = false, is_active_subscribe = false', '2027-02-01');
    await use((await aCode('days', 7)).code);
    expect(await stateNow()).toMatchObject({ isFree: true, freeUntil: '2027-03-07', isOpen: true });

    await stand('is_free_period = true, free_period_end = null');
    expect(await refused((await aCode('days', 7)).code)).toBe('promo.noEffect code');
  });

  it('a percentage waits for the next payment, and is added to that one only', async () => {
    const { code } = await aCode('percent', 15);
    expect(await use(code)).toMatchObject({ made: { status: 'waiting' } });
    expect(await refused((await aCode('percent', 50)).code)).toBe('promo.waiting code');
    await payByBank(office, client.admin, { amount: 1_000_001n, paidOn: '2027-03-01' });
    expect(await sum('balance', 'rub')).toBe(1_150_001n);
    await payByBank(office, client.admin, { amount: 1_000_000n, paidOn: '2027-03-01' });
    expect(await sum('balance', 'rub')).toBe(2_150_001n);
    expect(await office.get(client.admin, USES)).toEqual({
      promoUses: [{ code, kind: 'percent', value: 15, status: 'used' }],
    });
    expect(await faults()).toEqual([]);
  });

  it('a percentage whose code was stopped before the payment adds nothing, and reports it', async () => {
    const { id, code } = await aCode('percent', 15);
    await use(code);
    await office.get(office.root, STOP, { id, isActive: false });
    await payByBank(office, client.admin, { amount: 1_000_000n, paidOn: '2027-03-01' });
    expect(await sum('balance', 'rub')).toBe(1_000_000n);
    expect(await office.get(client.admin, USES)).toMatchObject({ promoUses: [{ status: 'lapsed' }] });
  });
});

describe('the number of uses', () => {
  it('with a hundred simultaneous uses the limit holds, and each organization uses it once', async () => {
    const { code } = await aCode('sum', 100, { limitTotal: 3 });
    const clients = await Promise.all(Array.from({ length: 20 }, () => office.aClient()));
    const tries = clients.flatMap(({ admin }) =>
      Array.from({ length: 5 }, () => office.ask(admin, USE, { code })),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(3);
    const codes = new Set(
      answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []),
    );
    // A client's second try may come before the last use or after it.
    expect([...codes].filter((item) => item !== 'promo.already')).toEqual(['promo.usedUp']);
    const sums = await Promise.all(clients.map(({ id }) => sum('balance', 'rub', id)));
    expect(sums.filter((item) => item !== 0n)).toEqual([100n, 100n, 100n]);
    expect(await office.get(office.root, LIST, { search: code })).toMatchObject({
      promoCodes: { items: [{ code, used: 3, limitTotal: 3 }], count: 1 },
    });
  });

  it('a double click uses it once and gets the same response', async () => {
    const { code } = await aCode('sum', 700);
    const answers = await Promise.all([
      use(code, client.admin, 'double-1'),
      use(code, client.admin, 'double-1'),
    ]);
    expect(new Set(answers.map((answer) => answer.made.id)).size).toBe(1);
    expect(await sum('balance', 'rub')).toBe(700n);
  });

  it('a code that allows two uses per organization is used twice', async () => {
    const { code } = await aCode('sum', 100, { perOrganization: 2 });
    await use(code);
    await use(code);
    expect(await refused(code)).toBe('promo.already code');
    expect(await sum('balance', 'rub')).toBe(200n);
  });

  it('unknown, stopped and past codes are rejected on the field; guessing stops after ten', async () => {
    const { code } = await aCode('sum', 100, { validTo: '2027-03-02' });
    const stopped = await aCode('sum', 100);
    await office.get(office.root, STOP, { id: stopped.id, isActive: false });
    expect(await refused('НЕТТАКОГО')).toBe('promo.unknown code');
    expect(await refused(stopped.code)).toBe('promo.unknown code');
    now = new Date('2027-03-02T20:59:00Z');
    expect(await refused('<script>')).toBe('validation.promoCode code');
    await use(code, (await office.aClient()).admin);
    now = new Date('2027-03-02T21:00:00Z');
    expect(await refused(code)).toBe('promo.expired code');
    for (let number = 4; number <= 10; number += 1) await refused(`НЕТ${number}`);
    expect(await refused('НЕТ11')).toBe('quota.promoTries');
    expect(await sum('balance', 'rub')).toBe(0n);
  });
});

describe('at registration', () => {
  it('the benefit of the code is available from the first minute', async () => {
    const { code } = await aCode('days', 16);
    const { organizationId } = await register(office.t, 'Вера', { promoCode: code });
    const { rows } = await system((tx) =>
      tx.execute(sql`select free_period_end::text as until from organization where id = ${organizationId}`),
    );
    expect(rows).toEqual([{ until: '2027-03-30' }]);
  });

  it('an invalid code is rejected on its field, and nothing is registered', async () => {
    const user = {
      ...{ nameFirst: 'Вера', email: 'vera@promo.ru', phone: '+79001112233', password: PASSWORD },
      organization: { name: 'Не зарегистрируется', countEmployees: 3, promoCode: 'НЕТТАКОГО' },
      position: { name: 'Директор' },
    };
    const { errors } = await office.t.gql(
      null,
      'mutation ($user: UserInput!) { userRegAdmin(user: $user) { type } }',
      { user },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'promo.unknown', field: 'organization.promoCode' });
    const { rows } = await system((tx) =>
      tx.execute(sql`select from organization where name = 'Не зарегистрируется'`),
    );
    expect(rows).toEqual([]);
  });
});

describe('in the back office', () => {
  it('is created once, with bounds on each field, by a person with the right', async () => {
    const { code } = await aCode('sum', 100);
    const create = (fields: object, as = office.root) =>
      office.rejection(as, CREATE, { promoCode: { code: 'НОВЫЙ', kind: 'sum', value: 100, ...fields } });
    expect(await create({ code: code.toLowerCase() })).toBe('promo.exists code');
    expect(await create({ code: ' ' })).toBe('validation.required code');
    expect(await create({ kind: 'percent', value: 101 })).toBe('validation.range value');
    expect(await create({ value: 0 })).toBe('validation.range value');
    expect(await create({ limitTotal: 0 })).toBe('validation.range limitTotal');
    expect(await create({ validTo: '2027-02-28' })).toBe('backOffice.pastDay validTo');
    const reads = await office.superAdmin({ backOfficeRef: { read: true, write: false } });
    expect(await create({}, reads)).toBe('access.denied');
    expect(await create({}, client.admin)).toBe('access.denied');
    await office.get(reads, LIST);
    const none = await office.superAdmin({ backOfficeDocs: { read: true, write: true } });
    expect(await office.rejection(none, LIST)).toBe('access.denied');
  });
});
