import { withClient } from '@server/db/client';
import type { TestDatabase } from '../postgres';
import { until } from '../until';

/** Work in another process may have to start first. */
const TIMEOUT_MS = 30_000;

/**
 * Lets work run until it needs a row that is held, and kills its connection there: what a process leaves that dies at this moment.
 * @param hold SQL that locks the row
 * @param work its failure is not an error: it was killed
 */
export async function killWhereItWaits(
  { superuserUrl }: TestDatabase,
  hold: { text: string; values: readonly unknown[] },
  work: () => Promise<unknown>,
): Promise<void> {
  await withClient(superuserUrl, 'killer', async (killer) => {
    await killer.query('begin');
    await killer.query(hold.text, [...hold.values]);
    const working = work().catch(() => undefined);
    const pid = await until(async () => {
      const { rows } = await killer.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid() limit 1`,
      );
      return rows[0]?.pid ?? null;
    }, TIMEOUT_MS);
    await killer.query('select pg_terminate_backend($1)', [pid]);
    await killer.query('rollback');
    await working;
  });
}

/** Holds the ledger of an organization. */
export const ledgerOf = (organizationId: number) => ({
  text: 'select ledger_lock($1)',
  values: [organizationId],
});
