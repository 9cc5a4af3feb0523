import { number, object, string } from 'yup';
import limits from '@graphql/limits.json';
import { ruleMessage } from '@src/lib/validation/messages';
import type { TokenLimit } from '../api';

/** Whose spending a limit is about. */
export const LIMIT_TARGETS = ['organization', 'subdivision', 'person'] as const;

type LimitTarget = (typeof LIMIT_TARGETS)[number];

export interface TokenLimitValues {
  target: string;
  subdivisionId: number | null;
  userId: number | null;
  /** The code of a paid action; empty: all of them. */
  action: string;
  /** As typed. */
  tokens: number | string;
}

const RANGE = { min: 0, max: limits.tokens.most };
const outside = ruleMessage('between', RANGE);
const required = ruleMessage('required');

const requiredFor = (target: LimitTarget) =>
  number()
    .nullable()
    .when('target', ([chosen]: unknown[], id) => (chosen === target ? id.required(required) : id));

export const tokenLimitSchema = object({
  subdivisionId: requiredFor('subdivision'),
  userId: requiredFor('person'),
  // Without an action, the balance itself would be the limit of the organization.
  action: string().when('target', ([chosen]: unknown[], action) =>
    chosen === 'organization' ? action.required(required) : action,
  ),
  tokens: number()
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .typeError(outside)
    .required(required)
    .integer(outside)
    .min(RANGE.min, outside)
    .max(RANGE.max, outside),
});

/** Whose spending an existing limit is about. */
export function limitTarget({
  subdivisionId,
  userId,
}: Pick<TokenLimit, 'subdivisionId' | 'userId'>): LimitTarget {
  if (subdivisionId !== null) return 'subdivision';
  return userId === null ? 'organization' : 'person';
}

/** Returns the form's initial values. @param limit null for a new one */
export function tokenLimitValues(limit: TokenLimit | null): TokenLimitValues {
  return {
    target: limit ? limitTarget(limit) : 'subdivision',
    subdivisionId: limit?.subdivisionId ?? null,
    userId: limit?.userId ?? null,
    action: limit?.action ?? '',
    tokens: limit?.tokens ?? '',
  };
}

/** Converts the form values to the mutation input: only the chosen target is sent. */
export function tokenLimitInput({ target, subdivisionId, userId, action, tokens }: TokenLimitValues) {
  return {
    subdivisionId: target === 'subdivision' ? subdivisionId : null,
    userId: target === 'person' ? userId : null,
    action: action === '' ? null : action,
    tokens: Number(tokens),
  };
}
