import { sql } from 'drizzle-orm';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { createImports } from '@test/helpers/worlds/imports';
import { createSigningDesk, type SigningDesk } from '@test/helpers/worlds/signing-desk';
import { tableFile } from '@test/helpers/files/table-file';
import { publishClauses } from '../../tests/regulations';
import { until } from '@test/helpers/until';

/** An administrator who wants a signature of a person who did not act: every way to take over the account. */
let workspace: Workspace;
let desk: SigningDesk;
let second: UserRow;
let number = 0;

beforeAll(async () => {
  workspace = await openWorkspace();
  desk = createSigningDesk(workspace);
  second = await workspace.person({ isAdmin: true, nameFirst: 'Борис', nameSecond: 'Второй' });
}, 60_000);
afterAll(() => workspace.stop());
beforeEach(() => workspace.system((tx) => tx.execute(sql`delete from rate_limit`)));

const UPDATE = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }';
const CONFIRM = 'mutation ($id: Int!, $d: String!) { userSignInConfirm(userId: $id, decision: $d) }';

/** A mailbox read by the administrator. */
const ownMailbox = () => `admin-mailbox${(number += 1)}@example.ru`;

const setAddress = (id: number, email: string) =>
  workspace.get(workspace.admin, UPDATE, { u: { id, email } });

async function importRow(person: UserRow, email: string): Promise<number> {
  const imports = createImports(workspace.test, await workspace.test.signIn(workspace.admin.id));
  const rows = [
    ['ID', 'Имя', 'Фамилия', 'Email'],
    [String(person.id), person.nameFirst, person.nameSecond, email],
  ];
  const { id } = await imports.check(await imports.open(await tableFile(rows)));
  await imports.run(id);
  return id;
}

async function setAddressByImport(id: number, email: string): Promise<void> {
  const person = await workspace.system(async (tx) => {
    const rows = await selectRows(tx, { nameFirst: text, nameSecond: text })(
      sql`select name_first as "nameFirst", name_second as "nameSecond" from users where id = ${id}`,
    );
    return rows[0];
  });
  await importRow({ ...second, ...person, id }, email);
}

const changes = (id: number) =>
  workspace.system(async (tx) => {
    const { rows } = await tx.execute(
      sql`select kind, changed_by, old_value, confirmation from sign_in_change where user_id = ${id} order by id`,
    );
    return rows;
  });

const signatures = (id: number) =>
  workspace.system(async (tx) => {
    const { rows } = await tx.execute(sql`select id from regulation_signature where user_id = ${id}`);
    return rows;
  });

describe.each([
  ['the form', setAddress],
  ['an import', setAddressByImport],
])('the email is set by %s', (_way, set) => {
  it('a recovery code, opening and reading are allowed; a signature is not; and the person is notified', async () => {
    const person = await workspace.person();
    const regulation = await desk.assignment(person);
    const mailbox = ownMailbox();
    await set(person.id, mailbox);
    const { token } = await desk.recover(mailbox);
    expect(await desk.sign(token ?? '', regulation)).toEqual({ opened: null, signed: 'signIn.unconfirmed' });
    // Set back: the access gained meanwhile is gone, and the person is notified of both changes.
    await set(person.id, person.email);
    expect(await desk.sign(token ?? '', regulation)).toMatchObject({ signed: 'auth.required' });
    const { token: again } = await desk.recover(person.email);
    expect(await desk.sign(again ?? '', regulation)).toMatchObject({ signed: 'signIn.unconfirmed' });
    expect(await signatures(person.id)).toEqual([]);
    await until(
      async () =>
        (await desk.emails(person.email)).filter(({ subject }) => subject.includes('адрес для входа'))
          .length === 2,
    );
    expect(await changes(person.id)).toEqual([
      { kind: 'email', changed_by: workspace.admin.id, old_value: person.email, confirmation: null },
      { kind: 'email', changed_by: workspace.admin.id, old_value: mailbox, confirmation: null },
    ]);
    const { rows } = await workspace.system((tx) =>
      tx.execute(
        sql`select actor_id from audit_log where action = 'signInChange' and object_id = ${person.id}`,
      ),
    );
    expect(rows).toEqual([{ actor_id: workspace.admin.id }, { actor_id: workspace.admin.id }]);
  });
});

