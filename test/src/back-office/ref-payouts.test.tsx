import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RefPayoutList } from '@src/features/back-office/components/refs/RefPayoutList';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { person, roleWith, storeOf } from '@test/src/shell/people';

/** «Счета партнёров» in the back office: payees, and decisions. */
jest.setTimeout(60_000);
const wire = openPageWire();

const payout = (fields: object = {}) => ({
  ...{ id: 3, organizationId: 7, organizationName: 'Ромашка', createdBy: 'Анна Главная', amount: '6000000' },
  ...{ number: 'Р-17', date: '2027-02-28', status: 'inPayment', createdAt: '2027-03-01T10:00:00Z' },
  ...{ decidedAt: null, paidOn: null, paymentNumber: null, reason: '' },
  payee: {
    ...{ name: 'ООО «Ромашка»', inn: '7728168971', kpp: '', address: 'Тверь', bank: 'Банк «Волга»' },
    ...{ bik: '044525225', account: '40702810938000000001', corr: '' },
  },
  ...fields,
});
beforeEach(() => {
  wire.answer = ({ query }) =>
    query.includes('mutation')
      ? { data: { refPayoutDecide: payout({ status: 'paid' }) } }
      : { data: { refPayouts: { items: [payout()], count: 1 } } };
});
const show = (clientId: number | null = null, rights = roleWith('backOfficeRef!')) =>
  showPart(
    <RefPayoutList clientId={clientId} />,
    '/back-office/refs',
    storeOf(person({ isSuperAdmin: true }), rights),
  );
const sent = (word: string) =>
  wire.sent.filter(({ query }) => query.includes(word)).map(({ variables }) => variables);
const pay = { name: 'Отметить оплату счёта № Р-17 («Ромашка»)' };
const decline = { name: 'Отклонить счёт № Р-17 («Ромашка»)' };

test('for all clients the pending ones are shown first, with the company details and the file', async () => {
  show();
  const row = (await screen.findByText(/^№ Р-17 от/)).closest('tr') ?? document.body;
  expect(sent('query refPayouts')).toMatchObject([{ organizationId: null, isWaiting: true }]);
  within(row).getByText('ИНН 7728168971');
  within(row).getByText('Банк «Волга», БИК 044525225');
  within(row).getByText('р/с 40702810938000000001');
  within(row).getByRole('button', { name: 'Скачать счёт № Р-17 («Ромашка»)' });
});

test('for one client all of them are shown', async () => {
  show(7);
  await screen.findByText(/^№ Р-17 от/);
  expect(sent('query refPayouts')).toMatchObject([{ organizationId: 7, isWaiting: false }]);
});

test('a payment requires a number; a rejection is shown, and the typed text stays', async () => {
  wire.answer = ({ query }) =>
    query.includes('mutation')
      ? {
          errors: [
            { message: 'no', extensions: { type: 'GraphQLError', code: 'ref.payoutDecided', params: {} } },
          ],
        }
      : { data: { refPayouts: { items: [payout()], count: 1 } } };
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', pay));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/60.000.₽, ООО «Ромашка»/);
  await user.click(within(dialog).getByRole('button', { name: 'Отметить оплату' }));
  await within(dialog).findByText('Заполните поле');
  expect(sent('mutation')).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /Номер платежа/ }), ' 451 ');
  await user.click(within(dialog).getByRole('button', { name: 'Отметить оплату' }));
  await waitFor(() =>
    expect(sent('mutation')).toMatchObject([
      { decision: { organizationId: 7, id: 3, isPaid: true, paymentNumber: '451' } },
    ]),
  );
  expect(within(dialog).getByRole('textbox', { name: /Номер платежа/ })).toHaveProperty('value', ' 451 ');
});

test('declining requires a reason', async () => {
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', decline));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Отклонить' }));
  await within(dialog).findByText('Заполните поле');
  await user.type(within(dialog).getByRole('textbox'), 'В счёте другая сумма');
  await user.click(within(dialog).getByRole('button', { name: 'Отклонить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('mutation')).toEqual([
    { decision: { organizationId: 7, id: 3, isPaid: false, reason: 'В счёте другая сумма' } },
  ]);
});

test('a reader decides nothing', async () => {
  show(null, roleWith('backOfficeRef'));
  await screen.findByText(/^№ Р-17 от/);
  expect(screen.queryByRole('button', pay)).toBeNull();
  expect(screen.queryByRole('button', decline)).toBeNull();
});
