import type { Database, Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import type { Logger } from '@server/log/logger';

/**
 * Runs the work of a job organization by organization, each in a separate transaction: a failure in one does not affect the
 * others.
 * @throws {AggregateError} when any failed: the job runs again, and does nothing twice that was done already
 */
export async function eachOrganization(
  { database, log }: { database: Database; log: Logger },
  name: string,
  find: (tx: Tx) => Promise<number[]>,
  work: (scope: Scope) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const organizationId of await database.system(find)) {
    try {
      await database.tenant(organizationId, (tx) => work(systemScope(tx, organizationId)));
    } catch (error) {
      log.error({ err: error, organizationId }, `${name} failed for an organization`);
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${name}: ${failures.length} organizations failed`);
  }
}
