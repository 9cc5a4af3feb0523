import type { Client } from 'graphql-ws';
import { logError } from '@src/lib/log';
import { type ApiError, readGraphqlErrors } from './errors';
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
  openSocket({
    onConnected: (isAgain) => {
      handlers.onConnection(true);
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
      follow(opened, handlers);
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

function follow(client: Client, handlers: LiveHandlers): void {
  const { onError } = handlers;
  subscribe<ChangedSubscription>(client, String(ChangedDocument), onError, ({ changed }) => {
    if (!isOwnWrite(changed.writeId)) handlers.onChanged(tagsOfChange(changed.topic, changed.ids));
    if (changed.topic === 'session') handlers.onSession();
  });
  subscribe<MenuCountersSubscription>(client, String(MenuCountersDocument), onError, ({ menuCounters }) =>
    handlers.onMenuCounters(menuCounters),
  );
  subscribe<NotificationAddedSubscription>(
    client,
    String(NotificationAddedDocument),
    onError,
    ({ notificationAdded }) => handlers.onNotification(notificationAdded),
  );
}

function subscribe<Data extends object>(
  client: Client,
  query: string,
  onError: LiveHandlers['onError'],
  onData: (data: Data) => void,
): void {
  client.subscribe<Data>(
    { query },
    {
      next: ({ data, errors }) => {
        if (errors?.length) onError(readGraphqlErrors(errors));
        if (data) onData(data);
      },
      error: (error) => {
        // A closed connection is shown by the offline strip and reopened, so it is not reported here.
        if (Array.isArray(error)) onError(readGraphqlErrors(error));
        else logError('a subscription ended', error);
      },
      complete: () => {},
    },
  );
}
