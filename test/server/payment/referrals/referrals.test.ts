import { sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { refLinksRepository } from '@server/modules/payment/referrals/ref-links.repository';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { beSeller, payByBank } from '@test/helpers/payment/bank-payment';
import { register } from '@test/helpers/worlds/registration';

/** Referrals: who referred whom, the earnings, and their withdrawal. */
const START = new Date('2027-03-01T09:00:00Z');
let now = START;
let office: BackOffice;
let referrer: BackOffice['client'];
beforeAll(async () => {
  office = await openBackOffice(() => now);
  await beSeller(office);
});
afterAll(() => office.t.stop());
beforeEach(async () => {
  now = START;
  referrer = await office.aClient({ name: 'Пекарня «Колос»', formInn: '7728168971' });
});

const LINK =
  'mutation ($name: String!, $key: String) { made: refLinkCreate(name: $name, clientKey: $key) { id } }';
const LINKS = '{ refLinks { id name isArchive userId clicks registrations paid earned } }';
const REFERRALS =
  'query ($before: Int) { refReferrals(before: $before) { items { id name stage earned link invitedBy } hasMore } }';
const BALANCE = '{ refBalance { available onHold inReview withdrawn percent holdDays minimum tokenPrice } }';
const HISTORY = `query ($before: Int) { refHistory(before: $before) {
  items { id status amount name availableFrom reason method tokens } hasMore } }`;
const PAYOUT = `mutation ($payout: RefPayoutInput!, $key: String) {
  made: refPayoutCreate(payout: $payout, clientKey: $key) { id status amount method tokens } }`;
const ACCRUALS = `query ($organizationId: Int, $isReview: Boolean) {
  refAccruals(organizationId: $organizationId, isReview: $isReview) {
    items { id organizationName payerName invitedBy paid percent amount status flags reason } count } }`;
const DECIDE = `mutation ($organizationId: Int!, $id: Int!, $isApproved: Boolean!, $reason: String) {
  decided: refAccrualDecide(organizationId: $organizationId, id: $id, isApproved: $isApproved, reason: $reason) {
    id status reason } }`;

type Items<Name extends string> = Record<Name, { items: { id: number }[]; hasMore: boolean }>;
const system: BackOffice['t']['app']['database']['system'] = (work) => office.t.app.database.system(work);
const inDays = (days: number) => {
  now = new Date(START.getTime() + days * 86_400_000);
};
const adminOf = async ({ userId }: { userId: number }): Promise<UserRow> => {
  const rows = await system((tx) =>
    selectRows(tx, { id: integer, organizationId: integer })(
      sql`select id, organization_id as "organizationId" from users where id = ${userId}`,
    ),
  );
  const [row] = rows;
  if (!row) throw new Error('nobody has registered');
  return { ...referrer.admin, ...row };
};
/** A firm that registers through this person's link. */
const registerReferred = async (by: UserRow, organization: Record<string, unknown> = {}) =>
  adminOf(await register(office.t, 'Вера', { phone: '+79005550000', refId: by.id, ...organization }));
const pays = (payer: UserRow, amount: bigint, inn?: string) =>
  payByBank(office, payer, { amount, paidOn: '2027-03-01', ...(inn === undefined ? {} : { inn }) });
const balance = async (as = referrer.admin) =>
  (await office.get<{ refBalance: Record<string, unknown> }>(as, BALANCE)).refBalance;
const referrals = async (as = referrer.admin) =>
  (await office.get<Items<'refReferrals'>>(as, REFERRALS)).refReferrals.items;
const history = async (as = referrer.admin) =>
  (await office.get<Items<'refHistory'>>(as, HISTORY)).refHistory.items;
const payout = (amount: string, method = 'balance', tokenPrice = '100') => ({
  payout: { amount, method, tokenPrice },
});
const withdraw = (amount: string, method = 'balance', key?: string) =>
  office.get<{ made: { id: number } }>(referrer.admin, PAYOUT, { ...payout(amount, method), key });
const money = (account: 'balance' | 'tokens', currency: 'rub' | 'token') =>
  system((tx) => ledgerReadModel.current(tx, referrer.id, account, currency));

it('an organization registered through a link is shown to the link’s owner, abbreviated, with its stage', async () => {
  const { made } = await office.get<{ made: { id: number } }>(referrer.admin, LINK, { name: ' Визитка ' });
  const newcomer = await registerReferred(referrer.admin, { name: 'Ромашка', refLinkId: made.id });
  expect(await referrals()).toMatchObject([
    { name: 'Ром•••', stage: 'trial', earned: '0', link: 'Визитка', invitedBy: 'Анна Главная' },
  ]);
  await pays(newcomer, 1_000_000n);
  expect(await referrals()).toMatchObject([{ stage: 'paid', earned: '100000' }]);
  expect(await office.get(referrer.admin, LINKS)).toEqual({
    refLinks: [
      ...[
        {
          id: made.id,
          name: 'Визитка',
          isArchive: false,
          userId: referrer.admin.id,
          clicks: 0,
          registrations: 1,
          paid: 1,
          // What the list of referrals says of its only organization.
          earned: '100000',
        },
      ],
    ],
  });
});

it('each link has the results of those who came through it', async () => {
  const made = async (name: string) =>
    (await office.get<{ made: { id: number } }>(referrer.admin, LINK, { name })).made.id;
  const [card, site] = [await made('Визитка'), await made('Сайт')];
  const through = (refLinkId: number, name: string, phone: string) =>
    registerReferred(referrer.admin, { name, refLinkId, phone });
  await pays(await through(card, 'Ромашка', '+79005556001'), 1_000_000n);
  await through(card, 'Ива', '+79005556002');
  await through(site, 'Тополь', '+79005556003');
  // Reviewed first: it has paid, and nothing is earned yet.
  await pays(await through(site, 'Двойник', '+79005556004'), 2_000_000n, '7728168971');
  const { refLinks } = await office.get<{ refLinks: object[] }>(referrer.admin, LINKS);
  expect(refLinks).toMatchObject([
    { id: site, registrations: 2, paid: 1, earned: '0' },
    { id: card, registrations: 2, paid: 1, earned: '100000' },
  ]);
  await office.get(
    referrer.admin,
    'mutation ($id: Int!) { refLinkUpdate(id: $id, isArchive: true) { id } }',
    {
      id: site,
    },
  );
  const after = await office.get<{ refLinks: { id: number }[] }>(referrer.admin, LINKS);
  expect(after.refLinks.map(({ id }) => id)).toEqual([card, site]);
});

it('a share of its payments is on hold for two weeks, and can then be withdrawn to the balance, once', async () => {
  const newcomer = await registerReferred(referrer.admin, { name: 'Ромашка' });
  await pays(newcomer, 1_234_567n);
  expect(await balance()).toEqual({
    ...{ available: '0', onHold: '123456', inReview: '0', withdrawn: '0' },
    ...{ percent: 10, holdDays: 14, minimum: '10000', tokenPrice: '100' },
  });
  expect(await history()).toMatchObject([
    { status: 'onHold', amount: '123456', name: 'Ром•••', availableFrom: '2027-03-15', method: null },
  ]);
  inDays(13);
  expect(await office.rejection(referrer.admin, PAYOUT, payout('10000'))).toBe('ref.insufficient amount');
  inDays(14);
  const answers = await Promise.all([
    withdraw('120000', 'balance', 'twice-key-1'),
    withdraw('120000', 'balance', 'twice-key-1'),
  ]);
  expect(new Set(answers.map(({ made }) => made.id)).size).toBe(1);
  expect(await balance()).toMatchObject({ available: '3456', onHold: '0', withdrawn: '120000' });
  expect(await money('balance', 'rub')).toBe(120_000n);
  expect(await history()).toMatchObject([
    { status: 'withdrawn', amount: '-120000', method: 'balance', name: null },
    { status: 'available', amount: '123456' },
  ]);
  expect(await system((tx) => ledgerReadModel.faults(tx, referrer.id))).toEqual([]);
});

it('only money that comes from outside earns: no correction, no promo code, no tokens, nothing that is spent', async () => {
  const newcomer = await registerReferred(referrer.admin);
  const { organizationId } = newcomer;
  const aCode = async (kind: string, value: number) => {
    const promoCode = { code: `РЕФ-${kind}`, kind, value };
    await office.get(
      office.root,
      'mutation ($promoCode: PromoCodeInput!) { promoCodeCreate(promoCode: $promoCode) { id } }',
      { promoCode },
    );
    await office.get(newcomer, 'mutation ($code: String!) { promoCodeUse(code: $code) { id } }', {
      code: promoCode.code,
    });
  };
  await office.get(
    office.root,
    'mutation ($adjustment: AdjustmentInput!) { adjustmentCreate(adjustment: $adjustment) { id } }',
    { adjustment: { organizationId, amount: '900000', reason: 'Возместили простой' } },
  );
  await aCode('sum', 50_000);
  await aCode('tokens', 300);
  await aCode('percent', 15);
  await office.get(
    newcomer,
    'mutation ($purchase: TokenPurchaseInput!) { tokenPurchaseCreate(purchase: $purchase) { id } }',
    { purchase: { tokens: 100, price: '100' } },
  );
  expect(await balance()).toMatchObject({ available: '0', onHold: '0', inReview: '0' });
  expect(await referrals()).toMatchObject([{ stage: 'trial', earned: '0' }]);
  const earned = async () =>
    (await office.get<{ refAccruals: object }>(office.root, ACCRUALS, { organizationId: referrer.id }))
      .refAccruals;
  expect(await earned()).toEqual({ items: [], count: 0 });
  // The percentage of the promo code is added to the payment, not to what it earns.
  await pays(newcomer, 1_000_000n);
  const own = await system((tx) => ledgerReadModel.current(tx, organizationId, 'balance', 'rub'));
  expect(own).toBe(900_000n + 50_000n - 10_000n + 1_150_000n);
  expect(await earned()).toMatchObject({ items: [{ paid: '1000000', amount: '100000' }], count: 1 });
  expect(await balance()).toMatchObject({ onHold: '100000' });
});

it('converted to tokens it buys whole ones; the remainder stays earned', async () => {
  await system((tx) => tx.execute(sql`update tariff set token_price = 700`));
  const newcomer = await registerReferred(referrer.admin);
  await pays(newcomer, 1_000_000n);
  inDays(14);
  const asked = (price: string) => payout('100000', 'tokens', price);
  expect(await office.rejection(referrer.admin, PAYOUT, asked('100'))).toBe(
    'payment.tokenPriceChanged method',
  );
  const { made } = await office.get<{ made: object }>(referrer.admin, PAYOUT, asked('700'));
  await system((tx) => tx.execute(sql`update tariff set token_price = 100`));
  expect(made).toMatchObject({ status: 'withdrawn', amount: '-99400', method: 'tokens', tokens: 142 });
  expect(await money('tokens', 'token')).toBe(142n);
  expect(await balance()).toMatchObject({ available: '600', withdrawn: '99400' });
});

it('of many simultaneous withdrawals only those covered by the balance succeed', async () => {
  await pays(await registerReferred(referrer.admin), 1_000_000n);
  inDays(20);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => office.ask(referrer.admin, PAYOUT, payout('40000'))),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(2);
  expect(await balance()).toMatchObject({ available: '20000' });
  expect(await office.rejection(referrer.admin, PAYOUT, payout('9999'))).toBe('ref.minimum amount');
  expect(await office.rejection(referrer.admin, PAYOUT, payout('-40000'))).toBe('ref.minimum amount');
});

