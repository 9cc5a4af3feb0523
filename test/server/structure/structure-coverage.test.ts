import { Client } from 'pg';
import { sql } from 'drizzle-orm';
import exceljs from 'exceljs';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { RegulationRow } from '@server/modules/regulations/regulations.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { jobsDone } from '@test/helpers/worlds/jobs-done';
import { statementsOf } from '@test/helpers/database/statements';

let workspace: Workspace;

beforeEach(async () => {
  workspace = await openWorkspace();
});
afterEach(() => workspace.stop());

interface Axes {
  positions: {
    id: number;
    name: string;
    depth: number;
    peopleCount: number;
    regulationsCount: number;
    isGap: boolean;
  }[];
  regulations: { id: number; name: string; readersCount: number; positionsCount: number; isGap: boolean }[];
  positionsCount: number;
  regulationsCount: number;
}
const AXES = `query ($f: CoverageFilter) { coverage(filter: $f) { positionsCount regulationsCount
  positions { id name depth peopleCount regulationsCount isGap } regulations { id name readersCount positionsCount isGap } } }`;
const CELLS = `query ($p: [Int!]!, $r: [Int!]!) { coverageCells(positionIds: $p, regulationIds: $r) {
  positionId regulationId peopleCount givenCount signedCount dueCount overdueCount paths } }`;
const CELL = `query ($p: Int!, $r: Int!) { coverageCell(positionId: $p, regulationId: $r) {
  positionName canEdit cell { givenCount paths } people { status isOverdue user { id } } } }`;
const RULE = 'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }';

const regulation = (name: string, ownerId = workspace.admin.id): Promise<RegulationRow> =>
  workspace.system((tx) =>
    aPublishedRegulation(tx, { organizationId: workspace.organizationId, ownerId, name }),
  );
const position = (fields: Parameters<typeof aPosition>[1]) =>
  workspace.system((tx) => aPosition(tx, { organizationId: workspace.organizationId, ...fields }));
async function rule(objectId: number, ...groups: Record<string, unknown>[]): Promise<void> {
  const audience = { groups, exceptUserIds: [] };
  await workspace.get(workspace.admin, RULE, { rule: { objectType: 'regulation', objectId, audience } });
}
const axes = async (f = {}, who: UserRow = workspace.admin): Promise<Axes> =>
  (await workspace.get<{ coverage: Axes }>(who, AXES, { f })).coverage;
const cells = async (p: number[], r: number[], who = workspace.admin) =>
  (await workspace.get<{ coverageCells: Record<string, unknown>[] }>(who, CELLS, { p, r })).coverageCells;

test('positions of one name have their department beside it: in the rows, in the search for them, and in a cell', async () => {
  const { organizationId } = workspace;
  const [north, south] = await workspace.system(async (tx) => [
    await aSubdivision(tx, { organizationId, name: 'Север' }),
    await aSubdivision(tx, { organizationId, name: 'Юг' }),
  ]);
  const first = await position({ name: 'Кассир', order: 1, subdivisionId: north?.id });
  await position({ name: 'кассир ', order: 2, subdivisionId: south?.id });
  const baker = await position({ name: 'Пекарь', order: 3, subdivisionId: south?.id });
  const { id } = await regulation('Касса');
  const names = async (f = {}) => (await axes(f)).positions.map(({ name }) => name);
  expect(await names()).toEqual(['Кассир · Север', 'кассир · Юг', 'Пекарь']);
  expect(await names({ position: 'кассир юг' })).toEqual(['кассир · Юг']);
  const cellOf = async (p: number) => {
    const { coverageCell } = await workspace.get<{ coverageCell: { positionName: string } }>(
      workspace.admin,
      CELL,
      {
        ...{ p, r: id },
      },
    );
    return coverageCell.positionName;
  };
  expect(await cellOf(first.id)).toBe('Кассир · Север');
  expect(await cellOf(baker.id)).toBe('Пекарь');
});

