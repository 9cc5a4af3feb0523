import type { Client } from 'pg';
import { z } from 'zod';
import { inTransaction, withClient } from './client';
import { messageOf } from './embedded/failure';
import { type Migration, MigrationError, readMigrations } from './migration-files';
import { ensureGroupRoles } from './roles';

export interface MigrationReport {
  /** Names of the files that this call applied. */
  applied: string[];
  /** Applied earlier by a newer release and unknown to this one. This is fine: migrations only add what older releases ignore. */
  unknown: string[];
}

export interface AppliedMigration {
  name: string;
  sha256: string;
}

/**
 * Held in each file's transaction, so that nodes that start at the same time apply each file once; works through poolers, too.
 */
const LOCK = 7_265_146_281;

const TABLE = `create table if not exists public.schema_migration (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null default now()
)`;

/**
 * Lists the migrations applied so far, in order; empty for a new database. Reads the catalog directly: `to_regclass` would use
 * this connection's cache, which misses a table that another node created while this one waited for the lock.
 */
export async function appliedMigrations(client: Client): Promise<AppliedMigration[]> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select exists (select from pg_catalog.pg_tables where schemaname = 'public' and tablename = 'schema_migration') as found`,
  );
  if (!tables[0]?.found) return [];
  const { rows } = await client.query<AppliedMigration>(
    'select name, sha256 from public.schema_migration order by name',
  );
  return rows;
}

const positioned = z.object({ position: z.string() });

function failed(migration: Migration, error: unknown): MigrationError {
  const position = Number(positioned.safeParse(error).data?.position ?? 0);
  const line = position > 0 ? `, line ${migration.sql.slice(0, position).split('\n').length}` : '';
  return new MigrationError(`${migration.name}${line}: ${messageOf(error)}`, { cause: error });
}

/**
 * Runs one file and records it, in the transaction that the client has open.
 * @throws {MigrationError} naming file and line
 */
export async function applyMigration(client: Client, migration: Migration): Promise<void> {
  try {
    await client.query(TABLE);
    await client.query(migration.sql);
    await client.query('insert into public.schema_migration (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ]);
  } catch (error) {
    throw failed(migration, error);
  }
}

function rejectChangedMigrations(files: Migration[], applied: AppliedMigration[]): void {
  const known = new Map(files.map((file) => [file.name, file.sha256]));
  const changed = applied.filter((row) => known.has(row.name) && known.get(row.name) !== row.sha256);
  if (changed.length === 0) return;
  const names = changed.map((row) => row.name).join(', ');
  throw new MigrationError(
    `${names}: changed after it had been applied to this database. Restore the file and put the change into a new one.`,
  );
}

async function applyOnce(client: Client, migration: Migration): Promise<boolean> {
  return inTransaction(client, 'begin', async () => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const applied = await appliedMigrations(client);
    if (applied.some((row) => row.name === migration.name)) return false;
    await applyMigration(client, migration);
    return true;
  });
}

async function runAll(client: Client, files: Migration[]): Promise<MigrationReport> {
  const before = await appliedMigrations(client);
  rejectChangedMigrations(files, before);
  const done = new Set(before.map((row) => row.name));
  const applied: string[] = [];
  for (const file of files) {
    if (!done.has(file.name) && (await applyOnce(client, file))) applied.push(file.name);
  }
  const names = new Set(files.map((file) => file.name));
  return { applied, unknown: before.map((row) => row.name).filter((name) => !names.has(name)) };
}

/** Returns the login's name in a connection address. */
export function loginOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}

/**
 * Migrates a database to this release: one transaction for each file that was not applied yet, in order. Safe to call from
 * several nodes at the same time.
 * @param ownerUrl a login that owns the tables and may create roles
 * @param appUrl the application's login, which is granted the roles of the transactions
 * @throws {MigrationError} when a file fails (its transaction is undone) or was changed after it had been applied
 */
export async function migrateDatabase(
  ownerUrl: string,
  appUrl: string,
  files: Migration[] = readMigrations(),
): Promise<MigrationReport> {
  return withClient(ownerUrl, 'migrate', async (client) => {
    await ensureGroupRoles(client, loginOf(appUrl));
    return runAll(client, files);
  });
}
