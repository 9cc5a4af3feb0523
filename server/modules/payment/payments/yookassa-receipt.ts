import { roublesText } from '@domain/money';
import type { SettlementReceiptOrder } from './gateway';
import { vatCode, type VatRegime } from './vat';

/** The single line of our receipts: an advance, at the rate of the day of payment (54-ФЗ). */
export const receiptItem = (amount: { value: string; currency: string }, vat: VatRegime, day: string) => ({
  description: 'Аванс за доступ к кабинету',
  quantity: 1,
  amount,
  vat_code: vatCode(vat, day, 'advance'),
  payment_mode: 'advance',
  payment_subject: 'payment',
});

/** The body of the receipt of what an advance has paid for: the whole price, settled by the advance, at the rate of that day. */
export function settlementReceiptBody(
  { paymentId, amount, email, day }: SettlementReceiptOrder,
  vat: VatRegime,
) {
  const sum = { value: roublesText(amount), currency: 'RUB' };
  return {
    type: 'payment',
    payment_id: paymentId,
    send: true,
    customer: { email },
    items: [
      {
        description: 'Доступ к кабинету',
        quantity: 1,
        amount: sum,
        vat_code: vatCode(vat, day, 'settled'),
        payment_mode: 'full_payment',
        payment_subject: 'service',
      },
    ],
    settlements: [{ type: 'prepayment', amount: sum }],
  };
}
