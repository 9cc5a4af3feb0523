import { sql } from 'drizzle-orm';
import { text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { Scope } from '@server/graphql/context';
import { AppError } from '@server/errors';
import type { DownloadRoute, ModuleDeps, ServerModule } from '@server/modules/module';
import { changeText } from '@server/texts';
import { createHistoryCheckService } from './history-check.service';
import { filterOf, historySpreadsheet } from './history.export';
import { createHistoryResolvers } from './history.resolvers';
import { createTimestamps } from './timestamps';
import { createSavedHeadsService } from './witness.service';
import { handleJobs } from '@server/jobs/jobs';
import { historyJobs } from './history.jobs';

/** The history of the organization: an append-only chain, shown as readable text. */
export function createHistoryModule(deps: ModuleDeps): ServerModule {
  const { audit, now } = deps;

  /** Returns the end of the chain, which the database can no longer change once the file is saved. */
  async function headHash({ tx, organizationId }: Scope): Promise<string> {
    const rows = await selectRows(tx, { hash: text })(sql`
      select encode(last_hash, 'hex') as hash from audit_head where organization_id = ${organizationId}`);
    return rows[0]?.hash ?? '';
  }

  const download: DownloadRoute = {
    path: '/history.xlsx',
    async handle(scope, { query }) {
      const { tx: _, ...rest } = scope;
      const { caller, lang } = rest;
      if (caller === null) throw new AppError('auth.required');
      const filter = filterOf(query);
      await audit.write(scope, { action: 'export', objectType: 'history' });
      const date = now().toISOString().slice(0, 10);
      return deps.exports.table(rest, `${changeText(lang, 'file', { date })}.xlsx`, async (inner) =>
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
