import { MINIMUM_PAYMENT, topUpSchema } from '@domain/payment/top-up';
import { boolean, string } from 'yup';
import type { PaymentMethod } from '../api';

export interface TopUpValues {
  /** As typed: «5 000,50». */
  amount: string;
  method: PaymentMethod;
  email: string;
  /** For card payments: the card is saved for automatic top-ups. */
  savesCard: boolean;
}

/** Amounts in rubles that can be chosen with one click. */
export const QUICK_SUMS = [5_000, 10_000, 25_000, 50_000] as const;

export type InvoiceValues = Pick<TopUpValues, 'amount' | 'email'>;

export const paymentSchema = topUpSchema.shape({
  method: string().oneOf(['card', 'sbp']).required(),
  savesCard: boolean().required(),
});

/** Returns the amount missing for the next charge, or the first quick amount. */
export function firstSum(missing: string): string {
  const roubles = (BigInt(missing) + 99n) / 100n;
  return String(roubles > 0n && roubles * 100n >= MINIMUM_PAYMENT ? roubles : QUICK_SUMS[0]);
}