it('items issued before the change end with it: recovery codes, invitations, sessions from emails', async () => {
  const person = await workspace.person();
  const { token: byLetter } = await desk.recover(person.email);
  const byPassword = await workspace.test.signIn(person.id);
  await workspace.test.gql(
    null,
    'mutation ($l: String!) { getSessionToken(type: "reset", login: $l) { type } }',
    { l: person.email },
  );
  const codes = async () => {
    const { rows } = await workspace.system((tx) =>
      tx.execute(sql`select purpose from auth_code where user_id = ${person.id} and used_at is null`),
    );
    return rows;
  };
  // A job creates them, a moment after the response.
  await until(async () => (await codes()).some(({ purpose }) => purpose === 'link'));
  await setAddress(person.id, ownMailbox());
  const isIn = async (token: string | null) =>
    (await workspace.test.gql<{ userIsAuth: boolean }>(token, '{ userIsAuth }')).data?.userIsAuth;
  expect([await isIn(byLetter), await isIn(byPassword)]).toEqual([false, true]);
  expect(await codes()).toEqual([]);
});

it('a password set meanwhile is removed when the email is set back', async () => {
  const person = await workspace.person();
  const regulation = await desk.assignment(person);
  const mailbox = ownMailbox();
  await setAddress(person.id, mailbox);
  const { token, routePath } = await desk.recover(mailbox);
  const resetPasswordCode = /resetPasswordCode=(.+)$/.exec(routePath ?? '')?.[1];
  const set = await workspace.test.gql(token, UPDATE, {
    u: { id: person.id, password: 'Чужой-Пароль-1', resetPasswordCode },
  });
  expect(set.errors).toBeUndefined();
  await setAddress(person.id, person.email);
  const { data } = await workspace.test.gql<{ getSessionToken: { type: string } }>(
    null,
    'mutation ($l: String!) { getSessionToken(type: "local", login: $l, password: "Чужой-Пароль-1") { type } }',
    { l: person.email },
  );
  expect(data?.getSessionToken.type).toBe('invalidLoginOrPassword');
  expect(await desk.sign(token ?? '', regulation)).toMatchObject({ signed: 'auth.required' });
});

it('changing the email once more "by oneself" from the stolen session confirms nothing', async () => {
  const person = await workspace.person();
  const regulation = await desk.assignment(person);
  const [mailbox, other] = [ownMailbox(), ownMailbox()];
  await setAddress(person.id, mailbox);
  const { token, routePath } = await desk.recover(mailbox);
  const resetPasswordCode = /resetPasswordCode=(.+)$/.exec(routePath ?? '')?.[1];
  await workspace.test.gql(token, UPDATE, {
    u: { id: person.id, password: 'Чужой-Пароль-1', resetPasswordCode },
  });
  await workspace.test.gql(
    token,
    'mutation ($e: String!) { userEmailChangeStart(email: $e, password: "Чужой-Пароль-1") }',
    { e: other },
  );
  const code = desk.codeOf(await desk.emailTo(other, 'Код'));
  const confirmed = await workspace.test.gql(
    token,
    'mutation ($c: String!) { userEmailChangeConfirm(code: $c) { email } }',
    { c: code },
  );
  expect(confirmed.errors).toBeUndefined();
  expect(await desk.sign(token ?? '', regulation)).toMatchObject({ signed: 'signIn.unconfirmed' });
  const start = await workspace.test.gql(token, 'mutation { signInConfirmStart }');
  expect(start.errors?.[0]?.extensions.code).toBe('signIn.youngSession');
});

it('a redirected invitation cannot sign: the first one is invalidated, the second needs another administrator', async () => {
  const { userCreate } = await workspace.get<{ userCreate: { id: number } }>(
    workspace.admin,
    'mutation ($u: UserInput!) { userCreate(user: $u) { id } }',
    { u: { nameFirst: 'Новый', email: `novyi${(number += 1)}@example.ru`, isSendEmail: true } },
  );
  const { id } = userCreate;
  const invitation = async (to: string) => {
    const { text } = await desk.emailTo(to, 'Приглашение');
    const accessToken = decodeURIComponent(/accessToken=([^&\s]+)/.exec(text)?.[1] ?? '');
    const { data } = await workspace.test.gql<{ getSessionToken: { type: string; token: string | null } }>(
      null,
      'mutation ($t: String!, $id: Int!) { getSessionToken(type: "accessToken", accessToken: $t, userId: $id) { type token } }',
      { t: accessToken, id },
    );
    return data?.getSessionToken;
  };
  const mailbox = ownMailbox();
  await setAddress(id, mailbox);
  expect((await invitation(`novyi${number - 1}@example.ru`))?.type).toBe('isAccessTokenFail');
  await workspace.get(workspace.admin, 'mutation ($id: Int!) { userInvite(id: $id) }', { id });
  const entered = await invitation(mailbox);
  const regulation = await desk.assignment({ ...second, id });
  expect(await desk.sign(entered?.token ?? '', regulation)).toMatchObject({ signed: 'signIn.unconfirmed' });
  await workspace.get(second, CONFIRM, { id, d: '' });
  expect(await desk.sign(entered?.token ?? '', regulation)).toMatchObject({ signed: null });
});

