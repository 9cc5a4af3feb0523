import { sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRole, giveRole, may } from './support';

/** Granting one role to many people at once, or revoking it. */
let workspace: Workspace;
beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const UPDATE = `mutation ($c: UsersRoleInput!) {
  result: usersRoleUpdate(change: $c) { users { id } rejections { id code text } } }`;

interface Result {
  users: { id: number }[];
  rejections: { id: number; code: string; text: string }[];
}

async function update(c: Record<string, unknown>, as: UserRow = workspace.admin) {
  const { result } = await workspace.get<{ result: Result }>(as, UPDATE, { c: { isGiven: true, ...c } });
  return {
    ids: result.users.map(({ id }) => id),
    rejections: result.rejections.map(({ id, code }) => [id, code]),
  };
}
async function holders(roleId: number): Promise<number[]> {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { user_id: integer })(
      sql`select user_id from user_role where role_id = ${roleId} order by 1`,
    ),
  );
  return rows.map(({ user_id: id }) => id);
}

test('a role is given to eligible people and removed from its holders; the others are reported with reasons', async () => {
  const { admin, person } = workspace;
  const roleId = await aRole(workspace, may('faq'));
  const [one, two, gone] = [await person(), await person(), await person({ isArchive: true })];
  const userIds = [one.id, two.id, gone.id, 9_000_000];
  expect(await update({ userIds, roleId, reason: 'Набор' })).toEqual({
    ids: [one.id, two.id],
    rejections: [
      [gone.id, 'employee.archived'],
      [9_000_000, 'notFound'],
    ],
  });
  expect(await holders(roleId)).toEqual([one.id, two.id]);
  const notified = await workspace.system((tx) =>
    tx.execute(
      sql`select user_id from notification where type = 'roleChanged' and object_id = ${roleId} order by 1`,
    ),
  );
  expect(notified.rows).toEqual([{ user_id: one.id }, { user_id: two.id }]);
  expect(await update({ userIds: [one.id, admin.id], roleId, isGiven: false })).toEqual({
    ids: [one.id],
    rejections: [[admin.id, 'role.notHeld']],
  });
  expect(await holders(roleId)).toEqual([two.id]);
});

test('editing people’s cards grants no roles, and granting roles gives nothing beyond one’s own rights', async () => {
  const { admin, person, rejection } = workspace;
  const ask = (roleId: number, userIds: number[]) => ({ c: { userIds, roleId, isGiven: true } });
  const plain = await aRole(workspace, may('faq'));
  const personnel = await workspace.withRights(may('employees!'));
  expect(await rejection(personnel, UPDATE, ask(plain, [(await person()).id]))).toMatchObject({
    code: 'access.denied',
  });
  const giver = await workspace.withRights(may('roles!', 'faq'));
  const rich = await aRole(workspace, may('payment!'));
  expect(await rejection(giver, UPDATE, ask(rich, [(await person()).id]))).toMatchObject({
    code: 'role.beyondOwn',
    field: 'roleId',
  });
  const employee = await person();
  expect(await update({ userIds: [employee.id, admin.id], roleId: plain }, giver)).toEqual({
    ids: [employee.id],
    rejections: [[admin.id, 'role.ofAdmin']],
  });
});

test('a person who would lose their own right to grant roles is rejected alone, the others are processed', async () => {
  const { person } = workspace;
  const roleId = await aRole(workspace, may('roles!'));
  const [giver, other] = [await person(), await person()];
  for (const item of [giver, other]) await giveRole(workspace, item, roleId);
  expect(await update({ userIds: [giver.id, other.id], roleId, isGiven: false }, giver)).toEqual({
    ids: [other.id],
    rejections: [[giver.id, 'role.ownLast']],
  });
  expect(await holders(roleId)).toEqual([giver.id]);
});

test('an empty list, and more people than the limit, are rejected as a whole', async () => {
  const roleId = await aRole(workspace, may('faq'));
  const asked = (userIds: number[]) => ({ c: { userIds, roleId, isGiven: true } });
  expect(await workspace.rejection(workspace.admin, UPDATE, asked([]))).toMatchObject({ field: 'userIds' });
  const crowd = Array.from({ length: 1_001 }, (_, index) => index + 1);
  expect(await workspace.rejection(workspace.admin, UPDATE, asked(crowd))).toMatchObject({
    code: 'validation.tooMany',
  });
});
