import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/test-requests.graphql. */
export type TestRequestsResolvers = DomainResolvers<{
  Query: 'testAttemptRequests';
  Mutation: 'testAttemptAsk' | 'testAttemptRequestDecline';
  Test: 'myRequest';
  TestAttemptRequest: 'id' | 'testId' | 'user' | 'text' | 'state' | 'reason' | 'createdAt' | 'decidedAt' | 'decidedBy';
}>;
