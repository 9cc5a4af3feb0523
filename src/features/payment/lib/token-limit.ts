import { number, string } from 'yup';
import { limitAmountsSchema } from '@domain/payment/tokens';
import { ruleMessage } from '@domain/validation/messages';
import type { TokenLimit } from '../api';

/** Whose spending a limit is about. */
export const LIMIT_TARGETS = ['organization', 'subdivision', 'person'] as const;

/** A hard limit rejects what exceeds it, a soft one only warns. */
export const LIMIT_KINDS = ['hard', 'soft'] as const;

/** The share at which a new limit warns, in percent. */
const WARN_PERCENT = 80;

type LimitTarget = (typeof LIMIT_TARGETS)[number];

export interface TokenLimitValues {
  target: string;
  subdivisionId: number | null;
  userId: number | null;
  /** The code of a paid action; empty: all of them. */
  action: string;
  /** As typed. */
  tokens: number | string;
  /** What happens when it is used up: one of `LIMIT_KINDS`. */
  kind: string;
  /** As typed; empty: no warning before it is used up. */
  warnPercent: number | string;
}

const required = ruleMessage('required');

const requiredFor = (target: LimitTarget) =>
  number()
    .nullable()
    .when('target', ([chosen]: unknown[], id) => (chosen === target ? id.required(required) : id));

export const tokenLimitSchema = limitAmountsSchema.shape({
  subdivisionId: requiredFor('subdivision'),
  userId: requiredFor('person'),
  // Without an action, the balance itself would be the limit of the organization.
  action: string().when('target', ([chosen]: unknown[], action) =>
    chosen === 'organization' ? action.required(required) : action,
  ),
});

/** Whose spending an existing limit is about. */
export function limitTarget({
  subdivisionId,
  userId,
}: Pick<TokenLimit, 'subdivisionId' | 'userId'>): LimitTarget {
  if (subdivisionId !== null) return 'subdivision';
  return userId === null ? 'organization' : 'person';
}

const NEW_LIMIT: TokenLimitValues = {
  ...{ target: 'subdivision', subdivisionId: null, userId: null, action: '' },
  ...{ tokens: '', kind: 'hard', warnPercent: WARN_PERCENT },
};

/** Returns the form's initial values. @param limit null for a new one */
export function tokenLimitValues(limit: TokenLimit | null): TokenLimitValues {
  if (!limit) return NEW_LIMIT;
  const { subdivisionId, userId, action, tokens, isSoft, warnPercent } = limit;
  return {
    ...{ target: limitTarget(limit), subdivisionId, userId, action: action ?? '', tokens },
    ...{ kind: isSoft ? 'soft' : 'hard', warnPercent: warnPercent ?? '' },
  };
}

/** Converts the form values to the mutation input: only the chosen target is sent. */
export function tokenLimitInput(values: TokenLimitValues) {
  const { target, subdivisionId, userId, action, tokens, kind, warnPercent } = values;
  return {
    subdivisionId: target === 'subdivision' ? subdivisionId : null,
    userId: target === 'person' ? userId : null,
    action: action === '' ? null : action,
    tokens: Number(tokens),
    isSoft: kind === 'soft',
    warnPercent: warnPercent === '' ? null : Number(warnPercent),
  };
}

/** How far a limit is used: `warned` from the share at which it warns; `exceeded`: more than a soft limit. */
export function limitState({
  used,
  tokens,
  isSoft,
  warnPercent,
}: Pick<TokenLimit, 'used' | 'tokens' | 'isSoft' | 'warnPercent'>) {
  if (isSoft && used > tokens) return 'exceeded';
  if (used >= tokens) return 'exhausted';
  return warnPercent !== null && used * 100 >= tokens * warnPercent ? 'warned' : 'free';
}
