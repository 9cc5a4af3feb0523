import type { UserRow } from '@server/modules/employees/employees.tables';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { createOnlinePayments, type OnlinePayments } from '@test/helpers/payment/online-payments';
import { runJob } from '@test/helpers/worlds/jobs-done';
import { register } from '@test/helpers/worlds/registration';
import { type FakeYookassa, startYookassa } from '@test/helpers/services/yookassa';

/** A referral that is paid with the card of the organization that earns by it. */
let office: BackOffice;
let yookassa: FakeYookassa;
let online: OnlinePayments;
beforeAll(async () => {
  yookassa = await startYookassa();
  office = await openBackOffice(undefined, yookassa.env);
  online = createOnlinePayments(office, office.t.url, yookassa);
});
afterAll(async () => {
  await office.t.stop();
  await yookassa.stop();
});

const ACCRUALS = `query ($organizationId: Int) { refAccruals(organizationId: $organizationId) { items { flags status } } }`;

const card = (last4: string) => ({
  ...{ type: 'bank_card', id: 'card-1', saved: false, status: 'inactive' },
  card: { first6: '555555', last4, expiry_month: '12', expiry_year: '2030', card_type: 'MasterCard' },
});

async function payWith(payer: UserRow, last4: string): Promise<void> {
  const { id, external } = await online.begin(payer, 1_000_000n);
  online.pay(external);
  yookassa.decide(external, { payment_method: card(last4) });
  await online.notify(external);
  await online.settled(payer, id, 'succeeded');
}

/** Somebody who has registered through a link of the client. */
async function referred({ admin }: BackOffice['client'], phone: string): Promise<UserRow> {
  const { userId } = await register(office.t, 'Вера', { phone, refId: admin.id });
  return office.userOf(userId);
}
const accruals = async ({ id: organizationId }: BackOffice['client']) =>
  (await office.get<{ refAccruals: { items: object[] } }>(office.root, ACCRUALS, { organizationId }))
    .refAccruals.items;

it('one card on both sides is reviewed by the provider first; another card earns at once', async () => {
  const referrer = await office.aClient();
  await payWith(referrer.admin, '4444');
  await payWith(await referred(referrer, '+79005550007'), '4444');
  await payWith(await referred(referrer, '+79005550008'), '5555');
  expect(await accruals(referrer)).toEqual([
    { flags: [], status: 'onHold' },
    { flags: ['sameCard'], status: 'inReview' },
  ]);
});

it('a card that the earning organization uses only afterwards is reviewed from the next night on', async () => {
  const referrer = await office.aClient();
  await payWith(await referred(referrer, '+79005550009'), '6666');
  expect(await accruals(referrer)).toEqual([{ flags: [], status: 'onHold' }]);
  await payWith(referrer.admin, '6666');
  await runJob(office.t, 'flagAccruals');
  expect(await accruals(referrer)).toEqual([{ flags: ['sameCard'], status: 'inReview' }]);
});
