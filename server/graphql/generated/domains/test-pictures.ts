import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/test-pictures.graphql. */
export type TestPicturesResolvers = DomainResolvers<{
  Mutation: 'testPictureAdd';
  Test: 'pictures';
  TestBankQuestion: 'pictures';
  TestAttempt: 'pictures';
}>;
