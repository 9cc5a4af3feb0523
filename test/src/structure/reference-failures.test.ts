import { baseApi } from '@src/api/baseApi';
import { provideLiveClient } from '@src/api/live-client';
import { allFaces } from '@src/api/structure-people';
import { optionLists } from '@src/entities/structure/api';
import { createStore } from '@src/store/store';
import { fakeConnection } from '@test/helpers/page/live-connection';
import { openPageWire } from '@test/helpers/page/page-wire';

/** Section 8 of the specification for the subscriptions of reference data, with the real store. */

const wire = openPageWire();

interface Message {
  stage: 'change';
  isFirst: boolean;
  isLast: boolean;
  users: { items: []; removedIds: number[] };
  positions: { items: []; removedIds: number[] };
}
const none = { items: [], removedIds: [] } satisfies Message['users'];
const nothing: Message = { stage: 'change', isFirst: false, isLast: false, users: none, positions: none };

const failure = (type: string, message: string) => [{ message, extensions: { type } }];

type Store = ReturnType<typeof createStore>;
const lists = {
  'people on the chart': (store: Store) => store.dispatch(allFaces.allPositionFaces.initiate()),
  positions: (store: Store) => store.dispatch(optionLists.allPositionOptions.initiate()),
};

afterEach(() => {
  provideLiveClient(null);
  jest.restoreAllMocks();
});

describe.each(Object.entries(lists))('the subscription of %s', (_name, open) => {
  /** A cached list that follows its subscription. */
  async function follow() {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    wire.answer = () => ({ data: { positions: { count: 0, items: [] } } });
    const connection = fakeConnection<Message>();
    provideLiveClient(connection.client);
    const store = createStore();
    const shown = open(store);
    await shown;
    await new Promise((wake) => setTimeout(wake));
    const close = () => {
      shown.unsubscribe();
      store.dispatch(baseApi.util.resetApiState());
    };
    const alerts = () => store.getState().alerts.items;
    return { sink: connection.sinks[0], alerts, logged, close };
  }

  const support = (text: string) => ({
    ...{ level: 'error', timeout: null },
    message: { key: 'common:msg.err.support', params: { text } },
  });

  test('an error beside the data: logged, and a persistent notification', async () => {
    const { sink, alerts, logged, close } = await follow();
    sink?.next(nothing, failure('InternalError', 'Не всё'));
    expect(alerts()).toMatchObject([support('Не всё')]);
    expect(logged).toHaveBeenCalledTimes(1);
    close();
  });

  test('a rejected one: the same', async () => {
    const { sink, alerts, logged, close } = await follow();
    sink?.reject(failure('RequestError', 'Сломалось'));
    expect(alerts()).toMatchObject([support('Сломалось')]);
    expect(logged).toHaveBeenCalledTimes(1);
    close();
  });

  test('an expected error is logged only: there is no form that could show it', async () => {
    const { sink, alerts, logged, close } = await follow();
    sink?.reject(failure('GraphQLError', 'Нет доступа'));
    expect(alerts()).toEqual([]);
    expect(logged).toHaveBeenCalledTimes(1);
    close();
  });
});
