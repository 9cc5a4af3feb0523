import { roublesText } from '@domain/money';
import type { SettlementReceiptOrder } from './gateway';
import { vatCode, type VatRegime } from './vat';

type Amount = { value: string; currency: string };

/** What the provider's registration with the tax office says of every receipt. */
export interface ReceiptRules {
  vat: VatRegime;
  /** Tag 1055; null: not sent, because the cash register knows the only one. */
  taxSystem: number | null;
}

/** Our lines are one unit each of a service. The measure (tag 2108) is required since format 1.2 of receipts. */
const ONE_UNIT = { quantity: 1, measure: 'piece' };

/** The field of a receipt with the tax system, if it is sent. */
export const taxSystemOf = ({ taxSystem }: ReceiptRules) =>
  taxSystem === null ? {} : { tax_system_code: taxSystem };

/** The line of an advance, at the rate of the day of payment (54-ФЗ). */
export const receiptItem = (amount: Amount, vat: VatRegime, day: string) => ({
  description: 'Аванс за доступ к кабинету',
  ...ONE_UNIT,
  amount,
  vat_code: vatCode(vat, day, 'advance'),
  payment_mode: 'advance',
  payment_subject: 'payment',
});

/** The line of what an advance has paid for: the whole price, at the rate of the day of the charge. */
export const settledItem = (amount: Amount, vat: VatRegime, day: string) => ({
  description: 'Доступ к кабинету',
  ...ONE_UNIT,
  amount,
  vat_code: vatCode(vat, day, 'settled'),
  payment_mode: 'full_payment',
  payment_subject: 'service',
});

/** The body of the receipt of what an advance has paid for: the whole price, settled by the advance, at the rate of that day. */
export function settlementReceiptBody(
  { paymentId, amount, email, day }: SettlementReceiptOrder,
  rules: ReceiptRules,
) {
  const sum = { value: roublesText(amount), currency: 'RUB' };
  return {
    type: 'payment',
    payment_id: paymentId,
    send: true,
    customer: { email },
    ...taxSystemOf(rules),
    items: [settledItem(sum, rules.vat, day)],
    settlements: [{ type: 'prepayment', amount: sum }],
  };
}
