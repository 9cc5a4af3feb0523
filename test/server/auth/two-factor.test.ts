import pg from 'pg';
import { TOTP } from 'otpauth';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { PASSWORD, register, type Registered } from '@test/helpers/worlds/registration';
import { signIn } from '@test/helpers/worlds/sign-in';
import { until } from '@test/helpers/until';

let t: TestApp;
let owner: pg.Client;
let clock = new Date();
const lines: string[] = [];
beforeAll(async () => {
  t = await startTestApp({ now: () => clock, onLog: (line) => lines.push(line) });
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await t.stop();
});
beforeEach(async () => {
  await owner.query('delete from rate_limit');
});

const STEP_MS = 30_000;
/** Moves to the next time step, for an unused code. */
const wait = (steps = 1) => {
  clock = new Date(clock.getTime() + steps * STEP_MS);
};
const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: clock.getTime() + steps * STEP_MS });

const code = (answer: { errors?: { extensions: { code?: string; field?: string } }[] }) =>
  answer.errors?.[0]?.extensions;

const start = (token: string, password = PASSWORD) =>
  t.gql<{ userTwoFactorStart: { secret: string; uri: string } }>(
    token,
    'mutation ($password: String!) { userTwoFactorStart(password: $password) { secret uri } }',
    { password },
  );
const confirm = (token: string, typed: string) =>
  t.gql<{ userTwoFactorConfirm: string[] }>(
    token,
    'mutation ($code: String!) { userTwoFactorConfirm(code: $code) }',
    { code: typed },
  );
const stop = (token: string, typed: string, password = PASSWORD) =>
  t.gql<{ userTwoFactorOff: { twoFactorSince: string | null } }>(
    token,
    'mutation ($password: String!, $code: String!) { userTwoFactorOff(password: $password, code: $code) { twoFactorSince } }',
    { password, code: typed },
  );

interface Protected extends Registered {
  secret: string;
  recovery: string[];
}

/** A person with the second factor enabled. */
async function personWithTwoFactor(): Promise<Protected> {
  const person = await register(t);
  const secret = (await start(person.token)).data?.userTwoFactorStart.secret ?? '';
  const recovery = (await confirm(person.token, codeAt(secret))).data?.userTwoFactorConfirm ?? [];
  wait();
  return { ...person, secret, recovery };
}

const local = ({ email }: Registered) => signIn(t, { type: 'local', login: email, password: PASSWORD });
const second = (challenge: string | null, typed: string) =>
  signIn(t, { type: 'twoFactor', accessToken: challenge ?? '', code: typed });

describe('enabling it', () => {
  test('requires the password, and a code that proves that the secret was saved', async () => {
    const person = await register(t);
    expect(code(await start(person.token, 'ne-tot'))).toMatchObject({
      code: 'employee.passwordWrong',
      field: 'password',
    });
    const { data } = await start(person.token);
    const { secret = '', uri = '' } = data?.userTwoFactorStart ?? {};
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`otpauth://totp/Adaptika:${encodeURIComponent(person.email)}`);
    // Nothing is enabled yet.
    expect((await local(person)).type).toBe('success');
    expect(code(await confirm(person.token, '000000'))).toMatchObject({
      code: 'twoFactor.codeWrong',
      field: 'code',
    });
    const codes = (await confirm(person.token, codeAt(secret))).data?.userTwoFactorConfirm ?? [];
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((item) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(item))).toBe(true);
    const { data: state } = await t.gql(
      person.token,
      '{ userSecurity { twoFactorSince recoveryCodesLeft } }',
    );
    expect(state).toEqual({ userSecurity: { twoFactorSince: clock.toISOString(), recoveryCodesLeft: 10 } });
    expect(code(await start(person.token))?.code).toBe('twoFactor.isOn');
  });

  test('neither the secret nor a recovery code is readable in the database or in the log', async () => {
    const { secret, recovery, userId } = await personWithTwoFactor();
    const { rows } = await owner.query<{ row: string }>(
      `select to_jsonb(f)::text as row from user_factor f where user_id = $1
       union all select to_jsonb(c)::text from user_recovery_code c where user_id = $1
       union all select to_jsonb(a)::text from audit_log a
       union all select to_jsonb(l)::text from letter l`,
      [userId],
    );
    const written = [...rows.map(({ row }) => row), ...lines].join('\n');
    expect(written).toContain('secret_sealed');
    for (const kept of [secret, ...recovery]) expect(written).not.toContain(kept);
  });

  test('notifies the person by email', async () => {
    const { email } = await personWithTwoFactor();
    const { rows } = await owner.query('select subject from letter where "to" = $1', [email]);
    expect(rows).toEqual([{ subject: 'Включён вход с кодом' }]);
  });
});

