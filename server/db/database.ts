import { sql } from 'drizzle-orm';
import { NodePgDatabase, NodePgDriver } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../log/logger';
import { batchingSocket } from './batching-socket';
import { runAfterTransaction, watchTransaction } from './after-transaction';
import { dialect } from './dialect';
import { commitOf } from './early-commit';
import { isPlanOutdated } from './failures';
import { createStatementNames, type StatementNames } from './statement-names';
import { type Actor, createTransactionIdentity, identityOf } from './transaction-identity';
import type { Tx } from './tx';
import { startWrite } from './write-id';

export type { Tx };

/** The result of a statement that is not sent. */
const NOTHING = { rows: [] };

export interface Database {
  /**
   * Runs `work` in one transaction that sees the rows of one organization only: the role `app_tenant` is subject to row-level
   * security. Commits when `work` resolves, rolls back when it throws. For some writes the database records the actor: without
   * `actor`, nobody.
   */
  tenant<T>(organizationId: number, work: (tx: Tx) => Promise<T>, actor?: Actor): Promise<T>;
  /** The same across organizations: for sign-in, jobs and the provider. Never rely on conditions supplied by the caller alone. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Like `tenant`, but all statements see the database as it was at the first one: for files that are read in parts. A write that
   * conflicts with a later one of another transaction fails, and can be repeated (`retryConflicts`).
   */
  snapshot<T>(organizationId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For LISTEN, jobs and health; not for tenants' data. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * The client of one transaction. Statements run in the order of their calls, and each is sent at once: resolvers that ask side by
 * side wait for one round trip together. After `end` none is sent any more: by then the connection may belong to another
 * tenant's transaction, and a late statement (from a resolver whose sibling failed) must not run there.
 */
function forOneTransaction(
  client: pg.PoolClient,
  names: StatementNames,
  opened: string,
): { client: pg.PoolClient; end: () => void } {
  const identity = createTransactionIdentity(opened);
  const send = async (config: string | pg.QueryConfig, values?: unknown[]) => {
    // Without values, a text may contain several statements: they use the simple protocol.
    if (typeof config === 'string' || !values?.length) return client.query(config, values);
    try {
      return await client.query({ ...config, name: names.nameOf(config.text) }, values);
    } catch (error) {
      if (isPlanOutdated(error)) names.retire(config.text);
      throw error;
    }
  };
  const ask = async (config: string | pg.QueryConfig, values?: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text;
    if (identity.isChangedBy(text)) return NOTHING;
    const change = identity.changeBefore(text);
    if (!change) return send(config, values);
    // If the change fails, the transaction is aborted, and the statement behind it fails as well.
    const [, result] = await Promise.all([client.query(change), send(config, values)]);
    return result;
  };
  let isOver = false;
  const guarded: pg.PoolClient = Object.create(client);
  Object.defineProperty(guarded, 'query', {
    value(config: string | pg.QueryConfig, values?: unknown[]) {
      return isOver ? Promise.reject(new Error('the transaction is over')) : ask(config, values);
    },
  });
  return {
    client: guarded,
    end: () => {
      isOver = true;
    },
  };
}

/**
 * Switches the open transaction to this organization, or to the system (null): sign-in looks for the user across organizations,
 * and its writes commit or roll back with the rest of the request.
 */
export async function actAs(tx: Tx, organizationId: number | null, actor?: Actor): Promise<void> {
  await tx.execute(sql.raw(identityOf(organizationId, actor)));
}

/** The work succeeded, but one of its statements had failed unnoticed: PostgreSQL responds to COMMIT by rolling back. */
export class NotCommittedError extends Error {
  override name = 'NotCommittedError';
}

function queryBuilder(client: pg.PoolClient): Tx {
  return new NodePgDatabase(dialect, new NodePgDriver(client, dialect).createSession(undefined), undefined);
}

interface Opened {
  client: pg.PoolClient;
  tx: Tx;
  /** Rejects further statements from `tx`. */
  close: () => void;
}

/** Runs `work` between `opening` and the end of the transaction, and always returns the connection to the pool. */
async function run<T>(
  { client, tx, close }: Opened,
  opening: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  let broken: Error | undefined;
  // The pool does not listen while it is checked out: a connection that breaks between two queries would end the process.
  const noteBroken = (error: Error) => {
    broken = error;
  };
  client.on('error', noteBroken);
  try {
    // The simple protocol allows several statements, and nothing in `opening` is user input. The first statement of `work` is sent
    // behind it without waiting: if `opening` fails, the transaction is aborted, and that statement fails as well.
    const opened = client.query(opening);
    opened.catch(() => undefined);
    const result = await work(tx);
    close();
    await opened;
    const { command } = await commitOf(tx, client);
    if (command !== 'COMMIT') throw new NotCommittedError('the transaction was rolled back at its commit');
    return result;
  } catch (error) {
    close();
    await client.query('rollback').catch((reason: unknown) => {
      broken = reason instanceof Error ? reason : new Error(String(reason));
    });
    throw error;
  } finally {
    client.off('error', noteBroken);
    client.release(broken);
  }
}

const BEGIN = 'begin';
/** A file that is no longer being written, for whatever reason, must not keep its connection and the state that it sees. */
const BEGIN_SNAPSHOT =
  "begin isolation level repeatable read; set local idle_in_transaction_session_timeout = '60s'";

interface Opening {
  organizationId: number | null;
  begin: string;
  actor?: Actor;
}

/** Runs a transaction, then the callbacks that waited for its end: by then the connection is free for others. */
async function inTransaction<T>(
  { pool, names, log }: { pool: pg.Pool; names: StatementNames; log: Logger },
  { organizationId, begin, actor }: Opening,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const identity = identityOf(organizationId, actor);
  const client = await pool.connect();
  const own = forOneTransaction(client, names, identity);
  const tx = queryBuilder(own.client);
  const opening = `${begin}; ${identity}, ${startWrite(tx, organizationId)}`;
  watchTransaction(tx);
  let isCommitted = false;
  try {
    const result = await run({ client, tx, close: own.end }, opening, work);
    isCommitted = true;
    return result;
  } finally {
    await runAfterTransaction(tx, isCommitted, log);
  }
}

/** Opens the pool with the application's login, which owns no tables: `connectionString` must not be the owner's. */
export function createDatabase(connectionString: string, poolSize: number, log: Logger): Database {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
    pipeline: true,
    stream: batchingSocket,
  });
  // Without a listener an idle connection that breaks (a PostgreSQL restart) would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection broke'));
  const deps = { pool, names: createStatementNames(), log };
  return {
    pool,
    tenant: (organizationId, work, actor) =>
      inTransaction(deps, { organizationId, begin: BEGIN, actor }, work),
    system: (work) => inTransaction(deps, { organizationId: null, begin: BEGIN }, work),
    snapshot: (organizationId, work) => inTransaction(deps, { organizationId, begin: BEGIN_SNAPSHOT }, work),
    close: () => pool.end(),
  };
}