it('the first email of somebody who was never invited is the normal way to begin', async () => {
  const person = await workspace.person({ passwordHash: null, status: 'invited' });
  await setAddress(person.id, ownMailbox());
  expect(await changes(person.id)).toMatchObject([{ kind: 'email', confirmation: 'beforeFirstUse' }]);
  expect(await desk.emails(person.email)).toEqual([]);
});

it('the person is notified of a second factor reset, with a way to report it', async () => {
  const person = await workspace.person();
  await workspace.system((tx) =>
    tx.execute(sql`insert into user_factor (organization_id, user_id, secret_sealed, confirmed_at)
      values (${workspace.organizationId}, ${person.id}, 'sealed', now())`),
  );
  await workspace.get(workspace.admin, 'mutation ($id: Int!) { userTwoFactorReset(userId: $id) }', {
    id: person.id,
  });
  const email = await desk.emailTo(person.email, 'отключил вход с кодом');
  expect(email.text).toContain('Анна Главная');
  expect(desk.linkOf(email).pathname).toBe('/api/sign-in-dispute');
  expect(await changes(person.id)).toMatchObject([{ kind: 'twoFactor', changed_by: workspace.admin.id }]);
});

describe('one’s own email', () => {
  it('is not changed through the form', async () => {
    const u = { id: workspace.admin.id, email: ownMailbox() };
    expect(await workspace.rejection(workspace.admin, UPDATE, { u })).toMatchObject({
      code: 'employee.emailByCode',
    });
  });

  it('nor by a row of an import', async () => {
    await importRow(workspace.admin, ownMailbox());
    const { rows } = await workspace.system((tx) =>
      tx.execute(sql`select email from users where id = ${workspace.admin.id}`),
    );
    expect(rows).toEqual([{ email: workspace.admin.email }]);
  });

  it('nor by a statement that skips the check: the database rejects it', async () => {
    const { organizationId, admin } = workspace;
    const change = workspace.test.app.database.tenant(
      organizationId,
      (tx) => tx.execute(sql`update users set email = 'other@example.ru' where id = ${admin.id}`),
      { userId: admin.id, sessionId: 0 },
    );
    await expect(change).rejects.toMatchObject({ cause: { constraint: 'users_own_email_by_code' } });
  });
});

it('a code for one document does not sign another document, another version, or for another person', async () => {
  const [person, other] = [await workspace.person(), await workspace.person()];
  const asked = await desk.assignment(person, { signMethod: 'emailCode' });
  const wanted = await desk.assignment(person, { signMethod: 'emailCode' });
  const token = await workspace.test.signIn(person.id);
  await workspace.test.gql(token, 'mutation ($id: Int!) { regulationSignCode(id: $id) }', { id: asked.id });
  const code = desk.codeOf(await desk.emailTo(person.email, 'Код для подписания'));
  expect(await desk.sign(token, wanted, { code })).toMatchObject({ signed: 'regulation.codeWrong' });
  const theirs = await desk.assignment(other, { signMethod: 'emailCode' });
  const otherToken = await workspace.test.signIn(other.id);
  expect(await desk.sign(otherToken, theirs, { code })).toMatchObject({ signed: 'regulation.codeWrong' });
  // The version that was shown when the code was requested is signed no more; the new one needs a code of its own.
  const renewed = {
    ...asked,
    currentVersionId: await publishClauses(workspace, asked.id, [['c1', 1, 'Новое']]),
  };
  expect(await desk.sign(token, renewed, { code })).toMatchObject({ signed: 'regulation.codeWrong' });
  await workspace.test.gql(token, 'mutation ($id: Int!) { regulationSignCode(id: $id) }', { id: asked.id });
  const emails = await until(async () => {
    const all = await desk.emails(person.email);
    return all.filter(({ subject }) => subject.includes('Код для подписания')).length === 2 && all;
  });
  const newCode = desk.codeOf(emails.at(-1) ?? { subject: '', text: '' });
  expect(await desk.sign(token, renewed, { code: newCode })).toMatchObject({ signed: null });
});

