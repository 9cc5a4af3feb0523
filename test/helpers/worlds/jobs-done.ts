import { sql } from 'drizzle-orm';
import type { Client, Pool } from 'pg';
import { withClient } from '@server/db/client';
import type { TestApp } from '../app';
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

let runs = 0;

/** Runs a scheduled job of the server now, once, and waits for its success. */
export async function runJob(
  { app, database }: Pick<TestApp, 'app' | 'database'>,
  name: string,
): Promise<void> {
  runs += 1;
  const key = `${name}-${runs}`;
  await app.database.system((tx) =>
    tx.execute(sql`select enqueue_job(${name}, '{}'::json, null, ${key}, 1)`),
  );
  await withClient(database.ownerUrl, 'test', (owner) =>
    until(async () => {
      const { rows } = await owner.query('select from graphile_worker.jobs where key = $1', [key]);
      return rows.length === 0;
    }),
  );
}
