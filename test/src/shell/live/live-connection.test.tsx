import { once } from 'node:events';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { baseApi } from '@src/api/baseApi';
import { tagsOfOwnWrite } from '@src/api/published-changes';
import { registerTopics } from '@src/app/domains';
import { useLive } from '@src/app/layout/useLive';
import { sessionLost } from '@src/store/session-events';
import { createStore } from '@src/store/store';

/** The page's real subscription client, on a real connection to a server simulated by the test. */

const messageSchema = z.object({
  type: z.string(),
  id: z.string().optional(),
  payload: z
    .object({ query: z.string().optional(), variables: z.object({ recentMs: z.number() }).optional() })
    .optional(),
});

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', path: '/graphql' });
const listening = once(server, 'listening');
const PageSocket = globalThis.WebSocket;
let connections: ServerSocket[] = [];
/** The subscriptions requested on all connections, the newest last. */
let asked: { query: string; id: string; recentMs: number | undefined }[] = [];

server.on('connection', (socket) => {
  connections.push(socket);
  socket.on('message', (bytes: Buffer) => {
    const { type, id = '', payload } = messageSchema.parse(JSON.parse(bytes.toString()));
    if (type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }));
    if (type === 'subscribe')
      asked.push({ id, query: payload?.query ?? '', recentMs: payload?.variables?.recentMs });
  });
});

beforeAll(async () => {
  await listening;
  const { port } = z.object({ port: z.number() }).parse(server.address());
  globalThis.WebSocket = class extends PageSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      const url = new URL(address);
      url.host = `127.0.0.1:${port}`;
      super(url, protocols);
    }
  };
});
afterAll(async () => {
  globalThis.WebSocket = PageSocket;
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

// The page writes each failure to the console too.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

/** A tab with a signed-in person, with all its subscriptions requested. */
async function openTab() {
  connections = [];
  asked = [];
  const store = createStore();
  const dispatched = jest.spyOn(store, 'dispatch');
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const tab = renderHook(() => useLive(true), { wrapper });
  await waitFor(() => expect(asked).toHaveLength(3));
  const types = () =>
    dispatched.mock.calls.flatMap(([action]) =>
      typeof action === 'object' && 'type' in action ? [action.type] : [],
    );
  return {
    store,
    leave: tab.unmount,
    isSessionLost: () => types().includes(sessionLost.type),
    /** The number of invalidations. */
    invalidationCount: () => types().filter((type) => type === baseApi.util.invalidateTags([]).type).length,
  };
}

/** Sends a message to the newest subscription of this field. */
function sendMessage(type: 'next' | 'error', field: string, payload: unknown): void {
  const id = asked.findLast(
    ({ query }) =>
      query.includes(`${field} {`) || query.includes(`${field}(`) || query.includes(`${field}\n`),
  )?.id;
  connections.at(-1)?.send(JSON.stringify({ type, id, payload }));
}

const failure = (type: string, message: string) => [{ message, extensions: { type } }];

test('a rejected subscription is reported like any failed call', async () => {
  const { store, leave } = await openTab();
  sendMessage('error', 'menuCounters', failure('RequestError', 'Сломалось'));
  await waitFor(() => expect(store.getState().alerts.items).toHaveLength(1));
  expect(store.getState().alerts.items[0]).toMatchObject({
    level: 'error',
    timeout: null,
    message: { key: 'common:msg.err.support', params: { text: expect.stringContaining('Сломалось') } },
  });
  leave();
});

test('an error beside the data is reported too, and the data are used', async () => {
  const { store, leave } = await openTab();
  sendMessage('next', 'menuCounters', {
    data: { menuCounters: { myRegulations: 7 } },
    errors: failure('RequestError', 'Не всё'),
  });
  await waitFor(() => expect(store.getState().alerts.items).toHaveLength(1));
  expect(JSON.stringify(store.getState().menu)).toContain('7');
  leave();
});

test('a live event of this tab’s own write is ignored after the response, and one of another write is not', async () => {
  registerTopics();
  tagsOfOwnWrite({ writeId: 'own', items: [{ topic: 'role', ids: [1] }] });
  const { invalidationCount, leave } = await openTab();
  const before = invalidationCount();
  const event = (writeId: string | null) => ({ data: { changed: { topic: 'role', ids: [1], writeId } } });
  sendMessage('next', 'changed', event('own'));
  sendMessage('next', 'changed', event('of somebody else'));
  sendMessage('next', 'changed', event(null));
  await waitFor(() => expect(invalidationCount()).toBe(before + 2));
  leave();
});

test('a session that ended ends the page even when this tab ended it', async () => {
  tagsOfOwnWrite({ writeId: 'end', items: [] });
  const { isSessionLost, leave } = await openTab();
  sendMessage('next', 'changed', { data: { changed: { topic: 'session', ids: [1], writeId: 'end' } } });
  await waitFor(() => expect(isSessionLost()).toBe(true));
  leave();
});

test('after a lost connection everything is requested again, since changes may have been missed', async () => {
  const { store, leave, invalidationCount } = await openTab();
  expect(invalidationCount()).toBe(0);
  connections.at(-1)?.terminate();
  await waitFor(() => expect(store.getState().app.isConnected).toBe(false));
  await waitFor(() => expect(asked).toHaveLength(6), { timeout: 5000 });
  expect(store.getState().app.isConnected).toBe(true);
  expect(invalidationCount()).toBe(1);
  leave();
});

test('changes since the page’s first request are requested too, but not after a lost connection', async () => {
  const opened = performance.now();
  const { leave } = await openTab();
  const [first] = asked.flatMap(({ recentMs }) => recentMs ?? []);
  expect(first).toBeGreaterThanOrEqual(Math.min(opened, 10_000));
  expect(first).toBeLessThan(60_000);
  connections.at(-1)?.terminate();
  await waitFor(() => expect(asked).toHaveLength(6), { timeout: 5000 });
  expect(asked.flatMap(({ recentMs }) => recentMs ?? [])).toEqual([first, 0]);
  leave();
});

test('a connection that the server closes with 4401 ends the session, and no new one is opened', async () => {
  const { leave, isSessionLost, store } = await openTab();
  connections.at(-1)?.close(4401, 'Unauthorized');
  await waitFor(() => expect(isSessionLost()).toBe(true), { timeout: 5000 });
  // Longer than the first retry delay.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(connections).toHaveLength(1);
  expect(store.getState().app.isConnected).toBe(true);
  leave();
});

test('a session change event makes the client ask the server for the current person', async () => {
  const { leave, isSessionLost } = await openTab();
  sendMessage('next', 'changed', { data: { changed: { topic: 'position', ids: [1] } } });
  sendMessage('next', 'changed', { data: { changed: { topic: 'session', ids: [] } } });
  await waitFor(() => expect(isSessionLost()).toBe(true));
  leave();
});