describe('«It was not me»', () => {
  const page = async (link: URL, method: 'GET' | 'POST') => {
    const response = await fetch(`${workspace.test.url}${link.pathname}${link.search}`, { method });
    return { status: response.status, html: await response.text() };
  };
  const holds = (user: UserRow, userId: number) =>
    workspace.get<{ signInHolds: object[] }>(
      user,
      'query ($id: Int!) { signInHolds(userId: $id) { state kind changedBy canDecide } }',
      { id: userId },
    );

  it('opened by a mail program it changes nothing; pressed, it blocks signing until an uninvolved administrator decides', async () => {
    const person = await workspace.person();
    const regulation = await desk.assignment(person);
    const own = await workspace.test.signIn(person.id);
    await setAddress(person.id, ownMailbox());
    await workspace.get(second, CONFIRM, { id: person.id, d: '' });
    const link = desk.linkOf(await desk.emailTo(person.email, 'адрес для входа'));
    for (const method of ['GET', 'GET'] as const) {
      expect((await page(link, method)).html).toContain('Вход в ваш кабинет изменили без вас?');
    }
    expect(await holds(second, person.id)).toEqual({ signInHolds: [] });
    expect((await page(link, 'POST')).html).toContain('Подписание от вашего имени остановлено');
    expect(await desk.sign(own, regulation)).toMatchObject({ signed: 'signIn.disputed' });
    expect(await holds(workspace.admin, person.id)).toEqual({
      signInHolds: [{ state: 'disputed', kind: 'email', changedBy: 'Анна Главная', canDecide: false }],
    });
    // Every administrator is notified, in the workspace and by email.
    for (const admin of [workspace.admin, second]) {
      const { rows } = await workspace.system((tx) =>
        tx.execute(sql`select 1 from notification where type = 'signInDisputed' and user_id = ${admin.id}`),
      );
      expect(rows).toHaveLength(1);
      await desk.emailTo(admin.email, '«Это не я»');
    }
    // Neither the administrator who changed it, nor the person from any session; and not without a comment for the history.
    const decide = (user: UserRow, d: string) => workspace.rejection(user, CONFIRM, { id: person.id, d });
    expect(await decide(workspace.admin, 'Всё в порядке')).toMatchObject({ code: 'signIn.otherAdmin' });
    expect(await decide(second, ' ')).toMatchObject({ code: 'validation.required', field: 'decision' });
    const { errors } = await workspace.test.gql(own, 'mutation { signInConfirmStart }');
    expect(errors?.[0]?.extensions.code).toBe('signIn.disputed');
    await workspace.get(second, CONFIRM, { id: person.id, d: 'Созвонились: это он' });
    expect(await desk.sign(own, regulation)).toMatchObject({ signed: null });
    // Pressed again, the same link blocks nothing again.
    await page(link, 'POST');
    expect(await holds(second, person.id)).toEqual({ signInHolds: [] });
    const { rows } = await workspace.system((tx) =>
      tx.execute(sql`select action, changes from audit_log
        where object_id = ${person.id} and action like 'signIn%' order by id`),
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'signInChange',
      'signInConfirm',
      'signInDispute',
      'signInConfirm',
    ]);
    expect(rows.at(-1)).toMatchObject({ changes: { decision: [null, 'Созвонились: это он'] } });
  });

  it.each(['', 'abc', 'x'.repeat(5000), '%00'])('a made-up token (%.8s) is rejected', async (token) => {
    const link = new URL(`http://x/api/sign-in-dispute?token=${token}`);
    expect((await page(link, 'GET')).status).toBe(400);
    expect((await page(link, 'POST')).status).toBe(400);
  });
});

