import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import limits from '@graphql/limits.json';
import type { Config } from '@server/config/config';
import {
  executeOperation,
  prepareOperation,
  type SocketOperationsDeps,
  subscribeToOperation,
} from './socket-operations';
import { countMessage, type OpeningDeps, openSocket, type Params } from './socket-opening';
import { createSocketPlaces } from './socket-places';

const CLOSING_MS = 2_000;
const MAX_UNREAD_BYTES = 4_000_000;
const WATCH_MS = 2_000;

interface SocketsDeps
  extends Omit<OpeningDeps, 'places' | 'opened'>, Omit<SocketOperationsDeps, 'opened' | 'running'> {
  config: Config;
}

/**
 * Whether the opening page is ours: browsers send its origin, and only our own pages may open sockets. Programs do not send it.
 */
function isOwnOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin;
}

function rejectUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

const SERVER_MESSAGES: readonly unknown[] = ['connection_ack', 'next', 'error'];

/**
 * Rejects messages that a client must not send: graphql-ws would treat them as server errors (4500, and a trace on the console).
 */
function rejectServerMessage(key: string, value: unknown): unknown {
  const isMessage = key === '' && typeof value === 'object' && value !== null && 'type' in value;
  if (isMessage && SERVER_MESSAGES.includes(value.type))
    throw new Error('a message that only the server sends');
  return value;
}

/** A client that does not read its messages would fill the memory. */
function terminateUnread(sockets: WebSocketServer): void {
  for (const client of sockets.clients) if (client.bufferedAmount > MAX_UNREAD_BYTES) client.terminate();
}

/** A peer that does not respond to the close would keep the server from stopping. */
function terminateAll(sockets: WebSocketServer): void {
  for (const client of sockets.clients) client.terminate();
}

export interface Sockets {
  /** Closes every socket with 1001, «going away»: browsers reconnect to another node or to the new process. */
  close(): Promise<void>;
}

/** Adds `/graphql` over WebSocket with the graphql-transport-ws protocol: queries, mutations and subscriptions. */
export function addSockets(server: Server, { config, ...shared }: SocketsDeps): Sockets {
  const deps: OpeningDeps & SocketOperationsDeps = {
    ...{ ...shared, places: createSocketPlaces() },
    ...{ opened: new WeakMap(), running: new WeakMap() },
  };
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.socketBytes,
    perMessageDeflate: false,
  });
  let isClosing = false;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (isClosing) rejectUpgrade(socket, '503 Service Unavailable');
    else if (request.url?.split('?')[0] !== '/graphql') rejectUpgrade(socket, '404 Not Found');
    else if (!isOwnOrigin(request, config.publicUrl)) rejectUpgrade(socket, '403 Forbidden');
    else sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit('connection', ws, request));
  });

  const disposable = useServer<Params>(
    {
      jsonMessageReviver: rejectServerMessage,
      onConnect: (connection) => openSocket(deps, connection),
      onSubscribe: (connection, _id, { query, variables, operationName }) =>
        prepareOperation(deps, connection, { query, variables: variables ?? {}, operationName }),
      execute: (args) => executeOperation(deps, args),
      subscribe: (args) => subscribeToOperation(deps, args),
    },
    sockets,
  );

  const watch = setInterval(() => terminateUnread(sockets), WATCH_MS);
  watch.unref();

  sockets.on('connection', (socket) => {
    socket.on('message', () => void countMessage(deps, socket));
    // graphql-ws writes a peer's errors (a message too large) to the console; ws closes the socket on its own.
    socket.removeAllListeners('error');
    socket.on('error', (error) => deps.log.debug({ err: error }, 'a socket failed'));
  });

  return {
    async close() {
      isClosing = true;
      clearInterval(watch);
      const timer = setTimeout(() => terminateAll(sockets), CLOSING_MS);
      await disposable.dispose();
      clearTimeout(timer);
    },
  };
}
