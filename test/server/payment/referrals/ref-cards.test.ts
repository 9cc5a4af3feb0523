import type { UserRow } from '@server/modules/employees/employees.tables';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { createOnlinePayments, type OnlinePayments } from '@test/helpers/payment/online-payments';
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

it('one card on both sides is reviewed by the provider first; another card earns at once', async () => {
  const referrer = await office.aClient();
  await payWith(referrer.admin, '4444');
  const referred = async (phone: string) => {
    const { userId } = await register(office.t, 'Вера', { phone, refId: referrer.admin.id });
    return office.userOf(userId);
  };
  await payWith(await referred('+79005550007'), '4444');
  await payWith(await referred('+79005550008'), '5555');
  const { refAccruals } = await office.get<{ refAccruals: { items: object[] } }>(office.root, ACCRUALS, {
    organizationId: referrer.id,
  });
  expect(refAccruals.items).toEqual([
    { flags: [], status: 'onHold' },
    { flags: ['sameCard'], status: 'inReview' },
  ]);
});
