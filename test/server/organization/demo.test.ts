import { sql } from 'drizzle-orm';
import { integer, type Shape } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { mutationsNotRejected } from '@test/helpers/contract/every-mutation';
import { register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
let owner: Registered;
let now = new Date();

beforeAll(async () => {
  t = await startTestApp({ env: { DEMO: '1' }, now: () => now });
  owner = await register(t);
  await untyped(sql`update users set email = 'admin@demo.adaptika.ru' where id = ${owner.userId}`);
});
afterAll(() => t.stop());

const START = 'mutation { demoStart { type token user { id } } }';
const INIT = '{ userIsAuth initApp { isDemo user { id isAdmin } consts { hasDemo } } }';

interface Started {
  demoStart: { type: string; token: string; user: { id: number } };
}

/** Returns the rows of a statement without column types, for rows that are counted, not read. */
const untyped = (query: ReturnType<typeof sql>) =>
  t.app.database.system(async (tx) => (await tx.execute(query)).rows);
const rows =
  <Columns extends Shape>(shape: Columns) =>
  (query: ReturnType<typeof sql>) =>
    t.app.database.system((tx) => selectRows(tx, shape)(query));

async function visit(): Promise<string> {
  const { data, errors } = await t.gql<Started>(null, START);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.demoStart.token;
}

test('a visitor sees the demo organization as its administrator does', async () => {
  const { data } = await t.gql(await visit(), INIT);
  expect(data).toMatchObject({
    userIsAuth: true,
    initApp: { isDemo: true, user: { id: owner.userId, isAdmin: true }, consts: { hasDemo: true } },
  });
  expect((await t.gql(owner.token, INIT)).data).toMatchObject({ initApp: { isDemo: false } });
});

test('every mutation of the contract is rejected for a visitor, except signing in and out', async () => {
  const token = await visit();
  const passed = await mutationsNotRejected(t, token, {
    code: 'access.demo',
    except: (field) => field === 'sessionEnd',
  });
  // Ending a role view has no effect here.
  expect(passed).toEqual(['getSessionToken', 'viewAsEnd']);
}, 60_000);

test('a visitor cannot export a file', async () => {
  const token = await visit();
  for (const path of t.app.downloads) {
    const answer = await fetch(`${t.url}/api${path.replaceAll(/:\w+/g, '1')}`, {
      headers: { 'X-Session-Token': token },
    });
    expect([path, answer.status, await answer.text()]).toEqual([
      path,
      400,
      expect.stringContaining('access.demo'),
    ]);
  }
});

test('no trace of a visitor is stored, and visitors do not see each other', async () => {
  const before = await untyped(sql`select from audit_log`);
  const token = await visit();
  await visit();
  const { data } = await t.gql<{ userSessions: { ip: string; lastIp: string; device: string }[] }>(
    token,
    '{ userSessions { ip lastIp device } }',
  );
  const own = data?.userSessions.filter(({ ip }) => ip === '') ?? [];
  expect(own.length).toBeGreaterThan(1);
  for (const session of own) expect(session).toEqual({ ip: '', lastIp: '', device: '' });
  await t.gql(token, 'mutation { sessionEnd }');
  expect(await untyped(sql`select from audit_log`)).toHaveLength(before.length);
  expect((await t.gql(token, INIT)).data).toMatchObject({ userIsAuth: false });
});

test('no email is shown to a visitor, even when signed in to the demo', async () => {
  const query = '{ userSessions { ip lastIp device } history { items { ip device } } }';
  const notifiedTo = async (token: string) => JSON.stringify((await t.gql(token, query)).data);
  expect(await notifiedTo(owner.token)).toContain('127.0.0.1');
  const reported = await notifiedTo(await visit());
  expect(reported).toContain('"ip":""');
  expect(reported).not.toContain('127.0.0.1');
});

test('a visit ends within an hour, regardless of activity', async () => {
  const token = await visit();
  const [session] = await rows({ minutes: integer })(sql`
    select round(extract(epoch from expires_at - now()) / 60)::int as minutes from session where is_demo order by id desc limit 1`);
  expect(session?.minutes).toBe(60);
  await untyped(sql`update session set last_at = now() - interval '10 minutes' where is_demo`);
  await t.gql(token, INIT);
  const [later] = await rows({ minutes: integer })(sql`
    select round(extract(epoch from max(expires_at) - now()) / 60)::int as minutes from session where is_demo`);
  expect(later?.minutes).toBe(60);
});

test('the number of visits from one IP address is limited', async () => {
  const codes: (string | undefined)[] = [];
  for (let visits = 0; visits < 25; visits += 1) {
    codes.push((await t.gql(null, START)).errors?.[0]?.extensions.code);
  }
  expect(codes).toContain('tooMany');
});

test('without a demo nothing is offered, and nothing opens', async () => {
  now = new Date(Date.now() + 3_600_000);
  await untyped(sql`update users set email = 'other@firma.ru' where id = ${owner.userId}`);
  expect((await t.gql(null, INIT)).data).toMatchObject({ initApp: { consts: { hasDemo: false } } });
  const plain = await startTestApp();
  try {
    const someone = await register(plain);
    await plain.app.database.system((tx) =>
      tx.execute(sql`update users set email = 'admin@demo.adaptika.ru' where id = ${someone.userId}`),
    );
    expect((await plain.gql(null, INIT)).data).toMatchObject({ initApp: { consts: { hasDemo: false } } });
    expect((await plain.gql(null, START)).errors?.[0]?.extensions.code).toBe('notFound');
  } finally {
    await plain.stop();
  }
});
