import { number, object, string } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

const required = ruleMessage('required');

/** An integer; the error of anything else names the range. */
function within(min: number, max: number) {
  const outside = ruleMessage('between', { min, max });
  return number()
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .typeError(outside)
    .integer(outside)
    .min(min, outside)
    .max(max, outside);
}

/** `max`: how many tokens the client can still buy. */
export const buyTokensSchema = (max: number = limits.tokens.purchase) =>
  object({ tokens: within(1, max).required(required) });

const limitTokens = (min: number) => within(min, limits.tokens.most).required(required);

/** How many tokens a limit allows, and the share at which it warns. A soft limit of none would only repeat that tokens are used. */
export const limitAmountsSchema = object({
  kind: string(),
  tokens: limitTokens(0).when('kind', { is: 'soft', then: () => limitTokens(1) }),
  warnPercent: within(limits.tokens.warnPercent.min, limits.tokens.warnPercent.max).nullable(),
});

/** Accepting a dispute. `returnable`: how many tokens can be returned. */
export const disputeAcceptSchema = (returnable: number) =>
  object({
    answer: rules.text(limits.tokens.dispute),
    tokens: rules.between(1, returnable).required(required),
  });
