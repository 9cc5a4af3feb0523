import { sql } from 'drizzle-orm';
import pg from 'pg';
import { notificationTypeNames } from '@server/modules/notifications/notification-types';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { PASSWORD, register, type Registered } from '@test/helpers/worlds/registration';
import { statementsOf } from '@test/helpers/database/statements';
import { until } from '@test/helpers/until';

let t: TestApp;
let owner: pg.Client;
let admin: Registered;
beforeAll(async () => {
  t = await startTestApp();
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
  admin = await register(t);
});
afterAll(async () => {
  await owner.end();
  await t.stop();
});
beforeEach(async () => {
  await owner.query('delete from rate_limit');
});

interface Session {
  getSessionToken: {
    type: string;
    message: string | null;
    token: string | null;
    routePath: string | null;
    user: { id: number; organizationAdminId: number; position: { name: string } | null } | null;
  };
}

const SIGN_IN = `mutation ($type: String!, $login: String, $password: String, $code: String, $accessToken: String, $userId: Int) {
  getSessionToken(type: $type, login: $login, password: $password, code: $code, accessToken: $accessToken, userId: $userId) {
    type message token routePath user { id organizationAdminId position { name } }
  }
}`;

async function signIn(variables: Record<string, unknown>): Promise<Session['getSessionToken']> {
  const { data, errors } = await t.gql<Session>(null, SIGN_IN, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.getSessionToken;
}

const local = (login: string, password: string) => signIn({ type: 'local', login, password });

/** The newest email to an address. */
async function newestEmailTo(to: string): Promise<{ subject: string; text: string }> {
  const { rows } = await owner.query(
    'select subject, text from letter where "to" = $1 order by id desc limit 1',
    [to],
  );
  return rows[0];
}

const countEmails = async (to: string) =>
  (await owner.query('select from letter where "to" = $1', [to])).rowCount ?? 0;

async function resetCode(email: string): Promise<string> {
  const before = await countEmails(email);
  expect((await signIn({ type: 'reset', login: email })).type).toBe('isResetPassword');
  await until(async () => (await countEmails(email)) > before);
  return /\d{6}/.exec((await newestEmailTo(email)).text)?.[0] ?? '';
}

/** An employee, invited by the admin: the link of the email. */
async function invite(email: string): Promise<{ userId: number; accessToken: string }> {
  const { data, errors } = await t.gql<{ userCreate: { id: number } }>(
    admin.token,
    'mutation ($user: UserInput!) { userCreate(user: $user) { id } }',
    { user: { nameFirst: 'Олег', nameSecond: 'Котов', email, isSendEmail: true } },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  const link = /accessToken=([\w-]+)/.exec((await newestEmailTo(email)).text);
  return { userId: data.userCreate.id, accessToken: link?.[1] ?? '' };
}

const isAlive = async (token: string | null) =>
  (await t.gql<{ userIsAuth: boolean }>(token, '{ userIsAuth }')).data?.userIsAuth;

const setPassword = (token: string | null, user: Record<string, unknown>) =>
  t.gql(token, 'mutation ($user: UserInput!) { userUpdate(user: $user) { id } }', { user });

describe('sign-in', () => {
  test('the right password creates a session with everything that the browser requests', async () => {
    const { type, token, user } = await local(admin.email.toUpperCase(), PASSWORD);
    expect(type).toBe('success');
    expect(user).toEqual({
      id: admin.userId,
      organizationAdminId: admin.userId,
      position: { name: 'Директор' },
    });
    expect(await isAlive(token)).toBe(true);
  });

  test('the history records sign-ins, failed ones and sign-outs, and never the typed text', async () => {
    const person = await register(t);
    const { token } = await local(person.email, PASSWORD);
    await t.gql(token, 'mutation { sessionEnd }');
    await local(person.email, 'ne-tot-parol-1');
    await signIn({ type: 'reset', login: person.email, code: '12345x' });
    await signIn({ type: 'accessToken', userId: person.userId, accessToken: 'ne-ta-ssylka-1' });
    await until(async () => {
      const { rowCount } = await owner.query(
        `select from audit_log where action = 'loginFailed' and object_id = $1`,
        [person.userId],
      );
      return rowCount === 3;
    });
    const countAll = async () => (await owner.query('select from audit_log')).rowCount;
    const before = await countAll();
    await local('neizvestny@example.ru', 'ne-tot-parol-1');
    expect(await countAll()).toBe(before);

    const { rows } = await owner.query<{ action: string; object_id: number; ip: string; row: string }>(
      'select action, object_id, ip, to_jsonb(l)::text as row from audit_log l where organization_id = $1 order by id',
      [person.organizationId],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      // The first three belong to the registration.
      'create',
      'create',
      'login',
      'login',
      'logout',
      'loginFailed',
      'loginFailed',
      'loginFailed',
    ]);
    expect(new Set(rows.slice(1).map(({ object_id: id }) => id))).toEqual(new Set([person.userId]));
    expect(rows.every(({ ip }) => ip === '127.0.0.1')).toBe(true);
    const written = rows.map(({ row }) => row).join();
    for (const typed of ['ne-tot-parol', '12345x', 'ne-ta-ssylka', PASSWORD])
      expect(written).not.toContain(typed);
  });

  test('only a hash of the token is stored', async () => {
    const { token } = await local(admin.email, PASSWORD);
    const { rows } = await owner.query(`select to_jsonb(s)::text as row from session s`);
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });

  test('a wrong password and an unknown login get the same response', async () => {
    const known = await local(admin.email, 'wrong-password');
    expect(await local('nobody@example.ru', 'wrong-password')).toEqual(known);
    expect(known).toMatchObject({ type: 'invalidLoginOrPassword', token: null, user: null });
  });

  test.each([
    ['a wrong password', { type: 'local', password: 'wrong-password' }],
    ['a code asked for', { type: 'reset' }],
    ['a wrong code', { type: 'reset', code: '00000x' }],
  ])('%s: the same work is done for a login that exists and one that does not', async (_what, variables) => {
    // Otherwise the previous attempt's jobs would be counted too.
    const person = await register(t);
    const workOf = async (login: string) => {
      const verify = jest.spyOn(t.app.deps.passwords, 'verify');
      const enqueue = jest.spyOn(t.app.deps.jobs, 'enqueue').mockResolvedValue();
      const statements = await statementsOf(() => signIn({ ...variables, login }));
      const work = { statements, passwords: verify.mock.calls.length, jobs: enqueue.mock.calls.length };
      verify.mockRestore();
      enqueue.mockRestore();
      return work;
    };
    const known = await workOf(person.email);
    expect(known.statements.length).toBeGreaterThanOrEqual(3);
    expect(known.jobs).toBe(1);
    expect(await workOf('nobody-at-all@example.ru')).toEqual(known);
  });

  test('after five wrong attempts the next must wait, longer each time, and a right one is not let through either', async () => {
    const { email } = await register(t);
    for (let tries = 0; tries < 6; tries += 1) await local(email, 'wrong');
    const { errors } = await t.gql(null, SIGN_IN, { type: 'local', login: email, password: PASSWORD });
    expect(errors?.[0]?.extensions).toMatchObject({ type: 'GraphQLError', code: 'tooMany' });
    expect(errors?.[0]?.extensions.params?.['seconds']).toBeGreaterThan(0);
    // Another person at the same IP address is not blocked.
    expect((await local(admin.email, PASSWORD)).type).toBe('success');
  }, 30_000);

  test('many simultaneous guesses are not let through together', async () => {
    const guesses = Array.from({ length: 30 }, () =>
      t.gql<Session>(null, SIGN_IN, { type: 'local', login: 'rush@example.ru', password: 'guess' }),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ data }) => data).length).toBeLessThanOrEqual(6);
  });

  test('an archived person cannot sign in, and their session ends', async () => {
    const { userId, accessToken } = await invite('leaving@example.ru');
    const { token } = await signIn({ type: 'accessToken', userId, accessToken });
    await t.gql(admin.token, 'mutation ($id: Int!) { userDelete(id: $id) }', { id: userId });
    expect(await isAlive(token)).toBe(false);
  });
});

