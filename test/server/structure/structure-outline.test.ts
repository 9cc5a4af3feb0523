import { z } from 'zod';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { tableFile } from '@test/helpers/files/table-file';

let t: TestApp;
let token: string;

beforeAll(async () => {
  t = await startTestApp();
}, 60_000);
afterAll(() => t.stop());
beforeEach(async () => {
  const adminId = await t.app.database.system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx);
    return (await aUser(tx, { organizationId, isAdmin: true })).id;
  });
  token = await t.signIn(adminId);
});

interface Node {
  name: string;
  kind: 'subdivision' | 'position';
  parent?: number;
}

const unit = (name: string, parent?: number): Node => ({
  name,
  kind: 'subdivision',
  ...(parent === undefined ? {} : { parent }),
});
const post = (name: string, parent?: number): Node => ({ ...unit(name, parent), kind: 'position' });

const planSchema = z.object({
  nodes: z.array(z.object({ state: z.string(), error: z.string().nullable() })),
  subdivisionsNew: z.number(),
  positionsNew: z.number(),
});
const FIELDS = '{ nodes { state error } subdivisionsNew positionsNew }';

async function plan(nodes: Node[]) {
  const { data } = await t.gql(
    token,
    `query ($nodes: [StructureNodeInput!]!) { structureOutlinePlan(nodes: $nodes) ${FIELDS} }`,
    { nodes },
  );
  return z.object({ structureOutlinePlan: planSchema }).parse(data).structureOutlinePlan;
}

const CREATE = `mutation ($nodes: [StructureNodeInput!]!) { structureOutlineCreate(nodes: $nodes) ${FIELDS} }`;
async function create(nodes: Node[]) {
  const { data } = await t.gql(token, CREATE, { nodes });
  return z.object({ structureOutlineCreate: planSchema }).parse(data).structureOutlineCreate;
}

const treeSchema = z.object({
  subdivisions: z.object({
    items: z.array(z.object({ id: z.number(), name: z.string(), parentId: z.number().nullable() })),
  }),
  positions: z.object({
    items: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        parentId: z.number().nullable(),
        subdivision: z.object({ name: z.string() }).nullable(),
      }),
    ),
  }),
});

/** «Название < выше» of every unit, with the subdivision of a position after a slash. */
async function tree(): Promise<string[]> {
  const { data } = await t.gql(
    token,
    `{ subdivisions(pageSize: 200) { items { id name parentId } }
       positions(pageSize: 200) { items { id name parentId subdivision { name } } } }`,
  );
  const { subdivisions, positions } = treeSchema.parse(data);
  const above = (items: { id: number; name: string }[], id: number | null) =>
    items.find((item) => item.id === id)?.name;
  return [
    ...subdivisions.items.map(
      ({ name, parentId }) => `${name} < ${above(subdivisions.items, parentId) ?? '-'}`,
    ),
    ...positions.items.map(
      ({ name, parentId, subdivision }) =>
        `${name} < ${above(positions.items, parentId) ?? '-'} / ${subdivision?.name ?? '-'}`,
    ),
  ].toSorted((a, b) => a.localeCompare(b, 'ru'));
}

const BAKERY = [
  unit('Производство'),
  unit('Цех', 0),
  post('Начальник цеха', 1),
  post('Пекарь', 2),
  unit('Продажи'),
];

test('an outline becomes subdivisions and positions, each under its own parent', async () => {
  expect(await create(BAKERY)).toMatchObject({ subdivisionsNew: 3, positionsNew: 2 });
  expect(await tree()).toEqual([
    'Начальник цеха < - / Цех',
    'Пекарь < Начальник цеха / Цех',
    'Продажи < -',
    'Производство < -',
    'Цех < Производство',
  ]);
});

test('the preview matches what the creation does, and itself changes nothing', async () => {
  const preview = await plan(BAKERY);
  expect(await tree()).toEqual([]);
  expect(await create(BAKERY)).toEqual(preview);
});

test('existing units are reused: the same outline sent twice, and twice at once, adds nothing', async () => {
  await Promise.all([create(BAKERY), create(BAKERY)]);
  const again = await create(BAKERY);
  expect(again).toMatchObject({ subdivisionsNew: 0, positionsNew: 0 });
  expect(again.nodes.map(({ state }) => state)).toEqual(['found', 'found', 'found', 'found', 'found']);
  expect(await tree()).toHaveLength(5);
});

test('names match regardless of case, spaces and «ё»', async () => {
  await create([unit('Отдел Учёта')]);
  const { nodes } = await plan([unit('  отдел   учета '), post('Бухгалтер', 0), post('бухгалтер', 0)]);
  expect(nodes.map(({ state }) => state)).toEqual(['found', 'new', 'repeated']);
});