describe('signing in', () => {
  test('the password alone lets nobody in; the code does, once', async () => {
    const person = await personWithTwoFactor();
    const first = await local(person);
    expect(first).toMatchObject({ type: 'isTwoFactor', token: null, user: null, routePath: null });
    const typed = codeAt(person.secret);
    const answer = await second(first.challenge, typed);
    expect(answer).toMatchObject({ type: 'success', user: { id: person.userId } });
    expect((await t.gql<{ userIsAuth: boolean }>(answer.token, '{ userIsAuth }')).data?.userIsAuth).toBe(
      true,
    );
    expect((await second(first.challenge, typed)).type).toBe('isAccessCodeFail');
  });

  test('the same code at the same moment lets in only one request', async () => {
    const person = await personWithTwoFactor();
    const { challenge } = await local(person);
    const typed = codeAt(person.secret);
    const answers = await Promise.all([1, 2, 3].map(() => second(challenge, typed)));
    expect(answers.filter(({ type }) => type === 'success')).toHaveLength(1);
  });

  test.each([
    [-2, 'isAccessCodeFail'],
    [-1, 'success'],
    [1, 'success'],
    [2, 'isAccessCodeFail'],
  ])('a clock that is %i steps off: %s', async (steps, type) => {
    const person = await personWithTwoFactor();
    wait(3);
    const { challenge } = await local(person);
    expect((await second(challenge, codeAt(person.secret, steps))).type).toBe(type);
  });

  test('a recovery code works instead, once, however it is typed', async () => {
    const person = await personWithTwoFactor();
    const [first = ''] = person.recovery;
    const typed = first.toUpperCase().replace('-', ' ');
    expect((await second((await local(person)).challenge, typed)).type).toBe('success');
    expect((await second((await local(person)).challenge, first)).type).toBe('isAccessCodeFail');
    const { rows } = await owner.query(
      'select from user_recovery_code where user_id = $1 and used_at is null',
      [person.userId],
    );
    expect(rows).toHaveLength(9);
  });

  test('after five wrong codes the next must wait, from any browser, even the right one', async () => {
    const person = await personWithTwoFactor();
    const { challenge } = await local(person);
    for (let tries = 0; tries < 6; tries += 1) await second(challenge, '000000');
    const refused = await t.gql(
      null,
      'mutation ($a: String, $c: String) { getSessionToken(type: "twoFactor", accessToken: $a, code: $c) { type } }',
      { a: challenge, c: codeAt(person.secret) },
    );
    expect(code(refused)?.code).toBe('tooMany');
    await until(async () => {
      const { rowCount } = await owner.query(
        `select from audit_log where action = 'loginFailed' and object_id = $1`,
        [person.userId],
      );
      return rowCount === 6;
    });
  }, 30_000);

  test('a challenge is valid for ten minutes, for its person, and cannot be forged', async () => {
    const person = await personWithTwoFactor();
    const { challenge } = await local(person);
    expect((await second(`${challenge?.slice(0, -4)}AAAA`, codeAt(person.secret))).type).toBe(
      'isAccessTokenFail',
    );
    wait(21);
    expect((await second(challenge, codeAt(person.secret))).type).toBe('isAccessTokenFail');
  });

  test('an emailed code is not enough either; with the second factor the password is then set as usual', async () => {
    const person = await personWithTwoFactor();
    await signIn(t, { type: 'reset', login: person.email });
    const mailed = await until(async () => {
      const { rows } = await owner.query<{ text: string }>(
        'select text from letter where "to" = $1 order by id desc limit 1',
        [person.email],
      );
      return /\d{6}/.exec(rows[0]?.text ?? '')?.[0];
    });
    const first = await signIn(t, { type: 'reset', login: person.email, code: mailed });
    expect(first).toMatchObject({ type: 'isTwoFactor', token: null });
    const answer = await second(first.challenge, codeAt(person.secret));
    expect(answer.routePath).toMatch(/^\/organization\/setting-notifications\?resetPasswordCode=[\w-]{43}$/);
    const { errors } = await t.gql(
      answer.token,
      'mutation ($user: UserInput!) { userUpdate(user: $user) { id } }',
      {
        user: {
          id: person.userId,
          password: 'Sinyaya-ptitsa-4',
          resetPasswordCode: answer.routePath?.split('=')[1],
        },
      },
    );
    expect(errors).toBeUndefined();
  });

  test('an emailed link does not bypass it', async () => {
    const person = await personWithTwoFactor();
    const accessToken = await t.app.database.tenant(person.organizationId, (tx) =>
      t.app.deps.codes.create(tx, person.userId, 'social'),
    );
    const first = await signIn(t, { type: 'accessToken', accessToken, userId: person.userId });
    expect(first).toMatchObject({ type: 'isTwoFactor', token: null });
    expect((await second(first.challenge, codeAt(person.secret))).type).toBe('success');
  });
});