describe('sessions', () => {
  test('a session expires after thirty days, and ends at once when it is ended', async () => {
    const { token } = await local(admin.email, PASSWORD);
    await owner.query(
      `update session set expires_at = now() where token_hash = encode(sha256($1::bytea), 'hex')`,
      [token],
    );
    expect(await isAlive(token)).toBe(false);
    const next = await local(admin.email, PASSWORD);
    expect((await t.gql(next.token, 'mutation { sessionEnd }')).data).toEqual({ sessionEnd: true });
    expect(await isAlive(next.token)).toBe(false);
    expect(await isAlive(admin.token)).toBe(true);
  });

  test('when the rights of a role change, the sessions of its people end', async () => {
    const { token } = await local(admin.email, PASSWORD);
    await owner.query('update role set updated_at = now() where organization_id = $1', [
      admin.organizationId,
    ]);
    expect(await isAlive(token)).toBe(false);
    admin = { ...admin, token: (await local(admin.email, PASSWORD)).token ?? '' };
    expect(await isAlive(admin.token)).toBe(true);
  });
});

describe('a forgotten password', () => {
  test('the code from the email signs in and permits a new password, once', async () => {
    const person = await register(t);
    const code = await resetCode(person.email);
    const answer = await signIn({ type: 'reset', login: person.email, code });
    expect(answer.type).toBe('isResetPassword');
    expect(answer.user?.id).toBe(person.userId);
    const [page, resetPasswordCode] = answer.routePath?.split('?resetPasswordCode=') ?? [];
    expect(page).toBe('/organization/setting-notifications');
    expect((await signIn({ type: 'reset', login: person.email, code })).type).toBe('isAccessCodeFail');

    const change = { id: person.userId, password: 'Sinyaya-ptitsa-4', resetPasswordCode };
    expect((await setPassword(answer.token, change)).errors).toBeUndefined();
    expect((await local(person.email, 'Sinyaya-ptitsa-4')).type).toBe('success');
    expect((await local(person.email, PASSWORD)).type).toBe('invalidLoginOrPassword');
    // A session opened with the old password has ended.
    expect(await isAlive(person.token)).toBe(false);
    const again = await setPassword(answer.token, { ...change, password: 'Krasnaya-roza-9' });
    expect(again.errors?.[0]?.extensions).toMatchObject({
      code: 'employee.codeWrong',
      field: 'resetPasswordCode',
    });
    expect(await isAlive(answer.token)).toBe(true);
  });

  test('a person who is no administrator sets it in their profile', async () => {
    const person = await register(t);
    await owner.query('update users set is_admin = false where id = $1', [person.userId]);
    const code = await resetCode(person.email);
    const { routePath } = await signIn({ type: 'reset', login: person.email, code });
    expect(routePath).toMatch(/^\/organization\/profile\?resetPasswordCode=/);
  });

  test('an unknown email gets the same response, and no email', async () => {
    const unknown = await signIn({ type: 'reset', login: 'stranger@example.ru' });
    const before = await countEmails(admin.email);
    const known = await signIn({ type: 'reset', login: admin.email });
    expect(unknown).toEqual(known);
    await until(async () => (await countEmails(admin.email)) > before);
    expect(await newestEmailTo('stranger@example.ru')).toBeUndefined();
  });

  test('five wrong codes invalidate the code', async () => {
    const person = await register(t);
    const code = await resetCode(person.email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await signIn({ type: 'reset', login: person.email, code: wrong })).type).toBe(
        'isAccessCodeFail',
      );
    }
    await owner.query('delete from rate_limit');
    expect((await signIn({ type: 'reset', login: person.email, code })).type).toBe('isAccessCodeFail');
  }, 30_000);

  test('a code works for ten minutes', async () => {
    const person = await register(t);
    const code = await resetCode(person.email);
    await owner.query(`update auth_code set expires_at = now() - interval '1 second' where user_id = $1`, [
      person.userId,
    ]);
    expect((await signIn({ type: 'reset', login: person.email, code })).type).toBe('isAccessCodeFail');
  });

  test('a new code invalidates the previous one', async () => {
    const person = await register(t);
    const first = await resetCode(person.email);
    const second = await resetCode(person.email);
    expect((await signIn({ type: 'reset', login: person.email, code: second })).type).toBe('isResetPassword');
    expect((await signIn({ type: 'reset', login: person.email, code: first })).type).toBe('isAccessCodeFail');
  });

  test('a common or too short password is rejected', async () => {
    const { userId, accessToken } = await invite('newcomer@example.ru');
    const { token, routePath } = await signIn({ type: 'accessToken', userId, accessToken });
    const resetPasswordCode = routePath?.split('resetPasswordCode=')[1];
    const refused = async (password: string) =>
      (await setPassword(token, { id: userId, password, resetPasswordCode })).errors?.[0]?.extensions;
    expect(await refused('Qwerty123')).toMatchObject({
      code: 'validation.passwordCommon',
      field: 'password',
    });
    expect(await refused('a1b2c')).toMatchObject({ code: 'validation.passwordShort', field: 'password' });
    expect(await refused('Rosa-na-trave-3')).toBeUndefined();
  });
});

