import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { beSeller, payByBank } from '@test/helpers/payment/bank-payment';
import { openRefundWorld, type RefundWorld } from '@test/helpers/payment/refunds';

/** What a refund claws back of the referrer's earnings from the payment. */
const START = new Date('2027-03-01T09:00:00Z');
let now = START;
let office: BackOffice;
let world: RefundWorld;
let referrer: BackOffice['client'];
let payer: UserRow;
beforeAll(async () => {
  office = await openBackOffice(() => now);
  await beSeller(office);
  world = openRefundWorld(office.t.app.deps);
});
afterAll(() => office.t.stop());
beforeEach(async () => {
  now = START;
  referrer = await office.aClient({ name: 'Пекарня «Колос»', formInn: '7728168971' });
  payer = await system(async (tx) => {
    const { id } = await anOrganization(tx, { name: 'Ромашка' });
    await tx.execute(sql`
      insert into ref_referral (organization_id, user_id, referred_organization_id, is_same_person, created_at)
      values (${referrer.id}, ${referrer.admin.id}, ${id}, false, ${START.toISOString()}::timestamptz)`);
    return aUser(tx, { organizationId: id, isAdmin: true });
  });
});

const BALANCE = '{ refBalance { available owed onHold inReview withdrawn } }';
const HISTORY = '{ refHistory { items { status amount name } } }';
const REFERRALS = '{ refReferrals { items { stage earned } } }';
const ACCRUALS = `query ($organizationId: Int) { refAccruals(organizationId: $organizationId) {
  items { id amount clawedBack status } } }`;
const PAYOUT = `mutation ($payout: RefPayoutInput!) { made: refPayoutCreate(payout: $payout) { id } }`;
const DECIDE = `mutation ($organizationId: Int!, $id: Int!, $isApproved: Boolean!, $reason: String) {
  refAccrualDecide(organizationId: $organizationId, id: $id, isApproved: $isApproved, reason: $reason) { id } }`;

const system: BackOffice['t']['app']['database']['system'] = (work) => office.t.app.database.system(work);
const inDays = (days: number) => {
  now = new Date(START.getTime() + days * 86_400_000);
};
const balance = async () => (await office.get<{ refBalance: object }>(referrer.admin, BALANCE)).refBalance;
const history = async () =>
  (await office.get<{ refHistory: { items: object[] } }>(referrer.admin, HISTORY)).refHistory.items;
const payout = (amount: string, method = 'balance') => ({ payout: { amount, method, tokenPrice: '100' } });

/** A received card payment; returns the service's id of it. */
async function pays(amount: bigint): Promise<string> {
  await payByBank(office, payer, { amount, paidOn: '2027-03-01' });
  const external = randomUUID();
  await system((tx) =>
    tx.execute(sql`
      update payment set provider = 'yookassa', method = 'card', external_id = ${external}
      where organization_id = ${payer.organizationId} and provider = 'bank'`),
  );
  return external;
}
const refund = (external: string, amount: bigint) => world.refunds.read(world.returnRefund(external, amount));

it('in proportion to the refund, and all of it with the last kopeck', async () => {
  const external = await pays(1_000_001n);
  expect(await balance()).toMatchObject({ onHold: '100000' });
  await refund(external, 333_333n);
  expect(await balance()).toMatchObject({ onHold: '66667', available: '0', owed: '0' });
  expect(await history()).toMatchObject([
    { status: 'clawedBack', amount: '-33333', name: 'Ром•••' },
    { status: 'onHold', amount: '100000' },
  ]);
  expect(await office.get(office.root, ACCRUALS, { organizationId: referrer.id })).toMatchObject({
    refAccruals: { items: [{ amount: '100000', clawedBack: '33333' }] },
  });
  await refund(external, 333_333n);
  await refund(external, 333_335n);
  inDays(14);
  expect(await balance()).toMatchObject({ onHold: '0', available: '0', owed: '0' });
  expect(await office.get(referrer.admin, REFERRALS)).toMatchObject({
    refReferrals: { items: [{ stage: 'trial', earned: '0' }] },
  });
});

it('also after a withdrawal: nothing is taken from the balance, and the next bonuses cover it first', async () => {
  const external = await pays(2_000_000n);
  inDays(14);
  await office.get(referrer.admin, PAYOUT, payout('200000'));
  await refund(external, 1_000_000n);
  expect(await balance()).toMatchObject({ available: '0', owed: '100000', withdrawn: '200000' });
  expect(await system((tx) => ledgerReadModel.current(tx, referrer.id, 'balance', 'rub'))).toBe(200_000n);
  expect(await office.rejection(referrer.admin, PAYOUT, payout('10000'))).toBe('ref.insufficient amount');
  await pays(1_500_000n);
  inDays(40);
  expect(await balance()).toMatchObject({ available: '50000', owed: '0' });
  expect(await office.rejection(referrer.admin, PAYOUT, payout('50001'))).toBe('ref.insufficient amount');
  await office.get(referrer.admin, PAYOUT, payout('50000'));
  expect(await system((tx) => ledgerReadModel.faults(tx, referrer.id))).toEqual([]);
});

it('a refund reported twice and at once is clawed back once', async () => {
  const external = await pays(1_000_000n);
  const id = world.returnRefund(external, 500_000n);
  await Promise.all([1, 2, 3, 4].map(() => world.refunds.read(id)));
  await world.refunds.readAll();
  expect(await balance()).toMatchObject({ onHold: '50000' });
});

it('a rejected bonus has nothing to claw back; one under review is approved for the remainder', async () => {
  const external = await pays(1_000_000n);
  const rows = await system((tx) =>
    selectRows(tx, { id: integer })(sql`
      update ref_accrual set status = 'review' where organization_id = ${referrer.id} returning id`),
  );
  const decision = { organizationId: referrer.id, id: rows[0]?.id ?? 0 };
  await refund(external, 400_000n);
  expect(await balance()).toMatchObject({ inReview: '60000' });
  await office.get(office.root, DECIDE, { ...decision, isApproved: true });
  expect(await balance()).toMatchObject({ onHold: '60000', inReview: '0' });
  await office.get(office.root, DECIDE, { ...decision, isApproved: false, reason: 'Одни и те же люди' });
  await refund(external, 100_000n);
  inDays(14);
  expect(await balance()).toMatchObject({ available: '0', owed: '0', onHold: '0' });
});

it('a client without a referrer loses nothing: an ordinary refund adds no line elsewhere', async () => {
  const other = await office.aClient();
  const external = await pays(1_000_000n);
  await refund(external, 1_000_000n);
  expect(await office.get(other.admin, BALANCE)).toMatchObject({ refBalance: { available: '0', owed: '0' } });
  expect(await office.get(other.admin, HISTORY)).toEqual({ refHistory: { items: [] } });
});
