import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PayoutDialog } from '@src/features/payment/components/refs/PayoutDialog';
import { RefHistoryTab } from '@src/features/payment/pages/RefHistoryTab';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { person, roleWith, storeOf } from '@test/src/shell/people';

/** «Вывести»: a partner requests money with its own invoice. */
jest.setTimeout(60_000);
const wire = openPageWire();

interface Sent {
  payout: object;
  clientKey: string;
}
/** The fields sent with a file, and the response. */
function answerUploads(answer: () => unknown): Sent[] {
  const sent: Sent[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!(init?.body instanceof FormData)) throw new Error('it was sent without a file');
    expect(init.body.get('0')).toBeInstanceOf(File);
    const body: { variables: Sent } = JSON.parse(String(init.body.get('operations')));
    sent.push(body.variables);
    return Response.json(answer());
  });
  return sent;
}

const balance = {
  ...{ available: '200000', owed: '0', onHold: '0', inReview: '0', inPayment: '0', withdrawn: '0' },
  ...{ percent: 10, holdDays: 14, minimum: '10000', tokenPrice: '100', isPartner: true },
};
const onClose = jest.fn();
const show = (fields: object = {}) =>
  showPart(
    <PayoutDialog balance={{ ...balance, ...fields }} onClose={onClose} />,
    '/payment/refs',
    storeOf(person(), roleWith('payment!')),
  );
const text = () => document.body.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
const submit = () => screen.getByRole('button', { name: 'Вывести' });
async function chooseInvoice(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('combobox', { name: /Куда/ }));
  await user.click(await screen.findByRole('option', { name: 'Деньгами, по счёту' }));
}
const pdf = (name = 'Счёт.pdf') => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
const fileInput = () => {
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no field for a file');
  return input;
};

test('a non-partner is not offered it', async () => {
  show({ isPartner: false });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: /Куда/ }));
  await screen.findByRole('option', { name: 'В токены' });
  expect(screen.queryByRole('option', { name: 'Деньгами, по счёту' })).toBeNull();
});

test('number, date and PDF are required, and errors are shown on their field', async () => {
  show();
  const user = userEvent.setup({ applyAccept: false });
  await chooseInvoice(user);
  await user.click(submit());
  await waitFor(() => expect(screen.getAllByText('Заполните поле')).toHaveLength(2));
  await user.upload(fileInput(), new File(['x'], 'скан.png', { type: 'image/png' }));
  await screen.findByText(/Подойдёт файл|pdf\.?$/);
  expect(wire.sent).toEqual([]);
});

test('a server error stays in the form with all the typed text; sending again uses the same key', async () => {
  let refused = 1;
  const sent = answerUploads(() =>
    refused-- > 0
      ? {
          errors: [
            {
              message: 'Доступно 1 500 ₽',
              extensions: {
                ...{ type: 'GraphQLError', code: 'ref.insufficient', field: 'amount' },
                params: {},
              },
            },
          ],
        }
      : { data: { refPayoutCreate: { id: 9, amount: '-150000', method: 'invoice', tokens: null } } },
  );
  show();
  const user = userEvent.setup();
  await chooseInvoice(user);
  await user.type(screen.getByRole('textbox', { name: /Номер счёта/ }), 'Р-17');
  await user.upload(fileInput(), pdf());
  await user.click(submit());
  await screen.findByText('Доступно 1 500 ₽');
  expect(screen.getByRole('textbox', { name: /Номер счёта/ })).toHaveProperty('value', 'Р-17');
  expect(text()).toContain('Счёт.pdf');
  const amount = screen.getByRole('textbox', { name: /Сумма/ });
  await user.clear(amount);
  await user.type(amount, '1500');
  await user.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const keys = sent.map(({ clientKey }) => clientKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(sent.at(-1)).toMatchObject({
    payout: { method: 'invoice', amount: '150000', tokenPrice: '100', number: 'Р-17' },
  });
});

test('the history shows when an invoice was paid, why it was not, and what was returned', async () => {
  const invoice = { id: 7, number: 'Р-17', date: '2027-02-28', paidOn: null, paymentNumber: null };
  const entry = (fields: object) => ({
    ...{ id: 7, at: '2027-03-02T10:00:00Z', amount: '-60000', name: null, availableFrom: null },
    ...{ reason: null, method: 'invoice', tokens: null, invoice },
    ...fields,
  });
  const paid = { ...invoice, id: 6, number: 'Р-16', paidOn: '2027-03-01', paymentNumber: '451' };
  wire.answer = () => ({
    data: {
      refHistory: {
        items: [
          entry({ id: 9, status: 'returned', amount: '60000' }),
          entry({ status: 'declined', reason: 'В счёте другая сумма' }),
          entry({ id: 6, status: 'paid', invoice: paid }),
          entry({ id: 5, status: 'inPayment', invoice: { ...invoice, id: 5, number: 'Р-15' } }),
        ],
        hasMore: false,
      },
    },
  });
  showPart(<RefHistoryTab />, '/payment/refs/history', storeOf(person(), roleWith('payment!')));
  const row = async (name: RegExp) => (await screen.findByText(name)).closest('tr') ?? document.body;
  within(await row(/Возврат по счёту № Р-17/)).getByText('Возвращено');
  within(await row(/^Счёт № Р-17 от/)).getByText('В счёте другая сумма');
  within(await row(/^Счёт № Р-16 от/)).getByText(/платёж № 451/);
  within(await row(/^Счёт № Р-15 от/)).getByText('Ждёт оплаты');
  screen.getByRole('button', { name: 'Скачать счёт № Р-15' });
});
