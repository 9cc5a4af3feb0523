import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/token-use.graphql. */
export type TokenUseResolvers = DomainResolvers<{
  Query: 'tokenUse' | 'tokenEstimate';
  TokenUse: 'from' | 'to' | 'tokens' | 'days' | 'actions' | 'people' | 'others';
  TokenUseDay: 'day' | 'tokens';
  TokenUseAction: 'code' | 'name' | 'tokens';
  TokenUsePerson: 'userId' | 'name' | 'tokens';
  TokenEstimate: 'tokens' | 'available' | 'isEnough' | 'limitText' | 'warningText';
}>;
