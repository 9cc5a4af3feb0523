import exceljs from 'exceljs';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { openPaidWorld, type PaidWorld } from '@test/helpers/payment/paid-actions';

/** «Списания токенов»: each write-off with its object, its initiator, and the remainder; filtered, paged, as a file. */
let workspace: Workspace;
let world: PaidWorld;
let boris: UserRow;
let vera: UserRow;
let clock = new Date('2027-03-01T10:00:00Z');
beforeAll(async () => {
  workspace = await openWorkspace({}, () => clock);
  world = openPaidWorld(workspace, () => clock);
  boris = await workspace.person({ nameFirst: 'Борис', nameSecond: 'Власов' });
  vera = await workspace.person({ nameFirst: 'Вера', nameSecond: 'Ёлкина' });
  await world.give(workspace.organizationId, 1_000);
  for (const [user, objectId, at] of [
    [boris, 1, '2027-03-01T10:00:00Z'],
    // On the next day in Moscow.
    [vera, 2, '2027-03-01T21:30:00Z'],
    [boris, 3, '2027-03-02T21:30:00Z'],
  ] as const) {
    clock = new Date(at);
    await world.capture(user, await world.reserve(user, objectId));
  }
});
afterAll(() => workspace.stop());

const LIST = `query ($filter: TokenWriteOffFilter, $before: String) {
  list: tokenWriteOffs(filter: $filter, before: $before) {
    items { id action objectName route initiator tokens balanceAfter } hasMore } }`;
const PEOPLE =
  'query ($search: String, $id: Int) { tokenInitiators(search: $search, id: $id) { id nameFull } }';

interface Item {
  id: string;
  objectName: string;
}
interface List {
  list: { items: Item[]; hasMore: boolean };
}
const names = async (filter: object, as = workspace.admin) =>
  (await workspace.get<List>(as, LIST, { filter })).list.items.map(({ objectName }) => objectName);
const download = async (as: UserRow, query = '') =>
  fetch(`${workspace.test.url}/api/payment/write-offs.xlsx${query}`, {
    headers: { 'X-Session-Token': await workspace.test.signIn(as.id) },
  });

it('each shows what it was for, where that is, who started it, and what was left', async () => {
  const { list } = await workspace.get<List>(workspace.admin, LIST);
  expect(list.items.map(({ id: _, ...item }) => item)).toEqual([
    {
      ...{ action: 'Проверочное действие', objectName: 'Снимок 3', route: '/employees/3' },
      ...{ initiator: 'Борис Власов', tokens: 10, balanceAfter: 970 },
    },
    {
      ...{ action: 'Проверочное действие', objectName: 'Снимок 2', route: '/employees/2' },
      ...{ initiator: 'Вера Ёлкина', tokens: 10, balanceAfter: 980 },
    },
    {
      ...{ action: 'Проверочное действие', objectName: 'Снимок 1', route: '/employees/1' },
      ...{ initiator: 'Борис Власов', tokens: 10, balanceAfter: 990 },
    },
  ]);
});

it('filtered by days in the organization’s time zone, by person, by action, and all together', async () => {
  expect(await names({ from: '2027-03-02' })).toEqual(['Снимок 3', 'Снимок 2']);
  expect(await names({ to: '2027-03-02' })).toEqual(['Снимок 2', 'Снимок 1']);
  expect(await names({ from: '2027-03-02', to: '2027-03-02' })).toEqual(['Снимок 2']);
  expect(await names({ initiatorId: boris.id })).toEqual(['Снимок 3', 'Снимок 1']);
  expect(await names({ action: 'testAction', initiatorId: vera.id })).toEqual(['Снимок 2']);
  expect(await names({ action: 'other' })).toEqual([]);
});

it('people who have used tokens are found by name; the selected person is always listed', async () => {
  const people = async (variables: object) =>
    (
      await workspace.get<{ tokenInitiators: { nameFull: string }[] }>(workspace.admin, PEOPLE, {
        ...variables,
      })
    ).tokenInitiators.map(({ nameFull }) => nameFull);
  expect(await people({})).toEqual(['Борис Власов', 'Вера Ёлкина']);
  expect(await people({ search: 'ёлк' })).toEqual(['Вера Ёлкина']);
  expect(await people({ search: 'ёлк', id: boris.id })).toEqual(['Борис Власов', 'Вера Ёлкина']);
});

it('the list loads more below the last shown item; a non-numeric id is not found', async () => {
  const { list } = await workspace.get<List>(workspace.admin, LIST);
  const before = list.items[0]?.id;
  const { list: rest } = await workspace.get<List>(workspace.admin, LIST, { before });
  expect(rest).toMatchObject({
    items: [{ objectName: 'Снимок 2' }, { objectName: 'Снимок 1' }],
    hasMore: false,
  });
  expect(await workspace.rejection(workspace.admin, LIST, { before: 'one' })).toMatchObject({
    code: 'notFound',
  });
});

it('the spreadsheet contains the filtered rows', async () => {
  const answer = await download(workspace.admin, `?from=2027-03-02&initiatorId=${boris.id}`);
  expect(answer.status).toBe(200);
  const book = new exceljs.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  const rows: unknown[][] = [];
  book.worksheets[0]?.eachRow((row) => {
    rows.push([1, 2, 3, 4, 5, 6, 7].map((column) => row.getCell(column).value));
  });
  expect(rows).toEqual([
    ['Дата', 'Действие', 'Объект', 'Инициатор', 'Токены', 'Осталось', 'Возвращено'],
    [new Date('2027-03-03T00:30:00Z'), 'Проверочное действие', 'Снимок 3', 'Борис Власов', 10, 970, 0],
  ]);
  expect((await download(workspace.admin, '?from=yesterday')).status).toBe(400);
});

it('nothing without the right, without a session, or from another organization', async () => {
  const reader = await workspace.withRights({ payment: { read: true, write: false } });
  expect(await names({}, reader)).toHaveLength(3);
  const stranger = await workspace.withRights({ statistics: { read: true, write: true } });
  for (const query of [LIST, PEOPLE]) {
    expect(await workspace.rejection(stranger, query)).toMatchObject({ code: 'access.denied' });
    const { errors } = await workspace.test.gql(null, query);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'auth.required' });
  }
  expect((await download(stranger)).status).toBe(404);
  expect((await fetch(`${workspace.test.url}/api/payment/write-offs.xlsx`)).status).toBe(401);
  const foreign = await workspace.system(async (tx) => {
    const { id } = await anOrganization(tx);
    return aUser(tx, { organizationId: id, isAdmin: true });
  });
  expect(await names({}, foreign)).toEqual([]);
  expect(await names({ initiatorId: boris.id }, foreign)).toEqual([]);
});
