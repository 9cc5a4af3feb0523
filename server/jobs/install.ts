import { runMigrations, Logger } from 'graphile-worker';
import pg from 'pg';

const silent = new Logger(() => () => undefined);

/**
 * The rights that the application's login needs to process the queue: the library enables row-level security on its own tables.
 */
const GRANTS = `
  grant usage on schema graphile_worker to app_system;
  grant select, insert, update, delete on all tables in schema graphile_worker to app_system;
  grant usage, select on all sequences in schema graphile_worker to app_system;
  grant execute on all functions in schema graphile_worker to app_system;
  do $$
  declare
    t regclass;
  begin
    for t in select c.oid::regclass from pg_class c
      where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'adaptika')
    loop
      execute format('create policy adaptika on %s to app_system using (true) with check (true)', t);
    end loop;
  end $$;
`;

/** Several nodes may start at once; the library's own installation supports that, the grants below take turns. */
const LOCK = 7_265_146_282;

/** Installs or updates the queue's own schema, as the owner of the tables, and lets the application process it. */
export async function installJobs(ownerUrl: string): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, logger: silent });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(GRANTS);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
