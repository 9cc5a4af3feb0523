import { handleJobs } from '@server/jobs/jobs';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createReportCatalogue } from './report-sources';
import { createReportSending } from './report-sending';
import { reportJobs } from './reports.jobs';
import { createReportResolvers } from './reports.resolvers';
import { createSnapshotRoute } from './snapshots/snapshots.routes';
import { createSnapshotResolvers } from './snapshots/snapshots.resolvers';
import { createSnapshots } from './snapshots/snapshots.service';
import { createReportRoutes } from './reports.routes';
import { createReportsService } from './reports.service';

/** /statistic/report: reports that people put together, view, download and receive on a schedule. */
export function createReportsModule(moduleDeps: ModuleDeps): ServerModule {
  const deps = { ...moduleDeps, catalogue: createReportCatalogue(moduleDeps.contentKinds) };
  const reports = createReportsService(deps);
  const sending = createReportSending(deps);
  deps.events.on('organization.clockChanged', (scope) => reports.replan(scope));
  const snapshots = createSnapshots({ ...deps, reports });
  return {
    resolvers: [createReportResolvers(reports), createSnapshotResolvers(snapshots)],
    routes: [...createReportRoutes(deps, reports), createSnapshotRoute(snapshots)],
    jobs: handleJobs(reportJobs, {
      sendReports: () => sending.sendDue(),
      makeSnapshot: (key) => snapshots.make(key),
    }),
  };
}
