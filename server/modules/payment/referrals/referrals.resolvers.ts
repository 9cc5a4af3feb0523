import limits from '@graphql/limits.json';
import { once } from '@server/graphql/idempotency';
import type { ReferralsResolvers } from '@server/graphql/generated/domains/referrals';
import { tariffOf } from '../tokens/tokens.read-model';
import type { PayoutDecisions } from './payouts/payout-decisions.service';
import type { Payouts } from './payouts/payouts.service';
import { refBalanceOf } from './ref-balance.read-model';
import { refHistoryReadModel, shownReferrer } from './ref-history.read-model';
import type { RefLinks } from './ref-links.service';
import type { RefReview } from './ref-review.service';
import { isPartner, pageOfReferrals } from './referrals.read-model';

interface Deps {
  links: RefLinks;
  payouts: Payouts;
  review: RefReview;
  decisions: PayoutDecisions;
  now: () => Date;
}

const { percent, holdDays, minimumKopecks } = limits.referrals;

/** The contract's fields of referrals: graphql/schema/referrals.graphql. */
export function createReferralResolvers({ links, payouts, review, decisions, now }: Deps) {
  return {
    Query: {
      refLinks: (_, __, { scope }) => links.list(scope),
      refReferrals: (_, { before }, { scope }) => pageOfReferrals(scope, before ?? null),
      refBalance: async (_, __, { scope }) => ({
        ...(await refBalanceOf(scope.tx, scope.organizationId, { userId: shownReferrer(scope), at: now() })),
        ...{ percent, holdDays, minimum: BigInt(minimumKopecks) },
        isPartner: await isPartner(scope.tx, scope.organizationId),
        tokenPrice: (await tariffOf(scope.tx, scope.organizationId)).tokenPrice,
      }),
      refHistory: (_, { before }, { scope }) => refHistoryReadModel.page(scope, now(), before ?? null),
      refAccruals: (_, filter, context) => review.list(context, filter),
      refPayouts: (_, filter, context) => decisions.list(context, filter),
    },
    Mutation: {
      refLinkCreate: (_, { name, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'refLinkCreate', key: clientKey },
          () => links.create(scope, name),
          (id) => links.find(scope, id),
        ),
      refLinkUpdate: (_, input, { scope }) => links.update(scope, input),
      refPayoutCreate: (_, { clientKey, ...asked }, { scope }) =>
        once(
          scope,
          { of: 'refPayoutCreate', key: clientKey },
          () => payouts.create(scope, asked),
          (id) => refHistoryReadModel.find(scope, now(), id),
        ),
      refAccrualDecide: (_, decision, context) => review.decide(context, decision),
      refPayoutDecide: (_, { decision }, context) => decisions.decide(context, decision),
    },
  } satisfies ReferralsResolvers;
}
