import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/tokens.graphql. */
export type TokensResolvers = DomainResolvers<{
  Query: 'tokenBalance' | 'tokenPurchases' | 'tokenWriteOffs' | 'tokenInitiators' | 'tokenWriteOff' | 'tokenDisputes' | 'tokenPurchase';
  Mutation: 'tokenPurchaseCreate' | 'tokenDisputeCreate' | 'tokenDisputeDecide';
  TokenBalance: 'available' | 'paid' | 'granted' | 'held' | 'grants' | 'actions' | 'price' | 'isSample' | 'money';
  TokenAction: 'code' | 'name' | 'tokens';
  TokenWriteOffs: 'items' | 'hasMore';
  TokenWriteOff: 'id' | 'at' | 'action' | 'objectName' | 'route' | 'initiator' | 'tokens' | 'balanceAfter' | 'returned' | 'dispute';
  TokenDispute: 'id' | 'status' | 'reason' | 'createdAt' | 'createdBy' | 'tokens' | 'answer' | 'decidedAt';
  ClientTokenDisputes: 'items' | 'count';
  ClientTokenDispute: 'id' | 'organizationId' | 'organizationName' | 'writtenOffAt' | 'action' | 'objectName' | 'initiator' | 'tokens' | 'returnable' | 'dispute';
  TokenGrant: 'id' | 'remaining' | 'expiresAt';
  TokenPurchases: 'items' | 'hasMore';
  TokenPurchase: 'id' | 'tokens' | 'price' | 'amount' | 'createdAt' | 'createdBy' | 'balanceAfter';
}>;
