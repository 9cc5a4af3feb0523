import limits from '@graphql/limits.json';
import { ruleMessage } from '@domain/validation/messages';
import { number, object } from 'yup';

export interface BuyTokensValues {
  /** As typed. */
  tokens: number | string;
}

/** Quantities that can be chosen with one click. */
export const QUICK_TOKENS = [100, 500, 1_000, 5_000] as const;

const RANGE = { min: 1, max: limits.tokens.purchase };
const outside = ruleMessage('between', RANGE);

export const buyTokensSchema = object({
  tokens: number()
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .typeError(outside)
    .required(ruleMessage('required'))
    .integer(outside)
    .min(RANGE.min, outside)
    .max(RANGE.max, outside),
});

/** Parses the typed quantity as an integer within the bounds; null when it is invalid. */
export function tokensOf(typed: number | string): number | null {
  const tokens = /^\d{1,9}$/.test(String(typed).trim()) ? Number(typed) : 0;
  return tokens >= RANGE.min && tokens <= RANGE.max ? tokens : null;
}
