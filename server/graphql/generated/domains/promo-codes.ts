import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/promo-codes.graphql. */
export type PromoCodesResolvers = DomainResolvers<{
  Query: 'promoUses' | 'promoCodes';
  Mutation: 'promoCodeUse' | 'promoCodeCreate' | 'promoCodeUpdate';
  PromoUse: 'id' | 'code' | 'kind' | 'value' | 'status' | 'createdAt';
  PromoCodes: 'items' | 'count';
  PromoCode: 'id' | 'code' | 'kind' | 'value' | 'limitTotal' | 'perOrganization' | 'used' | 'validTo' | 'isActive' | 'createdAt';
}>;
