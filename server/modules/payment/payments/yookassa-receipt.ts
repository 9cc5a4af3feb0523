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
