import { roublesText } from '@domain/money';
import type { SettlementReceiptOrder } from './gateway';
import type { ReceiptLineKind } from '../receipts/refund-parts';
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

/**
 * What an advance will pay for, access or tokens, is not known when it comes: its line names the payment and no service. Otherwise it
 * would have to be a prepayment.
 */
const LINES = {
  advance: {
    description: 'Аванс (пополнение баланса)',
    ...{ payment_mode: 'advance', payment_subject: 'payment' },
  },
  access: { description: 'Доступ к кабинету', payment_mode: 'full_payment', payment_subject: 'service' },
  tokens: {
    description: 'Токены для действий в кабинете',
    ...{ payment_mode: 'full_payment', payment_subject: 'service' },
  },
} as const satisfies Record<ReceiptLineKind, object>;

/** A line (54-ФЗ): an advance at the rate of the day of payment, what it paid for at the rate of the day of the charge. */
export const receiptLine = (of: ReceiptLineKind, amount: Amount, vat: VatRegime, day: string) => ({
  ...LINES[of],
  ...ONE_UNIT,
  amount,
  vat_code: vatCode(vat, day, of === 'advance' ? 'advance' : 'settled'),
});

/** The body of the receipt of what an advance has paid for: the whole price, settled by the advance, at the rate of that day. */
export function settlementReceiptBody(
  { paymentId, amount, of, email, day }: SettlementReceiptOrder,
  rules: ReceiptRules,
) {
  const sum = { value: roublesText(amount), currency: 'RUB' };
  return {
    type: 'payment',
    payment_id: paymentId,
    send: true,
    customer: { email },
    ...taxSystemOf(rules),
    items: [receiptLine(of, sum, rules.vat, day)],
    settlements: [{ type: 'prepayment', amount: sum }],
  };
}
