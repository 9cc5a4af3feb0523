import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context as SocketContext } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import limits from '@graphql/limits.json';
import type { Config } from '@server/config/config';
import type { LiveEvents } from '@server/events/live-events';
import { AppError } from '@server/errors';
import type { Caller } from '@server/graphql/context';
import type { Prepared } from '@server/graphql/documents';
import { presentFailure } from '@server/graphql/errors';
import type { Operations } from '@server/graphql/operations';
import type { RequestInfo } from '@server/graphql/request-context';
import type { Logger } from '@server/log/logger';
import type { CostlyDocuments } from './costly-documents';
import type { Counted, RateLimits } from './rate-limits';
import { requestInfo } from './request-info';
import { createSocketPlaces } from './socket-places';
import { watchSession } from './socket-session';

/** The session is not or no longer alive: the browser asks the server who it is instead of connecting again. */
const UNAUTHORIZED = 4401;
const SERVICE_RESTART = 1012;
const TRY_AGAIN_LATER = 1013;
const CLOSING_MS = 2_000;
const OPERATIONS_PER_SOCKET = 32;
const MAX_UNREAD_BYTES = 4_000_000;
const WATCH_MS = 2_000;

interface SocketsDeps {
  config: Config;
  log: Logger;
  schema: GraphQLSchema;
  operations: Operations;
  callerOf: (token: string, ip: string) => Promise<Caller | null>;
  rateLimits: RateLimits;
  costlyDocuments: CostlyDocuments;
  live: LiveEvents;
  /** The address that counts, behind proxies as well. */
  ipOf: (request: IncomingMessage) => string;
}

interface Opened {
  info: RequestInfo;
  caller: Caller | null;
  whose: Counted;
}

interface Running {
  prepared: Prepared;
  opened: Opened;
}

type Params = Record<string, unknown>;
type Ctx = SocketContext<Params, Extra & Partial<Record<PropertyKey, never>>>;

