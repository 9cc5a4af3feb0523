import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { projectPath } from '@server/config/paths';
import { readAccess } from '@server/graphql/access/access';
import type { GraphqlAnswer } from '@test/helpers/app';
import { openWorkspace } from '@test/helpers/worlds/workspace';
import { callOf } from '@test/helpers/contract/every-field';
import { startOpenid } from '@test/helpers/services/openid';
import { until } from '@test/helpers/until';
import { ALL_STORIES as STORIES } from './generated/all-stories';
import type { Story, StoryWorld } from './story';

/**
 * Every mutation of the contract, called so that it succeeds, and the history rows that it writes. Each new mutation must declare
 * here what it writes, or why it writes nothing.
 */
let world: StoryWorld;

beforeAll(async () => {
  const openid = await startOpenid();
  const workspace = await openWorkspace({ AUTH_OIDC_ID: 'adaptika', AUTH_OIDC_URL: openid.url, DEMO: '1' });
  const owner = new pg.Client({ connectionString: workspace.test.database.ownerUrl });
  await owner.connect();
  world = { ...workspace, owner, openid };
}, 60_000);
afterAll(async () => {
  await world.owner.end();
  await world.stop();
  await world.openid.stop();
});

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

/** Calls it, and returns the rows that it wrote. */
async function historyRowsOf(
  field: string,
  { call, writes, isLater = false }: Story,
): Promise<{ rows: Row[]; callerId: number | null }> {
  const { as = world.admin, token, variables = {}, files } = await call(world);
  const { query } = callOf(world.test.app.schema, 'Mutation', field, () => 0, 1);
  const session = token ?? (as === null ? null : await world.test.signIn(as.id));
  const before = await lastId();
  const { errors, extensions } = files
    ? await world.test.upload(session, query, variables, files)
    : await world.test.gql(session, query, variables);
  expect(errors).toBeUndefined();
  published.set(field, topicsOf(extensions));
  if (isLater) await until(async () => (await rowsAfter(before)).length >= writes.length);
  return { rows: await rowsAfter(before), callerId: as?.id ?? null };
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

test.each(Object.entries(STORIES))('%s writes its rows into the history', async (field, story) => {
  const { rows, callerId } = await historyRowsOf(field, story);
  expect(rows.map(({ what }) => what)).toEqual(story.writes);
  // The author and the subject; before a sign-in the person is unknown.
  if (callerId !== null) expect(rows.filter((row) => row.actor_id !== callerId)).toEqual([]);
  // A whole file concerns nobody in particular.
  const general = ['import user', 'importRollback user'];
  expect(rows.filter((row) => row.object_id === null && !general.includes(row.what))).toEqual([]);
});

test('every mutation publishes the topics of the table beside this file', () => {
  const file = projectPath('test', 'server', 'audit', 'published.expected.json');
  const table = Object.fromEntries([...published].sort(([first], [second]) => first.localeCompare(second)));
  if (process.env['ADAPTIKA_WRITE_EXPECTED'] === '1')
    writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
  expect(table).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});
