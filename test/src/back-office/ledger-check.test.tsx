import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LedgerCheckBox } from '@src/features/back-office/components/LedgerCheckBox';
import { changeLanguage } from '@src/lib/i18n';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { person, roleWith, storeOf } from '@test/src/shell/people';

/** «Проверить книгу»: the words for each kind of money that differs. */
const wire = openPageWire();

async function differences(...kinds: string[]): Promise<string> {
  wire.answer = () => ({
    data: {
      ledgerCheck: {
        ...{ isWhole: false, lines: 3, faults: [] },
        differences: kinds.map((kind) => ({
          kind,
          subject: '7',
          expected: '420000',
          actual: '0',
          reference: 'ab-12',
        })),
      },
    },
  });
  showPart(
    <LedgerCheckBox organizationId={5} />,
    '/back-office/account',
    storeOf(person({ isSuperAdmin: true }), roleWith('backOfficeSettingAccount')),
  );
  await userEvent
    .setup()
    .click(await screen.findByRole('button', { name: /Проверить книгу|Check the ledger/ }));
  await screen.findAllByText(/7:/);
  return (document.body.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
}

test('a month of tokens, and a charge, without its document', async () => {
  const text = await differences('closing', 'unclosedCharge');
  expect(text).toContain('Покупка токенов № 7: месяц закончился, акта или УПД на 4 200 ₽ нет');
  expect(text).toContain('Плата за месяц № 7: месяц закончился, акта или УПД на 4 200 ₽ нет');
});

test('a payment and a refund of the payment service that are not known here are named by its id', async () => {
  const text = await differences('receipt', 'unknownPayment', 'unknownRefund');
  expect(text).toContain('платёж ab-12 на 4 200 ₽, которого нет здесь');
  expect(text).toContain('возврат ab-12 на 4 200 ₽, который ни с чьего баланса не снят. Платёж здесь: 7');
});

test('in English too', async () => {
  await act(() => changeLanguage('en-us'));
  const text = await differences('closing', 'unclosedCharge');
  await act(() => changeLanguage('ru'));
  expect(text).toContain('Token purchase No. 7: no acceptance certificate or UPD for');
  expect(text).toContain('Monthly charge No. 7: no acceptance certificate or UPD for');
});
