import { randomUUID } from 'node:crypto';
import limits from '@graphql/limits.json';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** «Мои виды»: named statistics filters, private to each person. */
let workspace: Workspace;
let analyst: UserRow;
let other: UserRow;

beforeAll(async () => {
  workspace = await openWorkspace();
  analyst = await workspace.withRights({ statistics: { read: true, write: false } });
  other = await workspace.withRights({ statistics: { read: true, write: false } });
});
afterAll(() => workspace.stop());

interface View {
  id: number;
  name: string;
  objectType: string;
  query: string;
  updatedAt: string;
}

const LIST = '{ statisticViews { id name objectType query } }';
const SAVE = `mutation ($view: StatisticViewInput!, $updatedAt: DateTime, $key: String) {
  saved: statisticViewSave(view: $view, updatedAt: $updatedAt, clientKey: $key) { id name objectType query updatedAt } }`;
const DELETE = 'mutation ($id: Int!) { statisticViewDelete(id: $id) }';

const viewOf = (changes: object) => ({ name: 'Склад', objectType: 'test', query: 'period=30', ...changes });
const save = async (changes: object, as = analyst, rest: object = {}) =>
  (await workspace.get<{ saved: View }>(as, SAVE, { view: viewOf(changes), ...rest })).saved;
const list = async (as = analyst) =>
  (await workspace.get<{ statisticViews: View[] }>(as, LIST)).statisticViews;
const rejection = async (changes: object, rest: object = {}) => {
  const { code, field } = await workspace.rejection(analyst, SAVE, { view: viewOf(changes), ...rest });
  return [code, field];
};

it('filters are saved under a name for their creator, sorted by name; nobody else sees, renames or deletes them', async () => {
  const stock = await save({ query: 'subdivisionIds=4%2C5&period=30&isCompared=1' });
  await save({ name: 'адаптация', objectType: 'regulation', query: '' });
  expect(await list()).toEqual([
    expect.objectContaining({ name: 'адаптация', objectType: 'regulation', query: '' }),
    expect.objectContaining({ name: 'Склад', query: 'subdivisionIds=4%2C5&period=30&isCompared=1' }),
  ]);
  expect(await list(other)).toEqual([]);
  expect((await workspace.rejection(other, DELETE, { id: stock.id })).code).toBe('notFound');
  expect(
    (await workspace.rejection(other, SAVE, { view: viewOf({ id: stock.id, name: 'Чужой' }) })).code,
  ).toBe('notFound');
});

it('a view is renamed, unless another window has renamed it meanwhile', async () => {
  const { id, updatedAt } = await save({ name: 'Магазины' });
  await save({ id, name: 'Магазины и склад' }, analyst, { updatedAt });
  expect((await list()).map(({ name }) => name)).toContain('Магазины и склад');
  expect(await rejection({ id, name: 'Ещё иначе' }, { updatedAt })).toEqual(['conflict.updated', undefined]);
});

it('a deleted view is restored with its name; one deleted twice is gone', async () => {
  const { id } = await save({ name: 'На час' });
  await workspace.get(analyst, DELETE, { id });
  expect((await workspace.rejection(analyst, DELETE, { id })).code).toBe('notFound');
  await save({ name: 'На час' });
  expect((await list()).filter(({ name }) => name === 'На час')).toHaveLength(1);
});

it('a double click creates one', async () => {
  const key = randomUUID();
  const [one, two] = await Promise.all([
    save({ name: 'Дважды' }, analyst, { key }),
    save({ name: 'Дважды' }, analyst, { key }),
  ]);
  expect(two?.id).toBe(one?.id);
});

it.each([
  ['no name', { name: '  ' }, ['validation.required', 'name']],
  ['a long name', { name: 'я'.repeat(limits.statisticView.name + 1) }, ['validation.tooLong', 'name']],
  ['a name that one has, in another case', { name: 'СКЛАД' }, ['statistic.viewNameTaken', 'name']],
  ['an address that is none', { name: 'Новый', query: '<script>' }, ['validation.option', 'query']],
  [
    'a long address',
    { name: 'Новый', query: 'a'.repeat(limits.statisticView.query + 1) },
    ['validation.tooLong', 'query'],
  ],
])('%s is rejected on its field', async (_what, changes, expected) => {
  expect(await rejection(changes)).toEqual(expected);
});

it('the limit holds, however many are created at once', async () => {
  const { views } = limits.statisticView;
  const room = views - (await list(other)).length;
  for (let made = 1; made < room; made += 1) await save({ name: `Вид ${made}` }, other);
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      workspace.ask(other, SAVE, { view: viewOf({ name: `Разом ${place}` }) }),
    ),
  );
  const codes = tries.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'made');
  expect(codes.filter((code) => code === 'made')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['made', 'statistic.viewsTooMany']));
  expect(await list(other)).toHaveLength(views);
});

it('a person without the statistics right has no views', async () => {
  const nobody = await workspace.person();
  expect((await workspace.rejection(nobody, LIST)).code).toBe('access.denied');
  expect((await workspace.rejection(nobody, SAVE, { view: viewOf({}) })).code).toBe('access.denied');
});
