import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/adjustments.graphql. */
export type AdjustmentsResolvers = DomainResolvers<{
  Query: 'adjustments';
  Mutation: 'adjustmentCreate' | 'adjustmentDecide';
  Adjustments: 'items' | 'count' | 'limit';
  Adjustment: 'id' | 'organizationId' | 'organizationName' | 'amount' | 'reason' | 'status' | 'createdAt' | 'proposedBy' | 'isOwn' | 'expiresAt' | 'decidedBy' | 'decidedAt' | 'answer';
}>;
