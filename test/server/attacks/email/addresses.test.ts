import { sql } from 'drizzle-orm';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { PASSWORD } from '@test/helpers/worlds/registration';
import { type SmtpServer, startSmtp } from '@test/helpers/services/smtp';
import { until } from '@test/helpers/until';

/**
 * Ownership of emails, with outgoing mail enabled: the first person to type an email does not keep it from the person who reads
 * its mailbox.
 */

let smtp: SmtpServer;
let t: TestApp;
beforeAll(async () => {
  smtp = await startSmtp();
  t = await startTestApp({ env: { SMTP_URL: smtp.url } });
}, 60_000);
afterAll(async () => {
  await t.stop();
  await smtp.close();
});

const REGISTER = `mutation ($user: UserInput!) {
  userRegAdmin(user: $user) { type message token routePath challenge user { id email nameFirst isAdmin organizationId } }
}`;
const CONFIRM = 'mutation ($code: String!) { userAddressConfirm(code: $code) }';
const SIGN_IN = `mutation ($login: String, $password: String, $accessToken: String, $userId: Int, $type: String!) {
  getSessionToken(type: $type, login: $login, password: $password, accessToken: $accessToken, userId: $userId) { type token }
}`;

interface Session {
  type: string;
  message: string | null;
  token: string;
  user: { id: number; organizationId: number };
}

let number = 0;

async function register(email: string, password = PASSWORD): Promise<Session> {
  number += 1;
  const user = {
    nameFirst: 'Анна',
    email,
    phone: '+79001234567',
    password,
    organization: { name: `Фирма ${number}`, countEmployees: 10 },
    position: { name: 'Директор' },
  };
  const { data, errors } = await t.gql<{ userRegAdmin: Session }>(null, REGISTER, { user });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.userRegAdmin;
}

/** The code of the email that this person has requested. */
async function codeOf({ user }: Session): Promise<string> {
  let code = '';
  await until(async () => {
    const rows = await t.app.database.system((tx) =>
      selectRows(tx, { text })(
        sql`select text from letter where organization_id = ${user.organizationId} order by id desc limit 1`,
      ),
    );
    code = /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
    return code !== '';
  });
  return code;
}

const confirm = async (session: Session, code?: string) =>
  t.gql(session.token, CONFIRM, { code: code ?? (await codeOf(session)) });

async function signIn(login: string, password: string): Promise<string | undefined> {
  const { data } = await t.gql<{ getSessionToken: { type: string } }>(null, SIGN_IN, {
    type: 'local',
    login,
    password,
  });
  return data?.getSessionToken.type;
}

/** Without the fields that differ between any two registrations. */
const shape = ({ user, ...answer }: Session) => ({
  ...answer,
  token: typeof answer.token,
  user: { ...user, id: 0, organizationId: 0 },
});

test('a stranger who registers an email loses it to the person who reads the mailbox', async () => {
  const squatter = await register('boss@zavod.ru', 'Чужой-Пароль-1');
  const boss = await register('boss@zavod.ru', 'Верный-Пароль-2');
  expect(shape(boss)).toEqual(shape(squatter));
  // Until then the first person signs in, and the second one works in the session of the registration.
  expect(await signIn('boss@zavod.ru', 'Верный-Пароль-2')).toBe('invalidLoginOrPassword');

  expect((await confirm(boss)).errors).toBeUndefined();
  expect(await signIn('boss@zavod.ru', 'Верный-Пароль-2')).toBe('success');
  expect(await signIn('boss@zavod.ru', 'Чужой-Пароль-1')).toBe('invalidLoginOrPassword');
  // The stranger's account stays theirs: nobody has taken it over.
  const { data } = await t.gql<{ initApp: object }>(squatter.token, '{ initApp { user { id email } } }');
  expect(data).toEqual({ initApp: { user: { id: squatter.user.id, email: 'boss@zavod.ru' } } });
  await until(async () => {
    const { rows } = await t.app.database.system((tx) =>
      tx.execute(sql`select from audit_log where action = 'addressLost' and object_id = ${squatter.user.id}`),
    );
    return rows.length === 1;
  });
});

test('the person who confirmed an email keeps it; a registration with it gets the same response as any other', async () => {
  const owner = await register('owner@zavod.ru', 'Верный-Пароль-3');
  await confirm(owner);
  const stranger = await register('owner@zavod.ru', 'Чужой-Пароль-4');
  const free = await register('free@zavod.ru', 'Чужой-Пароль-4');
  expect({ ...shape(stranger), user: null }).toEqual({ ...shape(free), user: null });
  const asks = '{ initApp { addressConfirmation { emailsPerDay } } }';
  expect(await t.gql(stranger.token, asks)).toEqual(await t.gql(free.token, asks));
  expect(await signIn('owner@zavod.ru', 'Чужой-Пароль-4')).toBe('invalidLoginOrPassword');
  expect(await signIn('owner@zavod.ru', 'Верный-Пароль-3')).toBe('success');
  // Only the reader of the mailbox learns that it has an account already.
  expect((await confirm(stranger, '000000')).errors?.[0]?.extensions.code).toBe('employee.codeWrong');
  expect((await confirm(stranger)).errors?.[0]?.extensions).toMatchObject({
    code: 'employee.emailBusy',
    field: 'code',
  });
  expect(await signIn('owner@zavod.ru', 'Верный-Пароль-3')).toBe('success');
});

