import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Balance } from '@src/app/payment/Balance';
import { initAnswer, person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page-wire';

/** /payment/balance of a workspace whose subscription is not active. */
jest.setTimeout(60_000);
const wire = openPageWire();
const unpaid = { subscription: { isActiveSubscribe: false } };
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
