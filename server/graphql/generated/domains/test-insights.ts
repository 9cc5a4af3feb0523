import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/test-insights.graphql. */
export type TestInsightsResolvers = DomainResolvers<{
  Query: 'testScores' | 'testWorstQuestions' | 'testStaleQuestions';
  TestScores: 'count' | 'passedCount' | 'mean' | 'since' | 'bars';
  TestScoreBar: 'from' | 'to' | 'count';
  TestWorstQuestion: 'test' | 'figures';
  TestStaleQuestions: 'count' | 'compared' | 'items';
  TestStaleQuestion: 'test' | 'questionId' | 'text' | 'isEditable' | 'publishedAt';
}>;
