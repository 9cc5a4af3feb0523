import { sql } from 'drizzle-orm';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { PASSWORD, register, type Registered } from '@test/helpers/worlds/registration';
import { until } from '@test/helpers/until';

let t: TestApp;
let person: Registered;
beforeAll(async () => {
  t = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
}, 60_000);
afterAll(() => t.stop());
beforeEach(async () => {
  await t.app.database.pool.query('delete from rate_limit');
  person = await register(t);
  const { verify } = t.app.deps.passwords;
  // Password hashing is free here: the test is about who has to wait.
  jest
    .spyOn(t.app.deps.passwords, 'verify')
    .mockImplementation((typed, hash) => (typed === PASSWORD ? verify(typed, hash) : Promise.resolve(false)));
});
afterEach(() => jest.restoreAllMocks());

const OFFICE = '192.0.2.10';
const elsewhere = (index: number) => `198.51.${Math.floor(index / 200)}.${index % 200}`;

const SIGN_IN = `mutation ($type: String!, $login: String, $password: String, $code: String, $accessToken: String, $userId: Int) {
  getSessionToken(type: $type, login: $login, password: $password, code: $code, accessToken: $accessToken, userId: $userId) {
    type message token routePath
  }
}`;

interface Answer {
  type: string;
  message: string | null;
  token: string | null;
  routePath: string | null;
}

async function signIn(ip: string, variables: Record<string, unknown>, cookie = '') {
  const headers = { 'x-forwarded-for': ip, cookie };
  const { data, errors } = await t.gql<{ getSessionToken: Answer }>(null, SIGN_IN, variables, headers);
  return { answer: data?.getSessionToken, code: errors?.[0]?.extensions.code };
}

const guess = (ip: string, login = person.email) =>
  signIn(ip, { type: 'local', login, password: 'ne-tot-parol' });
const withPassword = (ip: string) => signIn(ip, { type: 'local', login: person.email, password: PASSWORD });
const askForEmail = (ip: string, login = person.email) => signIn(ip, { type: 'reset', login });

/** The links of the received emails, the newest first. */
async function links(): Promise<{ accessToken: string; userId: number }[]> {
  const rows = await t.app.database.system((tx) =>
    selectRows(tx, { text })(
      sql`select text from letter where "to" = ${person.email} and text like '%accessToken=%' order by id desc`,
    ),
  );
  return rows.map(({ text }) => {
    const [, token = '', id = ''] = /accessToken=([\w-]+)&userId=(\d+)/.exec(text) ?? [];
    return { accessToken: token, userId: Number(id) };
  });
}

async function linkOfEmail(count = 1) {
  await until(async () => (await links()).length >= count);
  const [newest] = await links();
  return { type: 'accessToken', accessToken: newest?.accessToken ?? '', userId: newest?.userId ?? 0 };
}

const inWaves = async (count: number, make: (index: number) => Promise<unknown>) => {
  for (let done = 0; done < count; done += 40) {
    const size = Math.min(40, count - done);
    await Promise.all(Array.from({ length: size }, (_, index) => make(done + index)));
  }
};

test('strangers who guess at a login delay its owner, but not a person who opens the emailed link', async () => {
  await inWaves(22, (index) => guess(elsewhere(index)));
  expect((await withPassword('203.0.113.5')).code).toBe('tooMany');
  await askForEmail('203.0.113.5');
  const link = await linkOfEmail();
  await inWaves(22, (index) => guess(elsewhere(300 + index)));
  const { answer } = await signIn('203.0.113.5', link);
  expect(answer).toMatchObject({ type: 'success', token: expect.any(String) });
  // A person on a new device without a password sets a new one.
  expect(answer?.routePath).toMatch(/\?resetPasswordCode=/);
  // The link works once.
  expect((await signIn('203.0.113.5', link)).answer?.type).toBe('isAccessTokenFail');
}, 60_000);

