import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { type Workspace, openWorkspace } from '@test/helpers/worlds/workspace';
import { giveRole, aRole, may } from './support';

/** The options that forms leave out are those that a write rejects: each list is compared with the write itself. */

let workspace: Workspace;
beforeAll(async () => {
  workspace = await openWorkspace();
}, 60_000);
afterAll(() => workspace.stop());

const POSITIONS = 'query ($id: Int) { positionsBeyondOwn(userId: $id) { id reason } }';
const ROLES = 'query ($scope: Int) { rolesBeyondOwn(scopeSubdivisionId: $scope) { id reason lacking } }';
const PUT = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }';
const GRANT = 'mutation ($g: UserRoleInput!) { userRolesGrant(grant: $g) { id } }';

interface Beyond {
  id: number;
  reason: string;
  lacking?: string[];
}

async function ask(caller: UserRow, query: string, variables: Record<string, unknown>): Promise<Beyond[]> {
  const { data, errors } = await workspace.ask<Record<string, Beyond[]>>(caller, query, variables);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] ?? [];
}

/** Positions whose roles have these rights, one each. */
async function positionsOf(...areas: Parameters<typeof may>[]): Promise<number[]> {
  const ids: number[] = [];
  for (const area of areas) {
    const roleId = await aRole(workspace, may(...area));
    const { organizationId } = workspace;
    const position = await workspace.system((tx) =>
      aPosition(tx, { organizationId, name: `Место с ролью ${roleId}`, roleId }),
    );
    ids.push(position.id);
  }
  return ids;
}

/** The result of the write for each: the rejection message, or null. */
async function rejectionsOf(caller: UserRow, person: UserRow, positionIds: number[]) {
  const said = new Map<number, string>();
  for (const positionId of positionIds) {
    const { errors } = await workspace.ask(caller, PUT, { u: { id: person.id, positionId } });
    const [error] = errors ?? [];
    if (error) {
      expect(error.extensions).toMatchObject({ code: 'role.beyondOwn', field: 'positionId' });
      said.set(positionId, error.message);
    }
  }
  return said;
}

test('positions: the ones left out are the ones that the write rejects, with the same message', async () => {
  const hr = await workspace.withRights(may('employees!', 'structure'));
  const ids = await positionsOf(['employees!'], ['structure'], ['structure!'], ['roles!', 'employees'], []);
  const person = await workspace.person();
  const notified = (await ask(hr, POSITIONS, {})).filter(({ id }) => ids.includes(id));
  expect(notified).toHaveLength(2);
  const refused = await rejectionsOf(hr, person, ids);
  expect(new Map(notified.map(({ id, reason }) => [id, reason]))).toEqual(refused);
});

test('for a person who has the right already, a position with the same rights can be chosen', async () => {
  const hr = await workspace.withRights(may('employees!'));
  const [own = 0, same = 0, more = 0] = await positionsOf(
    ['statistics'],
    ['statistics'],
    ['statistics', 'roles'],
  );
  const person = await workspace.person({ positionId: own });
  const notified = (await ask(hr, POSITIONS, { id: person.id })).map(({ id }) => id);
  expect(notified).toContain(more);
  expect(notified).not.toContain(same);
  expect((await ask(hr, POSITIONS, {})).map(({ id }) => id)).toContain(same);
  expect([...(await rejectionsOf(hr, person, [same, more])).keys()]).toEqual([more]);
});

test('it reveals nothing of people whom the caller does not edit, and nothing to a caller who edits nobody', async () => {
  const { organizationId } = workspace;
  const place = await workspace.system((tx) => aSubdivision(tx, { organizationId, name: 'Склад' }));
  const regional = await workspace.person({ subdivisionId: place.id });
  const role = await aRole(workspace, may('employees!'));
  await giveRole(workspace, regional, role, { scopeSubdivisionId: place.id });
  expect((await ask(regional, POSITIONS, {})).length).toBeGreaterThan(0);
  expect(await ask(regional, POSITIONS, { id: (await workspace.person()).id })).toEqual([]);
  const hr = await workspace.withRights(may('employees!'));
  expect(await ask(hr, POSITIONS, { id: workspace.admin.id })).toEqual([]);
  const { errors } = await workspace.ask(await workspace.person(), POSITIONS, {});
  expect(errors?.[0]?.extensions.code).toBe('access.denied');
});

test('roles: the ones left out are the ones that granting rejects, in the organization and in a subdivision', async () => {
  const { organizationId } = workspace;
  const place = await workspace.system((tx) => aSubdivision(tx, { organizationId, name: 'Цех' }));
  const keeper = await workspace.withRights(may('roles!', 'employees'));
  const within = await aRole(workspace, may('statistics'));
  await giveRole(workspace, keeper, within, { scopeSubdivisionId: place.id });
  const roles = [within, await aRole(workspace, may('employees')), await aRole(workspace, may('employees!'))];
  const person = await workspace.person();
  for (const scope of [null, place.id]) {
    const notified = new Map((await ask(keeper, ROLES, { scope })).map(({ id, reason }) => [id, reason]));
    for (const roleId of roles) {
      const grant = { userIds: [person.id], roleId, scopeSubdivisionId: scope };
      const { errors } = await workspace.ask(keeper, GRANT, { g: grant });
      expect(notified.get(roleId)).toBe(errors?.[0]?.message);
    }
  }
  const whole = await ask(keeper, ROLES, { scope: null });
  expect(whole.find(({ id }) => id === within)?.lacking).toEqual(['statistics.read']);
});

test('an administrator may grant all of them', async () => {
  expect(await ask(workspace.admin, POSITIONS, {})).toEqual([]);
  const roles = await ask(workspace.admin, ROLES, {});
  expect(roles.every(({ lacking }) => lacking?.every((item) => item.startsWith('backOffice')))).toBe(true);
});
