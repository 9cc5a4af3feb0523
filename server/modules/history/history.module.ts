import { AppError } from '@server/errors';
import type { ModuleDeps } from '@server/modules/module';
import type { DownloadRoute } from '@server/modules/routes';
import type { ServerModule } from '@server/modules/server-module';
import { changeText } from '@server/texts';
import { createHistoryCheckService } from './integrity/history-check.service';
import { filterOf, historySpreadsheet } from './history.export';
import { createHistoryResolvers } from './history.resolvers';
import { createTimestamps } from './integrity/timestamps';
import { createSavedHeadsService } from './integrity/witness.service';
import { handleJobs } from '@server/jobs/jobs';
import { historyJobs } from './history.jobs';
import { headHash } from './integrity/heads.read-model';

/** The history of the organization: an append-only chain, shown as readable text. */
export function createHistoryModule(deps: ModuleDeps): ServerModule {
  const { audit, now } = deps;

  const download: DownloadRoute = {
    path: '/history.xlsx',
    async handle(scope, { query }) {
      const { caller, lang } = scope;
      if (caller === null) throw new AppError('auth.required');
      const filter = filterOf(query);
      await audit.write(scope, { action: 'export', objectType: 'history' });
      const date = now().toISOString().slice(0, 10);
      return deps.exports.table(scope, `${changeText(lang, 'file', { date })}.xlsx`, async (inner) =>
        historySpreadsheet(deps, { ...inner, caller }, filter, await headHash(inner)),
      );
    },
  };

  const checks = createHistoryCheckService({
    ...deps,
    goOn: (tx, running) =>
      deps.jobs.enqueue(tx, historyJobs.checkHistory, running, {
        key: `historyCheck:${running.organizationId}`,
      }),
  });
  const heads = createSavedHeadsService({ ...deps, timestamps: createTimestamps(deps.config) });
  return {
    resolvers: createHistoryResolvers(deps, checks, heads),
    routes: [download],
    jobs: handleJobs(historyJobs, { ...checks.jobs, ...heads.jobs }),
  };
}
