import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankTransfer, ClientDocument } from '@src/features/back-office/api';
import { BankTransfers } from '@src/features/back-office/components/documents/BankTransfers';
import { decodeStatement } from '@src/features/back-office/lib/statement-text';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** Transfers of a bank statement: the preselected ones, and the result of entering each. */
const wire = openPageWire();

const document: ClientDocument['document'] = {
  ...{ id: 5, type: 'invoice', number: 15, date: '2027-03-01', periodFrom: null, periodTo: null },
  ...{ amount: '2400000', paid: '0', status: 'issued', voidReason: '' },
  isForTokens: false,
};
const invoice: ClientDocument = {
  organizationId: 7,
  organizationName: 'Ромашка',
  inn: '5036045205',
  document,
};
const transfer = (number: string, match: BankTransfer['match']): BankTransfer => ({
  ...{ number, match, paidOn: '2027-03-01', amount: '2400000', payerName: 'ООО «Ромашка»' },
  ...{ payerInn: '5036045205', purpose: `Перевод ${number}`, invoice: match === 'none' ? null : invoice },
});

const box = (number: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Провести поступление № ${number}` });
const row = (number: string) => within(screen.getByRole('row', { name: new RegExp(`Перевод ${number}`) }));
const show = (...transfers: BankTransfer[]) =>
  showPart(
    <BankTransfers transfers={transfers} onClose={() => undefined} />,
    '/back-office/documents',
    storeOf(person({ isSuperAdmin: true }), roleWith('backOfficeDocs!')),
  );

test('only a transfer matched by invoice and payer is selected; entered ones and ones without an invoice cannot be', async () => {
  show(
    transfer('1', 'exact'),
    transfer('2', 'otherPayer'),
    transfer('3', 'byPayer'),
    transfer('4', 'entered'),
    transfer('5', 'none'),
  );
  await screen.findByText('Провести 1 поступление');
  const states = ['1', '2', '3', '4', '5'].map((number) => {
    const { checked, disabled } = box(number);
    return [checked, disabled];
  });
  expect(states).toEqual([
    [true, false],
    [false, false],
    [false, false],
    [false, true],
    [false, true],
  ]);
});

test('a rejected transfer shows the reason and stays selected; the others are entered', async () => {
  const sent: unknown[] = [];
  wire.answer = ({ variables }) => {
    sent.push(variables);
    if (sent.length === 1)
      return {
        errors: [{ message: 'Документ аннулирован', extensions: { type: 'GraphQLError' } }],
      };
    return { data: { invoicePay: { id: 5, status: 'paid', paid: '2400000' } } };
  };
  show(transfer('1', 'exact'), transfer('2', 'exact'));
  await userEvent.click(await screen.findByRole('button', { name: 'Провести 2 поступления' }));
  await row('2').findByText('Проведено');
  expect(row('1').getByRole('alert').textContent).toBe('Документ аннулирован');
  expect(box('1')).toHaveProperty('checked', true);
  expect(box('2')).toHaveProperty('disabled', true);
  expect(sent).toEqual(
    ['1', '2'].map((number) => ({
      ...{ organizationId: 7, id: 5 },
      payment: { number, paidOn: '2027-03-01', amount: '2400000' },
    })),
  );
  screen.getByText('Проведено 1 поступление');
  screen.getByRole('button', { name: 'Провести 1 поступление' });
});

test.each([
  ['UTF-8', [0xd0, 0xa1, 0xd1, 0x87, 0xd1, 0x91, 0xd1, 0x82], 'Счёт'],
  ['Windows', [0xd1, 0xf7, 0xb8, 0xf2], 'Счёт'],
])('a file in the %s encoding is read', (_name, bytes, text) => {
  expect(decodeStatement(Uint8Array.from(bytes).buffer)).toBe(text);
});

test('a file in the DOS encoding is read when its header says so', () => {
  const head = [...'1CClientBankExchange\r\nK=DOS\r\n'].map((letter) => letter.charCodeAt(0));
  const bytes = Uint8Array.from([...head, 0x91, 0xe7, 0xf1, 0xe2]);
  expect(decodeStatement(bytes.buffer).endsWith('Счёт')).toBe(true);
});
