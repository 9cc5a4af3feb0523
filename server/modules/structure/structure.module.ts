import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createOutlineService } from './outline.service';
import { createStructureLoaders } from './structure.read-model';
import { createStructureResolvers } from './structure.resolvers';
import { registerReverts } from './structure.reverts';
import { createPositionsService, createSubdivisionsService } from './structure.service';

/** Positions and subdivisions: the two trees that people stand in. */
export function createStructureModule(deps: ModuleDeps): ServerModule {
  const positions = createPositionsService(deps);
  const subdivisions = createSubdivisionsService(deps);
  registerReverts(deps.reverts, positions, subdivisions);
  return {
    resolvers: createStructureResolvers(
      positions,
      subdivisions,
      createOutlineService(deps),
      deps.obligationPreview,
    ),
    loaders: createStructureLoaders,
  };
}
