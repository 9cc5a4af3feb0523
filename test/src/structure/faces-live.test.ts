import { provideLiveClient } from '@src/api/live-client';
import { baseApi } from '@src/api/baseApi';
import { allFaces } from '@src/api/structure-people';
import type { PlacedPerson } from '@src/api/faces';
import { createStore } from '@src/store/store';
import { fakeConnection } from '@test/helpers/page/live-connection';
import { openPageWire } from '@test/helpers/page/page-wire';

const wire = openPageWire();

interface Message {
  stage: 'snapshot' | 'change';
  users: { items: PlacedPerson[]; removedIds: number[] };
}

const person = (
  id: number,
  nameSecond: string,
  positionId: number | null,
  isArchive = false,
): PlacedPerson => ({
  ...{ id, nameFirst: 'Анна', nameSecond, avatar: null, isArchive, subdivisionId: null },
  position: positionId === null ? null : { id: positionId },
});
const change = (items: PlacedPerson[], removedIds: number[] = []): Message => ({
  stage: 'change',
  users: { items, removedIds },
});

/** The holders of each position on the server, and the number of queries. */
let holders: Record<number, PlacedPerson[]> = {};
const sorted = (people: readonly PlacedPerson[]) =>
  [...people].sort((a, b) => a.nameSecond.localeCompare(b.nameSecond, 'ru')).slice(0, 3);

/** The chart of a read-only viewer, over a connection on which the test acts as the server. */
async function openChart() {
  wire.answer = ({ variables }) => {
    const asked = [variables.ids].flat().filter((id) => typeof id === 'number');
    const ids = asked.length > 0 ? asked : Object.keys(holders).map(Number);
    const items = ids.map((id) => ({ id, holders: sorted(holders[id] ?? []) }));
    return { data: { positions: { count: items.length, items } } };
  };
  const connection = fakeConnection<Message>();
  provideLiveClient(connection.client);
  const store = createStore();
  const shown = store.dispatch(allFaces.allPositionFaces.initiate());
  await shown;
  // The subscription has been requested.
  await new Promise((wake) => setTimeout(wake));
  const names = (position: number) =>
    allFaces.allPositionFaces
      .select()(store.getState())
      .data?.[position]?.map(({ nameSecond }) => nameSecond);
  const settle = () => new Promise((wake) => setTimeout(wake, 20));
  const close = () => {
    shown.unsubscribe();
    store.dispatch(baseApi.util.resetApiState());
  };
  return { ...connection, store, names, settle, close };
}

beforeEach(() => {
  holders = {
    1: [person(11, 'Белова', 1), person(12, 'Дымова', 1)],
    2: ['Алова', 'Вилова', 'Гулова', 'Жданова'].map((name, index) => person(21 + index, name, 2)),
    3: [],
  };
});
afterEach(() => provideLiveClient(null));

test('a person hired, renamed, moved or leaving changes on the open chart from the one published record', async () => {
  const { asked, sinks, names, close } = await openChart();
  expect(wire.sent).toHaveLength(1);
  expect(Date.parse(String(asked[0]?.variables?.since))).toBeLessThan(Date.now() - 50_000);
  sinks[0]?.next(change([person(13, 'Авдеева', 1)]));
  expect(names(1)).toEqual(['Авдеева', 'Белова', 'Дымова']);
  sinks[0]?.next(change([person(31, 'Юдина', 3), person(32, 'Эдина', 3, true)]));
  expect(names(3)).toEqual(['Юдина']);
  sinks[0]?.next(change([person(31, 'Яковлева', 3)]));
  expect(names(3)).toEqual(['Яковлева']);
  sinks[0]?.next(change([person(31, 'Яковлева', null)]));
  expect(names(3)).toEqual([]);
  sinks[0]?.next(change([], [12]));
  expect(wire.sent.slice(1).filter(({ variables }) => variables.ids === undefined)).toEqual([]);
  close();
});

test('a unit that has lost one of the three shown people requests the next one for that unit alone', async () => {
  const { sinks, names, settle, close } = await openChart();
  expect(names(2)).toEqual(['Алова', 'Вилова', 'Гулова']);
  holders[2] = (holders[2] ?? []).filter(({ id }) => id !== 21);
  sinks[0]?.next(change([person(21, 'Алова', 1)]));
  expect(names(1)).toEqual(['Алова', 'Белова', 'Дымова']);
  await settle();
  expect(names(2)).toEqual(['Вилова', 'Гулова', 'Жданова']);
  expect(wire.sent.map(({ variables }) => variables.ids)).toEqual([undefined, [2]]);
  close();
});

test('a change that arrives while a unit is loading is not undone by the older response', async () => {
  const { sinks, names, settle, close } = await openChart();
  holders[2] = (holders[2] ?? []).filter(({ id }) => id !== 21);
  sinks[0]?.next(change([], [21]));
  // The response is on its way, including the person who leaves now.
  for (let turn = 0; turn < 1_000 && wire.sent.length < 2; turn += 1) await Promise.resolve();
  expect(wire.sent).toHaveLength(2);
  holders[2] = holders[2].filter(({ id }) => id !== 24);
  sinks[0]?.next(change([], [24]));
  await settle();
  expect(names(2)).toEqual(['Вилова', 'Гулова']);
  close();
});

test('with more changes than are published one by one: the units are loaded again, and the full list of people is dropped', async () => {
  const { asked, sinks, names, settle, close } = await openChart();
  holders[3] = [person(31, 'Юдина', 3)];
  sinks[0]?.next({ stage: 'snapshot', users: { items: [], removedIds: [] } });
  expect(sinks[0]?.isStopped).toBe(true);
  expect(asked).toHaveLength(2);
  await settle();
  expect(names(3)).toEqual(['Юдина']);
  sinks[1]?.next(change([person(31, 'Яшина', 3)]));
  expect(names(3)).toEqual(['Яшина']);
  close();
});
