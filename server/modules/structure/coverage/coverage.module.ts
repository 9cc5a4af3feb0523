import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createCoverageExport } from './coverage.export';
import { createCoverageResolvers } from './coverage.resolvers';
import { createCoverageService } from './coverage.service';

/** Which positions owe which regulations. */
export function createCoverageModule(deps: ModuleDeps): ServerModule {
  return {
    resolvers: createCoverageResolvers(createCoverageService(deps), deps.now),
    routes: [createCoverageExport(deps)],
  };
}
