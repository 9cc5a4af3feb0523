import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Balance } from '@src/app/payment/Balance';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** «Автопополнение» on the balance page: the card, the rule, the reason for being off, and the sent values. */
jest.setTimeout(60_000);
const wire = openPageWire();

const balance = {
  ...{ balance: '1234550', debt: '0', isActiveSubscribe: true, isFreePeriod: false, people: 14 },
  tariff: {
    ...{ code: 'standard', name: 'Стандартный', monthPrice: '0', freeEmployees: 10 },
    ...{ employeePrice: '19000', isSample: false },
  },
  ...{ nextTariff: null, nextCharge: { on: '2027-01-31', amount: '76000' }, graceUntil: null },
  ...{
    lastsUntil: '2028-05-31',
    missing: '0',
    methods: ['card', 'sbp'],
    isSimulated: true,
    minimum: '50000',
  },
};
const none = {
  ...{ isAvailable: true, card: null, isOn: false, threshold: null, amount: null, monthlyCap: null },
  ...{ email: null, toppedUp: '0', failures: 0, offReason: null, updatedAt: null },
};
const card = { last4: '4242', savedAt: '2026-12-01T10:00:00Z' };
const on = {
  ...{ ...none, card, isOn: true, threshold: '500000', amount: '1000000', monthlyCap: '3000000' },
  ...{ email: 'buh@example.ru', toppedUp: '1000000', updatedAt: '2026-12-01T10:05:00.000Z' },
};
const payment = {
  ...{ id: 5, method: 'card', status: 'draft', amount: '500000', confirmationUrl: null, error: null },
  isSimulated: true,
};

function answerWith(settings: object, update?: () => object) {
  wire.answer = ({ query }) => {
    if (query.includes('paymentBalance')) return { data: { paymentBalance: balance } };
    if (query.includes('paymentOperations'))
      return { data: { paymentOperations: { items: [], hasMore: false } } };
    if (query.includes('promoUses')) return { data: { promoUses: [] } };
    if (query.includes('paymentCreate')) return { data: { paymentCreate: payment } };
    if (query.includes('autoTopUpUpdate')) return update?.() ?? { data: { autoTopUpUpdate: on } };
    if (query.includes('savedCardRemove')) return { data: { savedCardRemove: none } };
    if (query.includes('autoTopUp')) return { data: { autoTopUp: settings } };
    return { data: { payment } };
  };
}
const show = (rights = roleWith('payment!')) =>
  showPart(<Balance />, '/payment/balance', storeOf(person(), rights));
const section = async () => within(await screen.findByRole('region', { name: 'Автопополнение' }));
const text = () => document.body.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';

test('without a card it links to a top-up that saves one, with the consent stated first', async () => {
  answerWith(none);
  show();
  const user = userEvent.setup();
  await user.click((await section()).getByRole('button', { name: 'Пополнить и сохранить карту' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Пополнить' }));
  const box = dialog.getByRole('checkbox', { name: 'Сохранить карту для автопополнения' });
  expect(box).toHaveProperty('checked', true);
  expect(text()).toContain('Вы соглашаетесь');
  await user.click(dialog.getByRole('button', { name: 'Перейти к оплате' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(wire.mutations()[0]?.variables.payment).toMatchObject({ method: 'card', savesCard: true });
});

test('a plain top-up gives no consent', async () => {
  answerWith(none);
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Пополнить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Пополнить' }));
  expect(dialog.getByRole('checkbox')).toHaveProperty('checked', false);
  await user.click(dialog.getByRole('button', { name: 'Перейти к оплате' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(wire.mutations()[0]?.variables.payment).not.toHaveProperty('savesCard');
});

test('the rule and the card by its last digits are shown; the card is removed in one click', async () => {
  answerWith(on);
  show();
  const user = userEvent.setup();
  const auto = await section();
  for (const words of [
    '•••• 4242',
    'Когда на балансе меньше 5 000 ₽ или не хватает на плату за месяц, пополняем на 10 000 ₽',
    '10 000 ₽ из 30 000 ₽',
  ]) {
    expect(text()).toContain(words);
  }
  await user.click(auto.getByRole('button', { name: 'Удалить карту' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(wire.mutations()[0]?.query).toContain('savedCardRemove');
});

test('amounts are validated on their fields and sent in kopecks with the edited version', async () => {
  answerWith(on);
  show();
  const user = userEvent.setup();
  await user.click((await section()).getByRole('button', { name: 'Настроить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Автопополнение' }));
  const cap = dialog.getByRole('textbox', { name: /Не больше в месяц/ });
  await user.clear(cap);
  await user.type(cap, '9 999');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await dialog.findByText(/от 10000 до|от 10 000 до/);
  expect(wire.mutations()).toEqual([]);
  await user.clear(cap);
  await user.type(cap, '20 000,5');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(wire.mutations()[0]?.variables).toEqual({
    settings: {
      ...{ isOn: true, threshold: '500000', amount: '1000000', monthlyCap: '2000050' },
      ...{ email: 'buh@example.ru', updatedAt: '2026-12-01T10:05:00.000Z' },
    },
  });
});

test('turned off by failures it shows the reason, and is turned on again from there', async () => {
  answerWith({ ...on, isOn: false, failures: 3, offReason: 'На карте не хватает денег' });
  show();
  const user = userEvent.setup();
  const auto = await section();
  await auto.findByText(/Причина: На карте не хватает денег\. Проверьте или замените карту/);
  await user.click(auto.getByRole('button', { name: 'Включить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Автопополнение' }));
  expect(dialog.getByRole('switch', { name: 'Пополнять автоматически' })).toHaveProperty('checked', true);
});

test('a reader sees the rule and changes nothing', async () => {
  answerWith(on);
  show(roleWith('payment'));
  const auto = await section();
  expect(auto.queryAllByRole('button')).toEqual([]);
});

test('without a payment service it is not shown', async () => {
  answerWith({ ...none, isAvailable: false });
  show();
  await screen.findByTestId('balance');
  expect(screen.queryByRole('region', { name: 'Автопополнение' })).toBeNull();
});
