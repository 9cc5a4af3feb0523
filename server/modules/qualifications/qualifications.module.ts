import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { handleJobs } from '@server/jobs/jobs';
import { createContentServices } from '@server/modules/content/content-services';
import { createEvidenceService } from '@server/modules/content/evidence/evidence.service';
import { followHandover } from '@server/modules/content/handover/handover.listener';
import type { QualificationsResolvers } from '@server/graphql/generated/domains/qualifications';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createArchivedComponents } from './route/archived-components';
import { createAwarding } from './awards/awarding';
import { createCertificateRoutes } from './certificate/certificate.routes';
import { createCheckRoutes } from './certificate/check.routes';
import { createFollowing } from './people/following';
import { createLosingService } from './awards/losing.service';
import { createPeopleService } from './people/people.service';
import { qualificationContent } from './qualification.content';
import { qualificationFields } from './qualification-fields.resolvers';
import { handoverWords } from './qualification.kind';
import { followPeople } from './qualification.listeners';
import { qualificationJobs } from './qualifications.jobs';
import { createQualificationLoaders } from './qualifications.loaders';
import { createQualificationMutations, createQualificationQueries } from './qualifications.resolvers';
import { createQualificationsService, createRoutesService } from './qualifications.service';
import { createReplacingService } from './route/replacing.service';
import { createWithdrawingService } from './awards/withdrawing.service';

/** Creates all services of qualifications; the initial data of a new installation is created through the same services. */
export function createQualificationServices(deps: ModuleDeps) {
  const shared = createContentServices(deps, qualificationContent);
  const evidence = createEvidenceService(deps, qualificationContent, createEvidenceSeal(deps.config));
  const following = createFollowing({ ...deps, awarding: createAwarding(deps, evidence) });
  return {
    ...shared,
    qualifications: createQualificationsService(deps, shared),
    routes: createRoutesService(deps, shared),
    people: createPeopleService(deps),
    following,
    losing: createLosingService({ ...deps, evidence }),
    replacing: createReplacingService(deps, shared),
    withdrawing: createWithdrawingService({ ...deps, log: shared.events.log, following, evidence }),
  };
}

/** Qualifications: bundles of other content that are earned stage by stage, with certificates that expire. */
export function createQualificationsModule(deps: ModuleDeps): ServerModule {
  const services = createQualificationServices(deps);
  followHandover(deps, qualificationContent, services.events, handoverWords);
  followPeople(deps, services.following, createArchivedComponents(deps));
  return {
    resolvers: {
      Query: createQualificationQueries(services),
      Mutation: createQualificationMutations(services),
      ...qualificationFields,
    } satisfies QualificationsResolvers,
    loaders: createQualificationLoaders(deps),
    routes: createCertificateRoutes(deps, services.events),
    openRoutes: createCheckRoutes(deps),
    jobs: handleJobs(qualificationJobs, services.losing.handlers),
  };
}
