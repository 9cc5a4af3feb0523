import { once } from 'node:events';
import pg from 'pg';
import { WebSocket } from 'ws';
import { topics } from '@server/generated/topics';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';
import { until } from '@test/helpers/until';

let t: TestApp;
let admin: Registered;
let other: Registered;
beforeAll(async () => {
  t = await startTestApp();
  admin = await register(t);
  other = await register(t);
});
afterAll(() => t.stop());

const address = () => `${t.url.replace('http', 'ws')}/graphql`;

/** A raw socket, opened with these parameters. */
async function open(
  params: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<WebSocket> {
  const socket = new WebSocket(address(), 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: params }));
  return socket;
}

async function closed(socket: WebSocket): Promise<number> {
  const [code] = await once(socket, 'close');
  return Number(code);
}

async function acknowledged(socket: WebSocket): Promise<void> {
  const [message] = await once(socket, 'message');
  expect(JSON.parse(String(message))).toEqual({ type: 'connection_ack' });
}

const CREATE = 'mutation ($name: String!) { positionCreate(position: { name: $name }) { id } }';

test('queries and mutations run over the socket as they do over HTTP, in the language of the connection', async () => {
  const client = t.ws(admin.token, { 'Accept-Language': 'en-us' });
  const ask = (query: string) => client.iterate({ query }).next();
  expect((await ask('{ userIsAuth }')).value).toEqual({ data: { userIsAuth: true } });
  const failed = await ask('mutation { positionCreate(position: { name: "" }) { id } }');
  expect(failed.value?.errors?.[0]).toMatchObject({
    message: expect.not.stringMatching(/[а-я]/i),
    extensions: { type: 'GraphQLError', code: 'validation.required' },
  });
  await client.dispose();
});

test('sign-in works over the socket too', async () => {
  const client = t.ws(null);
  const query = `mutation { getSessionToken(type: "local", login: "nobody@example.ru", password: "wrong") { type token } }`;
  const { value } = await client.iterate({ query }).next();
  expect(value).toEqual({ data: { getSessionToken: { type: 'invalidLoginOrPassword', token: null } } });
  await client.dispose();
});

test('a change reaches the sockets of its organization, and no other', async () => {
  const mine = t.ws(admin.token);
  const foreign = t.ws(other.token);
  const seen: unknown[] = [];
  const query = 'subscription { changed { topic ids } }';
  foreign.subscribe(
    { query },
    { next: (event) => void seen.push(event), error: () => undefined, complete: () => undefined },
  );
  const events = mine.iterate<{ changed: { topic: string; ids: number[] } }>({ query });
  const first = events.next();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { data } = await t.gql<{ positionCreate: { id: number } }>(admin.token, CREATE, { name: 'Курьер' });
  expect((await first).value).toEqual({
    data: { changed: { topic: 'position', ids: [data?.positionCreate.id] } },
  });
  expect(seen).toEqual([]);
  await Promise.all([mine.dispose(), foreign.dispose()]);
});

test('so does a change of the notification settings', async () => {
  const client = t.ws(admin.token);
  const events = client.iterate<{ changed: { topic: string } }>({
    query: 'subscription { changed { topic } }',
  });
  const first = events.next();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const schedule = `{ digestHour: 10, isQuiet: true, quietFrom: "21:00", quietTo: "08:00", isWeekendQuiet: true,
    senderName: "", escalation: [] }`;
  await t.gql(admin.token, `mutation { notificationScheduleUpdate(schedule: ${schedule}) { digestHour } }`);
  expect((await first).value?.data?.changed.topic).toBe('notificationSettings');
  await client.dispose();
});

test('menu counters arrive at once', async () => {
  const client = t.ws(admin.token);
  const query = 'subscription { menuCounters { regulation { count } videoEducation { count } } }';
  const { value } = await client.iterate({ query }).next();
  expect(value).toEqual({
    data: { menuCounters: { regulation: { count: 0 }, videoEducation: { count: 0 } } },
  });
  await client.dispose();
});

test('a notification reaches its recipient, once', async () => {
  const client = t.ws(admin.token);
  const query = 'subscription { notificationAdded { type params } }';
  const events = client.iterate({ query });
  const first = events.next();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const notification = {
    userIds: [admin.userId],
    type: 'regulationAssigned' as const,
    objectType: 'regulation',
    objectId: 1,
    route: '/regulation/my/1',
    params: { name: 'Правила' },
    dedupeKey: 'once',
  };
  const scope = {
    organizationId: admin.organizationId,
    caller: null,
    lang: 'ru' as const,
    ip: '',
    userAgent: '',
  };
  const notify = () =>
    t.app.database.tenant(admin.organizationId, (tx) => t.app.deps.notify({ ...scope, tx }, notification));
  await notify();
  await notify();
  expect((await first).value).toEqual({
    data: { notificationAdded: { type: 'regulationAssigned', params: { name: 'Правила' } } },
  });
  const { data } = await t.gql<{ notifications: { count: number; unreadCount: number } }>(
    admin.token,
    '{ notifications { count unreadCount } }',
  );
  expect(data?.notifications).toEqual({ count: 1, unreadCount: 1 });
  await client.dispose();
});

test('a stranger may connect, but subscribe to nothing', async () => {
  const client = t.ws(null);
  const { value } = await client.iterate({ query: 'subscription { changed { topic } }' }).next();
  expect(value?.errors?.[0]?.extensions).toMatchObject({ code: 'auth.required' });
  await client.dispose();
});

