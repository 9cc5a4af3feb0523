import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import { dayOf, daysAfter } from '@server/modules/days';
import type { PromoKind } from '@server/graphql/generated/types';
import { incomingLines } from '../ledger/debt';
import { ledger } from '../ledger/ledger';
import {
  subscriptionRepository as subscriptions,
  type DueSubscription,
} from '../subscription/subscription.repository';
import { grantTokens } from '../tokens/grants';
import type { PromoUseRow } from './promo-codes.tables';
import { freePeriodOf } from './promo-uses.repository';

/** The lifetime of tokens from a promo code. */
const TOKEN_DAYS = 365;
const DAY_MS = 86_400_000;

/** A use of a code whose effect is about to be applied. */
export interface PromoEffect {
  tx: Tx;
  use: PromoUseRow;
  /** The subscription, whose row is locked. Null: there is none, and nothing is ever charged. */
  subscription: DueSubscription | null;
  at: Date;
  /** The form field in which the code was entered. */
  field: string;
}

/** Adds money from the provider to the balance. */
export const giveMoney = async (
  tx: Tx,
  { organizationId, id, usedById }: PromoUseRow,
  amount: bigint,
  at: Date,
) =>
  ledger.post(tx, {
    ...{ organizationId, at, actorId: usedById },
    key: `promo:${id}`,
    kind: 'grant',
    lines: await incomingLines(tx, organizationId, { from: 'promo', amount }),
    object: { type: 'promoUse', id },
  });

const later = (first: string, other: string) => (first > other ? first : other);

/** Gives free days: the free period is extended, the next charge is postponed, or a closed workspace is reopened for them. */
async function giveDays({ tx, use, subscription, at, field }: PromoEffect): Promise<void> {
  const { organizationId, value } = use;
  const { isFree, end } = await freePeriodOf(tx, organizationId);
  if (!subscription || (isFree && end === null)) throw new AppError('promo.noEffect', { field });
  const today = dayOf(at, subscription.timezone);
  if (isFree && end !== null) {
    await subscriptions.setState(tx, organizationId, {
      freePeriodEnd: daysAfter(later(end, daysAfter(today, -1)), value),
    });
  } else if (subscription.isActiveSubscribe) {
    const paidUntil = daysAfter(later(subscription.subscription.paidUntil, today), value);
    await subscriptions.update(tx, organizationId, { paidUntil, anchorDay: Number(paidUntil.slice(8)) });
  } else {
    const freePeriodEnd = daysAfter(today, value - 1);
    await subscriptions.setState(tx, organizationId, { isFreePeriod: true, freePeriodEnd });
  }
}

/** The immediate effect of each kind of code; a percentage waits for the next payment. */
export const PROMO_EFFECTS: Record<PromoKind, (effect: PromoEffect) => Promise<unknown>> = {
  percent: () => Promise.resolve(),
  sum: ({ tx, use, at }) => giveMoney(tx, use, BigInt(use.value), at),
  days: giveDays,
  tokens: ({ tx, use: { organizationId, id, usedById, value, code }, at }) =>
    grantTokens(tx, {
      ...{ organizationId, amount: value, at, actorId: usedById, note: code },
      key: `promo:${id}`,
      expiresAt: new Date(at.getTime() + TOKEN_DAYS * DAY_MS),
    }),
};
