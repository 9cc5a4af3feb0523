import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/sign-in-changes.graphql. */
export type SignInChangesResolvers = DomainResolvers<{
  Query: 'signInHold' | 'signInHolds';
  Mutation: 'signInConfirmStart' | 'signInConfirm' | 'userSignInConfirm';
  SignInHold: 'user' | 'state' | 'kind' | 'changedAt' | 'changedBy' | 'newValue' | 'canConfirm' | 'canDecide';
}>;
