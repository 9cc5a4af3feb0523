import { MAX_KOPECKS, parseRoubles } from '@domain/money';
import { mixed } from 'yup';
import { ruleMessage } from './messages';

/** Returns an amount in kopecks: as it is, or as typed in roubles; null: it is none. */
export function kopecksOf(amount: unknown): bigint | null {
  if (typeof amount === 'bigint') return amount;
  return typeof amount === 'string' ? parseRoubles(amount) : null;
}

const isAmount = (value: unknown): value is string | bigint =>
  typeof value === 'string' || typeof value === 'bigint';

/** A required amount: as typed («5 000,50»), or kopecks as a bigint. @param minimum in kopecks */
export const roublesRule = (minimum: bigint) =>
  mixed(isAmount)
    .required(ruleMessage('required'))
    .notOneOf([''], ruleMessage('required'))
    .test(
      'sum',
      ruleMessage('between', { min: Number(minimum) / 100, max: Number(MAX_KOPECKS / 100n) }),
      (amount) => {
        const kopecks = kopecksOf(amount);
        return kopecks !== null && kopecks >= minimum && kopecks <= MAX_KOPECKS;
      },
    );
