import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRole, giveRole, may } from './support';

/** Visibility of the chart: names are visible to everybody, the rest with structure.read, as a leader, or for oneself. */
let workspace: Workspace;
let shop: number;
let turnerPosition: number;
let clerkPosition: number;
let turner: UserRow;
let clerk: UserRow;
let leader: UserRow;
let roleId: number;

const inside = { vep: 'Деталь', kpi: [{ name: 'План' }], postFunctions: ['Точить'] };
const empty = { vep: '', kpi: [], postFunctions: [] };

beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId } = workspace;
  roleId = await aRole(workspace, may('payment!'), { name: 'Мастер' });
  const of = (name: string, subdivisionId: number | null) => ({
    organizationId,
    name,
    subdivisionId,
    roleId,
    vep: 'Деталь',
    kpi: [{ name: 'План', unit: 'шт', target: 5, period: 'day' as const, weight: 100 }],
    postFunctions: ['Точить'],
  });
  await workspace.system(async (tx) => {
    shop = (await aSubdivision(tx, { organizationId, name: 'Цех', idealPicture: 'Чисто' })).id;
    const bench = await aSubdivision(tx, { organizationId, name: 'Участок', parentId: shop });
    turnerPosition = (await aPosition(tx, of('Токарь', bench.id))).id;
    clerkPosition = (await aPosition(tx, of('Учётчик', null))).id;
  });
  turner = await workspace.person({ positionId: turnerPosition, subdivisionId: shop });
  clerk = await workspace.person({ positionId: clerkPosition });
  leader = await workspace.person({ isLeader: true, leaderSubdivisionId: shop });
}, 60_000);
afterAll(() => workspace.stop());

interface Seen {
  name: string;
  vep: string;
  kpi: object[];
  postFunctions: string[];
  roleId: number | null;
  role: { name: string; rights: { payment: { write: boolean } } } | null;
}
const FIELDS = 'name vep kpi { name } postFunctions roleId role { name rights { payment { write } } }';
const role = { roleId: 0, role: { name: 'Мастер', rights: { payment: { write: true } } } };
const noRole = { roleId: null, role: null };
const known = () => ({ ...role, roleId });

/** The position in the full list, and on a colleague's card. */
async function seen(as: UserRow, id: number): Promise<Seen | undefined> {
  const { positions, user } = await workspace.get<{
    positions: { items: Seen[] };
    user: { position: Seen };
  }>(
    as,
    `query ($id: Int!, $user: Int!) {
      positions(ids: [$id]) { items { ${FIELDS} } }
      user(user: { id: $user }) { position { ${FIELDS} } }
    }`,
    { id, user: (id === turnerPosition ? turner : clerk).id },
  );
  const [position] = positions.items;
  expect(user.position).toEqual(position);
  return position;
}

describe('a position', () => {
  it('shows its name to everybody, and its contents to its holder', async () => {
    expect(await seen(turner, clerkPosition)).toEqual({ name: 'Учётчик', ...empty, ...noRole });
    expect(await seen(turner, turnerPosition)).toEqual({ name: 'Токарь', ...inside, ...known() });
  });

  it('is read with structure.read, without the role that it gives', async () => {
    const reader = await workspace.withRights(may('structure'));
    expect(await seen(reader, turnerPosition)).toEqual({ name: 'Токарь', ...inside, ...noRole });
    expect(await seen(reader, clerkPosition)).toEqual({ name: 'Учётчик', ...inside, ...noRole });
  });

  it('is read within the scope of the right, and by the leader of its subdivision', async () => {
    const scoped = await workspace.person();
    await giveRole(workspace, scoped, await aRole(workspace, may('structure')), { scopeSubdivisionId: shop });
    for (const person of [scoped, leader]) {
      expect(await seen(person, turnerPosition)).toEqual({ name: 'Токарь', ...inside, ...noRole });
      expect(await seen(person, clerkPosition)).toEqual({ name: 'Учётчик', ...empty, ...noRole });
    }
  });

  it('shows its role, and the role’s rights, to roles.read only', async () => {
    const keeper = await workspace.withRights(may('roles'));
    expect(await seen(keeper, turnerPosition)).toEqual({ name: 'Токарь', ...empty, ...known() });
    expect(await seen(workspace.admin, turnerPosition)).toEqual({ name: 'Токарь', ...inside, ...known() });
  });

  it('keeps its role when edited by a person who does not see it', async () => {
    const writer = await workspace.withRights(may('structure!'));
    const UPDATE = 'mutation ($p: PositionInput!) { positionUpdate(position: $p) { vep roleId } }';
    expect(
      await workspace.get(writer, UPDATE, { p: { id: clerkPosition, vep: 'Отчёт', name: 'Учётчик' } }),
    ).toEqual({ positionUpdate: { vep: 'Отчёт', roleId: null } });
    expect((await seen(workspace.admin, clerkPosition))?.roleId).toBe(roleId);
  });
});

test('a subdivision’s ideal picture is visible to its people, leaders and structure.read', async () => {
  const picture = async (as: UserRow) => {
    const { subdivisions } = await workspace.get<{ subdivisions: { items: object[] } }>(
      as,
      'query ($ids: [Int!]) { subdivisions(ids: $ids) { items { name idealPicture } } }',
      { ids: [shop] },
    );
    return subdivisions.items;
  };
  expect(await picture(clerk)).toEqual([{ name: 'Цех', idealPicture: '' }]);
  for (const person of [turner, leader, await workspace.withRights(may('structure')), workspace.admin]) {
    expect(await picture(person)).toEqual([{ name: 'Цех', idealPicture: 'Чисто' }]);
  }
});
