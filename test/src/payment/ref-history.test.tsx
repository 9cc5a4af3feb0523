import { screen } from '@testing-library/react';
import { RefBalanceCards } from '@src/features/payment/components/refs/RefBalanceCards';
import { RefHistoryTab } from '@src/features/payment/pages/RefHistoryTab';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { person, roleWith, storeOf } from '@test/src/shell/people';

/** Clawed back referral earnings, as the referrer sees them. */
jest.setTimeout(60_000);
const wire = openPageWire();

const balance = {
  ...{
    available: '0',
    owed: '0',
    onHold: '0',
    inReview: '0',
    inPayment: '0',
    withdrawn: '200000',
    percent: 10,
    holdDays: 14,
  },
  ...{ minimum: '10000', tokenPrice: '100', isPartner: false },
};
const entry = {
  ...{ id: 7, at: '2027-03-02T10:00:00Z', status: 'clawedBack', amount: '-100000', name: 'Ром•••' },
  ...{ availableFrom: null, reason: null, method: null, tokens: null, invoice: null },
};
const text = () => document.body.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';

test('a line says that the payment was refunded, whose it was, and the refunded amount', async () => {
  wire.answer = ({ query }) =>
    query.includes('refHistory')
      ? { data: { refHistory: { items: [entry], hasMore: false } } }
      : { data: { refBalance: balance } };
  showPart(<RefHistoryTab />, '/payment/refs/history', storeOf(person(), roleWith('payment!')));
  await screen.findByText('Возврат платежа');
  expect(text()).toContain('Возврат бонуса: Ром•••');
  expect(text()).toContain('-1 000 ₽');
});

test('an already withdrawn bonus is covered by the next bonuses, and the page says so', async () => {
  const store = storeOf(person(), roleWith('payment!'));
  showPart(<RefBalanceCards balance={{ ...balance, owed: '100000' }} />, '/payment/refs', store);
  await screen.findByText(/из следующих бонусов/);
  expect(text()).toContain('Удержим 1 000 ₽');
});

test('without a debt nothing is mentioned', async () => {
  showPart(<RefBalanceCards balance={balance} />, '/payment/refs', storeOf(person(), roleWith('payment!')));
  await screen.findByTestId('ref-available');
  expect(text()).not.toContain('из следующих бонусов');
});
