import { eq } from 'drizzle-orm';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { insertAssignment } from './scoped-support';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRole, giveRole, may } from './support';

/** A role scoped to «Цех» and below: its people are within the scope, those of «Офис» are not. */
let workspace: Workspace;
let shop: number;
let bench: number;
let office: number;
let turner: UserRow;
let clerk: UserRow;
/** A person without a subdivision. */
let courier: UserRow;

beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId } = workspace;
  [shop, office] = await workspace.system(async (tx) => [
    (await aSubdivision(tx, { organizationId, name: 'Цех' })).id,
    (await aSubdivision(tx, { organizationId, name: 'Офис' })).id,
  ]);
  bench = await workspace.system(
    async (tx) => (await aSubdivision(tx, { organizationId, name: 'Участок', parentId: shop })).id,
  );
  turner = await workspace.person({ subdivisionId: bench, nameSecond: 'Токарев' });
  clerk = await workspace.person({ subdivisionId: office, nameSecond: 'Конторин' });
  courier = await workspace.person({ nameSecond: 'Курьеров' });
}, 60_000);
afterAll(() => workspace.stop());

/** A person in the office with these rights about the people of the shop. */
async function scopedHolder(...areas: Parameters<typeof may>): Promise<UserRow> {
  const person = await workspace.person({ subdivisionId: office });
  await giveRole(workspace, person, await aRole(workspace, may(...areas)), { scopeSubdivisionId: shop });
  return person;
}

const CARD = 'query ($id: Int) { user(user: { id: $id }) { id email phone } }';
const UPDATE = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id subdivisionId info } }';
const notFound = { code: 'notFound' };