test('a position is matched in its subdivision, whatever position it reports to', async () => {
  await create(BAKERY);
  const { nodes } = await plan([unit('Производство'), unit('Цех', 0), post('Пекарь', 1)]);
  expect(nodes[2]).toEqual({ state: 'found', error: null });
});

test('invalid lines are named, and nothing at all is created', async () => {
  const deep = Array.from({ length: 13 }, (_, index) =>
    unit(`Уровень ${index + 1}`, index === 0 ? undefined : index - 1),
  );
  const nodes = [...deep, unit(' '), unit('я'.repeat(201)), post('Директор'), unit('Отдел', 15)];
  const { nodes: planned } = await plan(nodes);
  expect(planned.map(({ error }) => error).slice(12)).toEqual([
    'tooDeep',
    'nameEmpty',
    'nameTooLong',
    null,
    'subdivisionUnderPosition',
  ]);
  const { errors } = await t.gql(token, CREATE, { nodes });
  expect(errors?.[0]?.extensions?.code).toBe('outline.errors');
  expect(await tree()).toEqual([]);
});

test('a line nested under a later line, and more than five thousand lines, are rejected', async () => {
  const later = await t.gql(token, CREATE, { nodes: [unit('А', 1), unit('Б')] });
  expect(later.errors?.[0]?.extensions?.code).toBe('validation.unknown');
  const many = await t.gql(token, CREATE, {
    nodes: Array.from({ length: 5001 }, (_, index) => unit(`${index}`)),
  });
  expect(many.errors?.[0]?.extensions?.code).toBe('validation.range');
});

test('five thousand lines are created together and are recorded in the history', async () => {
  const nodes = Array.from({ length: 5000 }, (_, index) =>
    index === 0 ? unit('Сеть') : unit(`Магазин ${index}`, 0),
  );
  expect(await create(nodes)).toMatchObject({ subdivisionsNew: 5000 });
  const written = await t.app.database.system((tx) =>
    selectRows(tx, { count: integer })(
      "select count(*)::int as count from audit_log where object_type = 'subdivision' and changes -> 'name' ->> 1 like 'Магазин%'",
    ),
  );
  expect(written[0]?.count).toBe(4999);
});

const READ = 'mutation ($file: Upload!) { structureOutlineRead(file: $file) }';
const readFile = (bytes: Uint8Array, name = 'Структура.xlsx') =>
  t.upload<{ structureOutlineRead: string }>(
    token,
    READ,
    { file: null },
    { 'variables.file': { name, bytes } },
  );
const listOf = async (rows: Parameters<typeof tableFile>[0]) =>
  (await readFile(await tableFile(rows))).data?.structureOutlineRead.split('\n');

test('a workbook becomes a list: a column per level, an empty cell means the one above, people are skipped', async () => {
  expect(
    await listOf([
      ['№', 'Департамент', 'Отдел', 'Должность', 'ФИО'],
      [1, 'Продажи', 'Опт', 'Менеджер', 'Котов Иван'],
      [2, '', '', 'Старший  менеджер', ''],
      [3, '', 'Розница', 'Кассир', ''],
      [4, 'Склад', '', '', ''],
    ]),
  ).toEqual([
    'Продажи',
    '  Опт',
    '    - Менеджер',
    '    - Старший менеджер',
    '  Розница',
    '    - Кассир',
    'Склад',
  ]);
  expect(await listOf([['Завод', 'Цех', 'Токарь'], ['Завод', 'Цех', 'Слесарь'], ['Офис']])).toEqual([
    ...['Завод', '  Цех', '    - Токарь', '    - Слесарь', 'Офис'],
  ]);
  expect(await listOf([['1. Завод'], ['1.1. Цех']])).toEqual(['1. Завод', '1.1. Цех']);
});

test('a file that is no table, an empty and an endless one are rejected with a message', async () => {
  const codeOf = async (bytes: Uint8Array, name?: string) =>
    (await readFile(bytes, name)).errors?.[0]?.extensions?.code;
  expect(await codeOf(Buffer.from([0x89, 0x50, 0x4e, 0x47]))).toBe('import.notSpreadsheet');
  expect(await codeOf(Buffer.from('\n \n'), 'Структура.csv')).toBe('import.empty');
  const lines = Array.from({ length: 5_001 }, (_, index) => `Отдел ${index}`);
  expect(await codeOf(Buffer.from(lines.join('\n')), 'Структура.csv')).toBe('import.rows');
});
