import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SidebarNav } from '@src/app/layout/SidebarNav';
import { Balance } from '@src/app/payment/Balance';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** /payment/balance: the displayed values, the sent payment, and who sees what. */
jest.setTimeout(60_000);
const wire = openPageWire();

const balance = {
  ...{ balance: '1234550', debt: '0', isActiveSubscribe: true, isFreePeriod: false, people: 14 },
  tariff: {
    ...{ code: 'standard', name: 'Стандартный', monthPrice: '0' },
    ...{ freeEmployees: 10, employeePrice: '19000', isSample: false },
  },
  nextTariff: null,
  nextCharge: { on: '2027-01-31', amount: '76000' },
  ...{
    graceUntil: null,
    lastsUntil: '2028-05-31',
    missing: '0',
    methods: ['card', 'sbp'],
    isSimulated: true,
  },
  minimum: '50000',
};
const charge = {
  ...{ id: '9', kind: 'charge', at: '2026-12-31T10:00:00Z', amount: '-76000', balanceAfter: '1234550' },
  ...{ method: null, isAuto: false, periodFrom: '2026-12-31', periodTo: '2027-01-31', people: 14 },
  ...{ tokenPurchaseId: null, refund: null, promoCode: null, receipts: [] },
};
const payment = {
  ...{ id: 5, method: 'card', status: 'succeeded', amount: '500000', confirmationUrl: null, error: null },
  isSimulated: true,
};

function answerWith(changes: object = {}, record: object = payment, items: object[] = [charge]) {
  wire.answer = ({ query }) => {
    if (query.includes('paymentBalance')) return { data: { paymentBalance: { ...balance, ...changes } } };
    if (query.includes('paymentOperations')) {
      return { data: { paymentOperations: { items, hasMore: false } } };
    }
    if (query.includes('paymentCreate')) return { data: { paymentCreate: { ...payment, status: 'draft' } } };
    return { data: { payment: record } };
  };
}
const show = (address = '/payment/balance', rights = roleWith('payment!')) =>
  showPart(<Balance />, address, storeOf(person(), rights));
/** Numbers contain non-breaking spaces. */
const text = () => document.body.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';

test('shows the balance, how long it lasts, the plan, the next charge and the operations', async () => {
  answerWith();
  show();
  await screen.findByTestId('balance');
  await screen.findByText(/14 человек$/);
  for (const words of [
    '12 345,50 ₽',
    'Хватит до 31.05.2028',
    '760 ₽',
    '31.01.2027',
    '-760 ₽',
    'Плата за месяц',
  ]) {
    expect(text()).toContain(words);
  }
});

test('receipts of an advance and of what it paid for are named with their sum and address; a refused one says so', async () => {
  const receipt = { amount: '76000', email: 'buh@example.ru', status: 'registered' };
  answerWith({}, payment, [
    {
      ...charge,
      receipts: [
        { ...receipt, kind: 'settlement' },
        { ...receipt, kind: 'settlement', amount: '100', status: 'refused' },
      ],
    },
    { ...charge, id: '8', kind: 'topUp', receipts: [{ ...receipt, kind: 'advance', status: 'asked' }] },
  ]);
  show();
  await screen.findByText(/зачёт аванса 760/);
  expect(text()).toContain('Чек на зачёт аванса 760 ₽ отправлен на buh@example.ru');
  expect(text()).toContain('Чек на зачёт аванса 1 ₽ не оформлен');
  expect(text()).toContain('Чек на аванс 760 ₽ придёт на buh@example.ru');
});

