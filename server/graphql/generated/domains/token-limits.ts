import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/token-limits.graphql. */
export type TokenLimitsResolvers = DomainResolvers<{
  Query: 'tokenLimits';
  Mutation: 'tokenLimitCreate' | 'tokenLimitUpdate' | 'tokenLimitDelete';
  TokenLimit: 'id' | 'subdivisionId' | 'userId' | 'name' | 'action' | 'actionName' | 'tokens' | 'isSoft' | 'warnPercent' | 'used' | 'updatedAt';
}>;
