import pg from 'pg';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { type OpenidService, startOpenid } from '@test/helpers/services/openid';
import { register, type Registered } from '@test/helpers/worlds/registration';
import { signIn } from '@test/helpers/worlds/sign-in';
import { comeBack, depart, hop, parameterOf, throughService } from '@test/helpers/services/social-browser';

const START = '/api/auth/oidc';

let t: TestApp;
let openid: OpenidService;
let owner: pg.Client;
const lines: string[] = [];

beforeAll(async () => {
  openid = await startOpenid();
  t = await startTestApp({
    env: { AUTH_OIDC_ID: 'adaptika', AUTH_OIDC_SECRET: 'ochen-tayno', AUTH_OIDC_URL: openid.url },
    onLog: (line) => lines.push(line),
  });
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await t.stop();
  await openid.stop();
});
beforeEach(async () => {
  await owner.query('delete from rate_limit');
  openid.server.service.removeAllListeners('beforeResponse');
});

let number = 0;
/** A person with a social account whose email is the same as here. */
async function person(verified = true): Promise<Registered> {
  const somebody = await register(t);
  number += 1;
  openid.person({ sub: `there-${number}`, email: somebody.email.toUpperCase(), email_verified: verified });
  return somebody;
}

const accountsOf = async (userId: number) =>
  (await owner.query('select provider, subject from social_account where user_id = $1', [userId])).rows;

