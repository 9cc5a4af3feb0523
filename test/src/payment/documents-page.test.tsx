import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { format } from 'date-fns';
import { DocumentsPage } from '@src/features/payment/pages/DocumentsPage';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** /payment/documents: the list, the request sent for an invoice, and who may send it. */
jest.setTimeout(60_000);
const wire = openPageWire();

const invoice = {
  ...{ id: 7, type: 'invoice', number: 12, date: '2027-03-02', periodFrom: null, periodTo: null },
  ...{ amount: '2400000', paid: '1000000', status: 'issued', voidReason: '' },
};
const act = {
  ...{ id: 8, type: 'act', number: 3, date: '2027-02-27', periodFrom: '2027-01-31', periodTo: '2027-02-27' },
  ...{ amount: '57001', paid: '0', status: 'voided', voidReason: 'Ошибка в сумме' },
};

const reconciliation = {
  ...{ id: 9, type: 'reconciliation', number: 2, date: '2027-03-02' },
  ...{ periodFrom: '2027-01-01', periodTo: '2027-03-02', amount: '-86001', paid: '0', status: 'issued' },
  voidReason: '',
};

const ofTokens = {
  ...{ id: 10, type: 'act', number: 4, date: '2027-02-28', periodFrom: '2027-02-01', periodTo: '2027-02-28' },
  ...{ amount: '195621', paid: '0', status: 'issued', voidReason: '', isForTokens: true },
};

function answerWith({ methods = ['card', 'invoice'], items = [invoice, act], rejection = {} } = {}) {
  wire.answer = ({ query }) => {
    if (query.includes('paymentBalance')) return { data: { paymentBalance: { missing: '0', methods } } };
    if (query.includes('reconciliationCreate')) {
      return Object.keys(rejection).length > 0
        ? rejection
        : { data: { reconciliationCreate: reconciliation } };
    }
    if (query.includes('invoiceCreate')) return { data: { invoiceCreate: invoice } };
    return { data: { payDocuments: { items, count: items.length } } };
  };
}
const show = (rights = roleWith('payment!')) =>
  showPart(<DocumentsPage />, '/payment/documents', storeOf(person(), rights));
/** Numbers contain non-breaking spaces. */
const text = () => document.body.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';

test('lists invoices and acts with the received amount, the days provided, and the reason of voiding', async () => {
  answerWith();
  show();
  await screen.findByText('Счёт');
  for (const words of [
    '24 000 ₽',
    'поступило 10 000 ₽',
    '31.01.2027 – 27.02.2027',
    '570,01 ₽',
    'Выставлен',
    'Аннулирован',
    'Ошибка в сумме',
  ]) {
    expect(text()).toContain(words);
  }
  expect(screen.getByRole('button', { name: 'Скачать PDF: Счёт 12' })).toBeEnabled();
});

test('says which act is about tokens', async () => {
  answerWith({ items: [ofTokens, { ...act, isForTokens: false }] });
  show();
  const row = within(await screen.findByRole('row', { name: /01\.02\.2027 – 28\.02\.2027/ }));
  expect(row.getByRole('cell', { name: 'Акт Токены' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Акт' })).toBeVisible();
});

test('an invoice is requested in kopecks with a key; an invalid amount stays on its field', async () => {
  answerWith();
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Запросить счёт' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByRole('textbox', { name: /Сумма/ });
  const email = dialog.getByRole('textbox', { name: /Почта/ });
  await user.clear(email);
  await user.type(email, 'buh@example.ru');
  await user.clear(amount);
  await user.type(amount, '24,555');
  await user.click(dialog.getByRole('button', { name: 'Выставить счёт' }));
  await waitFor(() => expect(amount).toBeInvalid());
  await user.clear(amount);
  await user.type(amount, '24 000');
  await user.click(dialog.getByRole('button', { name: 'Выставить счёт' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wire.mutations()[0]?.variables).toEqual({
    invoice: { amount: '2400000', email: 'buh@example.ru' },
    clientKey: expect.stringMatching(/.{16,}/),
  });
});

test('a reconciliation is requested for this quarter so far; it is listed with the remaining balance, a debt too', async () => {
  answerWith({ items: [reconciliation] });
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Запросить сверку' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Акт сверки' }));
  await user.click(dialog.getByRole('button', { name: 'Получить акт' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { period, clientKey } = wire.mutations()[0]?.variables ?? {};
  expect(period).toEqual({
    from: expect.stringMatching(/^\d{4}-(01|04|07|10)-01$/),
    to: format(new Date(), 'yyyy-MM-dd'),
  });
  expect(clientKey).toEqual(expect.stringMatching(/.{16,}/));
  expect(text()).toContain('-860,01 ₽');
  expect(text()).toContain('01.01.2027 – 02.03.2027');
  expect(screen.getByRole('button', { name: 'Скачать PDF: Акт сверки 2' })).toBeEnabled();
});

test('rejected days are shown on their field, and the selection stays', async () => {
  const extensions = { type: 'GraphQLError', code: 'payment.periodLong', field: 'from' };
  answerWith({ rejection: { errors: [{ message: 'Выберите не больше 366 дней', extensions }] } });
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Запросить сверку' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Акт сверки' }));
  await user.click(dialog.getByRole('button', { name: 'Получить акт' }));
  await dialog.findByText('Выберите не больше 366 дней');
  expect(dialog.getByRole('group', { name: /Первый день/ })).toBeVisible();
});

test('without the provider’s details the page says why invoices are unavailable', async () => {
  answerWith({ methods: ['card'], items: [] });
  show();
  await screen.findByText(/провайдер не заполнил/);
  expect(screen.queryByRole('button', { name: 'Запросить счёт' })).toBeNull();
});

test('a reader requests none', async () => {
  answerWith();
  show(roleWith('payment'));
  await screen.findByText('Счёт');
  expect(screen.queryByRole('button', { name: 'Запросить счёт' })).toBeNull();
});
