import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createHeldService } from './held.service';
import { createStatisticsLoaders } from './statistics.loaders';
import { createStatisticsResolvers } from './statistics.resolvers';
import { createStatisticsService } from './statistics.service';
import { createStatisticViewResolvers } from './views.resolvers';
import { createStatisticViewsService } from './views.service';
import { createWhatIfService } from './what-if.service';

/** Statistics: the organization's progress with what it has assigned. */
export function createStatisticsModule(deps: ModuleDeps): ServerModule {
  return {
    resolvers: [
      createStatisticsResolvers(
        createStatisticsService(deps),
        createHeldService(deps),
        createWhatIfService(deps),
      ),
      createStatisticViewResolvers(createStatisticViewsService(deps)),
    ],
    loaders: createStatisticsLoaders,
  };
}
