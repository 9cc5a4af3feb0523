import { Client } from 'pg';

/** Returns a quoted SQL identifier. */
export function ident(...names: string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');
}

/**
 * Runs `work` on a separate connection, for uses that do not suit a pool: migrations, copies, session-level locks.
 * @param purpose shown in pg_stat_activity
 */
export async function withClient<T>(
  url: string,
  purpose: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: `adaptika ${purpose}`,
    connectionTimeoutMillis: 10_000,
  });
  // A broken connection fails the running query as well; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Runs `work` in a transaction: commits, or rolls back when it throws. */
export async function inTransaction<T>(client: Client, opening: string, work: () => Promise<T>): Promise<T> {
  await client.query(opening);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
