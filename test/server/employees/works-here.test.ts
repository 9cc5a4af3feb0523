import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Who works here: every number of people and every list of them leaves out a dismissed person, archived or not. */
let workspace: Workspace;
const places = { subdivision: 0, position: 0 };
let head: UserRow;
let works: UserRow;
let dismissed: UserRow;
let colleague: UserRow;

beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId } = workspace;
  await workspace.system(async (tx) => {
    places.subdivision = (await aSubdivision(tx, { organizationId, name: 'Цех' })).id;
    places.position = (await aPosition(tx, { organizationId, name: 'Пекарь' })).id;
  });
  const place = { subdivisionId: places.subdivision, positionId: places.position, nameSecond: 'Зорина' };
  works = await workspace.person({ ...place, nameFirst: 'Вера' });
  dismissed = await workspace.person({ ...place, nameFirst: 'Ольга', status: 'dismissed' });
  await workspace.person({ ...place, nameFirst: 'Инна', status: 'dismissed', isArchive: true });
  head = await workspace.person({ isLeader: true, leaderSubdivisionId: places.subdivision });
  colleague = await workspace.person();
});
afterAll(() => workspace.stop());

interface Users {
  users: { count: number; items: { id: number }[] };
}
const LIST = `query ($s: [Int!], $statuses: [String!], $isArchive: Boolean, $ids: [Int!]) {
  users(subdivisionIds: $s, statuses: $statuses, isArchive: $isArchive, ids: $ids) { count items { id } } }`;
const listed = async (by: UserRow, variables: Record<string, unknown> = {}) => {
  const { users } = await workspace.get<Users>(by, LIST, { s: [places.subdivision], ...variables });
  expect(users.count).toBe(users.items.length);
  return users.items.map(({ id }) => id);
};

test('the list of people has those who work here; a filter by status shows the dismissed to those who may see them', async () => {
  const { admin } = workspace;
  expect(await listed(admin)).toEqual([works.id]);
  expect(await listed(admin, { isArchive: false })).toEqual([works.id]);
  expect(await listed(admin, { statuses: ['dismissed'] })).toEqual([dismissed.id]);
  expect((await listed(admin, { statuses: ['dismissed', 'working'] })).length).toBe(2);
  expect((await listed(admin, { isArchive: true })).length).toBe(1);
  // An earlier choice still has a name.
  expect(await listed(colleague, { s: null, ids: [dismissed.id] })).toEqual([dismissed.id]);
  expect(await listed(colleague, { statuses: ['dismissed'] })).toEqual([]);
  expect(await listed(colleague, { statuses: ['dismissed', 'working'] })).toEqual([works.id]);
});

test('the filter shows a dismissed person only to those who may see who worked in that department', async () => {
  const { organizationId } = workspace;
  const elsewhere = await workspace.system((tx) => aSubdivision(tx, { organizationId, name: 'Склад' }));
  const stranger = await workspace.person({ isLeader: true, leaderSubdivisionId: elsewhere.id });
  expect(await listed(stranger, { statuses: ['dismissed'] })).toEqual([]);
});

test('the structure counts and shows the same people as the list, at the department, the position and their faces', async () => {
  const data = await workspace.get<{
    subdivisions: { items: { employeesCount: number; employees: { id: number }[] }[] };
    positions: { items: { employeesCount: number; employees: { id: number }[] }[] };
  }>(
    workspace.admin,
    `query ($s: [Int!], $p: [Int!]) {
      subdivisions(ids: $s) { items { employeesCount employees { id } } }
      positions(ids: $p) { items { employeesCount employees: holders { id } } } }`,
    { s: [places.subdivision], p: [places.position] },
  );
  const expected = { employeesCount: 1, employees: [{ id: works.id }] };
  expect([data.subdivisions.items, data.positions.items]).toEqual([[expected], [expected]]);
});

test('the team of a head, the people of the roles and the search leave the dismissed out', async () => {
  const team = await workspace.get<{ regulationTeam: { count: number } }>(
    head,
    '{ regulationTeam { count } }',
  );
  const roles = await workspace.get<{ rolePeople: { count: number } }>(
    workspace.admin,
    '{ rolePeople { count } }',
  );
  const all = await listed(workspace.admin, { s: null });
  const found = await workspace.get<{ search: { id: number; kind: string }[] }>(
    workspace.admin,
    '{ search(query: "Зорина") { id kind } }',
  );
  expect(roles.rolePeople.count).toBe(all.length);
  expect(team.regulationTeam.count).toBe(1);
  expect(found.search.filter(({ kind }) => kind === 'user').map(({ id }) => id)).toEqual([works.id]);
});

test('a position that only a dismissed person holds is vacant: it may be archived', async () => {
  const { organizationId, admin } = workspace;
  const { id } = await workspace.system((tx) => aPosition(tx, { organizationId, name: 'Кладовщик' }));
  await workspace.person({ positionId: id, status: 'dismissed' });
  const { positionUpdate } = await workspace.get<{ positionUpdate: { isArchive: boolean } }>(
    admin,
    'mutation ($p: PositionInput!) { positionUpdate(position: $p) { isArchive } }',
    { p: { id, isArchive: true } },
  );
  expect(positionUpdate.isArchive).toBe(true);
});
