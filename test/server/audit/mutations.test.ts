import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { projectPath } from '@server/config/paths';
import { readAccess } from '@server/graphql/access/access';
import type { GraphqlAnswer } from '@test/helpers/app';
import { openWorkspace } from '@test/helpers/worlds/workspace';
import { callOf } from '@test/helpers/contract/every-field';
import { startOpenid } from '@test/helpers/services/openid';
import { until } from '@test/helpers/until';
import { enteringStories } from './entering.stories';
import { ALL_STORIES as STORIES } from './generated/all-stories';
import { PASSWORD, type Story, type StoryWorld } from './story';
import { effectsOf, watchEffects } from './watched-effects';

/**
 * Every mutation of the contract, called next to a failing one, of which no effect may remain; then alone, so that it succeeds, and
 * the history rows that it writes. Each new mutation must declare here what it writes, or why it writes nothing.
 */
const FAILING = 'failing: regulationOpen(id: 0) { id }';

/** For a failed sign-in, a job writes the history after the rollback. */
const HISTORY_JOBS: Record<string, string> = {
  getSessionToken: 'signInAftermath',
  userRegAdmin: 'signInAftermath',
};
const EVIDENCE = ['audit_batch', 'audit_head', 'audit_link', 'audit_log'];

let world: StoryWorld;

beforeAll(async () => {
  const openid = await startOpenid();
  const workspace = await openWorkspace(
    { AUTH_OIDC_ID: 'adaptika', AUTH_OIDC_URL: openid.url, DEMO: '1' },
    undefined,
    { newDocumentsPerMinute: 100_000 },
  );
  const owner = new pg.Client({ connectionString: workspace.test.database.ownerUrl });
  await owner.connect();
  await watchEffects(owner);
  world = { ...workspace, owner, openid };
}, 60_000);
afterAll(async () => {
  await world.owner.end();
  await world.stop();
  await world.openid.stop();
});

// What one case leaves must not happen in the middle of another: a person about to leave a client's workspace, and what is sent
// somewhat later. And nobody calls as many mutations in an hour as the cases do.
afterEach(() =>
  world.owner.query(
    `update support_session set ended_at = now(), ended_by = 'clock' where ended_at is null;
     delete from graphile_worker._private_jobs where run_at > now() and locked_at is null;
     delete from rate_limit`,
  ),
);

/** Mutation → the topics that its response published to the caller. */
const published = new Map<string, string[]>();

interface Row {
  actor_id: number | null;
  object_id: number | null;
  what: string;
  text: string;
}

/** Excludes what a periodic job may end at any minute: visits from the stories, whose people are gone. */
const rowsAfter = async (id: string): Promise<Row[]> => {
  const { rows } = await world.owner.query<Row>(
    `select actor_id, object_id, action || ' ' || object_type as what, to_jsonb(l)::text as text
     from audit_log l where id > $1 and not (action = 'supportLeave' and actor_id is null) order by 3`,
    [id],
  );
  return rows;
};

async function lastId(): Promise<string> {
  const { rows } = await world.owner.query<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from audit_log',
  );
  return rows[0]?.id ?? '0';
}

/** The topics that a response says to have published. */
const topicsOf = (extensions: GraphqlAnswer<unknown>['extensions']): string[] =>
  extensions?.changes?.items.map(({ topic }) => topic).sort() ?? [];

interface Prepared {
  query: string;
  callerId: number | null;
  /** Sends a document with the variables and files of the call, in the session of its caller. */
  send: (document: string) => Promise<GraphqlAnswer<Record<string, unknown>>>;
}

/** Creates what the call needs. */
async function prepare(field: string, { call }: Story): Promise<Prepared> {
  const { as = world.admin, token, variables = {}, files } = await call(world);
  const session = token ?? (as === null ? null : await world.test.signIn(as.id));
  return {
    query: callOf(world.test.app.schema, 'Mutation', field, () => 0, 1).query,
    callerId: as?.id ?? null,
    send: (document) =>
      files
        ? world.test.upload(session, document, variables, files)
        : world.test.gql(session, document, variables),
  };
}

