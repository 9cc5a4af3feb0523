import pg from 'pg';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { until } from '@test/helpers/until';
import { PASSWORD, register, type Registered } from '@test/helpers/worlds/registration';

/**
 * Secrets stay where they belong: typed secrets, and those sent in emails, appear in no log line, no history row, no error, and
 * no address in a response except the one created for it.
 */

let t: TestApp;
let owner: pg.Client;
const log: string[] = [];
/** Every response of the server, without the fields that are meant to contain a token. */
const answers: string[] = [];

beforeAll(async () => {
  t = await startTestApp({ onLog: (line) => void log.push(line) });
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await t.stop();
});

/** The secrets that must never appear, by their name. */
const secrets = new Map<string, string>();

async function asked(token: string | null, query: string, variables: Record<string, unknown> = {}) {
  const answer = await t.gql<
    Record<string, { token?: string | null; type?: string; routePath?: string | null }>
  >(token, query, variables);
  for (const [field, value] of Object.entries(answer.data ?? {})) {
    if (value?.token) secrets.set(`token of ${field} ${secrets.size}`, value.token);
    // The one field that returns a token, and the one address that contains a code.
    const { token: _, routePath: __, ...rest } = Object(value);
    answers.push(JSON.stringify({ field, rest }));
  }
  answers.push(JSON.stringify(answer.errors ?? []));
  return answer;
}

const SIGN_IN = `mutation ($type: String!, $login: String, $password: String, $code: String, $accessToken: String, $userId: Int) {
  getSessionToken(type: $type, login: $login, password: $password, code: $code, accessToken: $accessToken, userId: $userId) {
    type message token routePath } }`;

async function emailsTo(email: string): Promise<string> {
  const { rows } = await owner.query<{ text: string }>(
    'select text from letter where "to" = $1 order by id',
    [email],
  );
  return rows.map(({ text }) => text).join('\n');
}

/** Records the codes and tokens in the person's emails. */
async function collectSecretsOf(email: string): Promise<{ code: string; link: URLSearchParams }> {
  const text = await emailsTo(email);
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  const link = new URLSearchParams(/\?([^\s]*accessToken[^\s]*)/.exec(text)?.[1] ?? '');
  if (code) secrets.set(`code for ${email}`, code);
  const accessToken = link.get('accessToken');
  if (accessToken) secrets.set(`accessToken for ${email}`, accessToken);
  return { code, link };
}

async function registration(): Promise<Registered> {
  const made = await register(t);
  secrets.set('password', PASSWORD).set('token', made.token);
  return made;
}

async function wrongTries(login: string): Promise<void> {
  secrets.set('wrong password', 'Sovsem-ne-tot-parol-8');
  await asked(null, SIGN_IN, { type: 'local', login, password: 'Sovsem-ne-tot-parol-8' });
  await asked(null, SIGN_IN, { type: 'reset', login, code: '918273' });
  secrets.set('wrong code', '918273');
  await asked(null, SIGN_IN, { type: 'accessToken', accessToken: 'wrong-access-token-5512', userId: 1 });
  secrets.set('wrong accessToken', 'wrong-access-token-5512');
}

async function reset(login: string): Promise<void> {
  await asked(null, SIGN_IN, { type: 'reset', login });
  await until(async () => /\b\d{6}\b/.test(await emailsTo(login)));
  const { code } = await collectSecretsOf(login);
  expect(code).toMatch(/^\d{6}$/);
  const { data } = await asked(null, SIGN_IN, { type: 'reset', login, code });
  const signedIn = data?.['getSessionToken'];
  const resetCode = new URLSearchParams(signedIn?.routePath?.split('?')[1]).get('resetPasswordCode');
  if (resetCode) secrets.set('resetPasswordCode', resetCode);
  secrets.set('new password', 'Sovershenno-novyj-19');
  await asked(signedIn?.token ?? null, `mutation ($user: UserInput!) { userUpdate(user: $user) { id } }`, {
    user: { password: 'Sovershenno-novyj-19', resetPasswordCode: resetCode },
  });
}

async function invitation(admin: Registered): Promise<void> {
  const email = 'priglashennyj@example.ru';
  await asked(admin.token, `mutation ($user: UserInput!) { userCreate(user: $user) { id } }`, {
    user: { nameFirst: 'Пётр', nameSecond: 'Новый', email, isSendEmail: true },
  });
  const { link } = await collectSecretsOf(email);
  expect(link.get('accessToken')).toBeTruthy();
  const variables = {
    type: 'accessToken',
    accessToken: link.get('accessToken'),
    userId: Number(link.get('userId')),
  };
  await asked(null, SIGN_IN, variables);
}

/** Failures inside the server, with secrets in its variables. */
async function failures(token: string): Promise<void> {
  await owner.query('alter table position rename to position_away');
  secrets.set('password in a broken call', 'Parol-v-slomannom-44');
  await asked(token, `query ($password: String) { positions(search: $password) { count } }`, {
    password: 'Parol-v-slomannom-44',
  });
  await owner.query('alter table position_away rename to position');
}

async function historyText(): Promise<string> {
  const { rows } = await owner.query<{ text: string }>('select to_jsonb(l)::text as text from audit_log l');
  return rows.map(({ text }) => text).join('\n');
}

/** A code of digits may also occur by chance in a fraction of a second or in a hash. */
const isIn = (secret: string, where: string) =>
  /^\d+$/.test(secret)
    ? new RegExp(`(?<![\\da-f.])${secret}(?![\\da-f])`).test(where)
    : where.includes(secret);

const found = (where: string) =>
  [...secrets].filter(([, secret]) => isIn(secret, where)).map(([name]) => name);

test('registration, sign-in, recovery, invitation, wrong attempts and failures leave no secret behind', async () => {
  const admin = await registration();
  await asked(null, SIGN_IN, { type: 'local', login: admin.email, password: PASSWORD });
  await wrongTries(admin.email);
  await invitation(admin);
  await failures(admin.token);
  await reset(admin.email);
  expect(secrets.size).toBeGreaterThan(9);
  expect(log.length).toBeGreaterThan(0);
  expect(found(log.join('\n'))).toEqual([]);
  expect(found(await historyText())).toEqual([]);
  expect(found(answers.join('\n'))).toEqual([]);
});

test('no secret is stored as it was typed or sent', async () => {
  const { rows } = await owner.query<{ table: string }>(`
    select table_name as "table" from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'letter'`);
  const stored: string[] = [];
  for (const { table } of rows) {
    const { rows: lines } = await owner.query<{ text: string }>(
      `select to_jsonb(t)::text as text from "${table}" t`,
    );
    stored.push(...found(lines.map(({ text }) => text).join('\n')).map((name) => `${table}: ${name}`));
  }
  expect(stored).toEqual([]);
});
