import { z } from 'zod';
import type { Tx } from '@server/db/database';
import type { ChangeTopic } from '@server/graphql/generated/types';
import type { Logger } from '@server/log/logger';
import { type LiveEvent, MAX_IDS } from './live-event';
import { CHANNEL, notifyNodes } from './live-events.repository';
import { createLiveListener } from './live-listener';
import { recordEvents } from './published-changes';
import { createRecentEvents } from './recent-events';
import { isTopic } from './topic-names';

export interface LiveEvents {
  /** Notifies every node when the transaction commits, and none when it rolls back. One statement for all events. */
  publish(tx: Tx, ...events: readonly LiveEvent[]): Promise<void>;
  /** The same for many organizations, in one statement. */
  publishToAll(tx: Tx, organizationIds: readonly number[], topic: ChangeTopic): Promise<void>;
  /** Calls `listener` for every event of the organization until the returned function is called. */
  subscribe(organizationId: number, listener: (event: LiveEvent) => void): () => void;
  /** Returns the organization's events of the last `ms` milliseconds. Null: some of them are not known. */
  recent(organizationId: number, ms: number): LiveEvent[] | null;
  /** Calls the listener when events may have been missed: displayed data must be read again. */
  onGap(listener: () => void): () => void;
  /** Returns the number of listeners, of events and of gaps: a closed socket must leave none. */
  listenerCount(): number;
  /** Resolves when this node listens for the first time. */
  ready: Promise<void>;
  close(): Promise<void>;
}

const eventShape = z.object({
  o: z.number(),
  t: z.custom<ChangeTopic>(isTopic),
  i: z.array(z.number()),
  u: z.array(z.number()).optional(),
  w: z.string().optional(),
});

/** Splits an event into messages: a payload holds the ids of a few hundred people. */
function encode({ organizationId, topic, ids, userIds, writeId }: LiveEvent): string[] {
  const event = { o: organizationId, t: topic, i: ids.length > MAX_IDS ? [] : ids, w: writeId };
  if (userIds === undefined) return [JSON.stringify(event)];
  const parts = Array.from({ length: Math.max(1, Math.ceil(userIds.length / MAX_IDS)) }, (_, part) =>
    userIds.slice(part * MAX_IDS, (part + 1) * MAX_IDS),
  );
  return parts.map((u) => JSON.stringify({ ...event, u }));
}

/** Sends the events when the transaction commits, in one statement. */
async function notifyAll(tx: Tx, events: readonly LiveEvent[]): Promise<void> {
  const writeId = recordEvents(tx, events);
  await notifyNodes(
    tx,
    events.flatMap((event) => encode({ ...event, writeId })),
  );
}

function decode(payload: string): LiveEvent | null {
  try {
    const { o, t, i, u, w } = eventShape.parse(JSON.parse(payload));
    return { organizationId: o, topic: t, ids: i, userIds: u, writeId: w };
  } catch {
    return null;
  }
}

/**
 * Publishes and receives live events over LISTEN/NOTIFY: every node receives every committed event, over a separate connection.
 */
export function createLiveEvents(connectionString: string, log: Logger): LiveEvents {
  const listeners = new Map<number, Set<(event: LiveEvent) => void>>();
  const gapListeners = new Set<() => void>();
  const recent = createRecentEvents();

  function deliver(payload: string): void {
    const event = decode(payload);
    if (!event) {
      log.error({ payload }, 'a live event of an unknown shape');
      return;
    }
    recent.add(event);
    for (const listener of [...(listeners.get(event.organizationId) ?? [])]) listener(event);
  }

  const source = createLiveListener({
    connectionString,
    channel: CHANNEL,
    log,
    onPayload: deliver,
    onGap: () => {
      recent.forget();
      for (const listener of [...gapListeners]) listener();
    },
  });

  return {
    ready: source.ready,
    publish: (tx, ...events) => notifyAll(tx, events),
    publishToAll: (tx, organizationIds, topic) =>
      notifyAll(
        tx,
        organizationIds.map((organizationId) => ({ organizationId, topic, ids: [] })),
      ),
    subscribe(organizationId, listener) {
      const known = listeners.get(organizationId) ?? new Set();
      listeners.set(organizationId, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(organizationId) === known) listeners.delete(organizationId);
      };
    },
    recent: (organizationId, ms) => recent.of(organizationId, ms),
    onGap(listener) {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    listenerCount: () =>
      [...listeners.values()].reduce((sum, listener) => sum + listener.size, 0) + gapListeners.size,
    close: () => source.close(),
  };
}
