import { sql } from 'drizzle-orm';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Changing one's own email: with the password, and with a code sent to the new mailbox. */
let workspace: Workspace;
let clock = new Date();

beforeAll(async () => {
  workspace = await openWorkspace({}, () => clock);
});
afterAll(() => workspace.stop());
beforeEach(() => workspace.system((tx) => tx.execute(sql`delete from rate_limit`)));

const PASSWORD = 'Верный-Пароль-1';
const START =
  'mutation ($email: String!, $password: String!) { userEmailChangeStart(email: $email, password: $password) }';
const CONFIRM = 'mutation ($code: String!) { userEmailChangeConfirm(code: $code) { email } }';

const emails = (to: string) =>
  workspace.system(async (tx) => {
    const rows = await selectRows(tx, { subject: text, text })(
      sql`select subject, text from letter where "to" = ${to} order by id`,
    );
    return rows;
  });
const codeTo = async (to: string) => /\d{6}/.exec((await emails(to)).at(-1)?.text ?? '')?.[0] ?? '';
const storedEmail = async (id: number) => {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { email: text })(sql`select email from users where id = ${id}`),
  );
  return rows[0]?.email;
};
const signInType = async (login: string) => {
  const SIGN_IN =
    'mutation ($login: String!, $password: String!) { getSessionToken(type: "local", login: $login, password: $password) { type } }';
  const { data } = await workspace.test.gql<{ getSessionToken: { type: string } }>(null, SIGN_IN, {
    login,
    password: PASSWORD,
  });
  return data?.getSessionToken.type;
};

it('changes with the code, the old email is notified, and the new email signs in', async () => {
  const person = await workspace.person();
  await workspace.get(person, START, { email: ' New.Box@Firma.RU ', password: PASSWORD });
  expect(await storedEmail(person.id)).toBe(person.email);
  // After a reload the page shows the current step, for as long as the code is valid.
  const pending = async () => (await workspace.get(person, '{ userSecurity { emailPending } }')).userSecurity;
  expect(await pending()).toEqual({ emailPending: 'new.box@firma.ru' });
  clock = new Date(Date.now() + 11 * 60_000);
  expect(await pending()).toEqual({ emailPending: null });
  clock = new Date();
  const code = await codeTo('new.box@firma.ru');
  const { userEmailChangeConfirm } = await workspace.get(person, CONFIRM, { code: ` ${code} ` });
  expect(userEmailChangeConfirm).toEqual({ email: 'new.box@firma.ru' });
  expect((await emails(person.email)).at(-1)).toMatchObject({
    subject: 'Почта для входа изменена',
    text: expect.stringContaining('new.box@firma.ru'),
  });
  expect(await signInType('new.box@firma.ru')).toBe('success');
  expect(await signInType(person.email)).toBe('invalidLoginOrPassword');
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select changes from audit_log where action = 'update' and object_id = ${person.id}`),
  );
  expect(rows).toEqual([{ changes: { email: [person.email, 'new.box@firma.ru'] } }]);
  expect(await pending()).toEqual({ emailPending: null });
  // A code works once.
  expect(await workspace.rejection(person, CONFIRM, { code })).toMatchObject({
    code: 'employee.codeWrong',
    field: 'code',
  });
});

it.each([
  ['no address', { email: 'nobody' }, 'validation.email', 'email'],
  ['another password', { password: 'Другой-Пароль-1' }, 'employee.passwordWrong', 'password'],
  ['an address that somebody has', { email: 'TAKEN@firma.ru' }, 'employee.emailBusy', 'email'],
])('%s is rejected on its field, and nothing is sent', async (_what, change, code, field) => {
  await workspace.person({ email: 'taken@firma.ru' }).catch(() => undefined);
  const person = await workspace.person();
  const before = (await emails('free@firma.ru')).length;
  const wish = { email: 'free@firma.ru', password: PASSWORD, ...change };
  expect(await workspace.rejection(person, START, wish)).toMatchObject({ code, field });
  expect(await emails('free@firma.ru')).toHaveLength(before);
});

it('the current email is not accepted as a new one', async () => {
  const person = await workspace.person();
  const wish = { email: person.email.toUpperCase(), password: PASSWORD };
  expect(await workspace.rejection(person, START, wish)).toMatchObject({
    code: 'employee.emailSame',
    field: 'email',
  });
});

it('five wrong codes, ten minutes or another request invalidate it', async () => {
  const person = await workspace.person();
  const begin = (email: string) => workspace.get(person, START, { email, password: PASSWORD });
  const wrong = (code: string) => workspace.rejection(person, CONFIRM, { code });
  await begin('one@firma.ru');
  const first = await codeTo('one@firma.ru');
  for (let tried = 0; tried < 5; tried += 1) await wrong(first === '000000' ? '111111' : '000000');
  expect(await wrong(first)).toMatchObject({ code: 'employee.codeWrong' });

  await begin('two@firma.ru');
  const second = await codeTo('two@firma.ru');
  clock = new Date(clock.getTime() + 11 * 60_000);
  expect(await wrong(second)).toMatchObject({ code: 'employee.codeWrong' });

  await begin('three@firma.ru');
  const third = await codeTo('three@firma.ru');
  await begin('four@firma.ru');
  const fourth = await codeTo('four@firma.ru');
  if (third !== fourth) expect(await wrong(third)).toMatchObject({ code: 'employee.codeWrong' });
  await workspace.get(person, CONFIRM, { code: fourth });
  expect(await storedEmail(person.id)).toBe('four@firma.ru');
});

it('the number of emails per hour is limited', async () => {
  const person = await workspace.person();
  const send = (number: number) =>
    workspace.ask(person, START, { email: `many${number}@firma.ru`, password: PASSWORD });
  for (let number = 0; number < 5; number += 1) expect((await send(number)).errors).toBeUndefined();
  await send(5);
  expect((await send(6)).errors?.[0]?.extensions).toMatchObject({ code: 'tooMany' });
  expect(await emails('many6@firma.ru')).toHaveLength(0);
});

it('of two people who request the same email, the second one’s code finds it taken', async () => {
  const [one, other] = [await workspace.person(), await workspace.person()];
  const wish = { email: 'shared@firma.ru', password: PASSWORD };
  await workspace.get(one, START, wish);
  const first = await codeTo('shared@firma.ru');
  await workspace.get(other, START, wish);
  const second = await codeTo('shared@firma.ru');
  await workspace.get(one, CONFIRM, { code: first });
  expect(await workspace.rejection(other, CONFIRM, { code: second })).toMatchObject({
    code: 'employee.emailBusy',
  });
});

it('one’s own email changes in no other way, not even an administrator’s', async () => {
  const UPDATE = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }';
  for (const person of [await workspace.person(), workspace.admin]) {
    const u = { id: person.id, email: 'other@firma.ru', currentPassword: PASSWORD };
    expect(await workspace.rejection(person, UPDATE, { u })).toMatchObject({
      code: 'employee.emailByCode',
      field: 'email',
    });
  }
});
