import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Balance } from '@src/app/payment/Balance';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** «Сменить тариф»: the preview, the sent values, and the message when the terms have changed. */
jest.setTimeout(60_000);
const wire = openPageWire();

const standard = {
  ...{ code: 'standard', name: 'Стандартный', monthPrice: '0', freeEmployees: 10 },
  ...{ employeePrice: '19000', isSample: false },
};
const company = {
  ...{ code: 'company', name: 'Компания', monthPrice: '1290000', freeEmployees: 100 },
  ...{ employeePrice: '12000', isSample: false },
};
const team = { ...company, code: 'team', name: 'Команда', monthPrice: '50000' };
const balance = {
  ...{ balance: '2000000', debt: '0', isActiveSubscribe: true, isFreePeriod: false, people: 14 },
  ...{ tariff: standard, nextTariff: null, nextCharge: { on: '2027-01-31', amount: '76000' } },
  ...{ graceUntil: null, lastsUntil: '2028-05-31', missing: '0', methods: ['card'], isSimulated: true },
  minimum: '50000',
};
const offers = [
  { tariff: team, amount: '50000', tokenPrice: '100', isCurrent: false },
  { tariff: standard, amount: '76000', tokenPrice: '100', isCurrent: true },
  { tariff: company, amount: '1290000', tokenPrice: '80', isCurrent: false },
];
const dearer = {
  ...{ tariff: company, isNow: true, from: '2027-01-12', daysLeft: 19, returned: '46580', charged: '790645' },
  ...{ balanceAfter: '1255935', missing: '0', next: { on: '2027-01-31', amount: '1290000' } },
};
const cheaper = {
  ...{ tariff: team, isNow: false, from: '2027-01-31', daysLeft: null, returned: '0', charged: '0' },
  ...{ balanceAfter: '2000000', missing: '0', next: { on: '2027-01-31', amount: '50000' } },
};
const rejection = (code: string, message: string) => ({
  errors: [{ message, extensions: { type: 'GraphQLError', code } }],
});

interface Answers {
  balance?: object;
  preview?: (code: string) => object;
  change?: () => object;
}
function answerWith({ balance: changes = {}, preview, change }: Answers = {}) {
  wire.answer = ({ query, variables }) => {
    if (query.includes('paymentBalance')) return { data: { paymentBalance: { ...balance, ...changes } } };
    if (query.includes('paymentOperations'))
      return { data: { paymentOperations: { items: [], hasMore: false } } };
    if (query.includes('promoUses')) return { data: { promoUses: [] } };
    if (query.includes('query tariffs')) return { data: { tariffs: offers } };
    if (query.includes('tariffPreview')) {
      const shown = preview?.(String(variables.code)) ?? (variables.code === 'team' ? cheaper : dearer);
      return { data: { tariffPreview: shown } };
    }
    return (
      change?.() ?? {
        data: { tariffChange: { id: 1, tariff: { name: 'Компания' }, from: '2027-01-12', isNow: true } },
      }
    );
  };
}
const show = (rights = roleWith('payment!')) =>
  showPart(<Balance />, '/payment/balance', storeOf(person(), rights));
const text = () => document.body.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';

async function open() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Сменить тариф' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Сменить тариф' }));
  await dialog.findByRole('radio', { name: /Компания/ });
  return { user, dialog };
}

test('a more expensive plan shows the refund, the charge and the remainder; the shown values are sent', async () => {
  answerWith();
  show();
  const { user, dialog } = await open();
  expect(dialog.getByRole('radio', { name: /Стандартный.*действует сейчас/ })).toHaveProperty(
    'disabled',
    true,
  );
  await user.click(dialog.getByRole('radio', { name: /Компания/ }));
  await dialog.findByText('Начнёт действовать сегодня');
  for (const words of [
    'Вернётся за 19 оставшихся дней465,80 ₽',
    'Спишется за 19 дней по новому тарифу7 906,45 ₽',
    'Останется на балансе12 559,35 ₽',
    '12 900 ₽, 31.01.2027',
    '12 900 ₽ в месяц до 100 человек, далее 120 ₽ за каждого',
  ]) {
    expect(text()).toContain(words);
  }
  await user.click(dialog.getByRole('button', { name: 'Перейти на тариф' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(wire.mutations()[0]?.variables).toEqual({
    change: {
      ...{ code: 'company', monthPrice: '1290000', freeEmployees: 100, employeePrice: '12000' },
      ...{ from: '2027-01-12', returned: '46580', charged: '790645' },
    },
    clientKey: expect.any(String),
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a cheaper plan says that the paid month stays unchanged', async () => {
  answerWith();
  show();
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('radio', { name: /Команда/ }));
  await dialog.findByText(/Начнёт действовать 31\.01\.2027\. Оплаченный месяц/);
  expect(text()).not.toContain('Вернётся');
});

test('terms that changed meanwhile are reported and shown again; the choice stays', async () => {
  let price = '790645';
  answerWith({
    preview: () => ({ ...dearer, charged: price }),
    change: () => {
      price = '800000';
      return rejection('payment.tariffChanged', 'Условия изменились');
    },
  });
  show();
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('radio', { name: /Компания/ }));
  await dialog.findByText('Начнёт действовать сегодня');
  await user.click(dialog.getByRole('button', { name: 'Перейти на тариф' }));
  await dialog.findByText('Условия изменились');
  await waitFor(() => expect(text()).toContain('8 000 ₽'));
  expect(dialog.getByRole('radio', { name: /Компания/ })).toHaveProperty('checked', true);
});

test('a missing amount is shown before the button is pressed', async () => {
  answerWith({ preview: () => ({ ...dearer, balanceAfter: '-5000', missing: '5000' }) });
  show();
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('radio', { name: /Компания/ }));
  await waitFor(() => expect(text()).toContain('На балансе не хватает 50 ₽'));
});

test('nothing is sent without a choice; a planned plan is named, and keeping the current one can be chosen', async () => {
  answerWith({ balance: { nextTariff: team } });
  show();
  await waitFor(() => expect(text()).toContain('«Команда» с 31.01.2027'));
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Перейти на тариф' }));
  expect(wire.mutations()).toEqual([]);
  expect(dialog.getByRole('radio', { name: /Команда.*выбран/ })).toHaveProperty('disabled', true);
  expect(dialog.getByRole('radio', { name: /Стандартный/ })).toHaveProperty('disabled', false);
});

test('a reader does not change it', async () => {
  answerWith();
  show(roleWith('payment'));
  await screen.findByTestId('balance');
  expect(screen.queryByRole('button', { name: 'Сменить тариф' })).toBeNull();
});
