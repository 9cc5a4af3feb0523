import type { Resolvers } from '@server/graphql/generated/resolvers';
import type { TestInsightsService } from './insights.service';

/** The contract's fields of what the statistics show of tests only: graphql/schema/test-insights.graphql. */
export function createTestInsightResolvers({ scores, worst }: TestInsightsService): Resolvers {
  return {
    Query: {
      testScores: (_, args, { scope }) => scores(scope, args),
      testWorstQuestions: (_, _args, context) => worst(context),
    },
  };
}
