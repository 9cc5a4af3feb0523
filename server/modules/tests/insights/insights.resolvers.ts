import type { TestInsightsResolvers } from '@server/graphql/generated/domains/test-insights';
import type { TestInsightsService } from './insights.service';

/** The contract's fields of what the statistics show of tests only: graphql/schema/test-insights.graphql. */
export function createTestInsightResolvers({
  scores,
  worst,
  stale,
}: TestInsightsService): TestInsightsResolvers {
  return {
    Query: {
      testScores: (_, args, { scope }) => scores(scope, args),
      testWorstQuestions: (_, _args, { scope }) => worst(scope),
      testStaleQuestions: (_, _args, { scope }) => stale(scope),
    },
  };
}
