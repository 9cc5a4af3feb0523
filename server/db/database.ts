import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../log/logger';

/** A transaction in which SQL runs. Every repository takes one as its first argument. */
export type Tx = NodePgDatabase<Record<string, never>>;

export interface Database {
  /**
   * Runs `work` in one transaction that sees the rows of one organization only: the role `app_tenant` is subject to
   * row-level security. Commits when `work` resolves, rolls back when it throws.
   */
  tenant<T>(organizationId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same across organizations: sign-in, jobs, the provider. Never with a caller's own conditions alone. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For LISTEN, jobs and health; not for tenants' data. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

async function inTransaction<T>(pool: pg.Pool, opening: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // One round trip: the simple protocol takes several statements, and nothing in `opening` comes from a person.
    await client.query(opening);
    const result = await work(drizzle(client, { casing: 'snake_case' }));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: unknown) => {
      broken = reason instanceof Error ? reason : new Error(String(reason));
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Opens the pool of the application's login, which owns nothing: `connectionString` must not be the owner's. */
export function createDatabase(connectionString: string, poolSize: number, log: Logger): Database {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
  });
  // Without a listener an idle connection that breaks (a PostgreSQL restart) would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection broke'));
  return {
    pool,
    tenant(organizationId, work) {
      if (!Number.isSafeInteger(organizationId)) throw new Error(`not an organization: ${organizationId}`);
      const opening = `begin; select set_config('role', 'app_tenant', true), set_config('app.organization_id', '${organizationId}', true)`;
      return inTransaction(pool, opening, work);
    },
    system(work) {
      return inTransaction(pool, `begin; select set_config('role', 'app_system', true)`, work);
    },
    close: () => pool.end(),
  };
}
