import { sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { roleTable } from '@server/modules/roles/roles.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

let workspace: Workspace;
let employee: UserRow;
let roleId: number;

beforeAll(async () => {
  workspace = await openWorkspace();
  employee = await workspace.withRights({});
  const rows = await workspace.system((tx) =>
    selectRows(tx, { id: integer })(
      sql`select role_id as id from position where id = ${employee.positionId}`,
    ),
  );
  roleId = Number(rows[0]?.id);
});
afterAll(() => workspace.stop());

const ROWS = `rows { type isRequired own { inApp email timing repeatEvery } inherited { email timing repeatEvery }
  inheritedFrom { email timing repeatEvery } } updatedAt`;

interface Row {
  type: string;
  own: Record<string, unknown>;
  inherited: Record<string, unknown>;
  inheritedFrom: Record<string, unknown>;
}
interface MatrixAnswer {
  matrix: { rows: Row[]; updatedAt: string };
}

const rowOf = ({ matrix }: MatrixAnswer, type: string) => matrix.rows.find((row) => row.type === type);
const own = (user: UserRow) => workspace.get<MatrixAnswer>(user, `{ matrix: userNotifications { ${ROWS} } }`);
const UPDATE = {
  organization: `mutation ($settings: [NotificationSettingInput!]!, $updatedAt: DateTime) {
    matrix: organizationNotificationsUpdate(settings: $settings, updatedAt: $updatedAt) { ${ROWS} } }`,
  role: `mutation ($roleId: Int!, $settings: [NotificationSettingInput!]!) {
    matrix: roleNotificationsUpdate(roleId: $roleId, settings: $settings) { ${ROWS} } }`,
  user: `mutation ($settings: [NotificationSettingInput!]!) {
    matrix: userNotificationsUpdate(settings: $settings) { ${ROWS} } }`,
};

test('the settings of the organization, the role and the person are shown with the source of each part', async () => {
  const { admin } = workspace;
  await workspace.get(admin, UPDATE.organization, {
    settings: [{ type: 'regulationOverdue', email: false, timing: 'digest', repeatEvery: 7 }],
  });
  await workspace.get(admin, UPDATE.role, {
    roleId,
    settings: [{ type: 'regulationOverdue', timing: 'now' }],
  });
  await workspace.get(employee, UPDATE.user, { settings: [{ type: 'regulationOverdue', repeatEvery: 0 }] });
  expect(rowOf(await own(employee), 'regulationOverdue')).toMatchObject({
    own: { inApp: null, email: null, timing: null, repeatEvery: 0 },
    inherited: { email: false, timing: 'now', repeatEvery: 7 },
    inheritedFrom: { email: 'organization', timing: 'role', repeatEvery: 'organization' },
  });
  // Back to the inherited setting.
  await workspace.get(employee, UPDATE.user, { settings: [{ type: 'regulationOverdue' }] });
  expect(rowOf(await own(employee), 'regulationOverdue')?.own).toMatchObject({ repeatEvery: null });
});

test('a change of a role’s notifications signs nobody out', async () => {
  const before = await own(employee);
  await workspace.get(workspace.admin, UPDATE.role, {
    roleId,
    settings: [{ type: 'roleChanged', email: true }],
  });
  expect((await own(employee)).matrix.rows.length).toBe(before.matrix.rows.length);
});

test('a person sees only the notifications they can receive', async () => {
  const types = (await own(employee)).matrix.rows.map(({ type }) => type);
  expect(types).toContain('regulationAssigned');
  expect(types).not.toContain('regulationReviewDue');
  expect((await own(workspace.admin)).matrix.rows.map(({ type }) => type)).toContain('regulationReviewDue');
});

describe('the additional audience', () => {
  const AUDIENCE = `rows { type hasCopies copies { kinds roleIds } own { audience { kinds roleIds } } }`;
  const ASK = {
    user: `{ matrix: userNotifications { ${AUDIENCE} } }`,
    organization: `{ matrix: organizationNotifications { ${AUDIENCE} } }`,
  };
  const say = (audience: object | null) =>
    workspace.get(workspace.admin, UPDATE.organization, {
      settings: [{ type: 'regulationComment', audience }],
    });
  const row = async (user: UserRow, level: keyof typeof ASK) =>
    rowOf(await workspace.get<MatrixAnswer>(user, ASK[level]), 'regulationComment');

  it('is chosen by the organization, and shown to the people who are then notified', async () => {
    expect(await row(employee, 'user')).toBeUndefined();
    const audience = { kinds: ['admin'], roleIds: [roleId] };
    await say(audience);
    expect(await row(workspace.admin, 'organization')).toMatchObject({ copies: audience, own: { audience } });
    expect(await row(employee, 'user')).toMatchObject({ copies: audience, own: { audience: null } });
    await say(null);
    expect(await row(employee, 'user')).toBeUndefined();
  });

  it('cannot be set by a role or a person, and contains only existing roles', async () => {
    const settings = [{ type: 'regulationOverdue', audience: { kinds: ['leader'], roleIds: [] } }];
    await workspace.get(workspace.admin, UPDATE.role, { roleId, settings });
    const { data } = await workspace.ask<MatrixAnswer>(
      workspace.admin,
      `query ($roleId: Int!) { matrix: roleNotifications(roleId: $roleId) { ${AUDIENCE} } }`,
      { roleId },
    );
    expect(data && rowOf(data, 'regulationOverdue')).toMatchObject({
      copies: { kinds: [], roleIds: [] },
      own: { audience: null },
    });
    const stray = [{ type: 'regulationOverdue', audience: { kinds: [], roleIds: [2_000_000_000] } }];
    expect(
      await workspace.rejection(workspace.admin, UPDATE.organization, { settings: stray }),
    ).toMatchObject({
      code: 'validation.unknown',
      field: 'regulationOverdue.audience',
    });
  });
});

describe('the overdue escalation', () => {
  const SAVE = `mutation ($s: NotificationScheduleInput!) {
    notificationScheduleUpdate(schedule: $s) { escalation { days to } } }`;
  const schedule = (escalation: object[]) => ({
    s: {
      ...{ digestHour: 9, isQuiet: true, quietFrom: '21:00', quietTo: '08:00' },
      ...{ isWeekendQuiet: true, senderName: '', escalation },
    },
  });

  it('is sorted with the earliest step first', async () => {
    const steps = [
      { days: 14, to: 'above' },
      { days: 3, to: 'mentor' },
      { days: 14, to: 'admin' },
    ];
    expect(await workspace.get(workspace.admin, SAVE, schedule(steps))).toEqual({
      notificationScheduleUpdate: { escalation: [steps[1], steps[0], steps[2]] },
    });
  });

  it('has no duplicate step, none before the next day, and at most five', async () => {
    const step = { days: 3, to: 'leader' };
    const refused = (steps: object[]) => workspace.rejection(workspace.admin, SAVE, schedule(steps));
    expect(await refused([step, step])).toMatchObject({
      code: 'notifications.stepTwice',
      field: 'escalation.1.days',
    });
    expect(await refused([{ ...step, days: 0 }])).toMatchObject({ field: 'escalation.0.days' });
    expect(await refused([1, 2, 3, 4, 5, 6].map((days) => ({ ...step, days })))).toMatchObject({
      field: 'escalation',
    });
  });
});

test('a recipient of an escalation step sees the setting of its notification', async () => {
  const types = async () => (await own(employee)).matrix.rows.map(({ type }) => type);
  const set = (to: string) =>
    workspace.system((tx) =>
      tx.execute(sql`update organization
        set notification_schedule = ${JSON.stringify({ escalation: [{ days: 3, to }] })}::jsonb`),
    );
  await set('leader');
  expect(await types()).not.toContain('regulationTeamOverdue');
  await set('mentor');
  expect(await types()).toContain('regulationTeamOverdue');
});

describe('the settings reject', () => {
  const refused = (settings: object) => workspace.rejection(employee, UPDATE.user, { settings: [settings] });

  it('turning off in the workspace what the law requires', async () => {
    expect(await refused({ type: 'regulationAssigned', inApp: false })).toMatchObject({
      code: 'notifications.required',
      field: 'regulationAssigned.inApp',
    });
  });

  it('an unknown type, and invalid days', async () => {
    expect(await refused({ type: 'other' })).toMatchObject({ code: 'validation.option' });
    expect(await refused({ type: 'regulationReminder', before: [3, -1] })).toMatchObject({
      code: 'validation.range',
      field: 'regulationReminder.before',
    });
    expect(await refused({ type: 'regulationOverdue', repeatEvery: 31 })).toMatchObject({
      field: 'regulationOverdue.repeatEvery',
    });
  });

  it('a stale copy', async () => {
    const settings = [{ type: 'regulationComment', email: true }];
    const updatedAt = '2020-01-01T00:00:00.000Z';
    const rejection = await workspace.rejection(workspace.admin, UPDATE.organization, {
      settings,
      updatedAt,
    });
    expect(rejection.code).toBe('conflict.updated');
  });

  it('a role of another organization, as if it did not exist', async () => {
    const foreignId = await workspace.system(async (tx) => {
      const { organizationId } = await aUser(tx);
      const [role] = await tx.insert(roleTable).values({ organizationId, name: 'Чужая' }).returning();
      return role?.id;
    });
    expect(
      await workspace.rejection(
        workspace.admin,
        `query ($id: Int!) { roleNotifications(roleId: $id) { updatedAt } }`,
        {
          id: foreignId,
        },
      ),
    ).toMatchObject({ code: 'notFound' });
    expect(
      await workspace.rejection(workspace.admin, UPDATE.role, { roleId: foreignId, settings: [] }),
    ).toMatchObject({ code: 'notFound' });
  });
});

describe('the organization’s custom wording', () => {
  const SAVE = `mutation ($lang: String!, $title: String, $body: String) {
    notificationTextUpdate(type: "regulationComment", lang: $lang, title: $title, body: $body) { lang isOwn title } }`;
  const save = (title: string | null, body: string | null) =>
    workspace.get<{ notificationTextUpdate: { lang: string; isOwn: boolean; title: string }[] }>(
      workspace.admin,
      SAVE,
      { lang: 'ru', title, body },
    );

  it('is rejected on the field that names a variable which the type does not have', async () => {
    const rejection = (title: string, body: string) =>
      workspace.rejection(workspace.admin, SAVE, { lang: 'ru', title, body });
    expect(await rejection('О {{name}}', 'Пишет {{who}}')).toMatchObject({
      code: 'notifications.unknownVariable',
      field: 'body',
    });
    expect(await rejection('О {{name', 'x')).toMatchObject({ code: 'notifications.braces', field: 'title' });
  });

  it('is shown to the recipient, and reverts to the provider’s wording', async () => {
    await save('Вопрос от {{person}}: {{name}}', 'Ответьте');
    await workspace.get(workspace.admin, 'mutation { notificationTest(type: "regulationComment") }');
    const list = () =>
      workspace.get<{ notifications: { items: { type: string; text: string | null }[] } }>(
        workspace.admin,
        '{ notifications { items { type text } } }',
      );
    expect((await list()).notifications.items[0]).toEqual({
      type: 'regulationComment',
      text: 'Вопрос от Анна Смирнова: Правила внутреннего распорядка',
    });
    const { notificationTextUpdate: texts } = await save(null, null);
    expect(texts.find(({ lang }) => lang === 'ru')).toMatchObject({ isOwn: false });
    expect((await list()).notifications.items[0]?.text).toBeNull();
  });
});

describe('two people editing the wording of one type', () => {
  const TEXTS = '{ texts: notificationTexts(type: "accessRequest") { lang title updatedAt } }';
  const SAVE = `mutation ($lang: String!, $title: String, $body: String, $updatedAt: DateTime) {
    texts: notificationTextUpdate(type: "accessRequest", lang: $lang, title: $title, body: $body, updatedAt: $updatedAt) {
      lang title updatedAt } }`;
  interface Texts {
    texts: { lang: string; title: string; updatedAt: string }[];
  }
  const textIn = ({ texts }: Texts, lang = 'ru') => texts.find((text) => text.lang === lang);
  const read = async (lang = 'ru') => textIn(await workspace.get<Texts>(workspace.admin, TEXTS), lang);

  it('the second one sees who changed it and when, instead of overwriting it', async () => {
    const second = await workspace.person({ isAdmin: true, nameFirst: 'Пётр', nameSecond: 'Иванов' });
    const start = await read();
    const english = await read('en-us');
    const mine = { lang: 'ru', title: 'Просят: {{what}}', body: 'Ответьте' };
    const saved = textIn(await workspace.get<Texts>(second, SAVE, { ...mine, updatedAt: start?.updatedAt }));
    // Another person changes another setting of the organization: they are not named here.
    await workspace.get(workspace.admin, UPDATE.organization, {
      settings: [{ type: 'regulationComment', email: true }],
    });
    const late = { ...mine, title: 'Доступ: {{what}}', updatedAt: start?.updatedAt };
    const conflict = { code: 'conflict.updated', params: { name: 'Пётр Иванов' } };
    expect(await workspace.rejection(workspace.admin, SAVE, late)).toMatchObject(conflict);
    const reset = { lang: 'ru', title: null, body: null };
    expect(
      await workspace.rejection(workspace.admin, SAVE, { ...reset, updatedAt: start?.updatedAt }),
    ).toMatchObject(conflict);
    expect((await read())?.title).toBe(mine.title);
    // The other language has a separate text.
    await workspace.get(workspace.admin, SAVE, { ...mine, lang: 'en-us', updatedAt: english?.updatedAt });
    // Reverting to the provider's wording meanwhile is a change as well, made just now.
    await workspace.get(second, SAVE, { ...reset, updatedAt: saved?.updatedAt });
    const rejection = await workspace.rejection(workspace.admin, SAVE, {
      ...late,
      updatedAt: saved?.updatedAt,
    });
    expect(rejection).toMatchObject(conflict);
    expect(rejection.params?.['time']).not.toMatch(/^01\.01/);
    // Overwriting deliberately sends no timestamp.
    expect(
      textIn(await workspace.get<Texts>(workspace.admin, SAVE, { ...late, updatedAt: null }))?.title,
    ).toBe(late.title);
  });
});

test('a test arrives at once, with its email, once a minute, and says why', async () => {
  const newcomer = await workspace.person();
  const send = () => workspace.get(newcomer, 'mutation { notificationTest(type: "newDeviceLogin") }');
  await send();
  await send();
  const { notifications } = await workspace.get<{ notifications: { items: { id: string }[] } }>(
    newcomer,
    '{ notifications { items { id } } }',
  );
  expect(notifications.items).toHaveLength(1);
  const ask = `query ($id: String!) { notificationReason(id: $id) }`;
  const id = notifications.items[0]?.id;
  expect(await workspace.get(newcomer, ask, { id })).toEqual({
    notificationReason: 'Вы сами попросили прислать пример',
  });
  expect(await workspace.rejection(employee, ask, { id })).toMatchObject({ code: 'notFound' });
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select subject from letter where "to" = ${newcomer.email}`),
  );
  expect(rows).toEqual([{ subject: 'Вход с нового устройства' }]);
});

test('marking all as read returns the ones that were unread, so that it can be undone; others’ stay unchanged', async () => {
  const [one, other] = [await workspace.person(), await workspace.person()];
  for (const person of [one, other]) {
    await workspace.get(person, 'mutation { notificationTest(type: "roleChanged") }');
  }
  const read = (user: UserRow) =>
    workspace.get<{ notificationsRead: string[] }>(user, 'mutation { notificationsRead(ids: []) }');
  const { notificationsRead: ids } = await read(one);
  expect(ids).toHaveLength(1);
  expect(await read(one)).toEqual({ notificationsRead: [] });
  const undo = 'mutation ($ids: [String!]!) { notificationsUnread(ids: $ids) }';
  expect(await workspace.get(other, undo, { ids })).toEqual({ notificationsUnread: 0 });
  expect(await workspace.get(one, undo, { ids })).toEqual({ notificationsUnread: 1 });
});

describe('the unsubscribe address', () => {
  const post = (token: string) =>
    fetch(`${workspace.test.url}/api/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  it('asks for confirmation when it is opened, and acts when it is confirmed, without a sign-in', async () => {
    const newcomer = await workspace.person();
    const { organizationId } = workspace;
    const url = workspace.test.app.unsubscribe.urlOf({
      organizationId,
      userId: newcomer.id,
      types: ['roleChanged'],
    });
    const token = new URL(url).searchParams.get('token') ?? '';
    const opened = await fetch(`${workspace.test.url}/api/unsubscribe?token=${token}`);
    expect(opened.status).toBe(200);
    expect(await opened.text()).toContain('<form method="post">');
    expect(rowOf(await own(newcomer), 'roleChanged')?.own).toMatchObject({ email: null });
    expect((await post(token)).status).toBe(200);
    expect(rowOf(await own(newcomer), 'roleChanged')?.own).toMatchObject({ email: false });
  });

  it('does not turn off what the law requires, whatever the link contains; the history records what it turned off', async () => {
    const newcomer = await workspace.person();
    const { organizationId } = workspace;
    const url = workspace.test.app.unsubscribe.urlOf({
      ...{ organizationId, userId: newcomer.id, types: ['regulationAssigned', 'roleChanged'] },
    });
    expect((await post(new URL(url).searchParams.get('token') ?? '')).status).toBe(200);
    const rows = await own(newcomer);
    expect(rowOf(rows, 'regulationAssigned')?.own).toMatchObject({ email: null });
    expect(rowOf(rows, 'roleChanged')?.own).toMatchObject({ email: false });
    const { rows: lines } = await workspace.system((tx) =>
      tx.execute(
        sql`select changes from audit_log where object_type = 'user' and object_id = ${newcomer.id}`,
      ),
    );
    expect(lines).toEqual([{ changes: { unsubscribed: [null, ['roleChanged']] } }]);
  });

  it('does nothing with a token that was not issued here', async () => {
    for (const token of ['', 'x', 'eyJvIjoxfQ.AAAA']) expect((await post(token)).status).toBe(400);
    expect((await fetch(`${workspace.test.url}/api/unsubscribe`)).status).toBe(400);
  });
});
