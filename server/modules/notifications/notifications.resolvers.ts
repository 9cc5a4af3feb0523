import limits from '@graphql/limits.json';
import type { Context } from '@server/graphql/context';
import type { NotificationMatrix } from '@server/graphql/generated/types';
import type { NotificationsResolvers } from '@server/graphql/generated/domains/notifications';
import { mapStream } from '@server/graphql/streams';
import { checkRowId, paging } from '@server/modules/checks';
import type { CenterService } from './center/center.service';
import type { LevelsService } from './levels/levels.service';
import { notificationMatrix } from './matrix.read-model';
import { copyText, isCopy, paramsFor } from './texts/notification-texts';
import type { ScheduleService } from './schedule.service';
import type { Level } from './settings';
import type { Subscriptions } from './center/subscriptions';
import type { TextsService } from './texts/texts.service';

interface Services {
  center: CenterService;
  levels: LevelsService;
  schedule: ScheduleService;
  texts: TextsService;
  subscriptions: Subscriptions;
  /** The channels by which people can be notified, and whether they are available. */
  channelStates: () => NotificationMatrix['channels'];
}

type Request = Pick<Context, 'scope' | 'signedIn'>;

const numbers = (ids: readonly string[]) => ids.map(Number).filter(Number.isSafeInteger);

/** The contract's fields of notifications: graphql/schema/notifications.graphql. */
export function createNotificationsResolvers(services: Services): NotificationsResolvers {
  const { center, levels, schedule, texts, subscriptions, channelStates } = services;
  const matrix = ({ scope }: Request, level: Level) =>
    notificationMatrix(scope, level, { channels: channelStates() });
  const levelOf = {
    organization: ({ scope }: Request): Level => ({ name: 'organization', id: scope.organizationId }),
    role: (_: Request, id: number): Level => ({ name: 'role', id }),
    user: ({ signedIn }: Request): Level => ({ name: 'user', id: signedIn.userId }),
  };
  const update = async (
    context: Request,
    level: Level,
    { settings, updatedAt }: { settings: Parameters<LevelsService['update']>[2]; updatedAt?: Date | null },
  ) => {
    await levels.update(context.scope, level, settings, updatedAt);
    return matrix(context, level);
  };

  return {
    Query: {
      notifications: (_, { isUnread, page, pageSize }, { scope }) =>
        center.list(scope, isUnread ?? false, paging(page, pageSize, limits.pageSizeMax)),
      notificationReason: (_, { id }, { scope }) => center.reason(scope, checkRowId(id)),
      organizationNotifications: (_, __, context) => matrix(context, levelOf.organization(context)),
      roleNotifications: (_, { roleId }, context) => matrix(context, levelOf.role(context, roleId)),
      userNotifications: (_, __, context) => matrix(context, levelOf.user(context)),
      notificationSchedule: (_, __, { scope }) => schedule.read(scope),
      notificationTexts: (_, { type }, { scope }) => texts.read(scope, type),
    },
    Mutation: {
      async notificationsRead(_, { ids }, { scope }) {
        const asked = numbers(ids);
        // A list of unknown ids must not be treated as an empty list, which means all.
        if (ids.length > 0 && asked.length === 0) return [];
        return (await center.read(scope, asked)).map(String);
      },
      notificationsUnread: (_, { ids }, { scope }) => center.unread(scope, numbers(ids)),
      organizationNotificationsUpdate: (_, args, context) =>
        update(context, levelOf.organization(context), args),
      roleNotificationsUpdate: (_, args, context) =>
        update(context, levelOf.role(context, args.roleId), args),
      userNotificationsUpdate: (_, args, context) => update(context, levelOf.user(context), args),
      notificationScheduleUpdate: (_, args, { scope }) => schedule.update(scope, args.schedule),
      notificationTextUpdate: (_, args, { scope }) => texts.update(scope, args),
      async notificationTest(_, { type }, { scope }) {
        await center.test(scope, type);
        return true;
      },
    },
    Subscription: {
      changed: {
        subscribe: (_, { recentMs }, { signedIn }) =>
          mapStream(subscriptions.changed(signedIn, recentMs ?? 0), (changed) => ({ changed })),
      },
      menuCounters: {
        subscribe: (_, __, { signedIn }) =>
          mapStream(subscriptions.menuCounters(signedIn), (counters) => ({ menuCounters: counters })),
      },
      notificationAdded: {
        subscribe: (_, __, { signedIn }) =>
          mapStream(subscriptions.notificationAdded(signedIn), (row) => ({ notificationAdded: row })),
      },
    },
    Notification: {
      id: ({ id }) => String(id),
      params: ({ params }, _, { lang }) => paramsFor(lang, params),
      // Receivers of copies see who was notified: the type's own text addresses the original receivers.
      text: ({ text, type, params }, _, { lang }) =>
        text ?? (isCopy(params) ? copyText(type, lang, params).body : null),
    },
  };
}
