import { objectGrantTable } from '@server/modules/assignments/assignments.tables';
import type { GrantLevel, GrantTarget } from '@server/graphql/generated/types';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { insertAssignment } from './scoped-support';
import { aRole, giveRole, may } from './support';

let workspace: Workspace;
let regulationId: number;
let reader: UserRow;
let leader: UserRow;
let byPosition: UserRow;
let byRole: UserRow;
let byPerson: UserRow;
let below: UserRow;
let stranger: UserRow;
let roleId: number;

const grant = (level: GrantLevel, targetType: GrantTarget, targetId: number | null, withChildren = true) =>
  workspace.system((tx) =>
    tx.insert(objectGrantTable).values({
      organizationId: workspace.organizationId,
      objectType: 'regulation',
      objectId: regulationId,
      level,
      targetType,
      targetId,
      withChildren,
    }),
  );

beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId } = workspace;
  const [shop, bench, other] = await workspace.system(async (tx) => {
    const top = await aSubdivision(tx, { organizationId });
    return [
      top.id,
      (await aSubdivision(tx, { organizationId, parentId: top.id })).id,
      (await aSubdivision(tx, { organizationId })).id,
    ];
  });
  reader = await workspace.person({ subdivisionId: bench });
  leader = await workspace.person({ isLeader: true, leaderSubdivisionId: shop, subdivisionId: shop });
  below = await workspace.person({
    subdivisionId: (await workspace.system((tx) => aSubdivision(tx, { organizationId, parentId: other }))).id,
  });
  byPosition = await workspace.withRights({});
  byRole = await workspace.person();
  byPerson = await workspace.person();
  stranger = await workspace.person();
  roleId = await aRole(workspace, {}, { name: 'Читатель' });
  await giveRole(workspace, byRole, roleId);
  regulationId = await insertAssignment(workspace, [reader]);
  await grant('view', 'position', byPosition.positionId);
  await grant('report', 'role', roleId);
  await grant('edit', 'user', byPerson.id);
  await grant('view', 'subdivision', other);
  // A former employee opens nothing, whatever access they were given.
  const dismissed = await workspace.person({ status: 'dismissed' });
  const archived = await workspace.person({ isArchive: true });
  for (const { id } of [dismissed, archived]) await grant('view', 'user', id);
}, 60_000);
afterAll(() => workspace.stop());

interface Answer {
  accessHolders: {
    count: number;
    items: { user: { id: number }; paths: { kind: string; name: string | null }[] }[];
  };
}
const HOLDERS = `query ($t: AccessTarget!, $page: Int, $size: Int) {
  accessHolders(target: $t, page: $page, pageSize: $size) {
    count items { user { id } paths { kind name scopeSubdivision { id } until } }
  }
}`;
async function holders(t: Record<string, unknown>, page = 1, size = 200) {
  const { accessHolders } = await workspace.get<Answer>(workspace.admin, HOLDERS, { t, page, size });
  return accessHolders;
}
const ids = (answer: Answer['accessHolders']) =>
  answer.items.map(({ user }) => user.id).sort((a, b) => a - b);
const sorted = (...people: UserRow[]) => people.map(({ id }) => id).sort((a, b) => a - b);
const object = (level: GrantLevel) => ({ objectType: 'regulation', objectId: regulationId, level });

describe('who can open a regulation', () => {
  it('is listed with every path that grants it', async () => {
    const found = await holders(object('view'));
    expect(ids(found)).toEqual(sorted(workspace.admin, reader, leader, byPosition, byRole, byPerson, below));
    const waysOf = (person: UserRow) =>
      found.items.find(({ user }) => user.id === person.id)?.paths.map(({ kind }) => kind);
    expect(waysOf(workspace.admin)?.sort()).toEqual(['admin', 'owner']);
    expect(waysOf(reader)).toEqual(['assigned']);
    expect(waysOf(leader)).toEqual(['leader']);
    expect(found.items.find(({ user }) => user.id === byRole.id)?.paths).toMatchObject([
      { kind: 'grant', name: 'Читатель' },
    ]);
  });

  it('matches exactly the people who find it', async () => {
    const READ = 'query ($id: Int!) { regulation(id: $id) { my: abilities { canEdit canReport } } }';
    type Abilities = { regulation: { my: { canEdit: boolean; canReport: boolean } } };
    const [view, report, edit] = [
      await holders(object('view')),
      await holders(object('report')),
      await holders(object('edit')),
    ];
    for (const person of [workspace.admin, reader, leader, byPosition, byRole, byPerson, below, stranger]) {
      const { data } = await workspace.ask<Abilities>(person, READ, { id: regulationId });
      const my = data?.regulation?.my;
      expect([person.id, my !== undefined]).toEqual([person.id, ids(view).includes(person.id)]);
      expect([person.id, my?.canReport ?? false]).toEqual([person.id, ids(report).includes(person.id)]);
      expect([person.id, my?.canEdit ?? false]).toEqual([person.id, ids(edit).includes(person.id)]);
    }
  });

  it('is visible to those who may see its report', async () => {
    const keeper = await workspace.withRights(may('roles'));
    expect(await workspace.rejection(keeper, HOLDERS, { t: object('view') })).toMatchObject({
      code: 'notFound',
    });
  });
});

test('a grant to a role ends with the role', async () => {
  const READ = 'query ($id: Int!) { regulation(id: $id) { id } }';
  const person = await workspace.person();
  const held = await giveRole(workspace, person, roleId);
  const read = async () =>
    (await workspace.ask<{ regulation: object | null }>(person, READ, { id: regulationId })).data?.regulation;
  expect(await read()).toEqual({ id: regulationId });
  await workspace.get(workspace.admin, 'mutation ($ids: [Int!]!) { userRolesRevoke(ids: $ids) }', {
    ids: [held],
  });
  expect(await read()).toBeNull();
});

test('holders of a right are listed in pages, with the role, its scope and its end', async () => {
  const { id } = await workspace.system((tx) =>
    aSubdivision(tx, { organizationId: workspace.organizationId }),
  );
  const person = await workspace.person();
  await giveRole(workspace, person, await aRole(workspace, may('payment', 'statistics'), { name: 'Касса' }), {
    scopeSubdivisionId: id,
    until: '2999-01-01',
  });
  const all = await holders({ area: 'statistics', flag: 'read' });
  // A scope concerns people: it gives nothing for money.
  expect(ids(await holders({ area: 'payment', flag: 'read' }))).toEqual(sorted(workspace.admin));
  expect(ids(all)).toEqual(sorted(workspace.admin, person));
  expect(all.items.find(({ user }) => user.id === person.id)?.paths).toEqual([
    { kind: 'personalRole', name: 'Касса', scopeSubdivision: { id }, until: '2999-01-01' },
  ]);
  const second = await holders({ area: 'statistics', flag: 'read' }, 2, 1);
  expect(second).toMatchObject({ count: 2, items: [expect.anything()] });
  // Past the last page the list is empty, and the count stays the same.
  expect(await holders({ area: 'statistics', flag: 'read' }, 3, 1)).toEqual({ count: 2, items: [] });
  expect(ids(await holders({ area: 'statistics', flag: 'write' }))).toEqual(sorted(workspace.admin));
});