it('a withdrawal to the balance pays the unpaid month, and the grace period ends', async () => {
  await pays(await registerReferred(referrer.admin), 100_000_000n);
  inDays(20);
  await system(async (tx) => {
    await tx.execute(sql`
      update organization set is_free_period = false, free_period_end = null where id = ${referrer.id}`);
    await tx.execute(sql`
      update subscription set paid_until = '2027-03-20', anchor_day = 20, grace_until = '2027-03-22'
      where organization_id = ${referrer.id}`);
    await tx.execute(sql`update tariff set free_employees = 0`);
  });
  await withdraw('1000000');
  await system((tx) => tx.execute(sql`update tariff set free_employees = 10`));
  const { rows } = await system((tx) =>
    tx.execute(sql`
      select paid_until::text as until, grace_until as grace from subscription where organization_id = ${referrer.id}`),
  );
  expect(rows).toEqual([{ until: '2027-04-20', grace: null }]);
});

describe('self-referral', () => {
  it('nobody refers themselves: the same phone is no referral, and still registers', async () => {
    const own = await system((tx) =>
      aUser(tx, { organizationId: referrer.id, isAdmin: true, phone: '+79009990001' }),
    );
    const newcomer = await registerReferred(own, { phone: '+79009990001' });
    await pays(newcomer, 1_000_000n);
    expect(await referrals()).toEqual([]);
    expect(await balance()).toMatchObject({ onHold: '0', inReview: '0' });
  });

  it('an unknown link or person never stops a registration', async () => {
    await registerReferred({ ...referrer.admin, id: 999_999_999 });
    await registerReferred(referrer.admin, { refLinkId: 999_999_999, name: 'Ветер' });
    expect(await referrals()).toMatchObject([{ name: 'Вет•••', link: null }]);
  });

  it('in a circle nobody earns: who is above the referrer is no newcomer below, and their tax number is reviewed', async () => {
    const own = await system((tx) =>
      aUser(tx, { organizationId: referrer.id, isAdmin: true, phone: '+79009990003' }),
    );
    const below = await registerReferred(referrer.admin, { name: 'Вторая', phone: '+79005550011' });
    const third = await registerReferred(below, { name: 'Третья', phone: '+79005550012' });
    // The same person once more, at the end of the chain, and in the middle of it.
    for (const last of [below, third]) {
      const again = await registerReferred(last, { name: 'Снова первая', phone: own.phone });
      await pays(again, 1_000_000n, '5024002119');
      expect(await balance(last)).toMatchObject({ onHold: '0', inReview: '0' });
    }
    await pays(
      await registerReferred(third, { name: 'С их ИНН', phone: '+79005550001' }),
      1_000_000n,
      '7728168971',
    );
    expect(await balance(third)).toMatchObject({ onHold: '0', inReview: '100000' });
  });

  it('a colleague’s phone and the same tax number are reviewed first: the provider approves them, or not, with a reason', async () => {
    await system((tx) => aUser(tx, { organizationId: referrer.id, phone: '+79009990002' }));
    const colleague = await registerReferred(referrer.admin, { phone: '+79009990002' });
    const double = await registerReferred(referrer.admin, { name: 'Двойник' });
    await pays(colleague, 1_000_000n);
    await pays(double, 2_000_000n, '7728168971');
    inDays(30);
    expect(await balance()).toMatchObject({ available: '0', inReview: '300000' });
    const shown = { organizationId: referrer.id, isReview: true };
    const { refAccruals } = await office.get<{ refAccruals: { items: { id: number }[]; count: number } }>(
      office.root,
      ACCRUALS,
      shown,
    );
    expect(refAccruals).toMatchObject({
      count: 2,
      items: [
        { payerName: 'Двойник', flags: ['sameInn'], amount: '200000', paid: '2000000', percent: 10 },
        {
          flags: ['samePerson'],
          amount: '100000',
          organizationName: 'Пекарня «Колос»',
          invitedBy: 'Анна Главная',
        },
      ],
    });
    const [second, first] = refAccruals.items.map(({ id }) => ({ organizationId: referrer.id, id }));
    expect(await office.rejection(office.root, DECIDE, { ...second, isApproved: false })).toBe(
      'validation.required reason',
    );
    const rejected = await office.get(office.root, DECIDE, {
      ...second,
      isApproved: false,
      reason: 'Один ИНН',
    });
    expect(rejected).toMatchObject({ decided: { status: 'rejected', reason: 'Один ИНН' } });
    await office.get(office.root, DECIDE, { ...first, isApproved: true });
    expect(
      await office.rejection(office.root, DECIDE, { ...first, isApproved: false, reason: 'поздно' }),
    ).toBe('ref.decided');
    expect(await balance()).toMatchObject({ available: '100000', inReview: '0' });
    expect(await history()).toMatchObject([
      { status: 'rejected', reason: 'Один ИНН' },
      { status: 'available' },
    ]);
  });
});

