import pg from 'pg';
import { pino } from 'pino';
import { type App, createApp } from '@server/app';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { openSocket } from '@test/helpers/contract/open-socket';
import { PASSWORD, register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
/** Another node on the same database. */
let other: App;
let otherUrl: string;
let owner: pg.Client;
let admin: Registered;
let stranger: Registered;

beforeAll(async () => {
  t = await startTestApp();
  other = await createApp({
    config: t.config,
    log: pino({ level: 'silent' }),
    databaseUrl: t.database.appUrl,
  });
  otherUrl = `http://127.0.0.1:${await other.listen()}`;
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
  admin = await register(t);
  stranger = await register(t);
});
afterAll(async () => {
  await owner.end();
  await other.close();
  await t.stop();
});
beforeEach(() => owner.query('delete from rate_limit'));

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';

interface Listed {
  userSessions: { id: number; device: string; ip: string; lastIp: string; isCurrent: boolean }[];
}

const LIST = `query ($userId: Int) {
  userSessions(userId: $userId) { id device ip lastIp isCurrent createdAt lastActivityAt }
}`;

const SIGN_IN = `mutation ($login: String, $password: String) {
  getSessionToken(type: "local", login: $login, password: $password) { type token }
}`;

/** Signs in by password with this browser. */
async function signIn(email: string, userAgent = 'node'): Promise<string> {
  const { data, errors } = await t.gql<{ getSessionToken: { token: string } }>(
    null,
    SIGN_IN,
    { login: email, password: PASSWORD },
    { 'user-agent': userAgent },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.getSessionToken.token;
}

async function hire(nameFirst: string, rights: Record<string, unknown> | null = null): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into users (organization_id, home_organization_id, email, name_first, name_second, status)
     values ($1, $1, $2, $3, 'Петров', 'working') returning id`,
    [admin.organizationId, `${Math.random().toString(36).slice(2)}@example.ru`, nameFirst],
  );
  const id = rows[0]?.id ?? 0;
  if (rights) {
    await owner.query(
      `with r as (insert into role (organization_id, name, rights) values ($1, $2, $3) returning id)
       insert into user_role (organization_id, user_id, role_id, created_at) select $1, $4, id, now() from r`,
      [admin.organizationId, `Роль ${id}`, rights, id],
    );
  }
  return id;
}

const list = async (token: string, userId: number | null = null) =>
  (await t.gql<Listed>(token, LIST, { userId })).data?.userSessions ?? [];

const isAlive = async (token: string, url = t.url) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-token': token },
    body: JSON.stringify({ query: '{ userIsAuth }' }),
  });
  const answer: { data: { userIsAuth: boolean } } = JSON.parse(await response.text());
  return answer.data.userIsAuth;
};

describe('my sessions', () => {
  test('show which browser and from where, and which of them is the current one', async () => {
    const token = await signIn(admin.email, FIREFOX);
    const sessions = await list(token);
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({
      device: 'Firefox 142, Windows',
      ip: '127.0.0.1',
      lastIp: '127.0.0.1',
    });
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions.length).toBeGreaterThanOrEqual(2);
  });

  test('one of them ends everywhere within a second: requests and open sockets of every node', async () => {
    const [mine, lost] = [await signIn(admin.email), await signIn(admin.email, FIREFOX)];
    const sockets = [await openSocket(t.url, lost), await openSocket(otherUrl, lost)];
    const kept = await openSocket(otherUrl, mine);
    const id = (await list(lost)).find(({ isCurrent }) => isCurrent)?.id;
    const began = Date.now();
    const { data } = await t.gql(mine, 'mutation ($id: Int!) { userSessionEnd(id: $id) }', { id });
    expect(data).toEqual({ userSessionEnd: true });
    expect(await isAlive(lost, t.url)).toBe(false);
    expect(await isAlive(lost, otherUrl)).toBe(false);
    const closed = await Promise.all(sockets.map((socket) => socket.closed));
    expect(closed.map(({ code }) => code)).toEqual([4401, 4401]);
    expect(Math.max(...closed.map(({ at }) => at)) - began).toBeLessThan(1_000);
    expect(kept.isOpen()).toBe(true);
    kept.close();
    expect(await isAlive(mine, otherUrl)).toBe(true);
  });

  test('all others end at once, the current one stays; the history names each device', async () => {
    const person = await register(t);
    await signIn(person.email, FIREFOX);
    const mine = await signIn(person.email);
    const { data } = await t.gql(mine, 'mutation { userSessionsEnd }');
    expect(data).toEqual({ userSessionsEnd: 2 });
    expect(await list(mine)).toHaveLength(1);
    expect(await isAlive(person.token)).toBe(false);
    const { rows } = await owner.query(
      `select changes, object_id from audit_log where organization_id = $1 and action = 'sessionEnd' order by id`,
      [person.organizationId],
    );
    expect(rows.map(({ object_id: id }) => id)).toEqual([person.userId, person.userId]);
    expect(rows.map(({ changes }) => changes.device[0])).toContain('Firefox 142, Windows');
  });

  test('a session in use is extended, and never longer than ninety days', async () => {
    const token = await signIn(admin.email);
    const hash = `encode(sha256('${token}'::bytea), 'hex')`;
    const age = (days: number) =>
      owner.query(
        `update session set created_at = now() - $1 * interval '1 day', expires_at = now() + interval '1 day',
           last_at = now() - interval '2 minutes' where token_hash = ${hash}`,
        [days],
      );
    const left = async () => {
      const { rows } = await owner.query<{ days: number }>(
        `select extract(epoch from expires_at - now())::int / 86400.0 as days from session where token_hash = ${hash}`,
      );
      return Math.round(Number(rows[0]?.days));
    };
    // Roles must not have changed since the session started.
    await owner.query(`update role set updated_at = now() - interval '100 days'`);
    await age(10);
    expect(await isAlive(token)).toBe(true);
    expect(await left()).toBe(30);
    await age(80);
    expect(await isAlive(token)).toBe(true);
    expect(await left()).toBe(10);
  });

  test('a person’s presence is written at most once a minute', async () => {
    const token = await signIn(admin.email);
    const hash = `encode(sha256('${token}'::bytea), 'hex')`;
    const written = async () => {
      const { rows } = await owner.query<{ xmin: string }>(
        `select s.xmin::text || ' ' || u.xmin::text as xmin from session s join users u on u.id = s.user_id
         where s.token_hash = ${hash}`,
      );
      return rows[0]?.xmin;
    };
    await isAlive(token);
    const before = await written();
    for (let times = 0; times < 5; times += 1) await isAlive(token);
    expect(await written()).toBe(before);
    await owner.query(
      `update session set last_at = now() - interval '61 seconds' where token_hash = ${hash}`,
    );
    const stale = await written();
    await isAlive(token);
    expect(await written()).not.toBe(stale);
  });
});

/** Signs in like a browser with stored cookies; returns its current cookies. */
async function enter(login: string, userAgent: string, cookie = ''): Promise<string> {
  const response = await fetch(`${t.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, cookie },
    body: JSON.stringify({ query: SIGN_IN, variables: { login, password: PASSWORD } }),
  });
  expect(await response.json()).toMatchObject({ data: { getSessionToken: { type: 'success' } } });
  return response.headers
    .getSetCookie()
    .map((item) => item.split(';')[0])
    .join('; ');
}

