import { roublesText } from '@domain/money';
import type { SettlementReceiptOrder } from './gateway';
import { vatCode, type VatRegime } from './vat';

type Amount = { value: string; currency: string };

/** The line of an advance, at the rate of the day of payment (54-ФЗ). */
export const receiptItem = (amount: Amount, vat: VatRegime, day: string) => ({
  description: 'Аванс за доступ к кабинету',
  quantity: 1,
  amount,
  vat_code: vatCode(vat, day, 'advance'),
  payment_mode: 'advance',
  payment_subject: 'payment',
});

/** The line of what an advance has paid for: the whole price, at the rate of the day of the charge. */
export const settledItem = (amount: Amount, vat: VatRegime, day: string) => ({
  description: 'Доступ к кабинету',
  quantity: 1,
  amount,
  vat_code: vatCode(vat, day, 'settled'),
  payment_mode: 'full_payment',
  payment_subject: 'service',
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
    items: [settledItem(sum, vat, day)],
    settlements: [{ type: 'prepayment', amount: sum }],
  };
}