/** A browser says where the page came from; only our own pages may open sockets. Programs do not send it. */
function isOwnOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function caseless(params: Params | undefined, name: string): unknown {
  return Object.entries(params ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
}

const SERVER_MESSAGES: readonly unknown[] = ['connection_ack', 'next', 'error'];

/** From a client these are no messages: graphql-ws takes them for mistakes of ours (4500, and a trace on the console). */
function refuseServerMessage(key: string, value: unknown): unknown {
  const isMessage = key === '' && typeof value === 'object' && value !== null && 'type' in value;
  if (isMessage && SERVER_MESSAGES.includes(value.type))
    throw new Error('a message that only the server sends');
  return value;
}

export interface Sockets {
  /** Closes every socket with 1001, «going away»: browsers connect again, to another node or to the new process. */
  close(): Promise<void>;
}

/** `/graphql` over WebSocket by the graphql-transport-ws protocol: queries, mutations and subscriptions. */
export function addSockets(server: Server, deps: SocketsDeps): Sockets {
  const { config, log, operations, callerOf, rateLimits, costlyDocuments, live, ipOf } = deps;
  const places = createSocketPlaces();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.socketBytes,
    perMessageDeflate: false,
  });
  const opened = new WeakMap<WebSocket, Opened>();
  const running = new WeakMap<ExecutionArgs, Running>();
  let isClosing = false;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (isClosing) refuse(socket, '503 Service Unavailable');
    else if (request.url?.split('?')[0] !== '/graphql') refuse(socket, '404 Not Found');
    else if (!isOwnOrigin(request, config.publicUrl)) refuse(socket, '403 Forbidden');
    else sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit('connection', ws, request));
  });

  /** Null: the session is over, or it does not count where the socket comes from. */
  async function presentCaller({ token, ip }: RequestInfo): Promise<Caller | null> {
    if (token === null) return null;
    try {
      return await callerOf(token, ip);
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  function follow(socket: WebSocket, caller: Caller, info: RequestInfo): void {
    // Whoever left while the session was read closed it already: nothing would end what starts now.
    if (socket.readyState !== WebSocket.OPEN) return;
    const stop = watchSession({
      live,
      caller,
      read: () => presentCaller(info),
      onEnded: () => socket.close(UNAUTHORIZED, 'Unauthorized'),
      // The browser connects again, and its subscriptions start with the new rights.
      onChanged: () => socket.close(SERVICE_RESTART, 'Rights changed'),
    });
    socket.once('close', stop);
  }

  /** The socket's caller; undefined: it was closed instead. */
  async function knownCaller(info: RequestInfo, socket: WebSocket): Promise<Caller | null | undefined> {
    if (info.token === null) return null;
    try {
      const caller = await presentCaller(info);
      if (caller) return caller;
      socket.close(UNAUTHORIZED, 'Unauthorized');
    } catch (error) {
      log.warn({ err: error }, 'a socket could not be opened');
      // Not graphql-ws's own 4500, after which browsers would not try again.
      socket.close(TRY_AGAIN_LATER, 'Try again later');
    }
    return undefined;
  }

  /** Takes one of the places of whoever opened it; without one it is closed. */
  function sit(socket: WebSocket, whose: Counted): boolean {
    if (socket.readyState !== WebSocket.OPEN) return false;
    const leave = places.take(whose);
    if (leave) socket.once('close', leave);
    else socket.close(TRY_AGAIN_LATER, 'Too many connections');
    return leave !== null;
  }

  /** Every message counts like a request, whatever it says. The first one says whose they are, and nothing else may come. */
  async function countMessage(socket: WebSocket): Promise<void> {
    const whose = opened.get(socket)?.whose;
    if (whose && (await rateLimits.countRequest(whose)) > 0)
      socket.close(TRY_AGAIN_LATER, 'Too many messages');
  }

  async function connect(ctx: Ctx): Promise<boolean> {
    const { socket, request } = ctx.extra;
    const info = requestInfo(
      request.headers,
      ipOf(request),
      log,
      caseless(ctx.connectionParams, 'x-session-token'),
      caseless(ctx.connectionParams, 'accept-language'),
    );
    const caller = await knownCaller(info, socket);
    if (caller === undefined) return true;
    const whose = await rateLimits.identify(info.token, request.headers, info.ip);
    if (!sit(socket, whose)) return true;
    opened.set(socket, { info, caller, whose });
    if (caller) follow(socket, caller, info);
    return true;
  }

  /** Prepares the document; one that holds the thread up, when the sender's turn has come. */
  async function inTurn(
    { whose }: Opened,
    query: string,
    name?: string | null,
  ): Promise<Prepared | readonly GraphQLError[]> {
    if (!costlyDocuments.isCostly(query, name)) return operations.prepare(query, name);
    const turn = await costlyDocuments.enter(whose);
    if (typeof turn === 'number') throw new AppError('limits.rate', { params: { seconds: turn } });
    try {
      return operations.prepare(query, name);
    } finally {
      turn();
    }
  }

  async function prepare(
    ctx: Ctx,
    query: string,
    variables: Params,
    name?: string | null,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const known = opened.get(ctx.extra.socket);
    if (!known) return [new GraphQLError('The connection is not open yet')];
    if (Object.keys(ctx.subscriptions).length > OPERATIONS_PER_SOCKET) {
      return [new GraphQLError('Too many operations at once on one connection')];
    }
    const prepared = await inTurn(known, query, name).catch((failure: unknown) => [
      presentFailure(failure, known.info),
    ]);
    if (!('execute' in prepared)) return prepared;
    const args = {
      schema: deps.schema,
      document: prepared.document,
      operationName: name,
      variableValues: variables,
    };
    running.set(args, { prepared, opened: known });
    return args;
  }

  function runningOf(args: ExecutionArgs): Running {
    const found = running.get(args);
    if (!found) throw new Error('an operation that was not prepared');
    return found;
  }

  const disposable = useServer<Params>(
    {
      jsonMessageReviver: refuseServerMessage,
      onConnect: connect,
      onSubscribe: (ctx, _id, { query, variables, operationName }) =>
        prepare(ctx, query, variables ?? {}, operationName),
      execute: (args) => {
        const { prepared, opened: known } = runningOf(args);
        return operations.run(prepared, { ...args.variableValues }, known.info);
      },
      subscribe: (args) => {
        const { prepared, opened: known } = runningOf(args);
        return operations.watch(prepared, { ...args.variableValues }, known.info, known.caller);
      },
    },
    sockets,
  );

  // Whoever does not read what they are sent would fill the memory.
  const watch = setInterval(() => {
    for (const client of sockets.clients) if (client.bufferedAmount > MAX_UNREAD_BYTES) client.terminate();
  }, WATCH_MS);
  watch.unref();

  sockets.on('connection', (socket) => {
    socket.on('message', () => void countMessage(socket));
    // graphql-ws writes a peer's mistakes (a message too large) to the console; ws closes the socket by itself.
    socket.removeAllListeners('error');
    socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
  });

  return {
    async close() {
      isClosing = true;
      clearInterval(watch);
      // A peer that does not answer the closing would keep the server from stopping.
      const timer = setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
      }, CLOSING_MS);
      await disposable.dispose();
      clearTimeout(timer);
    },
  };
}
