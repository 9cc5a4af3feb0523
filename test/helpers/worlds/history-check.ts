import type { Database } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import type { HistoryCheck } from '@server/graphql/generated/types';
import type { PayloadOf } from '@server/jobs/jobs';
import type { historyJobs } from '@server/modules/history/history.jobs';
import {
  createHistoryCheckService,
  type HistoryCheckService,
} from '@server/modules/history/integrity/history-check.service';

/** The service with jobs that wait until they are run explicitly. */
export function historyChecks(database: Database): {
  service: HistoryCheckService;
  waiting: PayloadOf<typeof historyJobs.checkHistory>[];
  inOrganization<T>(organizationId: number, work: (scope: Scope) => Promise<T>): Promise<T>;
} {
  const waiting: PayloadOf<typeof historyJobs.checkHistory>[] = [];
  const service = createHistoryCheckService({
    database,
    live: { publish: () => Promise.resolve() },
    goOn: (_tx, running) => {
      waiting.push(running);
      return Promise.resolve();
    },
  });
  return {
    service,
    waiting,
    inOrganization: (organizationId, work) =>
      database.tenant(organizationId, (tx) =>
        work({ tx, organizationId, caller: null, lang: 'ru', ip: '', userAgent: '' }),
      ),
  };
}

/** A check of the organization's history from its beginning to its end. */
export async function checkHistory(database: Database, organizationId: number): Promise<HistoryCheck> {
  const { service, waiting, inOrganization } = historyChecks(database);
  await inOrganization(organizationId, (scope) => service.start(scope));
  for (let next = waiting.shift(); next; next = waiting.shift()) await service.jobs.checkHistory(next);
  const check = await inOrganization(organizationId, (scope) => service.read(scope));
  if (!check) throw new Error('there is no check');
  return check;
}
