import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { nullable, text, type Shape } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { WebSocket } from 'ws';
import { readAccess } from '@server/graphql/access/access';
import { AREAS } from '@server/graphql/access/rights';
import { roleTable } from '@server/modules/roles/roles.tables';
import { HEARTBEAT_NAME } from '@server/outages';
import { aPosition } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { callOf } from '@test/helpers/contract/every-field';
import { register, type Registered } from '@test/helpers/worlds/registration';
import { until } from '@test/helpers/until';

let t: TestApp;
let owner: Registered;
let sampleIds: number[];

/** Returns the rows of a statement without column types, for rows that are counted, not read. */
const untyped = (query: ReturnType<typeof sql>) =>
  t.app.database.system(async (tx) => (await tx.execute(query)).rows);
const rows =
  <Columns extends Shape>(shape: Columns) =>
  (query: ReturnType<typeof sql>) =>
    t.app.database.system((tx) => selectRows(tx, shape)(query));
const codeOf = async (token: string | null, query: string, variables = {}) =>
  (await t.gql(token, query, variables)).errors?.[0]?.extensions.code;

const FILL = 'mutation { sampleFill(industry: bakery) { kind id } }';
const REMOVE = 'mutation { sampleRemove { kept { id reason } } }';
const START = 'mutation { demoStart { token } }';

beforeAll(async () => {
  t = await startTestApp({ env: { DEMO: '1' } });
  owner = await register(t);
  const { data } = await t.gql<{ sampleFill: { kind: string; id: number }[] }>(owner.token, FILL);
  sampleIds = (data?.sampleFill ?? []).flatMap(({ kind, id }) => (kind === 'user' ? [id] : []));
  await untyped(sql`update users set email = 'admin@demo.adaptika.ru' where id = ${owner.userId}`);
}, 60_000);
afterAll(() => t.stop());

/** A person with every right of a role, but not an administrator. */
async function withEveryRight(): Promise<string> {
  const { organizationId } = owner;
  const rights = Object.fromEntries(AREAS.map((area) => [area, { read: true, write: true }]));
  const user = await t.app.database.system(async (tx) => {
    const [role] = await tx
      .insert(roleTable)
      .values({ organizationId, name: 'Все права', rights })
      .returning();
    const position = await aPosition(tx, { organizationId, roleId: role?.id });
    return aUser(tx, { organizationId, positionId: position.id });
  });
  return t.signIn(user.id);
}

/** Waits for the jobs that write emails and history entries. */
const jobsDone = () =>
  until(
    async () =>
      (await untyped(sql`select from graphile_worker.jobs where attempts = 0 and run_at <= now()`)).length ===
      0,
  );

async function visit(): Promise<string> {
  const { data, errors } = await t.gql<{ demoStart: { token: string } }>(null, START);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.demoStart.token;
}

