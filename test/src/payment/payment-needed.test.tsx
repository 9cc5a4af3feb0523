import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Balance } from '@src/app/payment/Balance';
import { initAnswer, person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** /payment/balance of a workspace whose subscription is not active. */
jest.setTimeout(60_000);
const wire = openPageWire();
const unpaid = { subscription: { isActiveSubscribe: false } };
const record = {
  ...{
    id: '7',
    objectType: 'regulation',
    action: 'signed',
    code: 'Р-7',
    name: 'Гигиена',
    versionLabel: '2.1',
  },
  ...{ at: '2026-11-01T10:00:00Z', documentPath: '/api/regulations/signatures/7/certificate.pdf' },
  textPath: '/api/regulations/signatures/7/document.pdf',
};
const asked = (name: string) => wire.sent.filter(({ query }) => query.includes(name));

test('a person without payment.read is told whom to ask, and can check whether it is paid', async () => {
  const user = person();
  wire.answer = () => ({ data: initAnswer(user, roleWith()) });
  showPart(<Balance />, '/payment/balance', storeOf(user, roleWith(), unpaid));
  expect(await screen.findByText(/^Обратитесь к администратору/)).toBeVisible();
  expect(asked('paymentBalance')).toEqual([]);
  await userEvent.setup().click(screen.getByRole('button'));
  await waitFor(() => expect(asked('initApp')).toHaveLength(1));
});

test('a person with payment.read sees the balance', async () => {
  showPart(<Balance />, '/payment/balance', storeOf(person(), roleWith('payment'), unpaid));
  await waitFor(() => expect(asked('paymentBalance')).not.toEqual([]));
  expect(screen.queryByText(/^Обратитесь к администратору/)).toBeNull();
});

test.each([
  ['without payment.read', roleWith()],
  ['with payment.read', roleWith('payment')],
])('a person %s sees what they signed, with its documents', async (_, rights) => {
  wire.answer = ({ query }) =>
    query.includes('ownRecords') ? { data: { ownRecords: { items: [record], count: 1 } } } : { data: null };
  showPart(<Balance />, '/payment/balance', storeOf(person(), rights, unpaid));
  const table = await screen.findByRole('group', { name: 'Что вы подписали и получили' });
  expect(await screen.findByRole('button', { name: 'Подтверждение: Гигиена' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Текст: Гигиена' })).toBeEnabled();
  expect(table.textContent).toContain('Подписано 01.11.2026');
});

test('in an open workspace the page does not list them', async () => {
  showPart(<Balance />, '/payment/balance', storeOf(person(), roleWith('payment')));
  await waitFor(() => expect(asked('paymentBalance')).not.toEqual([]));
  expect(asked('ownRecords')).toEqual([]);
});