test('an amount is chosen or typed, validated on its field, and sent in kopecks with a key', async () => {
  answerWith();
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Пополнить' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(text()).toContain('деньги не списываются');
  const amount = dialog.getByRole('textbox', { name: /Сумма/ });
  await user.clear(amount);
  await user.type(amount, '1e3');
  await user.click(dialog.getByRole('button', { name: 'Перейти к оплате' }));
  expect(wire.mutations()).toEqual([]);
  expect(amount).toHaveProperty('value', '1e3');
  await user.clear(amount);
  await user.type(amount, '7 500,5');
  const email = dialog.getByRole('textbox', { name: /Почта/ });
  await user.clear(email);
  await user.type(email, 'buh@example.ru');
  await user.click(dialog.getByRole('button', { name: 'Перейти к оплате' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(wire.mutations()[0]?.variables).toEqual({
    payment: { amount: '750050', method: 'card', email: 'buh@example.ru' },
    clientKey: expect.any(String),
  });
});

test('returning from payment shows the result; a failed one can be retried another way', async () => {
  answerWith();
  show('/payment/balance?payment=5');
  await waitFor(() => expect(text()).toContain('Баланс пополнен на 5 000 ₽'));
});

test('a failed payment shows the reason', async () => {
  answerWith({}, { ...payment, status: 'cancelled', error: 'На карте не хватает денег' });
  show('/payment/balance?payment=5');
  await screen.findByRole('button', { name: 'Повторить другим способом' });
  expect(text()).toContain('На карте не хватает денег');
});

test('a closed workspace first shows the amount that opens it', async () => {
  answerWith({ isActiveSubscribe: false, missing: '76000' });
  show();
  await waitFor(() => expect(text()).toContain('Пополните баланс на 760 ₽'));
});

test('no page proposes to pay nothing: a workspace about to be opened says so', async () => {
  answerWith({ isActiveSubscribe: false, missing: '0' });
  show();
  await screen.findByText(/^Доступ приостановлен\. Доплачивать не нужно/);
  expect(text()).not.toContain('на 0 ₽');
});

test('days of grace of which nothing is missing any more are not mentioned', async () => {
  answerWith({ graceUntil: '2027-02-02', missing: '0' });
  show();
  await screen.findByTestId('balance');
  expect(text()).not.toContain('не хватает');
});

test('beside the number of counted people stands who is not counted', async () => {
  answerWith();
  show();
  const number = await screen.findByRole('button', { name: '14 сотрудников' });
  expect(number.parentElement?.textContent).toContain('Кроме уволенных и тех, кто ещё не входил в кабинет');
});

test('a reader does not pay; a person without the read right sees whom to ask', async () => {
  answerWith();
  show('/payment/balance', roleWith('payment'));
  await screen.findByTestId('balance');
  expect(screen.queryByRole('button', { name: 'Пополнить' })).toBeNull();
});

test('without the right the page only says whom to ask', async () => {
  answerWith();
  show('/payment/balance', roleWith('faq'));
  await screen.findByText(/Обратитесь к администратору/);
  expect(wire.sent.filter(({ query }) => query.includes('payment'))).toEqual([]);
});

test('without online payment it is not offered', async () => {
  answerWith({ methods: [] });
  show();
  await screen.findByText(/Онлайн-оплата не подключена/);
  expect(screen.queryByRole('button', { name: 'Пополнить' })).toBeNull();
});

test('a refund names its payment and the reason; a debt says what to do', async () => {
  const back = {
    ...{ ...charge, id: '11', kind: 'refund', amount: '-300000', balanceAfter: '-200000', method: 'card' },
    ...{ periodFrom: null, periodTo: null, people: null },
    refund: { reason: 'Ошиблись суммой', paymentAmount: '500000', paidAt: '2026-12-30T10:00:00Z' },
  };
  const promoBack = { ...back, id: '12', amount: '-30000', method: null, refund: null, promoCode: 'ОСЕНЬ' };
  answerWith({ balance: '0', debt: '-200000', missing: '276000' }, payment, [promoBack, back]);
  show();
  const rows = await screen.findAllByRole('row');
  expect(rows).toHaveLength(3);
  for (const words of [
    'Возврат бонуса · промокод ОСЕНЬ',
    'Возврат · Карта',
    'Платёж на 5 000 ₽ от 30.12.2026. Ошиблись суммой',
    '-3 000 ₽',
    'Задолженность: 2 000 ₽',
  ]) {
    expect(text()).toContain(words);
  }
  const alert = screen.getByRole('alert');
  expect(alert.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(
    'Задолженность 2 000 ₽: деньги вернулись плательщику',
  );
});

test('without a debt it is not mentioned', async () => {
  answerWith();
  show();
  await screen.findByTestId('balance');
  expect(text()).not.toContain('Задолженность');
});

test.each([
  ['refunded', 'Платёж на 5 000 ₽ возвращён'],
  ['partiallyRefunded', 'Платёж на 5 000 ₽ возвращён частично'],
])('a payment that is %s is not shown as failed', async (status, words) => {
  answerWith({}, { ...payment, status });
  show('/payment/balance?payment=5');
  await waitFor(() => expect(text()).toContain(words));
  expect(screen.queryByRole('button', { name: 'Повторить другим способом' })).toBeNull();
});

test.each([
  [true, 5, ['Оплата', 'О компании']],
  [false, 0, ['Оплата']],
])(
  'when the workspace is open: %s, the page has %d tabs, and the menu its sections; nothing leads back to the same page',
  async (isActiveSubscribe, tabs, sections) => {
    answerWith({ isActiveSubscribe });
    const store = storeOf(person({ isAdmin: true }), roleWith('payment!'), {
      subscription: { isActiveSubscribe },
    });
    showPart(
      <>
        <SidebarNav isShort={false} />
        <Balance />
      </>,
      '/payment/balance',
      store,
    );
    await screen.findByTestId('balance');
    const menu = within(screen.getByRole('navigation', { name: 'Меню' }));
    for (const name of sections) expect(menu.getByRole('link', { name })).toBeVisible();
    if (!isActiveSubscribe) expect(menu.getAllByRole('link')).toHaveLength(1);
    expect(
      screen.queryAllByRole('link', { name: /^(Баланс|Токены|Списания|Документы|Рефералы)/ }),
    ).toHaveLength(tabs);
  },
);
