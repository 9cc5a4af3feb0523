import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { HEARTBEAT_NAME } from '@server/outages';
import { ALL_STORIES } from '@test/server/audit/generated/all-stories';
import { enteringStories } from '@test/server/audit/entering.stories';
import { PASSWORD, type Story, type StoryWorld } from '@test/server/audit/story';
import { openWorkspace } from '@test/helpers/worlds/workspace';
import { callOf } from '@test/helpers/contract/every-field';
import { startOpenid } from '@test/helpers/services/openid';
import { jobsDone } from '@test/helpers/worlds/jobs-done';

/**
 * Every mutation of the contract, called so that it would succeed, next to a failing one, before and after it: no effect of it
 * may remain. The calls are those of the history's table, which lists every mutation.
 */
const FAILING = 'failing: regulationOpen(id: 0) { id }';

/** Tables that a failed request may write: attempt counters, and the last use of a session. */
const OWN_TRANSACTIONS = ['rate_limit'];
/** Lists the files being received: compared before and after. */
const PENDING = 'pending_file';
const OF_A_VISIT: Record<string, readonly string[]> = {
  session: ['last_at', 'last_ip', 'expires_at'],
  users: ['last_seen_at'],
  auth_code: ['attempts'],
};
/** For a failed sign-in, a job writes the history after the rollback. */
const HISTORY_JOBS: Record<string, string> = {
  getSessionToken: 'signInAftermath',
  userRegAdmin: 'signInAftermath',
};
const EVIDENCE = ['audit_batch', 'audit_head', 'audit_link', 'audit_log'];

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

let world: StoryWorld;

/** The trigger that records written rows of this table; every column counts except those of a visit. */
const watching = (name: string) => {
  const hidden = OF_A_VISIT[name]?.map((column) => `'${column}'`).join(', ') ?? '';
  return `
    create trigger zz_watched after insert or update or delete on ${name}
      for each row execute function watched.note_write(${hidden});
    create trigger zz_watched_whole after truncate on ${name} execute function watched.note_write();`;
};

async function watchEverything(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const names = rows
    .map(({ name }) => name)
    .filter((name) => name !== PENDING && !OWN_TRANSACTIONS.includes(name));
  await owner.query([WATCH, ...names.map(watching)].join('\n'));
}

beforeAll(async () => {
  const openid = await startOpenid();
  const workspace = await openWorkspace({ AUTH_OIDC_ID: 'adaptika', AUTH_OIDC_URL: openid.url, DEMO: '1' });
  const owner = new pg.Client({ connectionString: workspace.test.database.ownerUrl });
  await owner.connect();
  await watchEverything(owner);
  world = { ...workspace, owner, openid };
}, 60_000);
afterAll(async () => {
  await world.owner.end();
  await world.stop();
  await world.openid.stop();
});

// A person about to leave a client's workspace is still in it: a job would end that in the middle of another case.
afterEach(() =>
  world.owner.query(`update support_session set ended_at = now(), ended_by = 'clock' where ended_at is null`),
);

function files(): string[] {
  return ['files', 'outbox']
    .flatMap((folder) => {
      const path = join(world.test.config.dataDir, folder);
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
async function state(): Promise<State> {
  const { rows } = await world.owner.query<Omit<State, 'files'>>(
    `with writes as (delete from watched.write returning id, name),
       jobs as (delete from watched.job returning id, task)
     select array(select name from writes order by id) as writes,
       array(select task from jobs order by id) as jobs,
       array(select t::text from ${PENDING} t order by 1) as pending`,
  );
  return { writes: [], jobs: [], pending: [], ...rows[0], files: files() };
}

/** Waits until the due jobs have run. */
const settled = () => jobsDone(world.owner);

/** Waits until all live events so far have arrived: they come in the order of their commits. */
async function allEventsReceived(): Promise<void> {
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

/** The document of the call with the failing field beside its own. */
function besideFailing(query: string, isBefore: boolean): string {
  const from = query.indexOf('{') + 1;
  const to = query.lastIndexOf('}');
  const own = query.slice(from, to);
  return `${query.slice(0, from)} ${isBefore ? `${FAILING} ${own}` : `${own} ${FAILING}`} }`;
}

async function attack(field: string, { call }: Story, isBefore: boolean) {
  const { as = world.admin, token, variables = {}, files: uploads } = await call(world);
  const session = token ?? (as === null ? null : await world.test.signIn(as.id));
  const { query } = callOf(world.test.app.schema, 'Mutation', field, () => 0, 1);
  const document = besideFailing(query, isBefore);
  await settled();
  await allEventsReceived();
  const before = await state();
  const heard: unknown[] = [];
  const stop = world.test.app.deps.live.subscribe(world.organizationId, (event) => heard.push(event));
  const answer = uploads
    ? await world.test.upload(session, document, variables, uploads)
    : await world.test.gql(session, document, variables);
  await settled();
  await allEventsReceived();
  stop();
  const after = await state();
  return { answer, before, after, heard };
}

/** Whether the history contains a failed sign-in. */
async function hasFailedSignIn(): Promise<boolean> {
  const { rows } = await world.owner.query<{ action: string }>(
    'select action from audit_log order by id desc limit 1',
  );
  return rows[0]?.action === 'loginFailed';
}

const cases = [
  ...Object.entries(ALL_STORIES).map(([field, story]) => ({ field, story, where: 'after', isBefore: false })),
  // Without a person the transaction begins with the second field.
  ...Object.entries(enteringStories).map(([field, story]) => ({
    field,
    story,
    where: 'before',
    isBefore: true,
  })),
];

test.each(cases)(
  '$field: nothing has left the request when a field $where it fails',
  async ({ field, story, isBefore }) => {
    const { answer, before, after, heard } = await attack(field, story, isBefore);
    expect(answer.errors?.length).toBeGreaterThan(0);
    // No token, and no id of a nonexistent record.
    expect(answer.data).toBeNull();
    const isTraced = field === 'getSessionToken' && (await hasFailedSignIn());
    expect(after.writes.filter((name) => !isTraced || !EVIDENCE.includes(name))).toEqual([]);
    expect([after.files, after.pending]).toEqual([before.files, before.pending]);
    expect(after.jobs.filter((task) => task !== HISTORY_JOBS[field])).toEqual([]);
    expect(heard).toEqual([]);
  },
);

test('a sign-in beside a failing field sets no cookie in the browser', async () => {
  const { email } = await world.person();
  const sign = `getSessionToken(type: "local", login: "${email}", password: "${PASSWORD}") { token }`;
  const cookiesOf = async (document: string) => {
    const response = await fetch(`${world.test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document }),
    });
    return response.headers.getSetCookie();
  };
  expect(await cookiesOf(`mutation { ${sign} ${FAILING} }`)).toEqual([]);
  expect(await cookiesOf(`mutation { ${sign} }`)).toHaveLength(1);
});
