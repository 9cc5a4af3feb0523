import type { LiveEvent } from '@server/events/live-event';
import type { LiveEvents } from '@server/events/live-events';
import { isTopic } from '@server/events/topic-names';
import { topics } from '@server/generated/topics';
import type { Caller } from '@server/graphql/context';
import type { Change, ChangeTopic, MenuCounters } from '@server/graphql/generated/types';
import { mapStream, type Stream, streamOf } from '@server/graphql/streams';
import { subjectOf } from '@server/graphql/access/subject';
import type { Logger } from '@server/log/logger';
import type { NotificationRow } from '../notifications.tables';

interface SubscriptionsDeps {
  log: Logger;
  live: LiveEvents;
  /** Returns the current menu counters of a person. */
  readCounters: (organizationId: number, userId: number) => Promise<MenuCounters>;
  /** Returns the person's newest notifications, oldest first. */
  readNewest: (organizationId: number, userId: number) => Promise<NotificationRow[]>;
}

export interface Subscriptions {
  /** Changes from now on, preceded by those of the last `recentMs` milliseconds. */
  changed(caller: Caller, recentMs: number): Stream<Change>;
  menuCounters(caller: Caller): Stream<MenuCounters>;
  notificationAdded(caller: Caller): Stream<NotificationRow>;
}

/** Everything about the organization that the browser may show; after a gap, all of it is reloaded. */
const SHOWN_TOPICS = Object.keys(topics)
  .filter(isTopic)
  .filter((topic) => topic !== 'session');

/** Pushes changes from the server. Streams hold no connection: they only read after an event. */
export function createSubscriptions({
  log,
  live,
  readCounters,
  readNewest,
}: SubscriptionsDeps): Subscriptions {
  /** Calls the listener for events that concern the caller, and after a gap. */
  function follow(caller: Caller, topic: ChangeTopic, listener: () => void): () => void {
    const stopEvents = live.subscribe(caller.organizationId, (event) => {
      const concerns = event.userIds === undefined || event.userIds.includes(caller.userId);
      if (event.topic === topic && concerns) listener();
    });
    const stopGaps = live.onGap(listener);
    return () => {
      stopEvents();
      stopGaps();
    };
  }

  return {
    changed: (caller, recentMs) =>
      streamOf((push) => {
        const pushEvent = (event: LiveEvent): void => {
          if (!topics[event.topic](caller, event)) return;
          push({ topic: event.topic, ids: event.ids, writeId: event.writeId ?? null });
        };
        const pushAll = (): void => {
          for (const topic of SHOWN_TOPICS) push({ topic, ids: [], writeId: null });
        };
        const stopEvents = live.subscribe(caller.organizationId, pushEvent);
        const stopGaps = live.onGap(pushAll);
        const recent = recentMs > 0 ? live.recent(caller.organizationId, recentMs) : [];
        if (recent === null) pushAll();
        else recent.forEach(pushEvent);
        return () => {
          stopEvents();
          stopGaps();
        };
      }),

    menuCounters: (caller) => {
      const moments = streamOf<true>((push) => {
        push(true);
        return follow(caller, 'assignment', () => push(true));
      });
      return mapStream(moments, () => readCounters(caller.organizationId, subjectOf(caller).userId));
    },

    notificationAdded: (caller) =>
      streamOf((push) => {
        let last: number | null = null;
        let reading = Promise.resolve();
        const read = async () => {
          const rows = await readNewest(caller.organizationId, caller.userId);
          const known = last;
          last = Math.max(known ?? 0, ...rows.map(({ id }) => id));
          if (known !== null) rows.filter(({ id }) => id > known).forEach(push);
        };
        // Reads run one after the other, so that each notification is sent once; the next read makes up for a failed one.
        const next = () => {
          reading = reading.then(read).catch((error: unknown) => {
            log.warn({ err: error }, 'new notifications could not be read');
          });
        };
        next();
        return follow(caller, 'notification', next);
      }),
  };
}
