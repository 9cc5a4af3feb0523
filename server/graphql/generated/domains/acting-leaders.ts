import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/acting-leaders.graphql. */
export type ActingLeadersResolvers = DomainResolvers<{
  Mutation: 'actingLeaderSave' | 'actingLeaderDelete';
  Subdivision: 'actingLeader' | 'actingLeaders';
  ActingLeader: 'id' | 'subdivisionId' | 'userId' | 'user' | 'dateFrom' | 'dateTo' | 'isNow' | 'updatedAt';
}>;
