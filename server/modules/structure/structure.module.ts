import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createChartRoutes } from './chart/chart.routes';
import { createOutlineService } from './outline/outline.service';
import { createStructureRowsResolvers } from './rows.resolvers';
import { createStructureRowsService } from './rows.service';
import { createStructureLoaders } from './structure.read-model';
import { createStructureResolvers } from './structure.resolvers';
import { registerReverts } from './structure.reverts';
import { createPositionsService, createSubdivisionsService } from './structure.service';

/** Positions and subdivisions: the two trees that people belong to. */
export function createStructureModule(deps: ModuleDeps): ServerModule {
  const positions = createPositionsService(deps);
  const subdivisions = createSubdivisionsService(deps);
  registerReverts(deps.reverts, positions, subdivisions);
  const { assignmentPreview } = deps;
  const trees = createStructureResolvers(
    positions,
    subdivisions,
    createOutlineService(deps),
    assignmentPreview,
  );
  const rows = createStructureRowsResolvers(
    createStructureRowsService(positions, subdivisions),
    assignmentPreview,
  );
  return {
    resolvers: [trees, rows],
    loaders: createStructureLoaders,
    routes: createChartRoutes(deps),
  };
}
