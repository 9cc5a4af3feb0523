import { handleJobs } from '@server/jobs/jobs';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createAssignmentCopies } from './copies/assignment-copies';
import { createHeldService } from './held.service';
import { recountDays } from './statistic-days.repository';
import { statisticsJobs } from './statistics.jobs';
import { createStatisticPeopleExport } from './files/people-export';
import { createStatisticsLoaders } from './statistics.loaders';
import { createStatisticsResolvers } from './statistics.resolvers';
import { createStatisticsService } from './statistics.service';
import { createTabPdfRoute } from './files/tab-pdf.routes';
import { createStatisticViewResolvers } from './views/views.resolvers';
import { createStatisticViewsService } from './views/views.service';
import { createWhatIfService } from './what-if/what-if.service';

/** Transactions that began in the former time zone have ended by then. */
const LATER_MS = 120_000;

/** Statistics: the organization's progress with what it has assigned. */
export function createStatisticsModule(deps: ModuleDeps): ServerModule {
  // A trigger counts the days again at once; this catches what was counted meanwhile by the former time zone.
  deps.events.on('organization.clockChanged', ({ tx, organizationId }) =>
    deps.jobs.enqueue(
      tx,
      statisticsJobs.recountDays,
      { organizationId },
      { runAt: new Date(Date.now() + LATER_MS), key: `recountDays:${organizationId}` },
    ),
  );
  const { database, log, config } = deps;
  const copies = createAssignmentCopies({ database, log, maxBytes: config.statisticsMemoryBytes });
  const statistics = createStatisticsService(deps, copies);
  const held = createHeldService(deps);
  return {
    resolvers: [
      createStatisticsResolvers(statistics, held, createWhatIfService(deps)),
      createStatisticViewResolvers(createStatisticViewsService(deps)),
    ],
    loaders: createStatisticsLoaders,
    jobs: handleJobs(statisticsJobs, {
      recountDays: ({ organizationId }) => deps.database.system((tx) => recountDays(tx, organizationId)),
    }),
    routes: [createStatisticPeopleExport(deps, statistics), createTabPdfRoute({ ...deps, statistics, held })],
  };
}