describe('an invitation', () => {
  test('its link signs in once and leads to the page where the password is set', async () => {
    const { userId, accessToken } = await invite('invited@example.ru');
    const answer = await signIn({ type: 'accessToken', userId, accessToken });
    expect(answer).toMatchObject({ type: 'success', user: { id: userId } });
    expect(answer.routePath).toMatch(/^\/organization\/profile\?welcome=1&resetPasswordCode=[\w-]{40,}$/);
    expect((await signIn({ type: 'accessToken', userId, accessToken })).type).toBe('isAccessTokenFail');
  });

  test('one person’s link does not sign in another', async () => {
    const invited = await invite('one@example.ru');
    const two = await invite('two@example.ru');
    expect(
      (await signIn({ type: 'accessToken', userId: two.userId, accessToken: invited.accessToken })).type,
    ).toBe('isAccessTokenFail');
  });

  test('a link is valid for seven days', async () => {
    const { userId, accessToken } = await invite('late@example.ru');
    await owner.query(`update auth_code set expires_at = now() - interval '1 second' where user_id = $1`, [
      userId,
    ]);
    expect((await signIn({ type: 'accessToken', userId, accessToken })).type).toBe('isAccessTokenFail');
  });
});

describe('registration', () => {
  const REGISTER = `mutation ($user: UserInput!) {
    userRegAdmin(user: $user) { type message token user { id isAdmin email position { name role { name } } } }
  }`;
  const valid = {
    nameFirst: 'Мария',
    email: 'maria@example.ru',
    phone: '+7 (900) 123-45-67',
    password: PASSWORD,
    organization: { name: 'Пекарня', countEmployees: 12, promoCode: ' весна ', refId: 5 },
    position: { name: 'Управляющая' },
  };

  test('creates the organization, its admin with position and role, and a session', async () => {
    await t.app.database.system((tx) =>
      tx.execute(sql`insert into promo_code (code, kind, value) values ('ВЕСНА', 'days', 7)`),
    );
    const { data } = await t.gql<{
      userRegAdmin: { type: string; message: string; token: string; user: object };
    }>(null, REGISTER, { user: valid });
    expect(data?.userRegAdmin).toMatchObject({
      type: 'success',
      message: 'Кабинет создан',
      user: {
        isAdmin: true,
        email: 'maria@example.ru',
        position: { name: 'Управляющая', role: { name: 'Администратор' } },
      },
    });
    const { data: own } = await t.gql(
      data?.userRegAdmin.token ?? null,
      '{ organization { name countEmployees promoCode refId } }',
    );
    expect(own).toEqual({
      // Nobody here has the id 5, and the response does not reveal who exists.
      organization: { name: 'Пекарня', countEmployees: 12, promoCode: 'ВЕСНА', refId: null },
    });
  });

  test('stores the referrer when it is a person here', async () => {
    const organization = { ...valid.organization, name: 'Вторая фирма', refId: admin.userId };
    await t.gql(null, REGISTER, { user: { ...valid, email: 'by-invitation@example.ru', organization } });
    const { rows } = await t.app.database.system((tx) =>
      tx.execute(sql`select ref_id from organization where name = 'Вторая фирма'`),
    );
    expect(rows).toEqual([{ ref_id: admin.userId }]);
  });

  test.each([
    ['nameFirst', { nameFirst: ' ' }, 'validation.required'],
    ['email', { email: 'maria' }, 'validation.email'],
    ['email', { email: 'MARIA@example.ru' }, 'employee.emailBusy'],
    ['phone', { phone: '89001234567' }, 'validation.phone'],
    ['phone', { phone: '' }, 'validation.required'],
    ['password', { password: '12345' }, 'validation.passwordShort'],
    ['password', { password: 'password1' }, 'validation.passwordCommon'],
    ['organization.name', { organization: { name: '', countEmployees: 1 } }, 'validation.required'],
    [
      'organization.countEmployees',
      { organization: { name: 'А', countEmployees: 32768 } },
      'validation.range',
    ],
    ['organization.countEmployees', { organization: { name: 'А' } }, 'validation.required'],
    ['position.name', { position: { name: '' } }, 'validation.required'],
  ])('%s: %j is rejected on its field', async (field, part, code) => {
    const { data, errors } = await t.gql(null, REGISTER, {
      user: { ...valid, email: 'other@example.ru', ...part },
    });
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ type: 'GraphQLError', code, field });
    const { rows } = await owner.query(`select from users where email = 'other@example.ru'`);
    expect(rows).toHaveLength(0);
  });
});

test('the browser’s initial query takes at most five statements', async () => {
  const query =
    '{ userIsAuth initApp { user { id nameShort } userRole { id updatedAt rights { faq { read } } } consts { rootAdminId } } userSexTypes { value name } }';
  await t.gql(admin.token, query);
  const statements = await statementsOf(() => t.gql(admin.token, query));
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.length).toBeLessThanOrEqual(5);
});

test('enumerations are named in the caller’s language', async () => {
  const ask = async (language: string) =>
    (
      await t.gql(
        null,
        '{ userSexTypes { value name } organizationNotificationTypes { value } }',
        {},
        { 'Accept-Language': language },
      )
    ).data;
  expect(await ask('ru')).toMatchObject({
    userSexTypes: [
      { value: 'male', name: 'Мужской' },
      { value: 'female', name: 'Женский' },
    ],
  });
  expect(await ask('en-us')).toMatchObject({ userSexTypes: [{ name: 'Male' }, { name: 'Female' }] });
  // More types than are sent today: types of future sections already have their names.
  expect((await ask('ru'))?.['organizationNotificationTypes']).toEqual(
    expect.arrayContaining(notificationTypeNames.map((value) => ({ value }))),
  );
});