describe('visibility', () => {
  it('payment.read shows one’s own referrals, payment.write all; nobody sees another organization’s', async () => {
    const reader = await system(async (tx) => {
      const rows = await selectRows(tx, { id: integer })(sql`
        insert into role (organization_id, name, rights) values (${referrer.id}, 'Партнёр', '{"payment":{"read":true,"write":false}}')
        returning id`);
      const position = await selectRows(tx, { id: integer })(sql`
        insert into position (organization_id, name, role_id) values (${referrer.id}, 'Партнёр', ${rows[0]?.id ?? 0}) returning id`);
      return aUser(tx, { organizationId: referrer.id, positionId: position[0]?.id ?? null });
    });
    await pays(await registerReferred(reader, { name: 'Берёза' }), 1_000_000n);
    await pays(await registerReferred(referrer.admin, { name: 'Осина' }), 3_000_000n);
    expect(await referrals(reader)).toMatchObject([{ name: 'Бер•••' }]);
    expect(await history(reader)).toMatchObject([{ amount: '100000' }]);
    expect(await balance(reader)).toMatchObject({ onHold: '100000', withdrawn: '0' });
    expect(await referrals()).toMatchObject([{ name: 'Оси•••' }, { name: 'Бер•••' }]);
    expect(await balance()).toMatchObject({ onHold: '400000' });
    expect(await office.rejection(reader, PAYOUT, payout('10000'))).toBe('access.denied');
    const stranger = await office.aClient();
    expect(await referrals(stranger.admin)).toEqual([]);
    expect(await history(stranger.admin)).toEqual([]);
  });

  it('links are one’s own: neither a colleague’s, nor one’s own in another organization', async () => {
    const own = await system((tx) => aUser(tx, { organizationId: referrer.id, isAdmin: true }));
    for (const [person, name] of [
      [referrer.admin, 'Визитка'],
      [own, 'Сайт'],
    ] as const)
      await office.get(person, LINK, { name });
    const named = async (person: UserRow) =>
      (await office.get<{ refLinks: { name: string }[] }>(person, LINKS)).refLinks.map(({ name }) => name);
    expect([await named(referrer.admin), await named(own)]).toEqual([['Визитка'], ['Сайт']]);
    // As the system, behind which no row-level security stands: somebody of the provider who has entered a client.
    const elsewhere = { organizationId: referrer.id, userId: office.root.id };
    await office.get(office.root, LINK, { name: 'Провайдер' });
    expect(await system((tx) => refLinksRepository.list(tx, elsewhere, 10))).toEqual([]);
    expect(await system((tx) => refLinksRepository.count(tx, elsewhere))).toBe(0);
  });

  it('accruals of all clients are visible only with backOfficeRef', async () => {
    const other = await office.superAdmin({ backOfficeDocs: { read: true, write: true } });
    expect(await office.rejection(other, ACCRUALS)).toBe('access.denied');
    const reads = await office.superAdmin({ backOfficeRef: { read: true, write: false } });
    await office.get(reads, ACCRUALS);
    const decision = { organizationId: referrer.id, id: 1, isApproved: true };
    expect(await office.rejection(reads, DECIDE, decision)).toBe('access.denied');
    expect(await office.rejection(referrer.admin, ACCRUALS)).toBe('access.denied');
  });

  it('lists load more below what is shown', async () => {
    await system(async (tx) => {
      for (let number = 1; number <= 21; number += 1) {
        const { id } = await anOrganization(tx, { refId: referrer.admin.id });
        await tx.execute(sql`
          insert into ref_referral (organization_id, user_id, referred_organization_id, is_same_person, created_at)
          values (${referrer.id}, ${referrer.admin.id}, ${id}, false, now())`);
      }
    });
    const first = await office.get<Items<'refReferrals'>>(referrer.admin, REFERRALS);
    expect(first.refReferrals).toMatchObject({ hasMore: true });
    expect(first.refReferrals.items).toHaveLength(20);
    const before = first.refReferrals.items.at(-1)?.id;
    const second = await office.get<Items<'refReferrals'>>(referrer.admin, REFERRALS, { before });
    expect(second.refReferrals).toMatchObject({ hasMore: false });
    expect(second.refReferrals.items).toHaveLength(1);
  });
});