/** The contents of every table, except sessions, counters, and what the server writes every few seconds. */
async function contentsOf(): Promise<Record<string, string>> {
  const tables = await rows({ name: text })(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(array['session', 'sign_in_attempt'])`);
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await rows({ hash: nullable(text) })(
      sql`select md5(string_agg(x::text, '' order by x::text)) as hash from ${sql.identifier(name)} x
        where to_jsonb(x) ->> 'name' is distinct from ${HEARTBEAT_NAME}`,
    );
    contents[name] = row?.hash ?? '';
  }
  return contents;
}

describe('a sample', () => {
  it('is loaded and removed by administrators of the organization alone', async () => {
    const hr = await withEveryRight();
    const stranger = await register(t);
    const before = await untyped(sql`select from sample_object`);
    for (const query of [FILL, REMOVE, '{ sampleRemovalPreview { kept { id } } }']) {
      expect([query, await codeOf(hr, query)]).toEqual([query, expect.stringMatching(/denied|notFound/)]);
      expect([query, await codeOf(null, query)]).toEqual([query, expect.any(String)]);
    }
    await t.gql(stranger.token, REMOVE);
    expect(await untyped(sql`select from sample_object`)).toHaveLength(before.length);
    expect((await t.gql(stranger.token, '{ sampleObjects { id } }')).data).toEqual({ sampleObjects: [] });
    const update = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }';
    const u = { id: sampleIds[0], email: 'taken@firma.ru' };
    expect(await codeOf(stranger.token, update, { u })).toBe('notFound');
  });

  it('has nobody whose account a stranger could take over: no email, no session, no social account', async () => {
    const people = await rows({ email: text })(
      sql`select email from users where id = any(array[${sql.join(sampleIds, sql`, `)}]::int[])`,
    );
    const SIGN_IN = `mutation ($type: String!, $login: String, $password: String) {
      getSessionToken(type: $type, login: $login, password: $password) { type token } }`;
    for (const { email: login } of people.slice(0, 3)) {
      const local = await t.gql(null, SIGN_IN, { type: 'local', login, password: 'demo-admin' });
      expect(local.data).toEqual({ getSessionToken: { type: 'invalidLoginOrPassword', token: null } });
      const reset = await t.gql(null, SIGN_IN, { type: 'reset', login });
      expect(reset.data).toMatchObject({ getSessionToken: { token: null } });
    }
    await jobsDone();
    expect(await untyped(sql`select from letter where "to" like '%@sample.invalid'`)).toEqual([]);
    expect(
      await untyped(
        sql`select from session where user_id = any(array[${sql.join(sampleIds, sql`, `)}]::int[])`,
      ),
    ).toEqual([]);
  });

  it('removes nobody who has become a real person of the organization', async () => {
    const company = await register(t);
    const { data } = await t.gql<{ sampleFill: { kind: string; id: number }[] }>(company.token, FILL);
    const id = data?.sampleFill.find(({ kind }) => kind === 'user')?.id ?? 0;
    const update = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }';
    await t.gql(company.token, update, { u: { id, email: 'nowreal@firma.ru' } });
    const removed = await t.gql<{ sampleRemove: { kept: { id: number }[] } }>(company.token, REMOVE);
    expect(removed.data?.sampleRemove.kept.map((item) => item.id)).toContain(id);
    expect(await untyped(sql`select from users where id = ${id}`)).toHaveLength(1);
  });
});

describe('a visitor of the demo', () => {
  it('writes nothing, on any read', async () => {
    const token = await visit();
    await jobsDone();
    const before = await contentsOf();
    for (const { operation, field } of readAccess(t.app.schema)) {
      if (operation !== 'Query') continue;
      const { query, variables } = callOf(t.app.schema, operation, field, () => owner.userId);
      await t.gql(token, query, variables);
    }
    await jobsDone();
    expect(await contentsOf()).toEqual(before);
  }, 60_000);

  it('changes nothing over the socket either', async () => {
    const socket = new WebSocket(`${t.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { origin: t.url },
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { 'x-session-token': await visit() } }));
    await once(socket, 'message');
    const query = `mutation { userUpdate(user: { id: ${owner.userId}, nameFirst: "Взломан" }) { id } }`;
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
    const [message] = await once(socket, 'message');
    socket.close();
    expect(String(message)).toMatch(/access\.demo|operation|mutation/i);
    const [person] = await rows({ name: text })(
      sql`select name_first as name from users where id = ${owner.userId}`,
    );
    expect(person?.name).not.toBe('Взломан');
  });

  it('never becomes more than a visitor: the session is no code, and opens no other session', async () => {
    const token = await visit();
    const SIGN_IN = `mutation ($type: String!, $accessToken: String, $userId: Int, $code: String, $login: String) {
      getSessionToken(type: $type, accessToken: $accessToken, userId: $userId, code: $code, login: $login) { type token } }`;
    const opened = await untyped(sql`select from session where not is_demo`);
    for (const type of ['accessToken', 'local', 'reset', 'social', 'invite']) {
      const input = { type, accessToken: token, code: token.slice(0, 6), userId: owner.userId };
      const login = 'admin@demo.adaptika.ru';
      const { data } = await t.gql<{ getSessionToken: { token: string | null } }>(token, SIGN_IN, {
        ...input,
        login,
      });
      expect([type, data?.getSessionToken.token ?? null]).toEqual([type, null]);
    }
    expect(await untyped(sql`select from session where not is_demo`)).toHaveLength(opened.length);
    expect((await t.gql(token, '{ initApp { isDemo } }')).data).toEqual({ initApp: { isDemo: true } });
  });

  it('is one of a bounded number, even when many start at the same moment', async () => {
    await untyped(sql`delete from session where is_demo`);
    const MOST = 300;
    await untyped(sql`insert into session (user_id, token_hash, expires_at, is_demo)
      select ${owner.userId}, 'visitor' || n, now() + interval '1 hour', true from generate_series(1, ${MOST - 2}::int) n`);
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(null, START)));
    expect(codes.filter((code) => code === undefined).length).toBeLessThanOrEqual(2);
    expect(codes).toContain('limits.busy');
    const living = await untyped(sql`select from session where is_demo and ended_at is null`);
    expect(living.length).toBeLessThanOrEqual(MOST);
    // Nobody else is blocked by them.
    expect((await t.gql(await t.signIn(owner.userId), '{ userIsAuth }')).data).toEqual({ userIsAuth: true });
  });
});
