import { createAdaptationServices } from '@server/modules/adaptation/adaptation.module';
import { createAssignmentServices } from '@server/modules/assignments/assignments.module';
import {
  createEmployeeChanges,
  createGatheredChanges,
} from '@server/modules/employees/writing/employee-changes';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createRegulationServices } from '@server/modules/regulations/regulations.module';
import {
  createPositionsService,
  createSubdivisionsService,
} from '@server/modules/structure/structure.service';
import { createSampleFilling } from './filling.service';
import { createSampleRemoving } from './removing.service';
import { createSamplesResolvers } from './samples.resolvers';

/** Industry samples: example organizations, created by the ordinary services and removed in one step. */
export function createSamplesModule(deps: ModuleDeps): ServerModule {
  const { rules } = createAssignmentServices(deps);
  const { regulations, publishing } = createRegulationServices(deps);
  const writers = {
    rules,
    regulations,
    publishing,
    subdivisions: createSubdivisionsService(deps),
    positions: createPositionsService(deps),
    people: createGatheredChanges(createEmployeeChanges(deps)),
    templates: createAdaptationServices(deps).templates,
  };
  const filling = createSampleFilling({ ...deps, writers });
  return { resolvers: createSamplesResolvers(filling, createSampleRemoving({ ...deps, rules })) };
}
