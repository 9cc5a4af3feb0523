import { once } from 'node:events';
import { WebSocket } from 'ws';
import { readSecret } from '@server/db/secret';
import { createSealing } from '@server/db/sealing';
import { VISITOR_SHARE } from '@server/http/limits/rate-counters';
import { SOCKETS } from '@server/http/sockets/socket-places';
import { PER_MINUTE as REQUESTS_PER_MINUTE } from '@server/http/limits/rate-limits';
import {
  createVisitors,
  NEW_VISITORS_PER_MINUTE,
  VISITOR_COOKIE,
  VISITOR_NOTE_MS,
  type Visitors,
} from '@server/http/limits/visitors';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { PASSWORD, register, type Registered } from '@test/helpers/worlds/registration';

const PER_MINUTE = 600;

let t: TestApp;
let admin: Registered;
let other: Registered;
beforeAll(async () => {
  t = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  admin = await register(t);
  other = await register(t);
}, 60_000);
afterAll(() => t.stop());

interface Sent {
  path?: string;
  ip: string;
  token?: string;
  cookie?: string;
  method?: 'GET' | 'POST';
}

async function send({ path = '/graphql', ip, token, cookie, method = 'POST' }: Sent): Promise<Response> {
  const response = await fetch(`${t.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': ip,
      ...(token ? { 'x-session-token': token } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(method === 'POST' ? { body: '{"query":"{ userIsAuth }"}' } : {}),
  });
  await response.arrayBuffer();
  return response;
}

async function flood(sent: Sent, times: number): Promise<number> {
  let refused = 0;
  for (let done = 0; done < times; done += 20) {
    const part = await Promise.all(Array.from({ length: Math.min(20, times - done) }, () => send(sent)));
    refused += part.filter(({ status }) => status === 429).length;
  }
  return refused;
}

/** An office's IP address, where strangers use up the limit per minute. */
const OFFICE = '10.2.0.1';

test('a stranger is counted however the path is written, and gets a retry time', async () => {
  const [half, more] = [PER_MINUTE / 2, 20];
  expect(await flood({ path: '/%67raphql', ip: OFFICE }, half)).toBe(0);
  expect(await flood({ path: '/%61pi/unsubscribe', ip: OFFICE, method: 'GET' }, half)).toBe(0);
  expect(await flood({ path: '/%67raphql', ip: OFFICE }, more)).toBe(more);
  expect(await flood({ path: '/%61pi/unsubscribe', ip: OFFICE, method: 'GET' }, more)).toBe(more);
  const refused = await send({ path: '/graphql', ip: OFFICE });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // Requests outside of the API are not counted.
  expect((await send({ path: '/api/health', ip: OFFICE, method: 'GET' })).status).toBe(200);
}, 30_000);

test('strangers at an office’s IP address lock out neither signed-in people nor a known browser', async () => {
  const signIn = await fetch(`${t.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.2.0.2' },
    body: JSON.stringify({
      query: `mutation { getSessionToken(type: "local", login: "${admin.email}", password: "${PASSWORD}") { type } }`,
    }),
  });
  const [cookie = ''] = (signIn.headers.get('set-cookie') ?? '').split(';');
  expect(cookie).toContain('adaptika-browser=');
  // Used up by the previous test, unless its minute is over.
  if ((await send({ ip: OFFICE })).status === 200) await flood({ ip: OFFICE }, PER_MINUTE);
  expect((await send({ ip: OFFICE })).status).toBe(429);
  expect((await send({ ip: OFFICE, token: admin.token })).status).toBe(200);
  expect((await send({ ip: OFFICE, cookie })).status).toBe(200);
}, 30_000);

