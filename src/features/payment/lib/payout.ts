import limits from '@graphql/limits.json';
import type { RefPayoutMethod } from '@src/api/generated/types';
import { roublesRule } from '@src/lib/validation/roubles';
import { object, string } from 'yup';

export interface PayoutValues {
  method: RefPayoutMethod;
  /** As typed: «1 000,50». */
  amount: string;
}

export const PAYOUT_METHODS = ['balance', 'tokens'] as const satisfies readonly RefPayoutMethod[];

export const payoutSchema = object({
  method: string().oneOf(PAYOUT_METHODS).required(),
  amount: roublesRule(BigInt(limits.referrals.minimumKopecks)),
});
