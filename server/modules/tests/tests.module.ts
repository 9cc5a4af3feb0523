import { followHandover } from '@server/modules/content/handover/handover.listener';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createAttemptFields } from './attempts/attempt-fields.resolvers';
import { testContent } from './test.content';
import { createTestFields } from './test-fields.resolvers';
import { handoverWords } from './test.kind';
import { createQuestionRoutes } from './import/questions.routes';
import { createTestInsightResolvers } from './insights/insights.resolvers';
import { createTestSections } from './insights/test-sections';
import { createTestInsightsService } from './insights/insights.service';
import { createResultsExport } from './results/results.export';
import { createReturnedTime } from './closing/restored-time';
import { createTestLoaders } from './tests.loaders';
import { type ContractResolvers, createTestMutations, createTestQueries } from './tests.resolvers';
import { followPublications } from './repetition/passes';
import { createRepetitionResolvers } from './repetition/repetition.resolvers';
import { createRequestResolvers } from './requests/requests.resolvers';
import { notifyOfStaleQuestions } from './sources/stale-questions.listener';
import { createTestServices } from './tests.services';
import { handleJobs } from '@server/jobs/jobs';
import { testJobs } from './tests.jobs';

/** Tests: questions in versions, attempts and their results. */
export function createTestsModule(deps: ModuleDeps): ServerModule {
  const { handlers, ...services } = createTestServices(deps);
  followHandover(deps, testContent, services.events, handoverWords);
  notifyOfStaleQuestions(deps);
  followPublications(deps);
  const insights = createTestInsightsService(deps);
  deps.tabSections.register('test', createTestSections(insights));
  return {
    resolvers: [
      {
        Query: createTestQueries(services),
        Mutation: createTestMutations(services),
        ...createTestFields(deps),
        ...createAttemptFields(deps),
      } satisfies ContractResolvers,
      createRepetitionResolvers(services.repetition, deps),
      createRequestResolvers(services.requests),
      createTestInsightResolvers(insights),
    ],
    loaders: createTestLoaders(deps),
    jobs: handleJobs(testJobs, handlers),
    routes: [createResultsExport(deps, services.events), ...createQuestionRoutes(deps, services.events)],
    onOutage: createReturnedTime(deps),
  };
}