test('the browser that came by the link is known: strangers no longer delay it', async () => {
  await askForEmail('203.0.113.6');
  const response = await fetch(`${t.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.6' },
    body: JSON.stringify({ query: SIGN_IN, variables: await linkOfEmail() }),
  });
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  await inWaves(22, (index) => guess(elsewhere(index)));
  const variables = { type: 'local', login: person.email, password: PASSWORD };
  expect((await signIn('203.0.113.6', variables, cookie)).answer?.type).toBe('success');
}, 60_000);

test('wrong codes invalidate the code of an email, not its link', async () => {
  await askForEmail('203.0.113.7');
  const link = await linkOfEmail();
  await inWaves(25, (index) => signIn(elsewhere(index), { type: 'reset', login: person.email, code: '1' }));
  expect((await signIn('203.0.113.7', { type: 'reset', login: person.email, code: '2' })).code).toBe(
    'tooMany',
  );
  expect((await signIn('203.0.113.7', link)).answer?.type).toBe('success');
}, 60_000);

test('emails requested by strangers invalidate no link about to be opened, and there always is one', async () => {
  await askForEmail('203.0.113.8');
  const link = await linkOfEmail();
  for (let index = 0; index < 6; index += 1) await askForEmail(elsewhere(index));
  // The owner is told that an email was sent, as for any login.
  const said = (await askForEmail('203.0.113.8')).answer;
  expect(said).toEqual((await askForEmail('203.0.113.8')).answer);
  expect(said?.type).toBe('isResetPassword');
  expect(said?.message).toMatch(/недавно уже запрашивали/);
  expect((await links()).length).toBeLessThanOrEqual(4);
  expect((await signIn('203.0.113.8', link)).answer?.type).toBe('success');
  // After signing in with one of them, all others are invalid.
  const others = (await links()).filter(({ accessToken }) => accessToken !== link.accessToken);
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) {
    expect((await signIn('203.0.113.8', { type: 'accessToken', ...other })).answer?.type).toBe(
      'isAccessTokenFail',
    );
  }
}, 60_000);

test('requests that fail on purpose use up none of somebody else’s emails', async () => {
  const query = `mutation ($login: String) {
    getSessionToken(type: "reset", login: $login) { type }
    userDelete(id: 0) { id }
  }`;
  for (let index = 0; index < 6; index += 1) {
    await t.gql(null, query, { login: person.email }, { 'x-forwarded-for': elsewhere(index) });
  }
  await askForEmail('203.0.113.9');
  expect((await signIn('203.0.113.9', await linkOfEmail())).answer?.type).toBe('success');
}, 60_000);

describe('at an office’s IP address', () => {
  test('a colleague who guesses and requests emails locks out nobody with a mailbox', async () => {
    await inWaves(120, (index) => guess(OFFICE, `nikto${index}@example.ru`));
    await inWaves(60, (index) => askForEmail(OFFICE, `nikto${index}@example.ru`));
    await inWaves(60, () => signIn(OFFICE, { type: 'accessToken', accessToken: 'nothing', userId: 1 }));
    expect((await withPassword(OFFICE)).code).toBe('tooMany');
    await askForEmail(OFFICE);
    expect((await signIn(OFFICE, await linkOfEmail())).answer?.type).toBe('success');
  }, 60_000);

  test('a mailbox cannot be flooded: one email per quarter hour beyond the usual ones', async () => {
    await inWaves(60, (index) => askForEmail(OFFICE, `nikto${index}@example.ru`));
    for (let index = 0; index < 5; index += 1) await askForEmail(OFFICE);
    await linkOfEmail();
    expect(await links()).toHaveLength(1);
  }, 60_000);
});

test('nonexistent logins get the same response, however often an email is requested', async () => {
  const answers = async (login: string) => {
    const said: unknown[] = [];
    for (let index = 0; index < 5; index += 1) said.push((await askForEmail(elsewhere(index), login)).answer);
    return said;
  };
  expect(await answers(person.email)).toEqual(await answers('nikogo-net@example.ru'));
}, 60_000);
