import { Client } from 'pg';
import type { TestApp } from '../app';

/** The number of the server's connections with an open transaction. */
export async function openTransactions({ database }: Pick<TestApp, 'database'>): Promise<number> {
  const client = new Client({ connectionString: database.appUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and backend_type = 'client backend'`,
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