test('a recovery code for an email goes to the account that owns it, not to one waiting for it', async () => {
  const first = await register('reset@zavod.ru');
  const second = await register('reset@zavod.ru');
  await t.gql(null, SIGN_IN, { type: 'reset', login: 'reset@zavod.ru' });
  const reset = await until(async () => {
    const rows = await t.app.database.system((tx) =>
      selectRows(tx, { id: integer })(
        sql`select user_id as id from auth_code where purpose = 'reset' and user_id in (${first.user.id}, ${second.user.id})`,
      ),
    );
    return rows.length > 0 && rows;
  });
  expect(reset).toEqual([{ id: first.user.id }]);
});

test('an organization invites somebody whose email a stranger occupies: accepting confirms the email', async () => {
  await register('petrov@zavod.ru', 'Чужой-Пароль-5');
  const company = await register('hr@zavod.ru');
  await confirm(company);
  const { data, errors } = await t.gql<{ userCreate: { id: number } }>(
    company.token,
    'mutation ($user: UserInput!) { userCreate(user: $user) { id } }',
    { user: { nameFirst: 'Пётр', email: 'petrov@zavod.ru' } },
  );
  expect(errors).toBeUndefined();
  const rows = await t.app.database.system((tx) =>
    selectRows(tx, { text })(
      sql`select text from letter where organization_id = ${company.user.organizationId} and "to" = 'petrov@zavod.ru'`,
    ),
  );
  const accessToken = /accessToken=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1];
  const accept = { type: 'accessToken', accessToken, userId: data?.userCreate.id };
  const accepted = await t.gql<{ getSessionToken: { type: string } }>(null, SIGN_IN, accept);
  expect(accepted.data?.getSessionToken.type).toBe('success');
  expect(await signIn('petrov@zavod.ru', 'Чужой-Пароль-5')).toBe('invalidLoginOrPassword');
});

test('a confirmed email cannot be invited by anybody else', async () => {
  const company = await register('hr2@zavod.ru');
  const { errors } = await t.gql(
    company.token,
    'mutation ($user: UserInput!) { userCreate(user: $user) { id } }',
    { user: { nameFirst: 'Пётр', email: 'owner@zavod.ru' } },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'employee.emailBusy', field: 'email' });
});

test('two people register one email at the same moment, and both confirm it at the same moment: one gets it', async () => {
  const both = await Promise.all([register('race@zavod.ru'), register('race@zavod.ru')]);
  expect(both.map(({ type }) => type)).toEqual(['success', 'success']);
  const codes = await Promise.all(both.map(codeOf));
  const answers = await Promise.all(both.map((session, index) => confirm(session, codes[index])));
  const refused = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
  // The previous claimant's code is invalidated with it.
  expect(refused).toHaveLength(1);
  expect(['employee.emailBusy', 'employee.codeWrong']).toContain(refused[0]);
  const { rows } = await t.app.database.system((tx) =>
    tx.execute(sql`select from users where lower(email) = 'race@zavod.ru' and not is_email_pending`),
  );
  expect(rows).toHaveLength(1);
});

test('registering an email marks no browser as known for it, and so gives no extra password attempts', async () => {
  await register('tries@zavod.ru', 'Верный-Пароль-6');
  const response = await fetch(`${t.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: REGISTER,
      variables: {
        user: {
          nameFirst: 'Анна',
          email: 'tries@zavod.ru',
          phone: '+79001234567',
          password: PASSWORD,
          organization: { name: 'Чужие', countEmployees: 1 },
          position: { name: 'Директор' },
        },
      },
    }),
  });
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  expect(cookie).not.toBe('');
  const tries: (string | undefined)[] = [];
  for (let time = 0; time < 7; time += 1) {
    const wrong = { type: 'local', login: 'tries@zavod.ru', password: `Неверный-${time}` };
    const headers: Record<string, string> = time < 6 ? {} : { cookie };
    const { data, errors } = await t.gql<{ getSessionToken: { type: string } }>(
      null,
      SIGN_IN,
      wrong,
      headers,
    );
    tries.push(data?.getSessionToken.type ?? errors?.[0]?.extensions.code);
  }
  expect(tries.at(-1)).toBe('tooMany');
}, 30_000);

test('somebody else’s mailbox gets five codes a day, and further registrations get the usual response', async () => {
  for (let time = 0; time < 7; time += 1) {
    expect((await register('victim@zavod.ru')).type).toBe('success');
  }
  const { rows } = await t.app.database.system((tx) =>
    tx.execute(sql`select from letter where "to" = 'victim@zavod.ru'`),
  );
  expect(rows).toHaveLength(5);
  const last = await register('victim@zavod.ru');
  const { errors } = await t.gql(last.token, 'mutation { userAddressCode }');
  expect(errors?.[0]?.extensions.code).toBe('quota.sameAddress');
});
