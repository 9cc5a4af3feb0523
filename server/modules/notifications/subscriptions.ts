import { CHANGE_TOPICS } from '@domain/change-topics';
import type { LiveEvent, LiveEvents } from '@server/events/live-events';
import type { Caller } from '@server/graphql/context';
import type { Change, ChangeTopic, MenuCounters } from '@server/graphql/generated/resolvers';
import { hasRight, holdsSomewhere, isAuthor } from '@server/graphql/rights';
import { mapStream, type Stream, streamOf } from '@server/graphql/streams';
import { subjectOf } from '@server/graphql/subject';
import type { Logger } from '@server/log/logger';
import type { ContentKinds } from '@server/modules/content/content-kinds';
import type { NotificationRow } from './notifications.tables';

interface SubscriptionsDeps {
  contentKinds: ContentKinds;
  log: Logger;
  live: LiveEvents;
  /** What the menu shows of a person now. */
  readCounters: (organizationId: number, userId: number) => Promise<MenuCounters>;
  /** The person's newest notifications, oldest first. */
  readNewest: (organizationId: number, userId: number) => Promise<NotificationRow[]>;
}

export interface Subscriptions {
  changed(caller: Caller): Stream<Change>;
  menuCounters(caller: Caller): Stream<MenuCounters>;
  notificationAdded(caller: Caller): Stream<NotificationRow>;
}

/** Everything that the browser may show of the organization; after a gap all of it is read again. */
const ALL_TOPICS: readonly ChangeTopic[] = Object.values(CHANGE_TOPICS).filter(
  (topic) => topic !== 'session',
);

const followsStatistics = (caller: Caller) =>
  isAuthor(caller) || holdsSomewhere(caller, 'statistics', 'read');

/** Topics that only some see when an event does not say whom it concerns, or when it concerns others. */
const SEEN_BY: Partial<Record<ChangeTopic, (caller: Caller) => boolean>> = {
  assignment: followsStatistics,
  adaptation: followsStatistics,
  adaptationTemplate: isAuthor,
  notification: () => false,
  session: () => false,
  employeeImport: (caller) => hasRight(caller, 'employees', 'write'),
  ipAccess: (caller) => hasRight(caller, 'organizationSetting', 'read'),
  historyCheck: (caller) => hasRight(caller, 'organizationSetting', 'read'),
  payment: (caller) => hasRight(caller, 'payment', 'read'),
  support: ({ isAdmin }) => isAdmin,
  client: ({ isSuperAdmin }) => isSuperAdmin,
};

/** One's own, or as those whom it was addressed to; whoever looks as a role that does not write cards learns nothing. */
function mayLearnPrivate(caller: Caller, ids: readonly number[], userIds: readonly number[] = []): boolean {
  const isWriter = holdsSomewhere(caller, 'employees', 'write');
  return userIds.includes(caller.userId) && (isWriter || ids.includes(caller.userId));
}

/** Whether the caller may learn of the event: it concerns them, or their rights show its topic. */
function mayLearn(
  isWork: (topic: ChangeTopic) => boolean,
  caller: Caller,
  { topic, ids, userIds }: LiveEvent,
): boolean {
  if (topic === 'personnel') return mayLearnPrivate(caller, ids, userIds);
  if (userIds?.includes(caller.userId)) return true;
  const sees = isWork(topic) ? isAuthor : SEEN_BY[topic];
  if (sees) return sees(caller);
  return userIds === undefined || followsStatistics(caller);
}

/** What the server tells by itself. Streams hold no connection: they read only when something happened. */
export function createSubscriptions({
  contentKinds,
  log,
  live,
  readCounters,
  readNewest,
}: SubscriptionsDeps): Subscriptions {
  const workTopics = new Set(contentKinds.all.map(({ workTopic }) => workTopic));
  const isWork = (topic: ChangeTopic) => workTopics.has(topic);

  /** Calls back for events that concern the caller, and after a gap. */
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
    changed: (caller) =>
      streamOf((push) => {
        const stopEvents = live.subscribe(caller.organizationId, (event) => {
          if (mayLearn(isWork, caller, event)) push({ topic: event.topic, ids: event.ids });
        });
        const stopGaps = live.onGap(() => {
          for (const topic of ALL_TOPICS) push({ topic, ids: [] });
        });
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
        // One after the other, so that each is told once; a failed read is made up for by the next one.
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