describe('confirming', () => {
  it('by the person: with the code of the new mailbox, in a session from before the change; others end', async () => {
    const person = await workspace.person();
    const regulation = await desk.assignment(person);
    const own = await workspace.test.signIn(person.id);
    const mailbox = ownMailbox();
    await setAddress(person.id, mailbox);
    const later = await workspace.test.signIn(person.id);
    const HOLD = '{ signInHold { state kind newValue canConfirm changedBy } }';
    const hold = { state: 'unconfirmed', kind: 'email', newValue: mailbox, changedBy: 'Анна Главная' };
    expect((await workspace.test.gql(own, HOLD)).data).toEqual({ signInHold: { ...hold, canConfirm: true } });
    expect((await workspace.test.gql(later, HOLD)).data).toEqual({
      signInHold: { ...hold, canConfirm: false },
    });
    const today = async () => {
      const query = '{ today { mine { kind route } } }';
      const { data } = await workspace.test.gql<{ today: { mine: object[] } }>(own, query);
      return data?.today.mine ?? [];
    };
    const held = { kind: 'signInUnconfirmed', route: '/profile' };
    expect((await today())[0]).toEqual(held);
    await workspace.test.gql(own, 'mutation { signInConfirmStart }');
    const code = desk.codeOf(await desk.emailTo(mailbox, 'подтверждения адреса'));
    const confirm = (token: string, c: string) =>
      workspace.test.gql(token, 'mutation ($c: String!) { signInConfirm(code: $c) }', { c });
    expect((await confirm(later, code)).errors?.[0]?.extensions.code).toBe('signIn.youngSession');
    expect((await confirm(own, '000000')).errors?.[0]?.extensions.code).toBe('employee.codeWrong');
    expect((await confirm(own, code)).errors).toBeUndefined();
    expect((await workspace.test.gql(own, HOLD)).data).toEqual({ signInHold: null });
    expect(await today()).not.toContainEqual(held);
    expect((await workspace.test.gql(later, '{ userIsAuth }')).data).toEqual({ userIsAuth: false });
    expect(await desk.sign(own, regulation)).toMatchObject({ signed: null });
    expect(await changes(person.id)).toMatchObject([{ confirmation: 'ownSession' }]);
  });

  it('not by an administrator appointed by the changer since, nor by one whose own email they changed', async () => {
    const [person, puppet] = [await workspace.person(), await workspace.person()];
    await setAddress(person.id, ownMailbox());
    await workspace.get(
      workspace.admin,
      'mutation ($id: Int!) { adminUpdate(userId: $id, isAdmin: true) { id } }',
      {
        id: puppet.id,
      },
    );
    const refused = { code: 'signIn.otherAdmin' };
    expect(await workspace.rejection(puppet, CONFIRM, { id: person.id, d: 'да' })).toMatchObject(refused);
    const third = await workspace.person({ isAdmin: true });
    await setAddress(third.id, ownMailbox());
    expect(await workspace.rejection(third, CONFIRM, { id: person.id, d: 'да' })).toMatchObject(refused);
    expect(await workspace.rejection(third, CONFIRM, { id: third.id, d: 'да' })).toMatchObject(refused);
    await workspace.system((tx) =>
      tx.execute(sql`update users set is_admin = false where id in (${puppet.id}, ${third.id})`),
    );
  });

  it('a person whose signing is blocked can read, but can neither refuse, answer, approve nor request a code', async () => {
    const person = await workspace.person();
    const regulation = await desk.assignment(person, { signMethod: 'emailCode' });
    await setAddress(person.id, ownMailbox());
    const { id, currentVersionId: v } = regulation;
    const calls: [string, object][] = [
      ['mutation ($id: Int!) { regulationSignCode(id: $id) }', { id }],
      [
        'mutation ($id: Int!, $v: Int!) { regulationRefuse(id: $id, versionId: $v, reason: "Нет") { id } }',
        { id, v },
      ],
      [
        'mutation ($id: Int!, $v: Int!) { regulationAnswer(answer: { regulationId: $id, versionId: $v, answers: [] }) { id } }',
        { id, v },
      ],
    ];
    for (const [query, variables] of calls) {
      expect(await workspace.rejection(person, query, { ...variables })).toMatchObject({
        code: 'signIn.unconfirmed',
      });
    }
    const read = await workspace.get(person, 'query ($id: Int!) { regulation(id: $id) { id } }', { id });
    expect(read).toEqual({ regulation: { id } });
  });
});