describe('employees', () => {
  const emailOf = async (as: UserRow, { id }: UserRow) =>
    (await workspace.get<{ user: { email: string | null } }>(as, CARD, { id })).user.email;

  it('contacts are visible within the scope and below it', async () => {
    const as = await scopedHolder('employees');
    expect(await emailOf(as, turner)).toBe(turner.email);
    expect(await emailOf(as, clerk)).toBeNull();
    expect(await emailOf(as, courier)).toBeNull();
  });

  it('follow a moved person at once', async () => {
    const as = await scopedHolder('employees');
    const moved = await workspace.person({ subdivisionId: bench });
    expect(await emailOf(as, moved)).toBe(moved.email);
    const move = (subdivisionId: number) =>
      workspace.system((tx) => tx.update(userTable).set({ subdivisionId }).where(eq(userTable.id, moved.id)));
    await move(office);
    expect(await emailOf(as, moved)).toBeNull();
    await move(shop);
    expect(await emailOf(as, moved)).toBe(moved.email);
  });

  it('the archive shows those who worked in the scope, and search by email requires the unscoped right', async () => {
    const as = await scopedHolder('employees');
    const gone = await workspace.person({ subdivisionId: bench, isArchive: true });
    const goneClerk = await workspace.person({ subdivisionId: office, isArchive: true });
    const LIST =
      'query ($a: Boolean, $s: String) { users(isArchive: $a, search: $s, pageSize: 200) { count items { id } } }';
    const found = async (variables: Record<string, unknown>) =>
      (await workspace.get<{ users: { count: number; items: { id: number }[] } }>(as, LIST, variables)).users;
    const archived = await found({ a: true });
    expect(archived.items.map(({ id }) => id)).toEqual([gone.id]);
    expect(archived.count).toBe(1);
    expect(archived.items).not.toContainEqual({ id: goneClerk.id });
    expect((await found({ s: clerk.email })).count).toBe(0);
  });

  it('are edited only within the scope, and neither leave it nor enter it', async () => {
    const as = await scopedHolder('employees!');
    const outside = { code: 'employee.outsideScope', field: 'subdivisionId' };
    await workspace.get(as, UPDATE, { u: { id: turner.id, info: 'Токарь' } });
    expect(await workspace.rejection(as, UPDATE, { u: { id: clerk.id, info: 'Моё' } })).toMatchObject(
      notFound,
    );
    expect(await workspace.rejection(as, UPDATE, { u: { id: courier.id, info: 'Моё' } })).toMatchObject(
      notFound,
    );
    expect(
      await workspace.rejection(as, UPDATE, { u: { id: turner.id, subdivisionId: office } }),
    ).toMatchObject(outside);
    expect(
      await workspace.rejection(as, UPDATE, { u: { id: turner.id, subdivisionId: null } }),
    ).toMatchObject(outside);
    await workspace.get(as, UPDATE, { u: { id: turner.id, subdivisionId: shop } });
    await workspace.get(as, UPDATE, { u: { id: turner.id, subdivisionId: bench } });
  });

  it('are hired into the scope, archived, restored and invited within it', async () => {
    const as = await scopedHolder('employees!');
    const CREATE = 'mutation ($u: UserInput!) { userCreate(user: $u) { id } }';
    const hire = (email: string, subdivisionId: number | null) => ({
      u: { nameFirst: 'Новый', email, subdivisionId, isSendEmail: false },
    });
    expect(await workspace.rejection(as, CREATE, hire('a@firma.ru', office))).toMatchObject({
      code: 'employee.outsideScope',
    });
    expect(await workspace.rejection(as, CREATE, hire('b@firma.ru', null))).toMatchObject({
      code: 'employee.outsideScope',
    });
    const { userCreate } = await workspace.get<{ userCreate: { id: number } }>(
      as,
      CREATE,
      hire('c@firma.ru', shop),
    );
    const on = (name: string, id: number) =>
      [
        `mutation ($id: Int!) { ${name}(id: $id) ${name === 'userRestore' ? '{ id }' : ''} }`,
        { id },
      ] as const;
    for (const name of ['userInvite', 'userDelete', 'userRestore']) {
      await workspace.get(as, ...on(name, userCreate.id));
      expect(await workspace.rejection(as, ...on(name, clerk.id))).toMatchObject(notFound);
    }
  });

  it('the read right does not allow writing', async () => {
    const as = await scopedHolder('employees');
    expect(await workspace.rejection(as, UPDATE, { u: { id: turner.id, info: 'Моё' } })).toMatchObject(
      notFound,
    );
    expect(
      await workspace.rejection(as, 'mutation ($id: Int!) { userDelete(id: $id) }', { id: turner.id }),
    ).toMatchObject({
      code: 'access.denied',
    });
  });

  it('nobody is hired with rights that the hiring person lacks', async () => {
    const as = await scopedHolder('employees!');
    const roleId = await aRole(workspace, may('payment'));
    const position = await workspace.system((tx) =>
      aPosition(tx, { organizationId: workspace.organizationId, roleId }),
    );
    expect(
      await workspace.rejection(as, UPDATE, { u: { id: turner.id, positionId: position.id } }),
    ).toMatchObject({ code: 'role.beyondOwn', field: 'positionId' });
  });
});

describe('structure', () => {
  const OWN =
    '{ subdivisions(isOwn: true, pageSize: 200) { count items { id } } positions(isOwn: true, pageSize: 200) { items { id } } }';

  it('the section contains what is in the scope', async () => {
    const as = await scopedHolder('structure');
    const [inside, outside] = await workspace.system(async (tx) => [
      await aPosition(tx, { organizationId: workspace.organizationId, subdivisionId: bench }),
      await aPosition(tx, { organizationId: workspace.organizationId, subdivisionId: office }),
    ]);
    const data = await workspace.get<{
      subdivisions: { count: number; items: { id: number }[] };
      positions: { items: { id: number }[] };
    }>(as, OWN);
    expect(data.subdivisions.items.map(({ id }) => id).sort()).toEqual([shop, bench].sort());
    expect(data.subdivisions.count).toBe(2);
    expect(data.positions.items).toEqual([{ id: inside.id }]);
    const positionById = (id: number) =>
      workspace.get(as, 'query ($id: Int!) { position(id: $id) { id } }', { id });
    expect(await positionById(inside.id)).toEqual({ position: { id: inside.id } });
    expect(await positionById(outside.id)).toEqual({ position: null });
    expect(
      await workspace.get(as, 'query ($id: Int!) { subdivision(id: $id) { id } }', { id: office }),
    ).toEqual({ subdivision: null });
  });

  it('is changed within the scope: the scope’s own position in the tree is not', async () => {
    const as = await scopedHolder('structure!');
    const CREATE = 'mutation ($s: SubdivisionInput!) { subdivisionCreate(subdivision: $s) { id } }';
    const CHANGE = 'mutation ($s: SubdivisionInput!) { subdivisionUpdate(subdivision: $s) { id } }';
    const outside = { code: 'structure.outsideScope', field: 'parentId' };
    expect(await workspace.rejection(as, CREATE, { s: { name: 'Мой отдел' } })).toMatchObject(outside);
    expect(
      await workspace.rejection(as, CREATE, { s: { name: 'Мой отдел', parentId: office } }),
    ).toMatchObject(outside);
    const { subdivisionCreate } = await workspace.get<{ subdivisionCreate: { id: number } }>(as, CREATE, {
      s: { name: 'Мой отдел', parentId: bench },
    });
    expect(await workspace.rejection(as, CHANGE, { s: { id: office, name: 'Мой' } })).toMatchObject(notFound);
    expect(
      await workspace.rejection(as, CHANGE, { s: { id: subdivisionCreate.id, parentId: office } }),
    ).toMatchObject(outside);
    expect(await workspace.rejection(as, CHANGE, { s: { id: shop, parentId: office } })).toMatchObject(
      outside,
    );
    await workspace.get(as, CHANGE, { s: { id: shop, name: 'Цех №1' } });
    expect(
      await workspace.rejection(as, 'mutation ($id: Int!) { subdivisionDelete(id: $id) }', { id: office }),
    ).toMatchObject(notFound);
    await workspace.get(as, 'mutation ($id: Int!) { subdivisionDelete(id: $id) }', {
      id: subdivisionCreate.id,
    });
  });
});

