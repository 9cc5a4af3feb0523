import { createServer } from 'node:http';
import { startTestApp, type TestApp } from '@test/helpers/app';
import {
  type PlainContract,
  type PlainService,
  startPlainService,
} from '@test/helpers/services/plain-service';
import { register } from '@test/helpers/worlds/registration';
import { signIn } from '@test/helpers/worlds/sign-in';
import { depart, parameterOf, throughService } from '@test/helpers/services/social-browser';
import { withClient } from '@server/db/client';

const TOKEN = 'their-token';

const contracts: Record<'yandex' | 'vk' | 'mailru', PlainContract> = {
  yandex: {
    authorizePath: '/authorize',
    tokenPath: '/token',
    tokens: { token_type: 'bearer', access_token: TOKEN, expires_in: 124234123534, refresh_token: 'r' },
    profilePath: '/info',
    isProfileRequestValid: ({ headers, url }) =>
      headers.authorization === `OAuth ${TOKEN}` && url.searchParams.get('format') === 'json',
  },
  vk: {
    authorizePath: '/authorize',
    tokenPath: '/oauth2/auth',
    extra: { device_id: 'a-device', type: 'code_v2', expires_in: '600' },
    repeated: ['device_id', 'state'],
    tokens: {
      refresh_token: 'r',
      access_token: TOKEN,
      id_token: 'not.for.us',
      token_type: 'Bearer',
      expires_in: 0,
      user_id: 7,
    },
    profilePath: '/oauth2/user_info',
    isProfileRequestValid: ({ method, body }) =>
      method === 'POST' && body.get('access_token') === TOKEN && body.get('client_id') === 'vk-id',
  },
  mailru: {
    authorizePath: '/login',
    tokenPath: '/token',
    tokens: { expires_in: 3600, access_token: TOKEN, refresh_token: 'r' },
    profilePath: '/userinfo',
    isProfileRequestValid: ({ url }) => url.searchParams.get('access_token') === TOKEN,
  },
};

let t: TestApp;
let services: Record<keyof typeof contracts, PlainService>;
beforeAll(async () => {
  services = {
    yandex: await startPlainService(contracts.yandex),
    vk: await startPlainService(contracts.vk),
    mailru: await startPlainService(contracts.mailru),
  };
  t = await startTestApp({
    env: {
      AUTH_YANDEX_ID: 'yandex-id',
      AUTH_YANDEX_SECRET: 'secret',
      AUTH_YANDEX_URL: services.yandex.url,
      AUTH_YANDEX_INFO_URL: services.yandex.url,
      AUTH_VK_ID: 'vk-id',
      AUTH_VK_URL: services.vk.url,
      AUTH_MAILRU_ID: 'mailru-id',
      AUTH_MAILRU_SECRET: 'secret',
      AUTH_MAILRU_URL: services.mailru.url,
      AUTH_MAILRU_TRUST_EMAIL: '1',
    },
  });
});
afterAll(async () => {
  await t.stop();
  await Promise.all(Object.values(services).map((service) => service.stop()));
});

/** A person here with the given email. */
async function personWith(email: string): Promise<number> {
  const { userId } = await register(t);
  await withClient(t.database.ownerUrl, 'test', (client) =>
    client.query('update users set email = $2 where id = $1', [userId, email]),
  );
  return userId;
}

/** The person let in by a service, or the reason for a rejection. */
async function enter(provider: keyof typeof contracts): Promise<number | string> {
  const location = await throughService(t.url, `/api/auth/${provider}`);
  const accessToken = parameterOf(location, 'accessToken');
  if (!accessToken) return parameterOf(location, 'socialError');
  const userId = Number(parameterOf(location, 'userId'));
  return (await signIn(t, { type: 'accessToken', accessToken, userId })).user?.id ?? 'refused';
}

test('Yandex ID: the profile is requested as documented; a Yandex email is trusted', async () => {
  const id = await personWith('ivan@ya.ru');
  services.yandex.profile({ id: '1000034426', login: 'ivan', default_email: 'ivan@ya.ru' });
  expect(await enter('yandex')).toBe(id);
});

test('Yandex ID: an email on another domain is not trusted', async () => {
  await personWith('ivan@firma-yandex.ru');
  services.yandex.profile({ id: '1000034427', default_email: 'ivan@firma-yandex.ru' });
  expect(await enter('yandex')).toBe('unverified');
});

test('VK ID: the device id is sent with the code; its emails are not trusted, its account number is', async () => {
  const id = await personWith('olga@firma-vk.ru');
  services.vk.profile({ user: { user_id: '7', email: 'olga@firma-vk.ru', verified: true } });
  expect(await enter('vk')).toBe('unverified');
  await withClient(t.database.ownerUrl, 'test', (client) =>
    client.query(
      `insert into social_account (organization_id, user_id, provider, subject)
       select organization_id, id, 'vk', '7' from users where id = $1`,
      [id],
    ),
  );
  expect(await enter('vk')).toBe(id);
});

test('Mail.ru: a response without a token type is accepted; the operator may trust its emails', async () => {
  const id = await personWith('petr@firma-mail.ru');
  services.mailru.profile({ id: '42', email: 'petr@firma-mail.ru' });
  expect(await enter('mailru')).toBe(id);
});

test('an invalid profile lets nobody in', async () => {
  services.mailru.profile({ error: 'token not found' });
  expect(await enter('mailru')).toBe('failed');
});

test.each(['yandex', 'vk', 'mailru'])('%s is called with a proof key and a state', async (provider) => {
  const { location } = await depart(t.url, `/api/auth/${provider}`);
  const { searchParams } = new URL(location);
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/);
});

describe.each([307, 302])('a service that redirects elsewhere (%i)', (status) => {
  /** The requests to a redirect target that the operator has not configured. */
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ access_token: TOKEN, id: '43', email: 'chuzhoy@mail.ru' }));
  });
  beforeAll(() => new Promise<void>((ready) => void elsewhere.listen(0, '127.0.0.1', ready)));
  afterAll(() => new Promise<void>((done) => void elsewhere.close(() => done())));
  afterEach(() => services.mailru.redirect(null));

  it.each(['/token', '/userinfo'])(
    'is not followed from %s: no code, secret or token is sent there',
    async (path) => {
      const address = elsewhere.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      services.mailru.profile({ id: '43', email: 'chuzhoy@mail.ru' });
      services.mailru.redirect({ path, status, location: `http://127.0.0.1:${port}${path}` });
      expect(await enter('mailru')).toBe('failed');
      expect(asked).toEqual([]);
    },
  );
});
