import type { Client } from 'graphql-ws';
import { sessionHeaders } from './session';

export interface SocketHandlers {
  /** The connection is open. `isAgain`: it had been lost before, so live events can have been missed. */
  onConnected: (isAgain: boolean) => void;
  onLost: () => void;
  /** The session is over: request `initApp` and do not reconnect. */
  onUnauthorized: () => void;
}

const unauthorized = 4401;
const maxReconnectDelayMs = 30_000;

/**
 * Returns the delay before the next attempt: exponential, with jitter so that clients do not reconnect all at once after a server
 * restart.
 */
export function reconnectDelay(attempt: number, random = Math.random()): number {
  return Math.min(maxReconnectDelayMs, 500 * 2 ** attempt) * (0.5 + random / 2);
}

/** Returns the socket URL: the page's own host, secure when the page is. */
export function socketUrl(location: Pick<Location, 'protocol' | 'host'>): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;
}

/** Opens the socket for subscriptions. The protocol code is loaded on demand, since a visitor does not need it. */
export async function openSocket(handlers: SocketHandlers): Promise<Client> {
  const { createClient } = await import('graphql-ws');
  let hasBeenConnected = false;
  return createClient({
    url: socketUrl(window.location),
    lazy: true,
    connectionParams: sessionHeaders,
    retryAttempts: Infinity,
    // Retries after every failure; when the session is over, the library stops on its own.
    shouldRetry: () => true,
    retryWait: (attempt) => new Promise((resolve) => setTimeout(resolve, reconnectDelay(attempt))),
    keepAlive: 20_000,
    on: {
      connected: () => {
        handlers.onConnected(hasBeenConnected);
        hasBeenConnected = true;
      },
      closed: (event) => {
        if (closeCode(event) === unauthorized) handlers.onUnauthorized();
        else handlers.onLost();
      },
    },
  });
}

function closeCode(event: unknown): number | undefined {
  return event instanceof CloseEvent ? event.code : undefined;
}
