import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { createContentServices } from '@server/modules/content/content-services';
import { createEvidenceService } from '@server/modules/content/evidence/evidence.service';
import { followHandover } from '@server/modules/content/handover/handover.listener';
import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createAttemptFields } from './attempt-fields.resolvers';
import { createAttemptsService } from './attempts.service';
import { createClosingJob } from './closing.job';
import { createFinishing } from './finishing';
import { createGradingService } from './grading.service';
import { createResultsService } from './results.service';
import { testContent } from './test.content';
import { testFields } from './test-fields.resolvers';
import { handoverWords } from './test.kind';
import { createTestLoaders } from './tests.loaders';
import { createTestMutations, createTestQueries } from './tests.resolvers';
import { createTestsService } from './tests.service';

/** Tests: questions in versions, attempts and what came of them. */
export function createTestsModule(deps: ModuleDeps): ServerModule {
  const shared = createContentServices(deps, testContent);
  const { events } = shared;
  const evidence = createEvidenceService(deps, testContent, createEvidenceSeal(deps.config));
  const finishing = createFinishing(deps, events, evidence);
  const services = {
    ...shared,
    tests: createTestsService(deps, shared),
    attempts: createAttemptsService(deps, events, finishing),
    grading: createGradingService(deps, events, evidence, finishing),
    results: createResultsService(deps),
  };
  followHandover(deps, testContent, events, handoverWords);
  return {
    resolvers: {
      Query: createTestQueries(services),
      Mutation: createTestMutations(services),
      ...testFields,
      ...createAttemptFields(deps),
    },
    loaders: createTestLoaders(deps),
    jobHandlers: createClosingJob(deps, finishing),
  };
}
