import type { Client } from 'pg';
import { installJobs } from '../../jobs/install';
import { inTransaction, withClient } from '../client';
import { applyMigration, type AppliedMigration, appliedMigrations, loginOf } from '../migrate';
import { readMigrations } from '../migration-files';
import { ensureGroupRoles } from '../roles';
import { ArchiveError, isEmptyDatabase } from './catalog';
import { beginLoading, type Loading, missingMigrations, type Origin } from './load';
import { hasOrganization, installationOf } from './one-organization';
import { LOADING } from './rows';

/** The job queue creates its own schema. */
const QUEUE = 'graphile_worker';

/** Unlocks jobs that a worker was running when the copy was made: that worker no longer exists. */
const FREE_JOBS = `do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_by is not null;
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_by is not null;
  end if;
end $$`;

export interface Target {
  ownerUrl: string;
  appUrl: string;
  /** Replaces existing data; otherwise only an empty database is filled. */
  isForced: boolean;
}

/**
 * Rejects rows of one organization that do not belong here. They only go back to their own installation: the other rows they
 * refer to exist there, and their ids are not used by others.
 * @throws {ArchiveError} when that is another installation, or the organization has rows and nobody said to replace them
 */
async function rejectForeignOrganization(
  client: Client,
  target: Target,
  { id, installation }: NonNullable<Origin['organization']>,
): Promise<void> {
  if ((await isEmptyDatabase(client)) || (await installationOf(client)) !== installation) {
    throw new ArchiveError(
      'It holds one organization of another installation: nothing was changed. It fits only where it was made.',
    );
  }
  if (!target.isForced && (await hasOrganization(client, id))) {
    throw new ArchiveError(
      `Organization ${id} has its rows: nothing was changed. With --force they are replaced.`,
    );
  }
}

async function rejectOccupied(client: Client, target: Target, origin: Origin): Promise<void> {
  if (origin.organization) await rejectForeignOrganization(client, target, origin.organization);
  else if (await isEmptyDatabase(client)) return;
  else if (!target.isForced) throw new ArchiveError('The database is not empty: nothing was changed.');
  const here = await appliedMigrations(client);
  const names = (list: AppliedMigration[]) => list.map((row) => row.name).join();
  if (names(here) === names(origin.migrations)) return;
  throw new ArchiveError(
    'The tables there are of another release than those to load: nothing was changed. Load into an empty database.',
  );
}

async function prepareTables(client: Client, origin: Origin): Promise<void> {
  if (!(await isEmptyDatabaseBut(client, QUEUE))) return;
  for (const migration of readMigrations().slice(0, origin.migrations.length)) {
    await applyMigration(client, migration);
  }
}

async function isEmptyDatabaseBut(client: Client, schema: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_tables where schemaname !~ '^pg_' and schemaname not in ('information_schema', $1) limit 1`,
    [schema],
  );
  return rowCount === 0;
}

/**
 * Fills a database in one transaction: either all of it is loaded and verified, or nothing changes.
 * @param fill writes the rows and calls `finish`
 * @throws {ArchiveError} when the database is occupied or the releases do not fit
 */
export async function fillTarget<T>(
  target: Target,
  origin: Origin,
  fill: (loading: Loading) => Promise<T>,
): Promise<T> {
  missingMigrations(origin.migrations);
  return withClient(target.ownerUrl, 'load', async (client) => {
    await rejectOccupied(client, target, origin);
    await ensureGroupRoles(client, loginOf(target.appUrl));
    if (origin.tables.some((table) => table.schema === QUEUE)) {
      await installJobs(target.ownerUrl);
    }
    return inTransaction(client, LOADING, async () => {
      await prepareTables(client, origin);
      const loading = await beginLoading(client, origin);
      try {
        const result = await fill(loading);
        await client.query(FREE_JOBS);
        return result;
      } catch (error) {
        await loading.abort();
        throw error;
      }
    });
  });
}
