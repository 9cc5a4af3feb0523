import limits from '@graphql/limits.json';
import type { Resolvers } from '@server/graphql/generated/resolvers';
import { mapStream } from '@server/graphql/streams';
import { checkLine, likePattern, paging } from '@server/modules/checks';
import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createLiveReads } from './live-reads';
import { menuCounters } from './menu.read-model';
import { listLetters, listNotifications, newestNotifications } from './notifications.read-model';
import { markRead } from './notifications.repository';
import { createSubscriptions, type Subscriptions } from './subscriptions';

function createSubscriptionResolvers(subscriptions: Subscriptions): Resolvers['Subscription'] {
  return {
    changed: {
      subscribe: (_, __, { signedIn }) =>
        mapStream(subscriptions.changed(signedIn), (changed) => ({ changed })),
    },
    menuCounters: {
      subscribe: (_, __, { signedIn }) =>
        mapStream(subscriptions.menuCounters(signedIn), (counters) => ({ menuCounters: counters })),
    },
    notificationAdded: {
      subscribe: (_, __, { signedIn }) =>
        mapStream(subscriptions.notificationAdded(signedIn), (row) => ({ notificationAdded: row })),
    },
  };
}

/** What people are told: in the cabinet, live; and the letters that were sent. */
export function createNotificationsModule({ database, live, log }: ModuleDeps): ServerModule {
  const subscriptions = createSubscriptions({
    log,
    live,
    readCounters: createLiveReads(database, menuCounters),
    readNewest: createLiveReads(database, newestNotifications),
  });
  return {
    resolvers: {
      Query: {
        notifications: (_, { isUnread, page, pageSize }, { scope, signedIn }) =>
          listNotifications(
            scope.tx,
            scope.organizationId,
            signedIn.userId,
            isUnread ?? false,
            paging(page, pageSize, limits.pageSizeMax),
          ),
        letters: (_, { search, page, pageSize }) => {
          const text = checkLine(search ?? '', { field: 'search', max: limits.search });
          const pattern = text === '' ? null : likePattern(text);
          return database.system((tx) =>
            listLetters(tx, pattern, paging(page, pageSize, limits.pageSizeMax)),
          );
        },
      },
      Mutation: {
        async notificationsRead(_, { ids }, { scope, signedIn }) {
          const { tx, organizationId } = scope;
          const numbers = ids.map(Number).filter(Number.isSafeInteger);
          // Nothing but unknown names is not «all of them».
          if (ids.length > 0 && numbers.length === 0) return 0;
          const count = await markRead(tx, organizationId, signedIn.userId, numbers);
          const userIds = [signedIn.userId];
          await live.publish(tx, { organizationId, topic: 'notification', ids: [], userIds });
          return count;
        },
      },
      Subscription: createSubscriptionResolvers(subscriptions),
      Notification: { id: ({ id }) => String(id) },
      Letter: { id: ({ id }) => String(id) },
    },
  };
}
