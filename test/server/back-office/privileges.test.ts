import { sql } from 'drizzle-orm';
import { json, recordOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';

/** «Привилегии»: only the root admin decides which super admins see the provider's own organization. */
let office: BackOffice;
let colleague: UserRow;
beforeAll(async () => {
  office = await openBackOffice();
  colleague = await office.superAdmin({ backOfficeSuper: { read: true, write: true } });
});
afterAll(() => office.t.stop());

const LIST = '{ superAdminPrivileges { id isRoot isPrivileged reads writes } }';
const SET = `mutation ($userId: Int!, $isPrivileged: Boolean!) {
  set: superAdminPrivilegeUpdate(userId: $userId, isPrivileged: $isPrivileged) { id isPrivileged } }`;
const CARD = 'query ($id: Int!) { organizationCard(id: $id) { organization { id } } }';
const PEOPLE = 'query ($id: Int!) { organizationPeople(id: $id) { count } }';
const set = (who: UserRow, isPrivileged: boolean) =>
  office.get(office.root, SET, { userId: who.id, isPrivileged });
const CONSTS = '{ initApp { consts { superAdminPrivilegeIds isSuperAdminPrivilege } } }';
const own = () => ({ id: office.superId });
const history = async () => {
  const rows = await office.t.app.database.system((tx) =>
    selectRows(tx, { changes: recordOf(json) })(sql`
      select changes from audit_log where organization_id = ${office.superId} and action = 'rightsChange' order by id`),
  );
  return rows.map(({ changes }) => changes);
};

it('a person to whom the root admin grants it sees the provider’s own organization at once, and no longer once it is revoked', async () => {
  expect(await office.rejection(colleague, CARD, own())).toBe('notFound');
  expect(await office.rejection(colleague, PEOPLE, own())).toBe('notFound');
  await set(colleague, true);
  expect(await office.get(colleague, CARD, own())).toMatchObject({
    organizationCard: { organization: own() },
  });
  await office.get(colleague, PEOPLE, own());
  expect(await office.get(colleague, CONSTS)).toMatchObject({
    initApp: { consts: { superAdminPrivilegeIds: [colleague.id], isSuperAdminPrivilege: true } },
  });
  await set(colleague, false);
  expect(await office.rejection(colleague, CARD, own())).toBe('notFound');
  expect(await office.rejection(colleague, PEOPLE, own())).toBe('notFound');
  expect(await history()).toEqual([
    { superAdminPrivilege: [false, true] },
    { superAdminPrivilege: [true, false] },
  ]);
});

it('the list shows who has it and what roles grant; the root admin has everything, and keeps it', async () => {
  const areas = ['backOfficeSettingAccount', 'backOfficeDocs', 'backOfficeRef', 'backOfficeSuper'];
  expect(await office.get(office.root, LIST)).toEqual({
    superAdminPrivileges: expect.arrayContaining([
      { id: office.root.id, isRoot: true, isPrivileged: true, reads: areas, writes: areas },
      {
        ...{ id: colleague.id, isRoot: false, isPrivileged: false },
        ...{ reads: ['backOfficeSuper'], writes: ['backOfficeSuper'] },
      },
    ]),
  });
  expect(await set(office.root, false)).toEqual({ set: { id: office.root.id, isPrivileged: true } });
});

it('nobody else sees or changes it: no super admin with every right, no holder of the privilege, no client', async () => {
  const all = { read: true, write: true };
  const strong = await office.superAdmin({
    ...{ backOfficeSettingAccount: all, backOfficeDocs: all, backOfficeRef: all, backOfficeSuper: all },
    ...{ roles: all, employees: all },
  });
  await set(strong, true);
  for (const who of [strong, colleague, office.client.admin]) {
    expect(await office.rejection(who, LIST)).toBe('access.denied');
    expect(await office.rejection(who, SET, { userId: who.id, isPrivileged: true })).toBe('access.denied');
  }
  await set(strong, false);
});

it('it is granted only to super admins of the provider', async () => {
  const { admin } = office.client;
  expect(await office.rejection(office.root, SET, { userId: admin.id, isPrivileged: true })).toBe('notFound');
  expect(await office.rejection(office.root, SET, { userId: 2_000_000, isPrivileged: true })).toBe(
    'notFound',
  );
});

it('two concurrent changes preserve each other, and repeating one adds nothing', async () => {
  const others = await Promise.all([office.superAdmin(), office.superAdmin(), office.superAdmin()]);
  await Promise.all(others.map((who) => set(who, true)));
  await set(colleague, true);
  await set(colleague, true);
  const rows = await office.t.app.database.system((tx) =>
    selectRows(tx, { value: text })(sql`select value from setting where name = 'superAdminPrivilegeIds'`),
  );
  const ids = [...others, colleague].map(({ id }) => String(id));
  expect(rows[0]?.value.split(',').toSorted()).toEqual(ids.toSorted());
});
