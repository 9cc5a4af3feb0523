import { MAX_KOPECKS, parseRoubles } from '@domain/money';
import limits from '@graphql/limits.json';
import type { RefPayoutMethod } from '@src/api/generated/types';
import { ruleMessage } from '@src/lib/validation/messages';
import { object, string } from 'yup';

export interface PayoutValues {
  method: RefPayoutMethod;
  /** As typed: «1 000,50». */
  amount: string;
}

export const PAYOUT_METHODS = ['balance', 'tokens'] as const satisfies readonly RefPayoutMethod[];

const MINIMUM = BigInt(limits.referrals.minimumKopecks);

const isWithdrawable = (typed: string) => {
  const kopecks = parseRoubles(typed);
  return kopecks !== null && kopecks >= MINIMUM && kopecks <= MAX_KOPECKS;
};

export const payoutSchema = object({
  method: string().oneOf(PAYOUT_METHODS).required(),
  amount: string()
    .required(ruleMessage('required'))
    .test(
      'sum',
      ruleMessage('between', { min: Number(MINIMUM / 100n), max: Number(MAX_KOPECKS / 100n) }),
      isWithdrawable,
    ),
});
