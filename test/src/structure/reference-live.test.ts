import { QueryStatus } from '@reduxjs/toolkit/query';
import { provideLiveClient } from '@src/api/live-client';
import { keepCurrent, mergeChanges, reference, sinceOf } from '@src/api/reference';
import type { SubdivisionNode as Place } from '@src/features/structure/api';
import { fakeConnection } from '@test/helpers/page/live-connection';

const place = (id: number, name: string, order = id): Place => ({
  ...{
    id,
    name,
    order,
    parentId: null,
    positionId: null,
    idealPicture: '',
    isArchive: false,
    employeesCount: 0,
    leader: null,
    actingLeaders: [],
  },
  updatedAt: `2026-11-21T10:00:0${id}.000Z`,
});
interface Message {
  stage: 'snapshot' | 'change';
  isFirst: boolean;
  isLast: boolean;
  subdivisions: { items: Place[]; removedIds: number[] };
}

/** The server's message: a part of the snapshot (the first or the last one), or a change. */
const change = (items: Place[], removedIds: number[] = []): Message => ({
  ...{ stage: 'change', isFirst: false, isLast: false },
  subdivisions: { items, removedIds },
});
const portion = (part: 'first' | 'last', items: Place[]): Message => ({
  ...{ stage: 'snapshot', isFirst: part === 'first', isLast: part === 'last' },
  subdivisions: { items, removedIds: [] },
});

const followed: (() => Promise<void>)[] = [];

/** A cached list with a subscription. */
async function follow(items: Place[], { isNarrowed = false, status = QueryStatus.fulfilled } = {}) {
  const refetched: unknown[] = [];
  let remove = () => {};
  const ended = keepCurrent<Parameters<typeof reference.subdivisions.read>[0], Place>(
    {
      cacheDataLoaded: Promise.resolve({ data: items }),
      cacheEntryRemoved: new Promise<void>((resolve) => {
        remove = resolve;
      }),
      dispatch: (action) => refetched.push(action),
      getCacheEntry: () => ({ status }),
      updateCachedData: (recipe) => recipe(items),
    },
    { ...reference.subdivisions, isNarrowed },
  );
  // The list has arrived, and the subscription has been requested.
  await new Promise((wake) => setTimeout(wake));
  const leave = () => {
    remove();
    return ended;
  };
  followed.push(leave);
  return { items, refetched, leave };
}

const names = (items: readonly Place[]) => items.map(({ name }) => name);

afterEach(async () => {
  await Promise.all(followed.splice(0).map((leave) => leave()));
  provideLiveClient(null);
});

test('a list requests the changes since it was read, applies them in order, and drops deleted items', async () => {
  const { asked, sinks, client } = fakeConnection<Message>();
  provideLiveClient(client);
  const list = await follow([place(1, 'Цех'), place(2, 'Склад')]);
  // By the server's clock, a minute back: a transaction that started before the list was read may have ended after it.
  expect(asked[0]?.variables).toEqual({ since: '2026-11-21T09:59:02.000Z' });
  sinks[0]?.next(change([place(2, 'Главный склад', 0), place(3, 'Офис')]));
  expect(names(list.items)).toEqual(['Главный склад', 'Цех', 'Офис']);
  sinks[0]?.next(change([], [1]));
  expect(names(list.items)).toEqual(['Главный склад', 'Офис']);
  expect(list.refetched).toEqual([]);
  await list.leave();
  expect(sinks[0]?.isStopped).toBe(true);
});

test('a full snapshot, after uncounted changes, replaces the list at once', async () => {
  const { sinks, client } = fakeConnection<Message>();
  provideLiveClient(client);
  const { items } = await follow([place(1, 'Цех')]);
  sinks[0]?.next(portion('first', [place(5, 'Офис')]));
  expect(names(items)).toEqual(['Цех']);
  sinks[0]?.next(portion('last', [place(4, 'Склад')]));
  expect(names(items)).toEqual(['Склад', 'Офис']);
});

test('a list of one’s own subdivisions never shows an item that may not belong there: it reloads', async () => {
  const { sinks, client } = fakeConnection<Message>();
  provideLiveClient(client);
  const { items, refetched } = await follow([place(1, 'Цех')], { isNarrowed: true });
  sinks[0]?.next(change([place(1, 'Цех № 1')]));
  expect([names(items), refetched.length]).toEqual([['Цех № 1'], 0]);
  sinks[0]?.next(change([place(2, 'Чужой')]));
  expect([names(items), refetched.length]).toEqual([['Цех № 1'], 1]);
});

test('a change that arrives while an older response is on its way is requested after it', async () => {
  const { sinks, client } = fakeConnection<Message>();
  provideLiveClient(client);
  const { refetched } = await follow([place(1, 'Цех')], { status: QueryStatus.pending });
  sinks[0]?.next(change([place(1, 'Цех № 1')]));
  expect(refetched).toHaveLength(1);
});

test('a page opened before the connection subscribes as soon as there is one, and after a reconnect too', async () => {
  const { items } = await follow([place(1, 'Цех')]);
  const [first, second] = [fakeConnection<Message>(), fakeConnection<Message>()];
  provideLiveClient(first.client);
  provideLiveClient(second.client);
  expect(first.sinks[0]?.isStopped).toBe(true);
  second.sinks[0]?.next(change([place(1, 'Цех № 1')]));
  expect(names(items)).toEqual(['Цех № 1']);
});

test('an answer without data, as a lost connection leaves it, changes nothing and throws nothing', async () => {
  const { sinks, client } = fakeConnection<Message>();
  provideLiveClient(client);
  const { items } = await follow([place(1, 'Цех')]);
  expect(() => sinks[0]?.fail()).not.toThrow();
  expect(names(items)).toEqual(['Цех']);
});

test('an empty list has no timestamp: everything is requested', () => {
  expect(sinceOf([])).toBeNull();
  expect(mergeChanges([place(1, 'Цех')], { items: [], removedIds: [] }, true)).toBe(false);
});
