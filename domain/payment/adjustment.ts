import { object, string } from 'yup';
import { roublesRule } from '@domain/validation/roubles';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

/** The size of a correction of a balance, its direction, and the reason that the client reads. */
export const adjustmentSchema = object({
  way: string().oneOf(['add', 'take']),
  amount: roublesRule(1n),
  reason: rules.required(limits.adjustments.reason),
});
