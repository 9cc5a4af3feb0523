import pg from 'pg';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { PASSWORD, register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
/** The same without a trusted proxy. */
let direct: TestApp;
let owner: pg.Client;
let person: Registered;

beforeAll(async () => {
  // The tests act as the proxy: they set the client addresses.
  t = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  direct = await startTestApp();
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await direct.stop();
  await t.stop();
});
beforeEach(async () => {
  await owner.query('delete from rate_limit');
  person = await register(t);
});
afterEach(() => jest.restoreAllMocks());

const HOME = '192.0.2.10';
const STRANGER = '203.0.113.66';

interface Try {
  login?: string;
  password?: string;
  address?: string;
  /** The cookie that the browser stored. */
  cookie?: string;
}

interface Outcome {
  type?: string;
  message?: string | null;
  /** The waiting time of a rejection. */
  seconds?: number;
  setCookie: string;
}

async function attempt(
  { login = person.email, password = 'ne-tot-parol', address, cookie }: Try,
  on = t,
): Promise<Outcome> {
  const response = await fetch(`${on.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(address ? { 'x-forwarded-for': address } : {}),
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify({
      query: `mutation ($login: String, $password: String) {
        getSessionToken(type: "local", login: $login, password: $password) { type message }
      }`,
      variables: { login, password },
    }),
  });
  const { data, errors } = await response.json();
  const [error] = errors ?? [];
  if (error) expect(error.extensions.code).toBe('tooMany');
  return {
    ...data?.getSessionToken,
    seconds: error?.extensions.params.seconds,
    setCookie: response.headers.get('set-cookie') ?? '',
  };
}

const right = (more: Try = {}, on = t) => attempt({ password: PASSWORD, ...more }, on);

async function times(count: number, make: (index: number) => Try, on = t): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let index = 0; index < count; index += 1) outcomes.push(await attempt(make(index), on));
  return outcomes;
}

/** Sends all attempts at once, when their order does not matter: every response to a wrong one takes its minimum time. */
const atOnce = (count: number, make: (index: number) => Try, on = t) =>
  Promise.all(Array.from({ length: count }, (_, index) => attempt(make(index), on)));

/** Ends the waits; the counters stay. */
const endWaits = () => owner.query(`delete from rate_limit where key like 'gate:%'`);

/** Signs in from a new address; returns the browser's cookie. */
async function knownBrowser(login = person.email, address = HOME): Promise<string> {
  const { type, setCookie } = await right({ login, address });
  expect(type).toBe('success');
  return setCookie.split(';')[0] ?? '';
}

describe('the delay', () => {
  test('grows with every wrong attempt, up to a quarter of an hour', async () => {
    expect(
      (await times(5, () => ({ address: HOME }))).every(({ type }) => type === 'invalidLoginOrPassword'),
    ).toBe(true);
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      // Let through, since the previous wait is over; the next one has to wait.
      expect((await attempt({ address: HOME })).type).toBe('invalidLoginOrPassword');
      waits.push((await attempt({ address: HOME })).seconds ?? 0);
      await endWaits();
    }
    // A second or two may have passed when the response comes.
    const expected = [15, 30, 60, 120, 240, 480, 900, 900];
    waits.forEach((wait, index) => {
      expect(wait).toBeLessThanOrEqual(expected[index] ?? 0);
      expect(wait).toBeGreaterThan((expected[index] ?? 0) - 5);
    });
  }, 60_000);

  test('does not grow during the wait, however often the button is pressed', async () => {
    await times(6, () => ({ address: HOME }));
    const refused = await times(10, () => ({ address: HOME }));
    expect(refused.every(({ seconds = 0 }) => seconds > 0 && seconds <= 15)).toBe(true);
    await endWaits();
    await attempt({ address: HOME });
    expect((await attempt({ address: HOME })).seconds).toBeGreaterThan(15);
    await endWaits();
    await attempt({ address: HOME });
    expect((await attempt({ address: HOME })).seconds).toBeLessThanOrEqual(60);
  }, 60_000);

  test('resets after a right sign-in: earlier wrong attempts are forgotten', async () => {
    await atOnce(5, () => ({ address: HOME }));
    expect((await right({ address: HOME })).type).toBe('success');
    const after = await atOnce(5, () => ({ address: HOME }));
    expect(after.map(({ type }) => type)).toEqual(Array(5).fill('invalidLoginOrPassword'));
  }, 30_000);

  test('applies to an account from any IP address', async () => {
    jest.spyOn(t.app.deps.passwords, 'verify').mockResolvedValue(false);
    const tries = await atOnce(21, (index) => ({ address: `198.51.100.${index}` }));
    expect(tries.every(({ type }) => type === 'invalidLoginOrPassword')).toBe(true);
    expect((await attempt({ address: '198.51.100.21' })).seconds).toBeGreaterThan(0);
    // No other account is affected.
    expect((await attempt({ login: 'drugoy@example.ru', address: '198.51.100.1' })).type).toBe(
      'invalidLoginOrPassword',
    );
  }, 60_000);

  test('applies to an IP address for any account', async () => {
    jest.spyOn(t.app.deps.passwords, 'verify').mockResolvedValue(false);
    const tries: Outcome[] = [];
    // In two waves: a hundred at once are more than the queue before sign-in accepts.
    for (let wave = 0; wave < 2; wave += 1) {
      const logins = Array.from({ length: 52 }, (_, index) => `nikto${wave}.${index}@example.ru`);
      tries.push(...(await Promise.all(logins.map((login) => attempt({ login, address: STRANGER })))));
    }
    expect(tries.filter(({ seconds }) => seconds).length).toBeGreaterThan(0);
    expect(tries.filter(({ type }) => type).length).toBeGreaterThanOrEqual(100);
    expect((await attempt({ address: HOME })).type).toBe('invalidLoginOrPassword');
  }, 60_000);
});

describe('the owner of an account that strangers guess', () => {
  beforeEach(() => {
    const { verify } = t.app.deps.passwords;
    jest
      .spyOn(t.app.deps.passwords, 'verify')
      .mockImplementation((typed, hash) =>
        typed === PASSWORD ? verify(typed, hash) : Promise.resolve(false),
      );
  });

  /** Guesses until every unknown browser has to wait. */
  async function attack(address?: string): Promise<void> {
    await atOnce(22, (index) => ({ address: address ?? `198.51.100.${index}` }));
    expect((await right({ address: address ?? '198.51.100.77' })).seconds).toBeGreaterThan(0);
  }

  test('signs in on a known device while the strangers wait', async () => {
    const cookie = await knownBrowser();
    await attack();
    expect((await right({ address: HOME, cookie })).type).toBe('success');
    // From another address too: the browser is known, not the address.
    expect((await right({ address: '192.0.2.99', cookie })).type).toBe('success');
    expect((await right({ address: '192.0.2.99' })).seconds).toBeGreaterThan(0);
  }, 60_000);

  test('does so even from the same IP address as the strangers', async () => {
    const cookie = await knownBrowser();
    await attack(HOME);
    expect((await right({ address: HOME, cookie })).type).toBe('success');
  }, 60_000);

  test('can request a code from a known device too', async () => {
    const cookie = await knownBrowser();
    const ask = (header: Record<string, string>) =>
      t.gql<{ getSessionToken: { message: string } }>(
        null,
        'mutation ($login: String) { getSessionToken(type: "reset", login: $login) { type message } }',
        { login: person.email },
        header,
      );
    for (let tries = 0; tries < 5; tries += 1) await ask({ 'x-forwarded-for': STRANGER });
    const answerTo = async (header: Record<string, string>) =>
      (await ask(header)).data?.getSessionToken.message;
    expect(await answerTo({ 'x-forwarded-for': '192.0.2.98' })).toMatch(/недавно уже запрашивали/);
    expect(await answerTo({ 'x-forwarded-for': HOME, cookie })).toMatch(/мы отправили на него письмо/);
  }, 60_000);

  test('is limited on a known device likewise', async () => {
    const cookie = await knownBrowser();
    const tries = await times(7, () => ({ address: HOME, cookie }));
    expect(tries[6]?.seconds).toBeGreaterThan(0);
    // The account is not limited: a browser at another address may try.
    expect((await right({ address: '192.0.2.97' })).type).toBe('success');
  }, 60_000);

  test('the known-device mark cannot be forged, nor used for another account', async () => {
    const other = await register(t);
    const foreign = await knownBrowser(other.email, STRANGER);
    await attack();
    expect((await right({ cookie: foreign })).seconds).toBeGreaterThan(0);
    const [name = '', value = ''] = (await knownBrowser(other.email, STRANGER)).split('=');
    const forged = `${name}=${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
    expect((await right({ cookie: forged })).seconds).toBeGreaterThan(0);
  }, 60_000);

  test('it is a cookie hidden from scripts and other sites, and set only after a right sign-in', async () => {
    expect((await attempt({})).setCookie).toBe('');
    const { setCookie } = await right({});
    expect(setCookie).toMatch(
      /^adaptika-browser=[\w-]+; Path=\/graphql; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    // Two people who use one computer are both known there.
    const other = await register(t);
    const both = (await right({ login: other.email, cookie: setCookie.split(';')[0] ?? '' })).setCookie;
    await attack();
    expect((await right({ cookie: both.split(';')[0] ?? '' })).type).toBe('success');
  }, 60_000);
});

describe('behind proxies', () => {
  test('clients behind the configured one are told apart by the IP address that it names', async () => {
    await atOnce(6, () => ({ address: STRANGER }));
    expect((await right({ address: STRANGER })).seconds).toBeGreaterThan(0);
    expect((await right({ address: HOME })).type).toBe('success');
  }, 30_000);

  test('without one the header is ignored: it gives no extra attempts', async () => {
    const login = (await register(direct)).email;
    await atOnce(6, (index) => ({ login, address: `198.51.100.${index}` }), direct);
    expect((await right({ login, address: HOME }, direct)).seconds).toBeGreaterThan(0);
  }, 30_000);
});

describe('existing and nonexistent logins', () => {
  let slow: TestApp;
  beforeAll(async () => {
    slow = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' }, signInAnswerMs: 350 });
  });
  afterAll(() => slow.stop());

  test('get the same response, no sooner than the same time, and are delayed alike', async () => {
    const known = (await register(slow)).email;
    const measured: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const logins = { known, unknown: 'nikogo-net@example.ru' };
    for (let round = 0; round < 6; round += 1) {
      const answers: Outcome[] = [];
      for (const kind of ['known', 'unknown'] as const) {
        const begin = performance.now();
        answers.push(await attempt({ login: logins[kind], address: `198.51.100.${round}` }, slow));
        measured[kind].push(performance.now() - begin);
      }
      expect(answers[0]).toEqual(answers[1]);
    }
    // The work itself takes a tenth of that, for existing and nonexistent logins.
    expect(Math.min(...measured.known, ...measured.unknown)).toBeGreaterThanOrEqual(345);
    for (const login of Object.values(logins)) {
      await atOnce(6, () => ({ login, address: STRANGER }), slow);
      expect((await attempt({ login, address: STRANGER }, slow)).seconds).toBeGreaterThan(10);
    }
  }, 60_000);
});