describe('disabling it', () => {
  test('requires the password and a code', async () => {
    const person = await personWithTwoFactor();
    expect(code(await stop(person.token, codeAt(person.secret), 'ne-tot'))?.code).toBe(
      'employee.passwordWrong',
    );
    expect(code(await stop(person.token, '000000'))?.code).toBe('twoFactor.codeWrong');
    expect(
      (await stop(person.token, codeAt(person.secret))).data?.userTwoFactorOff.twoFactorSince,
    ).toBeNull();
    expect((await local(person)).type).toBe('success');
  });

  test('new recovery codes invalidate the old ones', async () => {
    const person = await personWithTwoFactor();
    const { data } = await t.gql<{ userTwoFactorCodes: string[] }>(
      person.token,
      'mutation ($password: String!, $code: String!) { userTwoFactorCodes(password: $password, code: $code) }',
      { password: PASSWORD, code: codeAt(person.secret) },
    );
    expect(data?.userTwoFactorCodes).toHaveLength(10);
    expect((await second((await local(person)).challenge, person.recovery[0] ?? '')).type).toBe(
      'isAccessCodeFail',
    );
    expect((await second((await local(person)).challenge, data?.userTwoFactorCodes[0] ?? '')).type).toBe(
      'success',
    );
  });
});

describe('a person who lost the phone', () => {
  const reset = (token: string, userId: number) =>
    t.gql<{ userTwoFactorReset: boolean }>(
      token,
      'mutation ($userId: Int!) { userTwoFactorReset(userId: $userId) }',
      { userId },
    );

  /** A person of the admin's organization who looks after employees. */
  async function hrTokenOf(admin: Registered): Promise<string> {
    const { rows } = await owner.query<{ id: number }>(
      `with r as (insert into role (organization_id, name, rights) values ($1, $2, $3) returning id),
            p as (insert into position (organization_id, name, role_id) select $1, $2, id from r returning id)
       insert into users (organization_id, home_organization_id, email, name_first, status, position_id)
       select $1, $1, $2 || '@kadry.ru', 'Кадры', 'working', id from p returning id`,
      [admin.organizationId, `k${admin.userId}`, { employees: { read: true, write: true } }],
    );
    return t.signIn(rows[0]?.id ?? 0);
  }

  test('is helped by an admin: the history records it, and the person is notified by email', async () => {
    const person = await personWithTwoFactor();
    const admin = await register(t);
    await owner.query(
      'update users set organization_id = $1, home_organization_id = $1, is_admin = false, position_id = null where id = $2',
      [admin.organizationId, person.userId],
    );
    expect((await reset(admin.token, person.userId)).data).toEqual({ userTwoFactorReset: true });
    expect((await reset(admin.token, person.userId)).data).toEqual({ userTwoFactorReset: false });
    expect((await local(person)).type).toBe('success');
    const { rows } = await owner.query(
      `select actor_id from audit_log where action = 'twoFactorReset' and object_id = $1`,
      [person.userId],
    );
    expect(rows).toEqual([{ actor_id: admin.userId }]);
    // Its place among the emails is open: the sign-in sends one of its own.
    const emails = await owner.query('select subject from letter where "to" = $1', [person.email]);
    expect(emails.rows).toContainEqual({ subject: 'Администратор отключил вход с кодом' });
  });

  test('only admins help an admin, and nobody helps themselves or people of another organization', async () => {
    const admin = await personWithTwoFactor();
    const personnel = await hrTokenOf(admin);
    expect(code(await reset(personnel, admin.userId))?.code).toBe('role.identityBeyondOwn');
    expect(code(await reset(admin.token, admin.userId))?.code).toBe('notFound');
    const foreign = await register(t);
    expect(code(await reset(foreign.token, admin.userId))?.code).toBe('notFound');
    expect((await local(admin)).type).toBe('isTwoFactor');
  });
});