test('an ended session does not open a socket', async () => {
  expect(await closed(await open({ 'X-Session-Token': 'x'.repeat(43) }))).toBe(4401);
});

test('the sockets of an ended session are closed within a second, those of another session stay', async () => {
  const [first, second] = [await t.signIn(admin.userId), await t.signIn(admin.userId)];
  const ending = await open({ 'X-Session-Token': first });
  await acknowledged(ending);
  const staying = await open({ 'X-Session-Token': second });
  await acknowledged(staying);
  const code = closed(ending);
  const started = Date.now();
  await t.gql(first, 'mutation { sessionEnd }');
  expect(await code).toBe(4401);
  expect(Date.now() - started).toBeLessThan(1_000);
  expect(staying.readyState).toBe(WebSocket.OPEN);
  staying.close();
});

test('a page of another site cannot open a socket', async () => {
  const socket = new WebSocket(address(), 'graphql-transport-ws', { origin: 'https://evil.example' });
  const [, response] = await once(socket, 'unexpected-response');
  expect(response.statusCode).toBe(403);
  const own = new WebSocket(address(), 'graphql-transport-ws', { origin: t.url });
  await once(own, 'open');
  own.close();
});

test('a message above 64 kB ends the connection', async () => {
  const socket = await open({});
  await acknowledged(socket);
  socket.send(
    JSON.stringify({
      id: '1',
      type: 'subscribe',
      payload: { query: `{ userIsAuth } # ${'x'.repeat(70_000)}` },
    }),
  );
  expect(await closed(socket)).toBe(1009);
});

test('the document limits apply to sockets too', async () => {
  const client = t.ws(null);
  const aliases = Array.from({ length: 40 }, (_, index) => `a${index}: userIsAuth`).join(' ');
  await expect(client.iterate({ query: `{ ${aliases} }` }).next()).rejects.toEqual(
    expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining('aliases') })]),
  );
  await client.dispose();
});

test('too many concurrent operations on one connection are rejected', async () => {
  const socket = await open({ 'X-Session-Token': admin.token });
  await acknowledged(socket);
  const refused = new Promise((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type === 'error') resolve(message.payload[0].message);
    });
  });
  for (let id = 0; id < 40; id += 1) {
    socket.send(
      JSON.stringify({
        id: String(id),
        type: 'subscribe',
        payload: { query: 'subscription { changed { topic } }' },
      }),
    );
  }
  expect(await refused).toContain('Too many operations');
  socket.close();
  await once(socket, 'close');
});

test('when the connection for events breaks, it is reopened and everybody reloads what they may have missed', async () => {
  const client = t.ws(admin.token);
  const events = client.iterate<{ changed: { topic: string } }>({
    query: 'subscription { changed { topic } }',
  });
  const first = events.next();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query(
    `select pid from pg_stat_activity where application_name = 'adaptika live' and datname = current_database()`,
  );
  expect(rows).toHaveLength(1);
  // The owner is not superuser: the application's own login may end its own connection.
  await t.app.database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await owner.end();
  // An invalidation is published for every topic except sessions.
  const missed = Object.keys(topics).filter((topic) => topic !== 'session');
  const notified = [(await first).value?.data?.changed.topic];
  while (notified.length < missed.length) notified.push((await events.next()).value?.data?.changed.topic);
  expect(notified.sort()).toEqual(missed.sort());
  // And it listens again: the next change arrives.
  await t.gql(admin.token, CREATE, { name: 'Логист' });
  for (;;) {
    const { value } = await events.next();
    if (value?.data?.changed.topic === 'position') break;
  }
  await client.dispose();
});

test('closed sockets leave no listener behind', async () => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = t.app.deps.live.listenerCount();
  const clients = Array.from({ length: 5 }, () => t.ws(admin.token));
  for (const client of clients) {
    client.subscribe(
      { query: 'subscription { changed { topic } }' },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(t.app.deps.live.listenerCount()).toBeGreaterThan(before);
  await Promise.all(clients.map((client) => client.dispose()));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(t.app.deps.live.listenerCount()).toBe(before);
});

test('a stopping server closes its sockets with 1001, and running operations finish', async () => {
  const stopping = await startTestApp();
  const admins = await register(stopping);
  const socket = new WebSocket(`${stopping.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { 'X-Session-Token': admins.token } }));
  await acknowledged(socket);
  const running = stopping.gql(admins.token, CREATE, { name: 'Повар' });
  const code = closed(socket);
  const started = Date.now();
  await stopping.stop();
  expect(await code).toBe(1001);
  expect((await running).errors).toBeUndefined();
  expect(Date.now() - started).toBeLessThan(9_000);
});

test('a socket that closes before its session was read leaves nothing behind', async () => {
  const follows = jest.spyOn(t.app.deps.live, 'onGap');
  const owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
  const count = () =>
    new Promise<number>((resolve) => t.app.http.server.getConnections((_, found) => resolve(found)));
  const before = await count();
  // The lock blocks all reads of sessions.
  await owner.query('begin; lock table session in access exclusive mode');
  const gone = await open({ 'X-Session-Token': admin.token });
  await until(async () => {
    const { rows } = await owner.query('select from pg_locks where not granted');
    return rows.length > 0;
  });
  gone.terminate();
  await until(async () => (await count()) <= before);
  await owner.query('commit');
  await owner.end();
  const next = await open({ 'X-Session-Token': admin.token });
  await acknowledged(next);
  expect(follows).toHaveBeenCalledTimes(1);
  next.close();
  follows.mockRestore();
});
