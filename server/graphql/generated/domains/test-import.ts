import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/test-import.graphql. */
export type TestImportResolvers = DomainResolvers<{
  Query: 'testNamedClauses' | 'testBankKnown';
  Mutation: 'testTableRead' | 'testBankArchiveMany';
  TestNamedClause: 'source' | 'problem';
  TestClauseSource: 'objectId' | 'clauseId' | 'versionId';
}>;