describe('a new device', () => {
  test('is notified with instructions; an updated browser, a new login and the first device are not', async () => {
    const person = await register(t);
    const notified = async () => {
      const { rows } = await owner.query(
        `select params, route from notification where user_id = $1 and type = 'newDeviceLogin' order by id`,
        [person.userId],
      );
      return rows;
    };
    const notificationsOf = {
      params: { device: 'Firefox 142, Windows', address: '127.0.0.1' },
      route: '/settings/setting-ip',
    };
    expect(await notified()).toEqual([]);
    const cookie = await enter(person.email, FIREFOX);
    expect(await notified()).toEqual([notificationsOf]);
    await enter(person.email, FIREFOX.replaceAll('142', '143'), cookie);
    await owner.query(`update users set email = 'new-' || email where id = $1`, [person.userId]);
    await enter(`new-${person.email}`, FIREFOX, cookie);
    expect(await notified()).toEqual([notificationsOf]);
    // The same kind of browser, on another person's desk.
    await enter(`new-${person.email}`, FIREFOX);
    expect(await notified()).toEqual([notificationsOf, notificationsOf]);
  });

  test('is one on which only others have signed in', async () => {
    const [person, colleague] = [await register(t), await register(t)];
    const shared = await enter(colleague.email, FIREFOX);
    await enter(person.email, FIREFOX, shared);
    const { rows } = await owner.query(
      `select from notification where user_id = $1 and type = 'newDeviceLogin'`,
      [person.userId],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('sessions of others', () => {
  test('are listed and ended by those who manage people, and by nobody else', async () => {
    const manager = await t.signIn(await hire('Мария', { employees: { read: true, write: true } }));
    const reader = await t.signIn(await hire('Иван', { employees: { read: true, write: false } }));
    const worker = await hire('Пётр');
    const session = await t.signIn(worker);
    expect((await t.gql(reader, LIST, { userId: worker })).errors?.[0]?.extensions.code).toBe('notFound');
    const [listed] = await list(manager, worker);
    expect(listed).toMatchObject({ isCurrent: false });
    const end = (token: string, id: number | undefined) =>
      t.gql(token, 'mutation ($id: Int!) { userSessionEnd(id: $id) }', { id });
    expect((await end(reader, listed?.id)).errors?.[0]?.extensions.code).toBe('notFound');
    expect(await isAlive(session)).toBe(true);
    expect((await end(manager, listed?.id)).data).toEqual({ userSessionEnd: true });
    expect(await isAlive(session)).toBe(false);
  });

  test('of an administrator cannot be accessed by a manager', async () => {
    const manager = await t.signIn(await hire('Анна', { employees: { read: true, write: true } }));
    const { errors } = await t.gql(manager, 'mutation ($userId: Int) { userSessionsEnd(userId: $userId) }', {
      userId: admin.userId,
    });
    expect(errors?.[0]?.extensions.code).toBe('notFound');
    const token = await signIn(admin.email);
    const [session] = await list(token);
    const end = await t.gql(manager, 'mutation ($id: Int!) { userSessionEnd(id: $id) }', { id: session?.id });
    expect(end.errors?.[0]?.extensions.code).toBe('notFound');
    expect(await isAlive(token)).toBe(true);
  });

  test('of another organization do not exist', async () => {
    const [session] = await list(stranger.token);
    for (const [query, variables] of [
      [LIST, { userId: stranger.userId }],
      ['mutation ($userId: Int) { userSessionsEnd(userId: $userId) }', { userId: stranger.userId }],
      ['mutation ($id: Int!) { userSessionEnd(id: $id) }', { id: session?.id }],
    ] as const) {
      const { errors } = await t.gql(admin.token, query, variables);
      expect(errors?.[0]?.extensions.code).toBe('notFound');
    }
    expect(await isAlive(stranger.token)).toBe(true);
  });
});
