import type { Client, Pool } from 'pg';
import { until } from '../until';

/**
 * Waits until the due jobs have run, so that the effects of earlier writes (such as assignment emails) are complete.
 * @param owner of the tables: the application's login does not see the queue's
 */
export async function jobsDone(owner: Client | Pool, withinMs = 10_000): Promise<void> {
  await until(async () => {
    const { rows } = await owner.query(
      'select from graphile_worker._private_jobs where attempts < max_attempts and run_at <= now() limit 1',
    );
    return rows.length === 0;
  }, withinMs);
}