const failure = (location: string) => {
  expect(location).toMatch(/^\/#\/lending\?modal=signIn&/);
  return parameterOf(location, 'socialError');
};

const exchange = (location: string) =>
  signIn(t, {
    type: 'accessToken',
    accessToken: parameterOf(location, 'accessToken'),
    userId: Number(parameterOf(location, 'userId')),
  });

test('only configured providers are offered, and no other one redirects', async () => {
  const { data } = await t.gql(null, '{ initApp { consts { authProviders { id name } } } }');
  expect(data).toEqual({
    initApp: { consts: { authProviders: [{ id: 'oidc', name: 'OpenID Connect' }] } },
  });
  expect(failure((await hop(`${t.url}/api/auth/google`)).location)).toBe('notFound');
});

test('the browser is redirected with its own challenge, state and nonce, and a cookie hidden from scripts', async () => {
  const { location, setCookie } = await hop(t.url + START);
  const sent = new URL(location);
  expect(sent.origin).toBe(openid.url);
  expect(Object.fromEntries(sent.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'adaptika',
    code_challenge_method: 'S256',
    scope: 'openid email',
    redirect_uri: `${t.config.publicUrl}/api/auth/oidc/callback`,
  });
  const secrets = ['state', 'nonce', 'code_challenge'].map((name) => sent.searchParams.get(name) ?? '');
  expect(secrets.every((secret) => secret.length >= 43)).toBe(true);
  expect(new Set(secrets).size).toBe(3);
  expect(setCookie).toMatch(
    /^adaptika-auth=[\w-]{43}; Path=\/api\/auth; Max-Age=600; HttpOnly; SameSite=Lax$/,
  );
});

describe('an existing person', () => {
  test('is let in by the email that the service verified, through a token that works once', async () => {
    const somebody = await person();
    const location = await throughService(t.url, START);
    expect(location).toMatch(/^\/#\/lending\?accessToken=[\w-]{43}&userId=\d+$/);
    const answer = await exchange(location);
    expect(answer).toMatchObject({ type: 'success', routePath: null, user: { id: somebody.userId } });
    expect((await t.gql<{ userIsAuth: boolean }>(answer.token, '{ userIsAuth }')).data?.userIsAuth).toBe(
      true,
    );
    expect((await exchange(location)).type).toBe('isAccessTokenFail');
    expect(await accountsOf(somebody.userId)).toHaveLength(1);
  });

  test('is recognized by their account number there afterwards, even when their email changes', async () => {
    const somebody = await person();
    await throughService(t.url, START);
    openid.person({ sub: `there-${number}`, email: 'new-address@example.ru', email_verified: false });
    expect((await exchange(await throughService(t.url, START))).user?.id).toBe(somebody.userId);
  });

  test('is notified by email, and the history records it', async () => {
    const somebody = await person();
    await throughService(t.url, START);
    const { rows } = await owner.query('select subject from letter where "to" = $1', [somebody.email]);
    expect(rows).toEqual([{ subject: 'Подключён вход через OpenID Connect' }]);
    const { rows: history } = await owner.query(
      `select changes from audit_log where action = 'socialLinked' and object_id = $1`,
      [somebody.userId],
    );
    expect(history).toEqual([{ changes: { provider: [null, 'oidc'] } }]);
  });
});

describe('nobody is let in', () => {
  const countUsers = async () => (await owner.query('select from users')).rowCount;

  test('with an email that the service did not verify', async () => {
    const somebody = await person(false);
    expect(failure(await throughService(t.url, START))).toBe('unverified');
    expect(await accountsOf(somebody.userId)).toEqual([]);
  });

  test('with an email that nobody here has: no person is created', async () => {
    const before = await countUsers();
    openid.person({ sub: 'stranger', email: 'stranger@example.ru', email_verified: true });
    expect(failure(await throughService(t.url, START))).toBe('unknown');
    expect(await countUsers()).toBe(before);
  });

  test('when archived, not even with an account that was theirs', async () => {
    const somebody = await person();
    await throughService(t.url, START);
    await owner.query('update users set is_archive = true where id = $1', [somebody.userId]);
    expect(failure(await throughService(t.url, START))).toBe('unknown');
  });

  test('with a response that another browser requested, or that is replayed', async () => {
    await person();
    const mine = await depart(t.url, START);
    const back = await comeBack(t.url, mine);
    const other = await depart(t.url, START);
    expect(failure((await hop(back)).location)).toBe('expired');
    expect(failure((await hop(back, other.cookie)).location)).toBe('expired');
    expect((await hop(back, mine.cookie)).location).toContain('accessToken=');
    expect(failure((await hop(back, mine.cookie)).location)).toBe('expired');
  });

  test('with a state that was never issued', async () => {
    const departure = await depart(t.url, START);
    const back = new URL(await comeBack(t.url, departure));
    back.searchParams.set('state', 'x'.repeat(43));
    expect(failure((await hop(back.href, departure.cookie)).location)).toBe('expired');
  });

  test('after ten minutes', async () => {
    await person();
    const departure = await depart(t.url, START);
    const back = await comeBack(t.url, departure);
    await owner.query(`update social_flow set expires_at = now() - interval '1 second'`);
    expect(failure((await hop(back, departure.cookie)).location)).toBe('expired');
  });

  test('when the person declines at the service', async () => {
    const { location, cookie } = await depart(t.url, START);
    const state = new URL(location).searchParams.get('state') ?? '';
    const back = `${t.url}${START}/callback?error=access_denied&state=${state}`;
    expect(failure((await hop(back, cookie)).location)).toBe('denied');
  });

  test.each([
    ['nonce', (payload: Record<string, unknown>) => void (payload['nonce'] = 'another')],
    ['issuer', (payload: Record<string, unknown>) => void (payload['iss'] = 'https://evil.example')],
    ['audience', (payload: Record<string, unknown>) => void (payload['aud'] = 'another-client')],
    ['expiry', (payload: Record<string, unknown>) => void (payload['exp'] = 1)],
  ])('with a token with the wrong %s', async (_what, spoil) => {
    const somebody = await register(t);
    openid.person({ sub: 'spoilt', email: somebody.email, email_verified: true }, spoil);
    expect(failure(await throughService(t.url, START))).toBe('failed');
    expect(await accountsOf(somebody.userId)).toEqual([]);
  });

  test('with a token that the service did not sign', async () => {
    await person();
    openid.server.service.once('beforeResponse', (response) => {
      if (response.body === '') return;
      const token = String(response.body['id_token']);
      response.body['id_token'] = `${token.slice(0, -8)}AAAAAAAA`;
    });
    expect(failure(await throughService(t.url, START))).toBe('failed');
  });

  test('when the service rejects the code', async () => {
    await person();
    openid.server.service.once('beforeResponse', (response) => {
      response.statusCode = 400;
      response.body = { error: 'invalid_grant' };
    });
    expect(failure(await throughService(t.url, START))).toBe('failed');
  });
});

test('an unavailable service is reported as unavailable, and is called again later', async () => {
  const away = await startTestApp({
    env: { AUTH_OIDC_ID: 'adaptika', AUTH_OIDC_URL: 'http://127.0.0.1:9' },
  });
  try {
    for (let tries = 0; tries < 2; tries += 1) {
      expect(failure((await hop(away.url + START)).location)).toBe('unavailable');
    }
  } finally {
    await away.stop();
  }
});

test('no code, token or secret appears in the log', async () => {
  await person();
  const departure = await depart(t.url, START);
  const back = await comeBack(t.url, departure);
  const { location } = await hop(back, departure.cookie);
  const written = lines.join('\n');
  expect(written).toContain('a sign-in by another service failed');
  for (const secret of [
    new URL(back).searchParams.get('code') ?? '-',
    new URL(back).searchParams.get('state') ?? '-',
    parameterOf(location, 'accessToken'),
    'ochen-tayno',
  ]) {
    expect(written).not.toContain(secret);
  }
});
