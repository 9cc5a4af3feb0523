import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createStructureLoaders } from './structure.read-model';
import { createStructureResolvers } from './structure.resolvers';
import { createPositionsService, createSubdivisionsService } from './structure.service';

/** Positions and subdivisions: the two trees that people stand in. */
export function createStructureModule(deps: ModuleDeps): ServerModule {
  return {
    resolvers: createStructureResolvers(createPositionsService(deps), createSubdivisionsService(deps)),
    loaders: createStructureLoaders,
  };
}