/** A shop: its director, two sellers of whom one works in the yard, a vacancy in the yard, and an empty position. */
async function shop() {
  const { organizationId } = workspace;
  const yard = await workspace.system((tx) => aSubdivision(tx, { organizationId, name: 'Двор' }));
  const gate = await workspace.system((tx) => aSubdivision(tx, { organizationId, parentId: yard.id }));
  const director = await position({ name: 'Директор', order: 2 });
  const seller = await position({ name: 'Продавец', parentId: director.id, order: 1 });
  const guard = await position({ name: 'Сторож', order: 1, subdivisionId: gate.id });
  const nobody = await position({ name: 'Пёстрый', order: 3 });
  await workspace.person({ positionId: director.id });
  const inside = await workspace.person({ positionId: seller.id });
  const outside = await workspace.person({ positionId: seller.id, subdivisionId: gate.id });
  return { yard, director, seller, guard, nobody, inside, outside };
}

test('a cell shows by which rules its people have the regulation, and their progress', async () => {
  const { yard, director, seller, guard, nobody, outside } = await shop();
  const byPosition = await regulation('Кассовая дисциплина');
  const byPlace = await regulation('Работа во дворе');
  const free = await regulation('Никому');
  await rule(byPosition.id, { positionIds: [seller.id] }, { userIds: [outside.id] });
  await rule(byPlace.id, { subdivisionIds: [yard.id], withChildren: true });
  await workspace.system((tx) =>
    tx.execute(sql`update assignment set due_at = now() - interval '1 day' where user_id = ${outside.id}
      and object_id = ${byPosition.id}`),
  );
  const p = [director.id, seller.id, guard.id, nobody.id];
  expect(await cells(p, [byPosition.id, byPlace.id, free.id])).toEqual([
    expect.objectContaining({
      positionId: seller.id,
      regulationId: byPosition.id,
      peopleCount: 2,
      givenCount: 2,
      signedCount: 0,
      dueCount: 2,
      overdueCount: 1,
      paths: ['person', 'position'],
    }),
    expect.objectContaining({
      positionId: seller.id,
      regulationId: byPlace.id,
      peopleCount: 2,
      givenCount: 1,
      paths: ['subdivision'],
    }),
    expect.objectContaining({
      positionId: guard.id,
      regulationId: byPlace.id,
      peopleCount: 0,
      givenCount: 0,
      paths: ['subdivision'],
    }),
  ]);
  const owner = new Client({ connectionString: workspace.test.database.ownerUrl });
  await owner.connect();
  await jobsDone(owner);
  await owner.end();
  const few = async (request: () => Promise<unknown>) =>
    (await statementsOf(request)).filter((text) => !/session_visit|set_config/.test(text)).length;
  expect(await few(() => axes())).toBeLessThanOrEqual(4);
  expect(await few(() => cells(p, [byPosition.id, byPlace.id]))).toBeLessThanOrEqual(4);
  const all = await axes();
  expect(
    all.positions.map(({ name, depth, regulationsCount, isGap }) => [name, depth, regulationsCount, isGap]),
  ).toEqual([
    ['Сторож', 0, 1, false],
    ['Директор', 0, 0, true],
    ['Продавец', 1, 2, true],
    ['Пёстрый', 0, 0, true],
  ]);
  expect(all.regulations.map(({ name, readersCount, isGap }) => [name, readersCount, isGap])).toEqual([
    ['Кассовая дисциплина', 2, false],
    ['Никому', 0, true],
    ['Работа во дворе', 1, true],
  ]);
});

test('a vacant position gets nothing from a paused rule, or from one that excludes the subdivisions below', async () => {
  const { yard, guard } = await shop();
  const [pausable, here] = [await regulation('Пропуска'), await regulation('Двор без ворот')];
  await rule(pausable.id, { subdivisionIds: [yard.id], withChildren: true });
  await rule(here.id, { subdivisionIds: [yard.id], withChildren: false });
  const promised = async () => (await axes()).positions.find(({ id }) => id === guard.id)?.regulationsCount;
  expect(await promised()).toBe(1);
  await workspace.system((tx) =>
    tx.execute(sql`update assignment_rule set is_paused = true where object_id = ${pausable.id}`),
  );
  expect(await promised()).toBe(0);
  expect(await cells([guard.id], [pausable.id, here.id])).toEqual([]);
});

