import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

/** Fields of the specification's entities that no screen's own test covers. */

let t: TestApp;
let admin: Registered;
let employeeId: number;
let employee: string;

beforeAll(async () => {
  t = await startTestApp();
  admin = await register(t);
  const { data } = await t.gql<{ userCreate: { id: number } }>(admin.token, CREATE, {
    user: { nameFirst: 'Пётр', email: 'petr@example.ru', isSendEmail: false },
  });
  employeeId = data?.userCreate.id ?? 0;
  employee = await t.signIn(employeeId);
});
afterAll(() => t.stop());

const CREATE = 'mutation ($user: UserInput!) { userCreate(user: $user) { id isAdmin } }';
const UPDATE = 'mutation ($user: UserInput!) { userUpdate(user: $user) { id isAdmin } }';

describe('isRegAdmin', () => {
  test('makes nobody an administrator, whoever hires with it', async () => {
    const { data, errors } = await t.gql(admin.token, CREATE, {
      user: { nameFirst: 'Чужой', email: 'gain@example.ru', isRegAdmin: true },
    });
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'access.denied', field: 'isRegAdmin' });
  });

  test('has no effect when a person sends it about themselves', async () => {
    const { errors } = await t.gql(employee, UPDATE, { user: { id: employeeId, isRegAdmin: true } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'access.denied', field: 'isRegAdmin' });
    const { data } = await t.gql(admin.token, `{ users(ids: [${employeeId}]) { items { isAdmin } } }`);
    expect(data).toEqual({ users: { items: [{ isAdmin: false }] } });
  });
});

test("a role's own notifications are those that were set for it, by type", async () => {
  const { data } = await t.gql<{ roles: { items: { id: number; notifications: unknown[] }[] } }>(
    admin.token,
    '{ roles { items { id notifications { type } } } }',
  );
  const [role] = data?.roles.items ?? [];
  expect(role?.notifications).toEqual([]);
  await t.gql(
    admin.token,
    `mutation ($roleId: Int!, $settings: [NotificationSettingInput!]!) {
      roleNotificationsUpdate(roleId: $roleId, settings: $settings) { updatedAt } }`,
    { roleId: role?.id, settings: [{ type: 'regulationOverdue', email: false, repeatEvery: 7 }] },
  );
  const after = await t.gql<{ roles: { items: { id: number; notifications: unknown[] }[] } }>(
    admin.token,
    '{ roles { items { id notifications { type own { inApp email repeatEvery } } } } }',
  );
  expect(after.data?.roles.items.find(({ id }) => id === role?.id)?.notifications).toEqual([
    { type: 'regulationOverdue', own: { inApp: null, email: false, repeatEvery: 7 } },
  ]);
});

test('the reason and end date of a suspension are visible to those who may read the organization’s settings, and to nobody else', async () => {
  await t.app.database.system((tx) =>
    tx.execute(sql`update organization set suspense_date_end = '2026-01-31', suspense_reason = 'Нет договора'
      where id = ${admin.organizationId}`),
  );
  const ask = async (token: string) =>
    (await t.gql<{ organization: unknown }>(token, '{ organization { suspenseDateEnd suspenseReason } }'))
      .data?.organization;
  expect(await ask(admin.token)).toEqual({ suspenseDateEnd: '2026-01-31', suspenseReason: 'Нет договора' });
  expect(await ask(employee)).toEqual({ suspenseDateEnd: null, suspenseReason: null });
});

test('a position stores the team that it leads, a subdivision the position that heads it', async () => {
  const team = { isSubdivision: true, subdivisionName: 'Линия', subdivisionColor: '#aa3300' };
  const { data } = await t.gql<{ positionCreate: { id: number } }>(
    admin.token,
    `mutation ($position: PositionInput!) { positionCreate(position: $position) {
      id isSubdivision subdivisionName subdivisionColor } }`,
    { position: { name: 'Мастер', ...team } },
  );
  expect(data?.positionCreate).toMatchObject(team);
  const positionId = data?.positionCreate.id;
  const made = await t.gql(
    admin.token,
    `mutation ($subdivision: SubdivisionInput!) { subdivisionCreate(subdivision: $subdivision) { positionId } }`,
    { subdivision: { name: 'Цех', positionId } },
  );
  expect(made.data).toEqual({ subdivisionCreate: { positionId } });
});

test('the super-admin privilege belongs to the ids listed in the startup constants; nobody else has it', async () => {
  const ask = async (token: string) =>
    (await t.gql(token, '{ initApp { consts { superAdminPrivilegeIds isSuperAdminPrivilege } } }')).data;
  const consts = { superAdminPrivilegeIds: [], isSuperAdminPrivilege: false };
  expect(await ask(admin.token)).toEqual({ initApp: { consts } });
  await t.app.database.system((tx) =>
    tx.execute(sql`
      insert into setting (name, value) values ('superAdminPrivilegeIds', ${`${admin.userId}, 4000000`})
      on conflict (name) do update set value = excluded.value`),
  );
  const superAdminPrivilegeIds = [admin.userId, 4_000_000];
  expect(await ask(admin.token)).toEqual({
    initApp: { consts: { superAdminPrivilegeIds, isSuperAdminPrivilege: true } },
  });
  expect(await ask(employee)).toEqual({
    initApp: { consts: { superAdminPrivilegeIds, isSuperAdminPrivilege: false } },
  });
});
