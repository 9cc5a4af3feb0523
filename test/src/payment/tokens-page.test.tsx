import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TokensPage } from '@src/features/payment/pages/TokensPage';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** /payment/tokens: the displayed values, the sent purchase, and who may buy. */
jest.setTimeout(60_000);
const wire = openPageWire();

const tokens = {
  ...{ available: 1250, paid: 1000, granted: 250, held: 40, price: '150', isSample: true, money: '100000' },
  actions: [{ code: 'reportSnapshot', name: 'Снимок отчёта', tokens: 40 }],
  grants: [
    { id: 1, remaining: 200, expiresAt: '2027-04-01T09:00:00Z' },
    { id: 2, remaining: 50, expiresAt: null },
  ],
};
const purchase = {
  ...{ id: 7, tokens: 500, price: '150', amount: '75000', createdAt: '2026-12-31T10:00:00Z' },
  ...{ createdBy: 'Анна Главная', balanceAfter: '25000' },
};

function answerWith(changes: object = {}, made: object = { data: { tokenPurchaseCreate: purchase } }) {
  wire.answer = ({ query }) => {
    if (query.includes('tokenPurchaseCreate')) return made;
    if (query.includes('tokenBalance')) return { data: { tokenBalance: { ...tokens, ...changes } } };
    if (query.includes('tokenPurchases(')) {
      return { data: { tokenPurchases: { items: [purchase], hasMore: false } } };
    }
    if (query.includes('tokenPurchase(')) return { data: { tokenPurchase: purchase } };
    return { data: { paymentBalance: { nextCharge: { on: '2027-01-31', amount: '20000' } } } };
  };
}
const show = (address = '/payment/tokens', rights = roleWith('payment!')) =>
  showPart(<TokensPage />, address, storeOf(person(), rights));
/** Numbers contain non-breaking spaces. */
const text = () => document.body.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
const openDialog = async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Купить токены' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

test('shows the remaining tokens, the earliest expiry, the price of one, and the purchases', async () => {
  answerWith();
  show();
  await screen.findByTestId('tokens');
  await screen.findByText('Анна Главная');
  for (const words of [
    ...['1 250 токенов', '1 000 токенов', '250 токенов', '40 токенов'],
    ...['200 токенов · до 01.04.2027', '50 токенов · без срока', '1,50 ₽ за токен', 'Цена для примера'],
    ...['Чек № 7', 'Снимок отчёта · 40 токенов'],
  ]) {
    expect(text()).toContain(words);
  }
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(cells.slice(2)).toEqual(['Анна Главная', '500', '750 ₽']);
});

test('the amount follows the count; both are sent as shown, with a key, and the receipt opens', async () => {
  answerWith();
  show();
  const { user, dialog } = await openDialog();
  const count = dialog.getByRole('textbox', { name: /Сколько/ });
  await user.clear(count);
  await user.type(count, '1,5');
  await user.click(dialog.getByRole('button', { name: 'Купить' }));
  expect(wire.mutations()).toEqual([]);
  await dialog.findByText(/Укажите число от 1 до/);
  await user.clear(count);
  await user.type(count, '600');
  expect(text()).toContain('Спишется с баланса: 900 ₽ · Останется 100 ₽');
  expect(text()).toContain('(31.01.2027) нужно 200 ₽: после покупки денег не хватит');
  await user.click(dialog.getByRole('button', { name: 'Купить' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(wire.mutations()[0]?.variables).toEqual({
    purchase: { tokens: 600, price: '150' },
    clientKey: expect.any(String),
  });
  const receipt = await screen.findByRole('dialog', { name: 'Чек № 7' });
  await within(receipt).findByText('Осталось на балансе');
  expect(text()).toContain('250 ₽');
});

test('too little money shows the missing amount, and where to top up', async () => {
  answerWith({ money: '10000' });
  show();
  const { dialog } = await openDialog();
  expect(text()).toContain('На балансе 100 ₽, не хватает 50 ₽.');
  expect(dialog.getByRole('link', { name: 'Пополнить баланс' }).getAttribute('href')).toContain(
    '/payment/balance',
  );
});

test('server errors are shown on their field', async () => {
  const extensions = { type: 'GraphQLError', code: 'payment.tokenPriceChanged', field: 'tokens' };
  answerWith({}, { data: null, errors: [{ message: 'Цена токена изменилась', extensions }] });
  show();
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Купить' }));
  await dialog.findByText(/Цена токена изменилась/);
});

test('a reader does not buy', async () => {
  answerWith();
  show('/payment/tokens', roleWith('payment'));
  await screen.findByTestId('tokens');
  expect(screen.queryByRole('button', { name: 'Купить токены' })).toBeNull();
});
