import pg from 'pg';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { type OpenidService, startOpenid } from '@test/helpers/services/openid';
import { register, type Registered } from '@test/helpers/worlds/registration';
import { hop, parameterOf, throughService } from '@test/helpers/services/social-browser';

let t: TestApp;
let openid: OpenidService;
let owner: pg.Client;
beforeAll(async () => {
  openid = await startOpenid();
  t = await startTestApp({ env: { AUTH_OIDC_ID: 'adaptika', AUTH_OIDC_URL: openid.url } });
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await t.stop();
  await openid.stop();
});

interface Account {
  id: number;
  provider: string;
  email: string | null;
}

const SECURITY = '{ twoFactorSince recoveryCodesLeft accounts { id provider email } }';

const begin = (token: string) =>
  t.gql<{ userSocialBegin: string }>(token, 'mutation { userSocialBegin(provider: "oidc") }');
const link = (token: string, linkToken: string) =>
  t.gql<{ userSocialLink: { accounts: Account[] } }>(
    token,
    `mutation ($token: String!) { userSocialLink(token: $token) ${SECURITY} }`,
    { token: linkToken },
  );
const unlink = (token: string, id: number) =>
  t.gql<{ userSocialUnlink: { accounts: Account[] } }>(
    token,
    `mutation ($id: Int!) { userSocialUnlink(id: $id) ${SECURITY} }`,
    { id },
  );

/** Signs in at the service, and returns the token that the browser came back with. */
async function linkTokenOf(person: Registered, sub: string): Promise<string> {
  openid.person({ sub, email: 'privat@example.ru', email_verified: false });
  const { data } = await begin(person.token);
  const location = await throughService(t.url, data?.userSocialBegin ?? '');
  expect(location).toMatch(/^\/#\/profile\?linkToken=/);
  return parameterOf(location, 'linkToken');
}

const codeOf = (answer: { errors?: { extensions: { code?: string } }[] }) =>
  answer.errors?.[0]?.extensions.code;

test('a signed-in person adds an account with a different email, and signs in with it', async () => {
  const person = await register(t);
  const { data } = await link(person.token, await linkTokenOf(person, 'one'));
  expect(data?.userSocialLink.accounts).toEqual([
    { id: expect.any(Number), provider: 'oidc', email: 'privat@example.ru' },
  ]);
  const location = await throughService(t.url, '/api/auth/oidc');
  expect(parameterOf(location, 'userId')).toBe(String(person.userId));
});

test('adding it again changes nothing', async () => {
  const person = await register(t);
  const token = await linkTokenOf(person, 'twice');
  await link(person.token, token);
  expect((await link(person.token, token)).data?.userSocialLink.accounts).toHaveLength(1);
});

test('following somebody else’s link adds nothing, in either direction', async () => {
  const attacker = await register(t);
  const victim = await register(t);
  const token = await linkTokenOf(attacker, 'of-the-attacker');
  expect(codeOf(await link(victim.token, token))).toBe('auth.linkFail');
  // The victim completes the flow that the attacker started: the result is valid for the attacker's session only.
  openid.person({ sub: 'of-the-victim' });
  const { data } = await begin(attacker.token);
  const location = await throughService(t.url, data?.userSocialBegin ?? '');
  expect(codeOf(await link(victim.token, parameterOf(location, 'linkToken')))).toBe('auth.linkFail');
});

test('an account belongs to one person only', async () => {
  const registration = await register(t);
  const two = await register(t);
  await link(registration.token, await linkTokenOf(registration, 'shared'));
  expect(codeOf(await link(two.token, await linkTokenOf(two, 'shared')))).toBe('auth.socialBusy');
});

test('a forged or altered token is rejected', async () => {
  const person = await register(t);
  const token = await linkTokenOf(person, 'altered');
  for (const wrong of ['', 'x', `${token.slice(0, -3)}AAA`]) {
    expect(codeOf(await link(person.token, wrong))).toBe('auth.linkFail');
  }
  const { location } = await hop(`${t.url}/api/auth/oidc?link=${token}`);
  expect(parameterOf(location, 'socialError')).toBe('notFound');
});

test('a removed account no longer signs in; other people’s accounts cannot be removed', async () => {
  const person = await register(t);
  const other = await register(t);
  const { data } = await link(person.token, await linkTokenOf(person, 'leaving'));
  const id = data?.userSocialLink.accounts[0]?.id ?? 0;
  expect(codeOf(await unlink(other.token, id))).toBe('notFound');
  expect((await unlink(person.token, id)).data?.userSocialUnlink.accounts).toEqual([]);
  expect(parameterOf(await throughService(t.url, '/api/auth/oidc'), 'socialError')).toBe('unverified');
  const { rows } = await owner.query<{ action: string }>(
    `select action from audit_log where object_id = $1 and action like 'social%' order by id`,
    [person.userId],
  );
  expect(rows.map(({ action }) => action)).toEqual(['socialLinked', 'socialUnlinked']);
});