describe('a browser in which nobody has signed in yet, at a flooded address', () => {
  const ADDRESS = '10.2.0.3';
  let visitors: Visitors;
  const cookieOf = async (ip = '10.2.0.4') =>
    `${VISITOR_COOKIE}=${(await visitors.noteFor(null, ip)) ?? 'none'}`;

  beforeAll(async () => {
    visitors = createVisitors(createSealing(await readSecret(t.app.database, 'sealing')), () => new Date());
    expect(await flood({ ip: ADDRESS }, PER_MINUTE + 20)).toBeGreaterThan(0);
  }, 60_000);

  test('is served within its own share, which others at the address do not use up', async () => {
    const [one, other] = [await cookieOf(), await cookieOf()];
    const statuses: number[] = [];
    for (let number = 0; number < VISITOR_SHARE + 3; number += 1) {
      statuses.push((await send({ ip: ADDRESS, cookie: one })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: VISITOR_SHARE }, () => 200), 429, 429, 429]);
    expect((await send({ ip: ADDRESS, cookie: other })).status).toBe(200);
    expect((await send({ ip: ADDRESS })).status).toBe(429);
  });

  test('an invented or expired note is worth nothing', async () => {
    const past = createVisitors(
      createSealing(await readSecret(t.app.database, 'sealing')),
      () => new Date(Date.now() - VISITOR_NOTE_MS - 1_000),
    );
    const expired = await past.noteFor(null, '10.2.0.5');
    for (const note of ['invented', expired ?? '']) {
      expect((await send({ ip: ADDRESS, cookie: `${VISITOR_COOKIE}=${note}` })).status).toBe(429);
    }
  });

  test('all new browsers of an office that begin in one minute are served, though its address is flooded', async () => {
    const cookies = await Promise.all(Array.from({ length: 250 }, () => cookieOf('10.2.0.8')));
    const statuses = await Promise.all(cookies.map((cookie) => send({ ip: ADDRESS, cookie })));
    expect(statuses.filter(({ status }) => status !== 200)).toEqual([]);
  }, 30_000);

  test('whoever collects all notes of an address can send no more than a signed-in person may', () => {
    const collected = NEW_VISITORS_PER_MINUTE * (VISITOR_NOTE_MS / 60_000);
    expect(collected * VISITOR_SHARE).toBeLessThan(REQUESTS_PER_MINUTE.person);
  });

  test('an address gets so many new notes a minute; a browser keeps its own', async () => {
    const notes = await Promise.all(
      Array.from({ length: NEW_VISITORS_PER_MINUTE + 10 }, () => visitors.noteFor(null, '10.2.0.6')),
    );
    expect(notes.filter((note) => note === null)).toHaveLength(10);
    const [own = null] = notes;
    const renewed = await visitors.noteFor(own, '10.2.0.6');
    expect(visitors.nameOf(renewed)).toBe(visitors.nameOf(own));
  });

  test('new notes do not help to guess passwords', async () => {
    const guess = async () => {
      const response = await fetch(`${t.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': ADDRESS,
          cookie: await cookieOf('10.2.0.7'),
        },
        body: JSON.stringify({
          query: `mutation { getSessionToken(type: "local", login: "${other.email}", password: "guessed") { type } }`,
        }),
      });
      return response.text();
    };
    const answers: string[] = [];
    for (let number = 0; number < 8; number += 1) answers.push(await guess());
    expect(answers.filter((answer) => answer.includes('tooMany')).length).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer.includes('invalidLoginOrPassword')).length).toBeLessThanOrEqual(
      6,
    );
  }, 30_000);
});

test('one person’s flood rejects nobody else’s requests', async () => {
  const honest: number[] = [];
  const isOver = { value: false };
  const others = (async () => {
    while (!isOver.value) {
      const { errors } = await t.gql(other.token, '{ users(pageSize: 20) { count items { id nameFull } } }');
      honest.push(errors ? 1 : 0);
    }
  })();
  const shots = Array.from({ length: 150 }, () =>
    t.gql(admin.token, '{ users(pageSize: 50) { count items { id nameFull } } }'),
  );
  const answers = await Promise.all(shots);
  isOver.value = true;
  await others;
  expect(honest.length).toBeGreaterThan(10);
  expect(honest.filter(Boolean)).toEqual([]);
  // The flooding person gets the limiter's error, and nothing else of theirs fails.
  const codes = new Set(
    answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []),
  );
  expect([...codes]).toEqual(['limits.busy']);
}, 60_000);

test('a request that was rejected by the limiter can be sent again, and is answered', async () => {
  const query = '{ users(pageSize: 50) { count } }';
  const sent = () =>
    fetch(`${t.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-token': admin.token },
      body: JSON.stringify({ query }),
    });
  const first = await Promise.all(Array.from({ length: 150 }, sent));
  const refused = first.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ errors: [{ extensions: { code: 'limits.busy' } }] });
  expect((await sent()).status).toBe(200);
}, 30_000);

test('previously unseen documents are counted', async () => {
  const ip = '10.3.0.1';
  const ask = async (number: number) => {
    const response = await fetch(`${t.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify({ query: `{ a${number}: userIsAuth }` }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const statuses: number[] = [];
  for (let number = 0; number < 130; number += 1) statuses.push(await ask(number));
  expect(statuses.slice(0, 120)).not.toContain(429);
  expect(statuses.slice(120)).toEqual(Array.from({ length: 10 }, () => 429));
  // Known documents are still answered.
  expect((await send({ ip })).status).toBe(200);
}, 30_000);

interface Opened {
  socket: WebSocket;
  /** The server's first message. */
  answered: Promise<unknown>;
  code: Promise<number>;
}

async function open(token: string): Promise<Opened> {
  const socket = new WebSocket(`${t.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const code = once(socket, 'close').then(([value]) => Number(value));
  const answered = once(socket, 'message');
  answered.catch(() => undefined);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { 'X-Session-Token': token } }));
  return { socket, answered, code };
}

test('one person has a limited number of sockets; closing one frees a slot', async () => {
  const sockets = await Promise.all(Array.from({ length: SOCKETS.person }, () => open(admin.token)));
  await Promise.all(sockets.map(({ answered }) => answered));
  expect(await (await open(admin.token)).code).toBe(1013);
  // Other people have their own sockets.
  const colleague = await open(other.token);
  await colleague.answered;
  sockets[0]?.socket.close();
  await sockets[0]?.code;
  await new Promise((wake) => setTimeout(wake, 100));
  const again = await open(admin.token);
  await again.answered;
  for (const { socket } of [...sockets, colleague, again]) socket.terminate();
}, 30_000);

test('messages of a socket are counted like requests: a flood closes it, and uses up its sender’s minute', async () => {
  const ip = '10.4.0.1';
  const socket = new WebSocket(`${t.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': ip },
  });
  const code = once(socket, 'close').then(([value]) => Number(value));
  const answered = once(socket, 'message');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: {} }));
  await answered;
  for (let sent = 0; sent < PER_MINUTE + 20; sent += 1) socket.send(JSON.stringify({ type: 'ping' }));
  expect(await code).toBe(1013);
  expect((await send({ ip })).status).toBe(429);
}, 30_000);
