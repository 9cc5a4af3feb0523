import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});

afterAll(() => workspace.stop());

interface Node {
  id: number;
  name: string;
  parentId: number | null;
  order: number;
  isArchive: boolean;
  updatedAt: string;
  employeesCount: number;
}
const FIELDS = 'id name parentId order isArchive updatedAt employeesCount';
const CREATE = `mutation ($s: SubdivisionInput!, $key: String) { subdivisionCreate(subdivision: $s, clientKey: $key) { ${FIELDS} } }`;
const UPDATE = `mutation ($s: SubdivisionInput!) { subdivisionUpdate(subdivision: $s) { ${FIELDS} } }`;
const MANY = `mutation ($s: [SubdivisionInput!]!) { subdivisionsUpdate(subdivisions: $s) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!) { subdivisionDelete(id: $id) }';
const POSITION = `mutation ($p: PositionInput!) { positionCreate(position: $p) { id name kpi { name weight } postFunctions vep } }`;

async function create(s: Record<string, unknown>, key?: string): Promise<Node> {
  const data = await workspace.get<{ subdivisionCreate: Node }>(workspace.admin, CREATE, { s, key });
  return data.subdivisionCreate;
}
const update = async (s: Record<string, unknown>): Promise<Node> =>
  (await workspace.get<{ subdivisionUpdate: Node }>(workspace.admin, UPDATE, { s })).subdivisionUpdate;
const refused = (query: string, variables: Record<string, unknown>) =>
  workspace.rejection(workspace.admin, query, variables);
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

describe('subdivisions', () => {
  it('an invalid parent is rejected on its field, and a search for a control character finds nothing', async () => {
    expect(await refused(CREATE, { s: { name: unique('Отдел'), parentId: 0 } })).toMatchObject({
      code: 'validation.unknown',
      field: 'parentId',
    });
    const search =
      'query ($s: String) { subdivisions(search: $s) { count } positions(search: $s) { count } }';
    expect(await workspace.get(workspace.admin, search, { s: 'Отд\u0000ел\u0007нет' })).toEqual({
      subdivisions: { count: 0 },
      positions: { count: 0 },
    });
  });

  it('the exact name is found first, then names that begin with it, then names with a word that does', async () => {
    const word = unique('филиал');
    for (const name of [`Отдел 4 (${word})`, `Не${word}`, `Склад ${word}`, `${word} 42`, word]) {
      await create({ name });
    }
    const search = 'query ($s: String) { subdivisions(search: $s) { items { name } } }';
    const { subdivisions } = await workspace.get<{ subdivisions: { items: { name: string }[] } }>(
      workspace.admin,
      search,
      { s: ` ${word.toUpperCase()} ` },
    );
    expect(subdivisions.items.map(({ name }) => name)).toEqual([
      ...[word, `${word} 42`, `Склад ${word}`, `Не${word}`, `Отдел 4 (${word})`],
    ]);
  });

  it('are created, renamed, archived and restored', async () => {
    const node = await create({ name: '  Отдел   продаж ' });
    expect(node).toMatchObject({ name: 'Отдел продаж', parentId: null, isArchive: false, employeesCount: 0 });
    expect(await update({ id: node.id, name: 'Продажи' })).toMatchObject({ name: 'Продажи' });
    expect(await update({ id: node.id, isArchive: true })).toMatchObject({
      isArchive: true,
      name: 'Продажи',
    });
    const LIST = `query ($a: Boolean, $ids: [Int!]) { subdivisions(isArchive: $a, ids: $ids, pageSize: 200) { items { id } } }`;
    const idsOf = async (variables: Record<string, unknown>) => {
      const data = await workspace.get<{ subdivisions: { items: { id: number }[] } }>(
        workspace.admin,
        LIST,
        variables,
      );
      return data.subdivisions.items.map(({ id }) => id);
    };
    expect(await idsOf({})).not.toContain(node.id);
    expect(await idsOf({ a: true })).toContain(node.id);
    expect(await idsOf({ ids: [node.id] })).toEqual([node.id]);
    expect(await update({ id: node.id, isArchive: false })).toMatchObject({ isArchive: false });
  });

  it('have unique names among their siblings, ignoring case', async () => {
    const name = unique('Склад');
    const node = await create({ name });
    expect(await refused(CREATE, { s: { name: name.toUpperCase() } })).toMatchObject({
      code: 'subdivision.nameBusy',
      field: 'name',
    });
    await expect(create({ name, parentId: node.id })).resolves.toMatchObject({ name });
  });

  it('never form a cycle', async () => {
    const top = await create({ name: unique('Верх') });
    const below = await create({ name: unique('Низ'), parentId: top.id });
    const deepest = await create({ name: unique('Дно'), parentId: below.id });
    const cycle = { code: 'tree.cycle', field: 'parentId' };
    expect(await refused(UPDATE, { s: { id: top.id, parentId: top.id } })).toMatchObject(cycle);
    expect(await refused(UPDATE, { s: { id: top.id, parentId: deepest.id } })).toMatchObject(cycle);
  });

  it('two administrators who move them into each other at once form no cycle', async () => {
    const [first, second] = [await create({ name: unique('А') }), await create({ name: unique('Б') })];
    const other = await workspace.person({ isAdmin: true });
    const answers = await Promise.all([
      workspace.ask(workspace.admin, UPDATE, { s: { id: first.id, parentId: second.id } }),
      workspace.ask(other, UPDATE, { s: { id: second.id, parentId: first.id } }),
    ]);
    const codes = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
    expect(codes).toEqual(['tree.cycle']);
  });

  it('are at most twelve levels deep, also after a branch is moved', async () => {
    let parentId: number | undefined;
    const chain: number[] = [];
    for (let level = 0; level < limits.treeDepth; level += 1) {
      const node: Node = await create({ name: unique('Уровень'), parentId });
      parentId = node.id;
      chain.push(node.id);
    }
    const tooDeep = { code: 'tree.tooDeep', field: 'parentId', params: { max: limits.treeDepth } };
    expect(await refused(CREATE, { s: { name: unique('Лишний'), parentId } })).toMatchObject(tooDeep);
    const branch = await create({ name: unique('Ветка') });
    await create({ name: unique('Лист'), parentId: branch.id });
    expect(await refused(UPDATE, { s: { id: branch.id, parentId: chain.at(-2) } })).toMatchObject(tooDeep);
  });

  it('are changed in bulk, all or none', async () => {
    const [first, second] = [await create({ name: unique('В') }), await create({ name: unique('Г') })];
    await workspace.get(workspace.admin, MANY, {
      s: [
        { id: first.id, order: 2 },
        { id: second.id, order: 1, parentId: first.id },
      ],
    });
    const bad = [
      { id: first.id, order: 9 },
      { id: second.id, parentId: 999_999 },
    ];
    expect(await refused(MANY, { s: bad })).toMatchObject({ code: 'validation.unknown', field: 'parentId' });
    expect(await update({ id: first.id })).toMatchObject({ order: 2 });
  });

  it('with people in them are not archived, and used ones are not deleted', async () => {
    const node = await create({ name: unique('Кухня') });
    const user = await workspace.person({ subdivisionId: node.id });
    expect(await refused(UPDATE, { s: { id: node.id, isArchive: true } })).toMatchObject({
      code: 'tree.hasPeople',
    });
    expect(await refused(DELETE, { id: node.id })).toMatchObject({ code: 'tree.used' });
    await workspace.system((tx) =>
      tx.execute(sql`update users set subdivision_id = null where id = ${user.id}`),
    );
    await expect(update({ id: node.id, isArchive: true })).resolves.toMatchObject({ isArchive: true });
    const unused = await create({ name: unique('Пусто') });
    expect(await workspace.get(workspace.admin, DELETE, { id: unused.id })).toEqual({
      subdivisionDelete: true,
    });
  });

  it('with active subdivisions below are not archived, and nothing is restored into an archived one', async () => {
    const above = await create({ name: unique('Сбыт') });
    const below = await create({ name: unique('Север'), parentId: above.id });
    const archive = (id: number, isArchive = true) => refused(UPDATE, { s: { id, isArchive } });
    expect(await archive(above.id)).toMatchObject({ code: 'tree.hasChildren', field: 'isArchive' });
    await update({ id: below.id, isArchive: true });
    await expect(update({ id: above.id, isArchive: true })).resolves.toMatchObject({ isArchive: true });
    expect(await archive(below.id, false)).toMatchObject({ code: 'validation.archived', field: 'parentId' });
  });

  it('say who changed a copy that is being edited', async () => {
    const node = await create({ name: unique('Офис') });
    const other = await workspace.person({ isAdmin: true, nameFirst: 'Пётр', nameSecond: 'Иванов' });
    await workspace.get(other, UPDATE, { s: { id: node.id, idealPicture: 'Светло' } });
    const conflict = await refused(UPDATE, { s: { id: node.id, name: 'Мой', updatedAt: node.updatedAt } });
    expect(conflict).toMatchObject({ code: 'conflict.updated', params: { name: 'Пётр Иванов' } });
    expect(String(conflict.params?.['time'])).toMatch(/^\d\d\.\d\d \d\d:\d\d$/);
  });

  it('are created once, however often the browser sends it', async () => {
    const name = unique('Дважды');
    const key = `key-${Math.random().toString(36).slice(2)}`;
    const [first, second] = await Promise.all([create({ name }, key), create({ name }, key)]);
    expect(first.id).toBe(second.id);
  });
});

describe('positions', () => {
  it('have indicator weights that add up to a hundred', async () => {
    const kpi = (weights: number[]) =>
      weights.map((weight, index) => ({ name: `Показатель ${index}`, unit: '%', period: 'month', weight }));
    expect(await refused(POSITION, { p: { name: unique('Пекарь'), kpi: kpi([60, 30]) } })).toMatchObject({
      code: 'position.kpiWeights',
      field: 'kpi',
      params: { sum: 90 },
    });
    const data = await workspace.get<{ positionCreate: { kpi: { weight: number }[] } }>(
      workspace.admin,
      POSITION,
      {
        p: { name: unique('Пекарь'), kpi: kpi([60, 40]), postFunctions: ['Печёт хлеб', ' '] },
      },
    );
    expect(data.positionCreate).toMatchObject({
      kpi: [{ weight: 60 }, { weight: 40 }],
      postFunctions: ['Печёт хлеб'],
    });
  });

  it('never form a cycle, also when two administrators move them into each other at once', async () => {
    const CHANGE = 'mutation ($p: PositionInput!) { positionUpdate(position: $p) { id parentId } }';
    const post = async () =>
      (
        await workspace.get<{ positionCreate: Node }>(workspace.admin, POSITION, {
          p: { name: unique('Пост') },
        })
      ).positionCreate.id;
    const [first, second] = [await post(), await post()];
    const other = await workspace.person({ isAdmin: true });
    const answers = await Promise.all([
      workspace.ask(workspace.admin, CHANGE, { p: { id: first, parentId: second } }),
      workspace.ask(other, CHANGE, { p: { id: second, parentId: first } }),
    ]);
    const codes = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
    expect(codes).toEqual(['tree.cycle']);
  });

  it('with people in them are not archived', async () => {
    const ARCHIVE = 'mutation ($p: PositionInput!) { positionUpdate(position: $p) { isArchive } }';
    const position = await workspace.system((tx) =>
      aPosition(tx, { organizationId: workspace.organizationId }),
    );
    const user = await workspace.person({ positionId: position.id });
    const p = { id: position.id, isArchive: true };
    expect(await refused(ARCHIVE, { p })).toMatchObject({ code: 'tree.hasPeople', field: 'isArchive' });
    await workspace.system((tx) =>
      tx.execute(sql`update users set position_id = null where id = ${user.id}`),
    );
    expect(await workspace.get(workspace.admin, ARCHIVE, { p })).toEqual({
      positionUpdate: { isArchive: true },
    });
  });

  it('with active positions below are not archived', async () => {
    const { organizationId } = workspace;
    const chief = await workspace.system((tx) => aPosition(tx, { organizationId }));
    const cook = await workspace.system((tx) => aPosition(tx, { organizationId, parentId: chief.id }));
    const ARCHIVE = 'mutation ($p: PositionInput!) { positionUpdate(position: $p) { isArchive } }';
    const p = { id: chief.id, isArchive: true };
    expect(await refused(ARCHIVE, { p })).toMatchObject({ code: 'tree.hasChildren', field: 'isArchive' });
    await workspace.get(workspace.admin, ARCHIVE, { p: { id: cook.id, isArchive: true } });
    expect(await workspace.get(workspace.admin, ARCHIVE, { p })).toEqual({
      positionUpdate: { isArchive: true },
    });
  });

  it('get a role only from a person who may grant roles', async () => {
    const hr = await workspace.withRights({ structure: { read: true, write: true } });
    const strong = await workspace.withRights({ employees: { read: true, write: true } });
    const roleId = await workspace.system(async (tx) => {
      const rows = await selectRows(tx, { role_id: integer })(
        sql`select role_id from position where id = ${strong.positionId}`,
      );
      return rows[0]?.role_id;
    });
    const p = { name: unique('Директор'), roleId };
    expect(await workspace.rejection(hr, POSITION, { p })).toMatchObject({
      code: 'access.denied',
      field: 'roleId',
    });
    await expect(workspace.get(workspace.admin, POSITION, { p })).resolves.toBeTruthy();
  });

  it('are separate for each organization', async () => {
    const [position, subdivision] = await workspace.system(async (tx) => [
      await aPosition(tx),
      await aSubdivision(tx),
    ]);
    const p = { name: unique('Чужая'), subdivisionId: subdivision?.id };
    expect(await refused(POSITION, { p })).toMatchObject({
      code: 'validation.unknown',
      field: 'subdivisionId',
    });
    expect(await refused(POSITION, { p: { name: unique('Чужая'), parentId: position?.id } })).toMatchObject({
      code: 'validation.unknown',
      field: 'parentId',
    });
    const UPDATE_POSITION = 'mutation ($p: PositionInput!) { positionUpdate(position: $p) { id } }';
    expect(await refused(UPDATE_POSITION, { p: { id: position?.id, name: 'Моя' } })).toMatchObject({
      code: 'notFound',
    });
    expect(
      await workspace.get(workspace.admin, 'query ($id: Int!) { position(id: $id) { id } }', {
        id: position?.id,
      }),
    ).toEqual({ position: null });
  });
});

describe('bad input', () => {
  const long = 'я'.repeat(limits.subdivisionName + 1);
  it.each([
    ['no name', {}, 'validation.required', 'name'],
    ['an empty name', { name: ' \t ' }, 'validation.required', 'name'],
    ['a name of nothing but control characters', { name: '\u0000\u0001' }, 'validation.required', 'name'],
    ['a name that is too long', { name: long }, 'validation.tooLong', 'name'],
    [
      'a text that is too long',
      { name: 'Х', idealPicture: 'я'.repeat(5001) },
      'validation.tooLong',
      'idealPicture',
    ],
    ['an absurd order', { name: 'Х', order: 2_000_000 }, 'validation.range', 'order'],
  ])('%s is rejected on its field', async (_what, s, code, field) => {
    expect(await refused(CREATE, { s })).toMatchObject({ type: 'GraphQLError', code, field });
  });

  it.each([
    ['a number for a name', { name: 5 }],
    ['a text for an id', { name: 'Х', parentId: 'первый' }],
    ['a field that does not exist', { name: 'Х', organizationId: 1 }],
  ])('%s does not reach the service', async (_what, s) => {
    expect(await refused(CREATE, { s })).toMatchObject({ type: 'RequestError' });
  });

  it('a script in a name is plain text', async () => {
    const name = `<script>alert('${unique('x')}')</script>`;
    expect(await create({ name })).toMatchObject({ name });
  });

  it('requires the right', async () => {
    const nobody = await workspace.person();
    expect(await workspace.rejection(nobody, CREATE, { s: { name: 'Х' } })).toMatchObject({
      code: 'access.denied',
    });
  });
});
