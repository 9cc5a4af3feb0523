import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/support.graphql. */
export type SupportResolvers = DomainResolvers<{
  Query: 'supportSessions' | 'supportAccess';
  Mutation: 'supportSessionStart' | 'supportSessionEnd' | 'supportSessionDecide' | 'supportSessionWithdraw' | 'supportAccessUpdate';
  SupportSession: 'id' | 'organizationId' | 'organizationName' | 'name' | 'reason' | 'startedAt' | 'until' | 'consent';
  SupportRequest: 'id' | 'name' | 'reason' | 'until';
  SupportAccess: 'isWaived' | 'waivedAt' | 'waivedBy';
}>;
