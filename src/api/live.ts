import type { Client } from 'graphql-ws';
import { logError } from '@src/lib/log';
import type { ApiError } from './errors';
import {
  ChangedDocument,
  type ChangedSubscription,
  MenuCountersDocument,
  type MenuCountersSubscription,
  NotificationAddedDocument,
  type NotificationAddedSubscription,
} from './generated/notifications-first';
import { provideLiveClient } from './live-client';
import { isOwnWrite } from './published-changes';
import { openSocket } from './socket';
import { subscribe } from './subscribe';
import type { Tag } from './tags';
import { tagsOfChange } from './topic-tags';

export type MenuCountersData = MenuCountersSubscription['menuCounters'];
export type LiveNotification = NotificationAddedSubscription['notificationAdded'];

export interface LiveHandlers {
  /** Receives the tags of stale responses. `null` means all of them, because the connection was lost. */
  onChanged: (tags: Tag[] | null) => void;
  onMenuCounters: (counters: MenuCountersData) => void;
  onNotification: (notification: LiveNotification) => void;
  onConnection: (isConnected: boolean) => void;
  /** A subscription was rejected or failed. */
  onError: (error: ApiError) => void;
  /** The session ended or its rights changed: `initApp` must be requested again. */
  onSession: () => void;
}

/** Subscribes to the organization's live events while a user is signed in. Returns a function that stops it. */
export function startLive(handlers: LiveHandlers): () => void {
  let isStopped = false;
  let client: Client | null = null;
  const startedAt = performance.now();
  /** After a lost connection everything is read again anyway. */
  let isReadAgain = false;
  openSocket({
    onConnected: (isAgain) => {
      handlers.onConnection(true);
      isReadAgain = isAgain;
      if (isAgain) handlers.onChanged(null);
    },
    onLost: () => {
      if (!isStopped) handlers.onConnection(false);
    },
    onUnauthorized: handlers.onSession,
  }).then(
    (opened) => {
      client = opened;
      if (isStopped) {
        void opened.dispose();
        return;
      }
      follow(opened, handlers, () => (isReadAgain ? 0 : sinceFirstRequest(startedAt)));
      provideLiveClient(opened);
    },
    (error: unknown) => logError('the socket cannot be opened', error),
  );
  return () => {
    isStopped = true;
    provideLiveClient(null);
    void client?.dispose();
  };
}

/** A page that has been open for long requests its first data just before it starts its subscriptions: when somebody signs in. */
const EARLIER_MS = 10_000;
const MAX_LATENCY_MS = 1_000;

/** Returns for how many milliseconds the page has had data, at most: since it was opened or since somebody signed in. */
function sinceFirstRequest(startedAt: number): number {
  const now = performance.now();
  return Math.ceil(Math.min(now, now - startedAt + EARLIER_MS) + MAX_LATENCY_MS);
}

function follow(client: Client, handlers: LiveHandlers, recentMs: () => number): void {
  const { onError } = handlers;
  // A getter: the message is built when the connection opens, which can take several attempts.
  const recent = {
    get recentMs() {
      return recentMs();
    },
  };
  subscribe<ChangedSubscription>(
    client,
    { query: String(ChangedDocument), variables: recent },
    onError,
    ({ changed }) => {
      if (!isOwnWrite(changed.writeId)) handlers.onChanged(tagsOfChange(changed.topic, changed.ids));
      if (changed.topic === 'session') handlers.onSession();
    },
  );
  subscribe<MenuCountersSubscription>(
    client,
    { query: String(MenuCountersDocument) },
    onError,
    ({ menuCounters }) => handlers.onMenuCounters(menuCounters),
  );
  subscribe<NotificationAddedSubscription>(
    client,
    { query: String(NotificationAddedDocument) },
    onError,
    ({ notificationAdded }) => handlers.onNotification(notificationAdded),
  );
}
