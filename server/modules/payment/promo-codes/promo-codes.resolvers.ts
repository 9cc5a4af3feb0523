import { once } from '@server/graphql/idempotency';
import type { PromoCodesResolvers } from '@server/graphql/generated/domains/promo-codes';
import type { PromoCodes } from './promo-codes.service';
import type { PromoUses } from './promo-uses.service';

/** The contract's fields of promo codes: graphql/schema/promo-codes.graphql. */
export function createPromoResolvers(promoCodes: PromoCodes, promoUses: PromoUses) {
  return {
    Query: {
      promoUses: (_, __, { scope }) => promoUses.list(scope),
      promoCodes: (_, filter, context) => promoCodes.list(context, filter),
    },
    Mutation: {
      promoCodeUse: (_, { code, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'promoCodeUse', key: clientKey },
          () => promoUses.use(scope, code),
          (id) => promoUses.find(scope, id),
        ),
      promoCodeCreate: (_, { promoCode, clientKey }, context) =>
        once(
          context.scope,
          { of: 'promoCodeCreate', key: clientKey },
          () => promoCodes.create(context, promoCode),
          (id) => promoCodes.find(context, id),
        ),
      promoCodeUpdate: (_, { id, isActive }, context) => promoCodes.update(context, id, isActive),
    },
  } satisfies PromoCodesResolvers;
}
