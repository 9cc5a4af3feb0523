import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { beSeller, payByBank } from '@test/helpers/payment/bank-payment';
import { runJob } from '@test/helpers/worlds/jobs-done';
import { register } from '@test/helpers/worlds/registration';

/** An ИНН that is entered after the payment: what was earned by it is reviewed before anybody withdraws it. */
const START = new Date('2027-03-01T09:00:00Z');
const INN = '7728168971';
let now = START;
let office: BackOffice;
let referrer: BackOffice['client'];
let referred: UserRow;
beforeAll(async () => {
  office = await openBackOffice(() => now);
  await beSeller(office);
});
afterAll(() => office.t.stop());
beforeEach(async () => {
  now = START;
  referrer = await office.aClient({ name: 'Пекарня «Колос»', formInn: INN });
  const { userId } = await register(office.t, 'Вера', { phone: '+79005550000', refId: referrer.admin.id });
  referred = await office.userOf(userId);
  await payByBank(office, referred, { amount: 2_000_000n, paidOn: '2027-03-01' });
  now = new Date(START.getTime() + 20 * 86_400_000);
});

const BALANCE = '{ refBalance { available inReview } }';
const PAYOUT = 'mutation ($payout: RefPayoutInput!) { made: refPayoutCreate(payout: $payout) { id } }';
const ACCRUALS = `query ($organizationId: Int) { refAccruals(organizationId: $organizationId) { items { id status flags } } }`;
const DECIDE = `mutation ($organizationId: Int!, $id: Int!) {
  decided: refAccrualDecide(organizationId: $organizationId, id: $id, isApproved: true) { status } }`;

const balance = async () =>
  (await office.get<{ refBalance: Record<string, string> }>(referrer.admin, BALANCE)).refBalance;
const accruals = async () =>
  (
    await office.get<{ refAccruals: { items: { id: number; status: string; flags: string[] }[] } }>(
      office.root,
      ACCRUALS,
      { organizationId: referrer.id },
    )
  ).refAccruals.items;
/** As the form of requisites stores it. */
const enterInn = () =>
  office.t.app.database.system((tx) =>
    tx.execute(sql`update organization set form_inn = ${INN} where id = ${referred.organizationId}`),
  );
const night = () => runJob(office.t, 'flagAccruals');
const payout = { amount: '200000', method: 'balance', tokenPrice: '100' };

it('nothing new is known: it can be withdrawn', async () => {
  await night();
  expect(await balance()).toEqual({ available: '200000', inReview: '0' });
  await office.get(referrer.admin, PAYOUT, { payout });
});

it('the same ИНН is flagged at night, and withdrawn only after the provider has approved it, once', async () => {
  await enterInn();
  await night();
  expect(await balance()).toEqual({ available: '0', inReview: '200000' });
  const [flagged] = await accruals();
  expect(flagged).toMatchObject({ status: 'inReview', flags: ['sameInn'] });
  await office.get(office.root, DECIDE, { organizationId: referrer.id, id: flagged?.id });
  await night();
  expect(await balance()).toEqual({ available: '200000', inReview: '0' });
  await office.get(referrer.admin, PAYOUT, { payout });
});

it('entered on the day of the withdrawal, it is refused before any night', async () => {
  await enterInn();
  expect(await office.rejection(referrer.admin, PAYOUT, { payout })).toMatch(/^ref\.insufficient\b/);
});
