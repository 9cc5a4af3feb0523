import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/auto-top-ups.graphql. */
export type AutoTopUpsResolvers = DomainResolvers<{
  Query: 'autoTopUp';
  Mutation: 'autoTopUpUpdate' | 'savedCardRemove';
  AutoTopUp: 'isAvailable' | 'card' | 'isOn' | 'threshold' | 'amount' | 'monthlyCap' | 'email' | 'toppedUp' | 'failures' | 'offReason' | 'updatedAt';
  SavedCard: 'last4' | 'savedAt';
}>;
