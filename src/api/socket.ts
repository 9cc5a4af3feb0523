import type { Client } from 'graphql-ws';
import { sessionHeaders } from './session';

export interface SocketHandlers {
  /** The connection stands. `isAgain`: after it had been lost, so that something may have been missed. */
  onConnected: (isAgain: boolean) => void;
  onLost: () => void;
  /** The session is over: ask the server who we are, do not connect again. */
  onUnauthorized: () => void;
}

const unauthorized = 4401;
const longestWait = 30_000;

/** How long to wait before the next attempt: growing, and a little different for everybody after a restart. */
export function reconnectDelay(attempt: number, random = Math.random()): number {
  return Math.min(longestWait, 500 * 2 ** attempt) * (0.5 + random / 2);
}

/** The address of the socket: the page's own host, secure when the page is. */
export function socketUrl(location: Pick<Location, 'protocol' | 'host'>): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;
}

/** Opens the socket for subscriptions. The protocol's code is loaded with it, since a visitor needs none. */
export async function openSocket(handlers: SocketHandlers): Promise<Client> {
  const { createClient } = await import('graphql-ws');
  let hasBeenConnected = false;
  return createClient({
    url: socketUrl(window.location),
    lazy: true,
    connectionParams: sessionHeaders,
    retryAttempts: Infinity,
    // Whatever has failed; where the session is over, the library gives up by itself.
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