/** The document of the call with the failing field beside its own. */
function besideFailing(query: string, isBefore: boolean): string {
  const from = query.indexOf('{') + 1;
  const to = query.lastIndexOf('}');
  const own = query.slice(from, to);
  return `${query.slice(0, from)} ${isBefore ? `${FAILING} ${own}` : `${own} ${FAILING}`} }`;
}

/** Whether the history contains a failed sign-in. */
async function hasFailedSignIn(): Promise<boolean> {
  const { rows } = await world.owner.query<{ action: string }>(
    'select action from audit_log order by id desc limit 1',
  );
  return rows[0]?.action === 'loginFailed';
}

async function expectNothingLeft(field: string, { query, send }: Prepared, isBefore: boolean): Promise<void> {
  const { answer, before, after, heard } = await effectsOf(world, () => send(besideFailing(query, isBefore)));
  expect(answer.errors?.length).toBeGreaterThan(0);
  // No token, and no id of a nonexistent record.
  expect(answer.data).toBeNull();
  const isTraced = field === 'getSessionToken' && (await hasFailedSignIn());
  expect(after.writes.filter((name) => !isTraced || !EVIDENCE.includes(name))).toEqual([]);
  expect([after.files, after.pending]).toEqual([before.files, before.pending]);
  expect(after.jobs.filter((task) => task !== HISTORY_JOBS[field])).toEqual([]);
  expect(heard).toEqual([]);
}

/** Calls it, and returns the rows that it wrote. */
async function historyRowsOf(
  field: string,
  { query, send }: Prepared,
  { writes, isLater }: Story,
): Promise<Row[]> {
  const before = await lastId();
  const { errors, extensions } = await send(query);
  expect(errors).toBeUndefined();
  published.set(field, topicsOf(extensions));
  if (isLater) await until(async () => (await rowsAfter(before)).length >= writes.length);
  return rowsAfter(before);
}

test('the table lists every mutation of the contract, and no removed one', () => {
  const fields = readAccess(world.test.app.schema).filter(({ operation }) => operation === 'Mutation');
  expect(Object.keys(STORIES).sort()).toEqual(fields.map(({ field }) => field).sort());
});

test('every mutation that writes nothing gives a reason', () => {
  for (const [field, { writes, because }] of Object.entries(STORIES)) {
    expect([field, writes.length > 0]).toEqual([field, because === undefined]);
  }
});

test.each(Object.entries(STORIES))(
  '%s: nothing has left the request when a field after it fails; alone it writes its rows into the history',
  async (field, story) => {
    const prepared = await prepare(field, story);
    await expectNothingLeft(field, prepared, false);
    const rows = await historyRowsOf(field, prepared, story);
    expect(rows.map(({ what }) => what)).toEqual(story.writes);
    // The author and the subject; before a sign-in the person is unknown.
    const { callerId } = prepared;
    if (callerId !== null) expect(rows.filter((row) => row.actor_id !== callerId)).toEqual([]);
    // A whole file concerns nobody in particular.
    const general = ['import user', 'importRollback user'];
    expect(rows.filter((row) => row.object_id === null && !general.includes(row.what))).toEqual([]);
  },
);

// Without a person the transaction begins with the second field.
test.each(Object.entries(enteringStories))(
  '%s: nothing has left the request when a field before it fails',
  async (field, story) => expectNothingLeft(field, await prepare(field, story), true),
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

test('every mutation publishes the topics of the table beside this file', () => {
  const file = projectPath('test', 'server', 'audit', 'published.expected.json');
  const table = Object.fromEntries([...published].sort(([first], [second]) => first.localeCompare(second)));
  if (process.env['ADAPTIKA_WRITE_EXPECTED'] === '1')
    writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
  expect(table).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});