test('a rule for everybody closes every gap, vacant positions included; filters match names and gaps', async () => {
  const { seller } = await shop();
  const [common, late] = [await regulation('Пожарная безопасность'), await regulation('Отпуска')];
  await rule(common.id, { all: true });
  const gaps = await axes({ show: 'gaps' });
  // No single position has the gap: the regulation without readers is missing for all of them.
  expect([gaps.positions.length, gaps.regulations.map(({ id }) => id)]).toEqual([4, [late.id]]);
  await rule(late.id, { all: true });
  expect(await axes({ show: 'gaps' })).toMatchObject({ positions: [], regulations: [] });
  expect([gaps.positionsCount, gaps.regulationsCount]).toEqual([4, 2]);
  const found = await axes({ position: 'пестр', regulation: 'пожар' });
  expect([found.positions.map(({ name }) => name), found.regulations.map(({ id }) => id)]).toEqual([
    ['Пёстрый'],
    [common.id],
  ]);
  const [cell] = await cells([seller.id], [common.id, late.id]);
  expect(cell).toMatchObject({ paths: ['everybody'], givenCount: 2 });
  const [owed] = await cells([found.positions[0]?.id ?? 0], [common.id]);
  expect(owed).toMatchObject({ paths: ['everybody'], peopleCount: 0 });
  await workspace.system((tx) =>
    tx.execute(sql`update assignment set due_at = now() - interval '1 day' where object_id = ${common.id}`),
  );
  expect((await axes({ show: 'overdue' })).regulations.map(({ id }) => id)).toEqual([common.id]);
});

test('a cell opens its people, those without the regulation first; a viewer sees no foreign report', async () => {
  const { seller, inside, outside } = await shop();
  const viewer = await workspace.withRights({ structure: { read: true, write: false } });
  const [secret, own] = [await regulation('Чужой'), await regulation('Свой', viewer.id)];
  await rule(secret.id, { all: true });
  await rule(own.id, { userIds: [outside.id] });
  const ask = async (who: UserRow, r: number) =>
    (
      await workspace.get<{ coverageCell: { canEdit: boolean; people: unknown } | null }>(who, CELL, {
        p: seller.id,
        r,
      })
    ).coverageCell;
  expect(await ask(workspace.admin, own.id)).toMatchObject({
    canEdit: true,
    cell: { givenCount: 1, paths: ['person'] },
    people: [
      { status: null, isOverdue: false, user: { id: inside.id } },
      { status: 'assigned', isOverdue: false, user: { id: outside.id } },
    ],
  });
  expect((await axes({}, viewer)).regulations.map(({ id }) => id)).toEqual([own.id]);
  // A grant for the report shows the cell, but does not let its reader assign.
  const reported = await regulation('С отчётом');
  const level = { objectType: 'regulation', objectId: reported.id, level: 'report', targetType: 'all' };
  await workspace.get(
    workspace.admin,
    'mutation ($g: ObjectGrantInput!) { objectGrantCreate(grant: $g) { id } }',
    { g: level },
  );
  expect(await ask(viewer, own.id)).toMatchObject({ canEdit: true });
  expect(await ask(viewer, reported.id)).toMatchObject({ canEdit: false });
  expect(await ask(viewer, secret.id)).toBeNull();
  expect(await cells([seller.id], [secret.id], viewer)).toEqual([]);
  expect(await ask(workspace.admin, 0)).toBeNull();
  const tooMany = Array.from({ length: 101 }, (_, id) => id);
  expect(await workspace.rejection(workspace.admin, CELLS, { p: tooMany, r: [1] })).toMatchObject({
    code: 'validation.range',
    field: 'positionIds',
  });
});

test('the filtered matrix is exported as a spreadsheet; without the right it does not exist', async () => {
  const { seller } = await shop();
  const shown = await regulation('Кассовая дисциплина');
  await regulation('Отпуска');
  await rule(shown.id, { positionIds: [seller.id] });
  const query = new URLSearchParams({ position: 'прод', regulation: 'касс' }).toString();
  const get = async (who: UserRow) =>
    fetch(`${workspace.test.url}/api/coverage.xlsx?${query}`, {
      headers: { 'x-session-token': await workspace.test.signIn(who.id) },
    });
  const book = new exceljs.Workbook();
  await book.xlsx.load(await (await get(workspace.admin)).arrayBuffer());
  const rows = book.worksheets[0]?.getRows(1, 3)?.map((row) => row.values);
  expect(rows).toEqual([
    [undefined, 'Должность', 'Людей', 'Кассовая дисциплина'],
    [undefined, '    Продавец', 2, 'подписали 0 из 2'],
    [],
  ]);
  expect((await get(await workspace.person())).status).toBe(404);
});
