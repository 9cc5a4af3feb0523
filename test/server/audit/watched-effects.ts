import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { HEARTBEAT_NAME } from '@server/outages';
import { jobsDone } from '@test/helpers/worlds/jobs-done';
import type { StoryWorld } from './story';

/** Tables that a failed request may write: attempt counters, and the addresses that people came from, noted now and then. */
const OWN_TRANSACTIONS = ['rate_limit', 'ip_log'];
/** Lists the files being received: compared before and after. */
const PENDING = 'pending_file';
const OF_A_VISIT: Record<string, readonly string[]> = {
  session: ['last_at', 'last_ip', 'expires_at'],
  users: ['last_seen_at'],
  auth_code: ['attempts'],
};

/**
 * A finished job leaves no row: each enqueued job is recorded, in the transaction that enqueues it. So is each row written to any
 * table: a rollback leaves no record.
 */
const WATCH = `
  create schema watched;
  create table watched.job (id bigint generated always as identity, task text not null);
  create function watched.note_job() returns trigger language plpgsql security definer as $$
  begin
    insert into watched.job (task) select t.identifier from graphile_worker._private_tasks t where t.id = new.task_id;
    return null;
  end $$;
  create trigger watched after insert on graphile_worker._private_jobs
    for each row when (new.payload -> '_cron' is null) execute function watched.note_job();
  create table watched.write (id bigint generated always as identity, name text not null);
  create function watched.note_write() returns trigger language plpgsql security definer as $$
  begin
    -- The server writes it every few seconds, whoever asks for what.
    if tg_table_name = 'setting' and to_jsonb(new) ->> 'name' = '${HEARTBEAT_NAME}' then
      return null;
    end if;
    if tg_op <> 'UPDATE' or tg_nargs = 0 or to_jsonb(new) - tg_argv::text[] <> to_jsonb(old) - tg_argv::text[] then
      insert into watched.write (name) values (tg_table_name);
    end if;
    return null;
  end $$;`;

/** The trigger that records written rows of this table; every column counts except those of a visit. */
const watching = (name: string) => {
  const hidden = OF_A_VISIT[name]?.map((column) => `'${column}'`).join(', ') ?? '';
  return `
    create trigger zz_watched after insert or update or delete on ${name}
      for each row execute function watched.note_write(${hidden});
    create trigger zz_watched_whole after truncate on ${name} execute function watched.note_write();`;
};

/** Begins to record every row written and every job enqueued. */
export async function watchEffects(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const names = rows
    .map(({ name }) => name)
    .filter((name) => name !== PENDING && !OWN_TRANSACTIONS.includes(name));
  await owner.query([WATCH, ...names.map(watching)].join('\n'));
}

function filesOf({ test }: StoryWorld): string[] {
  return ['files', 'outbox']
    .flatMap((folder) => {
      const path = join(test.config.dataDir, folder);
      return existsSync(path) ? readdirSync(path, { recursive: true, withFileTypes: true }) : [];
    })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

interface State {
  /** The tables of the rows written since the last check. */
  writes: string[];
  pending: string[];
  files: string[];
  /** The jobs enqueued since the last check. */
  jobs: string[];
}

/** Everything that a request could leave behind: rows, jobs, and files in the storage and the outbox. */
async function state(world: StoryWorld): Promise<State> {
  const { rows } = await world.owner.query<Omit<State, 'files'>>(
    `with writes as (delete from watched.write returning id, name),
       jobs as (delete from watched.job returning id, task)
     select array(select name from writes order by id) as writes,
       array(select task from jobs order by id) as jobs,
       array(select t::text from ${PENDING} t order by 1) as pending`,
  );
  return { writes: [], jobs: [], pending: [], ...rows[0], files: filesOf(world) };
}

/** Waits until all live events so far have arrived: they come in the order of their commits. */
async function allEventsReceived(world: StoryWorld): Promise<void> {
  const { live } = world.test.app.deps;
  const nobody = 0;
  await new Promise<void>((heard) => {
    const stop = live.subscribe(nobody, () => {
      stop();
      heard();
    });
    void world.system((tx) => live.publish(tx, { organizationId: nobody, topic: 'user', ids: [] }));
  });
}

/** Waits until the due jobs have run, and their events have arrived. */
async function settled(world: StoryWorld): Promise<void> {
  await jobsDone(world.owner);
  await allEventsReceived(world);
}

/** What `work` leaves behind: rows, jobs, files, and the live events that the organization hears. */
export async function effectsOf<Answer>(world: StoryWorld, work: () => Promise<Answer>) {
  await settled(world);
  const before = await state(world);
  const heard: unknown[] = [];
  const stop = world.test.app.deps.live.subscribe(world.organizationId, (event) => heard.push(event));
  const answer = await work();
  await settled(world);
  stop();
  return { answer, before, after: await state(world), heard };
}
