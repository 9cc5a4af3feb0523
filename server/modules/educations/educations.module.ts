import { createContentServices } from '@server/modules/content/content-services';
import { followHandover } from '@server/modules/content/handover/handover.listener';
import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { educationContent } from './education.content';
import { createEducationFields } from './education-fields.resolvers';
import { handoverWords } from './education.kind';
import { createEducationLoaders } from './educations.loaders';
import { createEducationMutations, createEducationQueries } from './educations.resolvers';
import { createEducationsService } from './educations.service';
import { asEducation } from './educations.tables';
import { createProgressService } from './progress.service';

/** Educations: texts and films that people go through, with versions and progress. */
export function createEducationsModule(deps: ModuleDeps): ServerModule {
  const shared = createContentServices(deps, educationContent, {
    minReadingSec: (row) => asEducation(row).minReadingSec,
  });
  const { events } = shared;
  const services = {
    ...shared,
    educations: createEducationsService(deps, shared),
    progress: createProgressService(deps, events),
  };
  followHandover(deps, educationContent, events, handoverWords);
  return {
    resolvers: {
      Query: createEducationQueries(services),
      Mutation: createEducationMutations(services),
      ...createEducationFields(),
    },
    loaders: createEducationLoaders,
  };
}
