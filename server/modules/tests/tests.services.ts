import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { type ContentServices, createContentServices } from '@server/modules/content/content-services';
import { createEvidenceService } from '@server/modules/content/evidence/evidence.service';
import type { ModuleDeps } from '@server/modules/module';
import { createAnswerFilesService } from './answer-files/answer-files.service';
import { createAnswerFilesJob } from './answer-files/answer-files.job';
import { createAttemptsService } from './attempts/attempts.service';
import { createBankService } from './bank/bank.service';
import { createClosingJob } from './closing/closing.job';
import { createExtraTimeService } from './attempts/extra-time.service';
import { createFinishing } from './attempts/finishing';
import { createGradingService } from './grading/grading.service';
import { createBankImport } from './import/bank-import';
import { createRegradingJob } from './regrading/regrading.job';
import { createRegradingService } from './regrading/regrading.service';
import { createRequestsService, type RequestsService } from './requests/requests.service';
import { createRepetitionService, type RepetitionService } from './repetition/repetition.service';
import { createResultsService } from './results/results.service';
import { testContent } from './test.content';
import type { TestServices } from './tests.resolvers';
import { createTestsService } from './tests.service';

/** Creates all services of tests; `handlers` are those of background jobs. */
export function createTestServices(deps: ModuleDeps): TestServices &
  Pick<ContentServices, 'events'> & {
    repetition: RepetitionService;
    requests: RequestsService;
    handlers: ReturnType<typeof createAnswerFilesJob> &
      ReturnType<typeof createClosingJob> &
      ReturnType<typeof createRegradingJob>;
  } {
  const shared = createContentServices(deps, testContent);
  const { events } = shared;
  const { log, publishOwnWork, publishWork } = events;
  const evidence = createEvidenceService(deps, testContent, createEvidenceSeal(deps.config));
  const finishing = createFinishing({ ...deps, publishWork, evidence });
  return {
    ...shared,
    tests: createTestsService(deps, shared),
    bank: createBankService(deps),
    bankImport: createBankImport(deps),
    workers: deps.workers,
    answerFiles: createAnswerFilesService(deps),
    attempts: createAttemptsService({ ...deps, log, publishWork, finishing }),
    grading: createGradingService({ ...deps, log, publishWork, evidence, finishing }),
    extraTime: createExtraTimeService(deps, events, finishing),
    regrading: createRegradingService({ ...deps, log, publishWork }),
    repetition: createRepetitionService(deps),
    requests: createRequestsService({ ...deps, log, publishOwnWork, publishWork }),
    results: createResultsService(deps),
    handlers: {
      ...createAnswerFilesJob(deps),
      ...createClosingJob({ ...deps, finishing }),
      ...createRegradingJob({ ...deps, publishWork, evidence, finishing }),
    },
  };
}
