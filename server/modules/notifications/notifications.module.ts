import type { EmailsResolvers } from '@server/graphql/generated/domains/emails';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createCenterService } from './center/center.service';
import { createDeliverService } from './emails/deliver.service';
import { listenForEndedAssignments } from './ended.listener';
import { createEmailsService } from './emails/emails.service';
import { createLevelsService } from './levels/levels.service';
import { createLiveReads } from './center/live-reads';
import { menuCounters } from './center/menu.read-model';
import { newestNotifications } from './notifications.read-model';
import { createNotificationsResolvers } from './notifications.resolvers';
import { createScheduleService } from './schedule.service';
import { createSubscriptions } from './center/subscriptions';
import { createTextsService } from './texts/texts.service';
import type { Unsubscribe } from './unsubscribe';
import { handleJobs } from '@server/jobs/jobs';
import { notificationJobs } from './notifications.jobs';
import { createUnsubscribeRoutes } from './emails/unsubscribe.routes';

/** Notifications: in the application, live and by email; their settings and texts. */
export function createNotificationsModule(deps: ModuleDeps & { unsubscribe: Unsubscribe }): ServerModule {
  const { channels, config, contentKinds, database, events, live, log } = deps;
  listenForEndedAssignments(events, live);
  const emails = createEmailsService(deps);
  const texts = createTextsService(deps);
  const resolvers = createNotificationsResolvers({
    texts,
    center: createCenterService({ ...deps, texts }),
    levels: createLevelsService(deps),
    schedule: createScheduleService(deps),
    subscriptions: createSubscriptions({
      log,
      live,
      readCounters: createLiveReads(database, (...read) => menuCounters(contentKinds, ...read)),
      readNewest: createLiveReads(database, newestNotifications),
    }),
    channelStates: () => [
      { channel: 'inApp', isConfigured: true },
      { channel: 'email', isConfigured: config.smtpUrl !== undefined },
      ...(channels.messenger() ? [{ channel: 'messenger' as const, isConfigured: true }] : []),
    ],
  });
  return {
    jobs: handleJobs(notificationJobs, { deliverNotices: createDeliverService(deps) }),
    resolvers: [
      resolvers,
      {
        Query: { emails: (_, asked) => emails.list(asked) },
        Mutation: { emailRead: (_, { id }, context) => emails.read(context, id) },
        Email: { id: ({ id }) => String(id) },
      } satisfies EmailsResolvers,
    ],
    openRoutes: createUnsubscribeRoutes(deps.unsubscribe),
  };
}