describe('statistics', () => {
  it('count the people of the scope, and remind only them', async () => {
    await insertAssignment(workspace, [turner, clerk, courier]);
    const NUMBERS =
      '{ statistic(objectType: regulation) { total { assigned } bySubdivision { subdivision { id } } } }';
    const PEOPLE =
      '{ statisticPeople(objectType: regulation, kind: assigned) { count items { user { id } } } }';
    const REMIND = 'mutation { statisticRemind(objectType: regulation, kind: notSigned) }';
    const as = await scopedHolder('statistics!');
    interface Numbers {
      statistic: { total: { assigned: number }; bySubdivision: unknown[] };
    }
    const all = await workspace.get<Numbers>(workspace.admin, NUMBERS);
    expect(all.statistic.total.assigned).toBe(3);
    const { statistic } = await workspace.get<Numbers>(as, NUMBERS);
    expect(statistic.total.assigned).toBe(1);
    expect(statistic.bySubdivision).toEqual([{ subdivision: { id: bench } }]);
    const { statisticPeople } = await workspace.get<{ statisticPeople: unknown }>(as, PEOPLE);
    expect(statisticPeople).toEqual({ count: 1, items: [{ user: { id: turner.id } }] });
    expect(await workspace.get(as, REMIND)).toEqual({ statisticRemind: 1 });
    expect(await workspace.rejection(await scopedHolder('statistics'), REMIND)).toMatchObject({
      code: 'access.denied',
    });
  });
});

describe('content', () => {
  it('a person who edits employees of the scope authors and assigns only to them', async () => {
    const as = await scopedHolder('employees!');
    const { regulationCreate } = await workspace.get<{ regulationCreate: { id: number } }>(
      as,
      'mutation { regulationCreate(regulation: { code: "ЦЕХ-1", name: "Порядок в цеху" }) { id } }',
    );
    const SAVE = 'mutation ($r: AssignmentRuleInput!) { assignmentRuleSave(rule: $r) { id } }';
    const rule = (groups: unknown[]) => ({
      r: {
        objectType: 'regulation',
        objectId: regulationCreate.id,
        audience: { groups, exceptUserIds: [] },
      },
    });
    const outside = { code: 'assignment.outsideSubdivision' };
    await workspace.get(as, SAVE, rule([{ subdivisionIds: [bench] }]));
    expect(await workspace.rejection(as, SAVE, rule([{ subdivisionIds: [office] }]))).toMatchObject(outside);
    expect(await workspace.rejection(as, SAVE, rule([{ userIds: [clerk.id] }]))).toMatchObject(outside);
    expect(await workspace.rejection(as, SAVE, rule([{ all: true }]))).toMatchObject(outside);
  });
});
