import type { IncomingMessage } from 'node:http';
import type { Context as SocketContext } from 'graphql-ws';
import type { Extra } from 'graphql-ws/use/ws';
import { WebSocket } from 'ws';
import type { LiveEvents } from '@server/events/live-events';
import { AppError } from '@server/errors';
import type { Caller } from '@server/graphql/context';
import type { RequestInfo } from '@server/graphql/request-context';
import type { Logger } from '@server/log/logger';
import type { Counted } from '../limits/rate-counters';
import type { RateLimits } from '../limits/rate-limits';
import { requestInfo } from '../request-info';
import type { SocketPlaces } from './socket-places';
import { watchSession } from './socket-session';

/** The session is invalid or has ended: the browser checks with the server instead of reconnecting. */
const UNAUTHORIZED = 4401;
const SERVICE_RESTART = 1012;
const TRY_AGAIN_LATER = 1013;

export type Params = Record<string, unknown>;

/** A connection in graphql-ws. */
export type Connection = SocketContext<Params, Extra & Partial<Record<PropertyKey, never>>>;

/** The owner of an open socket. */
export interface Opened {
  info: RequestInfo;
  caller: Caller | null;
  whose: Counted;
}

/** The dependencies for opening sockets. */
export interface OpeningDeps {
  log: Logger;
  callerOf: (token: string, ip: string) => Promise<Caller | null>;
  rateLimits: RateLimits;
  live: LiveEvents;
  /** Returns the client's address, behind proxies as well. */
  ipOf: (request: IncomingMessage) => string;
  places: SocketPlaces;
  /** Sockets whose owners have been identified. */
  opened: WeakMap<WebSocket, Opened>;
}

function caseless(params: Params | undefined, name: string): unknown {
  return Object.entries(params ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** Returns the present caller; null: the session is over, or not accepted from the socket's address. */
async function presentCaller({ callerOf }: OpeningDeps, { token, ip }: RequestInfo): Promise<Caller | null> {
  if (token === null) return null;
  try {
    return await callerOf(token, ip);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function followSession(deps: OpeningDeps, socket: WebSocket, caller: Caller, info: RequestInfo): void {
  // A client that left while the session was read has already closed the socket: nothing would stop a watch that starts now.
  if (socket.readyState !== WebSocket.OPEN) return;
  const stop = watchSession({
    live: deps.live,
    caller,
    read: () => presentCaller(deps, info),
    onEnded: () => socket.close(UNAUTHORIZED, 'Unauthorized'),
    // The browser reconnects, and its subscriptions start with the new rights.
    onChanged: () => socket.close(SERVICE_RESTART, 'Rights changed'),
  });
  socket.once('close', stop);
}

/** Returns the socket's caller; undefined: the socket was closed instead. */
async function knownCaller(
  deps: OpeningDeps,
  info: RequestInfo,
  socket: WebSocket,
): Promise<Caller | null | undefined> {
  if (info.token === null) return null;
  try {
    const caller = await presentCaller(deps, info);
    if (caller) return caller;
    socket.close(UNAUTHORIZED, 'Unauthorized');
  } catch (error) {
    deps.log.warn({ err: error }, 'a socket could not be opened');
    // Not graphql-ws's own 4500, after which browsers would not reconnect.
    socket.close(TRY_AGAIN_LATER, 'Try again later');
  }
  return undefined;
}

/** Takes a place for the socket's owner; if there is none, closes the socket. */
function takePlace({ places }: OpeningDeps, socket: WebSocket, whose: Counted): boolean {
  if (socket.readyState !== WebSocket.OPEN) return false;
  const leave = places.take(whose);
  if (leave) socket.once('close', leave);
  else socket.close(TRY_AGAIN_LATER, 'Too many connections');
  return leave !== null;
}

/**
 * Identifies the socket's owner from the first message, takes a place for it and follows its session. A socket that is not
 * allowed is closed. Always returns true: otherwise graphql-ws would close it with a code after which browsers do not reconnect.
 */
export async function openSocket(deps: OpeningDeps, connection: Connection): Promise<boolean> {
  const { socket, request } = connection.extra;
  const info = requestInfo(
    request.headers,
    deps.ipOf(request),
    deps.log,
    caseless(connection.connectionParams, 'x-session-token'),
    caseless(connection.connectionParams, 'accept-language'),
  );
  const caller = await knownCaller(deps, info, socket);
  if (caller === undefined) return true;
  const whose = await deps.rateLimits.identify(info.token, request.headers, info.ip);
  if (!takePlace(deps, socket, whose)) return true;
  deps.opened.set(socket, { info, caller, whose });
  if (caller) followSession(deps, socket, caller, info);
  return true;
}

/** Counts every message like a request, whatever its content. The first one identifies the sender, so no other may precede it. */
export async function countMessage({ opened, rateLimits }: OpeningDeps, socket: WebSocket): Promise<void> {
  const whose = opened.get(socket)?.whose;
  if (whose && (await rateLimits.countRequest(whose)) > 0) socket.close(TRY_AGAIN_LATER, 'Too many messages');
}
