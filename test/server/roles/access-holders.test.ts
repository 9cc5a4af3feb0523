import { objectGrantTable } from '@server/modules/assignments/assignments.tables';
import type { GrantLevel, GrantTarget } from '@server/graphql/generated/types';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/workspace';
import { insertAssignment } from './scoped-support';
import { aRole, giveRole, may } from './support';

let cabinet: Workspace;
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
  cabinet.system((tx) =>
    tx.insert(objectGrantTable).values({
      organizationId: cabinet.organizationId,
      objectType: 'regulation',
      objectId: regulationId,
      level,
      targetType,
      targetId,
      withChildren,
    }),
  );

beforeAll(async () => {
  cabinet = await openWorkspace();
  const { organizationId } = cabinet;
  const [shop, bench, other] = await cabinet.system(async (tx) => {
    const top = await aSubdivision(tx, { organizationId });
    return [
      top.id,
      (await aSubdivision(tx, { organizationId, parentId: top.id })).id,
      (await aSubdivision(tx, { organizationId })).id,
    ];
  });
  reader = await cabinet.person({ subdivisionId: bench });
  leader = await cabinet.person({ isLeader: true, leaderSubdivisionId: shop, subdivisionId: shop });
  below = await cabinet.person({
    subdivisionId: (await cabinet.system((tx) => aSubdivision(tx, { organizationId, parentId: other }))).id,
  });
  byPosition = await cabinet.withRights({});
  byRole = await cabinet.person();
  byPerson = await cabinet.person();
  stranger = await cabinet.person();
  roleId = await aRole(cabinet, {}, { name: 'Читатель' });
  await giveRole(cabinet, byRole, roleId);
  regulationId = await insertAssignment(cabinet, [reader]);
  await grant('view', 'position', byPosition.positionId);
  await grant('report', 'role', roleId);
  await grant('edit', 'user', byPerson.id);
  await grant('view', 'subdivision', other);
  // A former employee opens nothing, whatever access they were given.
  const dismissed = await cabinet.person({ status: 'dismissed' });
  const archived = await cabinet.person({ isArchive: true });
  for (const { id } of [dismissed, archived]) await grant('view', 'user', id);
}, 60_000);
afterAll(() => cabinet.stop());

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
  const { accessHolders } = await cabinet.get<Answer>(cabinet.admin, HOLDERS, { t, page, size });
  return accessHolders;
}
const ids = (answer: Answer['accessHolders']) =>
  answer.items.map(({ user }) => user.id).sort((a, b) => a - b);
const sorted = (...people: UserRow[]) => people.map(({ id }) => id).sort((a, b) => a - b);
const object = (level: GrantLevel) => ({ objectType: 'regulation', objectId: regulationId, level });

describe('who can open a regulation', () => {
  it('is listed with every path that grants it', async () => {
    const found = await holders(object('view'));
    expect(ids(found)).toEqual(sorted(cabinet.admin, reader, leader, byPosition, byRole, byPerson, below));
    const waysOf = (person: UserRow) =>
      found.items.find(({ user }) => user.id === person.id)?.paths.map(({ kind }) => kind);
    expect(waysOf(cabinet.admin)?.sort()).toEqual(['admin', 'owner']);
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
    for (const person of [cabinet.admin, reader, leader, byPosition, byRole, byPerson, below, stranger]) {
      const { data } = await cabinet.ask<Abilities>(person, READ, { id: regulationId });
      const my = data?.regulation?.my;
      expect([person.id, my !== undefined]).toEqual([person.id, ids(view).includes(person.id)]);
      expect([person.id, my?.canReport ?? false]).toEqual([person.id, ids(report).includes(person.id)]);
      expect([person.id, my?.canEdit ?? false]).toEqual([person.id, ids(edit).includes(person.id)]);
    }
  });

  it('is visible to those who may see its report', async () => {
    const keeper = await cabinet.withRights(may('roles'));
    expect(await cabinet.rejection(keeper, HOLDERS, { t: object('view') })).toMatchObject({
      code: 'notFound',
    });
  });
});

test('a grant to a role ends with the role', async () => {
  const READ = 'query ($id: Int!) { regulation(id: $id) { id } }';
  const person = await cabinet.person();
  const held = await giveRole(cabinet, person, roleId);
  const read = async () =>
    (await cabinet.ask<{ regulation: object | null }>(person, READ, { id: regulationId })).data?.regulation;
  expect(await read()).toEqual({ id: regulationId });
  await cabinet.get(cabinet.admin, 'mutation ($ids: [Int!]!) { userRolesRevoke(ids: $ids) }', {
    ids: [held],
  });
  expect(await read()).toBeNull();
});

test('holders of a right are listed in pages, with the role, its scope and its end', async () => {
  const { id } = await cabinet.system((tx) => aSubdivision(tx, { organizationId: cabinet.organizationId }));
  const person = await cabinet.person();
  await giveRole(cabinet, person, await aRole(cabinet, may('payment', 'statistics'), { name: 'Касса' }), {
    scopeSubdivisionId: id,
    until: '2999-01-01',
  });
  const all = await holders({ area: 'statistics', flag: 'read' });
  // A scope concerns people: it gives nothing for money.
  expect(ids(await holders({ area: 'payment', flag: 'read' }))).toEqual(sorted(cabinet.admin));
  expect(ids(all)).toEqual(sorted(cabinet.admin, person));
  expect(all.items.find(({ user }) => user.id === person.id)?.paths).toEqual([
    { kind: 'personalRole', name: 'Касса', scopeSubdivision: { id }, until: '2999-01-01' },
  ]);
  const second = await holders({ area: 'statistics', flag: 'read' }, 2, 1);
  expect(second).toMatchObject({ count: 2, items: [expect.anything()] });
  // Past the last page the list is empty, and the count stays the same.
  expect(await holders({ area: 'statistics', flag: 'read' }, 3, 1)).toEqual({ count: 2, items: [] });
  expect(ids(await holders({ area: 'statistics', flag: 'write' }))).toEqual(sorted(cabinet.admin));
});
