import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/leaving.graphql. */
export type LeavingResolvers = DomainResolvers<{
  Query: 'userLeaving';
  Mutation: 'userLeavingUpdate' | 'userHandOver' | 'userDismiss' | 'userDismissalUndo' | 'userRehire';
  UserLeaving: 'person' | 'updatedAt' | 'facts' | 'handover';
  LeavingFact: 'key' | 'count' | 'route';
  HandoverItem: 'kind' | 'id' | 'name' | 'count' | 'dateFrom' | 'dateTo' | 'route';
}>;
