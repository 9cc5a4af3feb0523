import type { Tx } from '@server/db/database';
import type { LiveEvents } from '@server/events/live-events';
import type { Scope } from '@server/graphql/context';
import type { Jobs } from '@server/jobs/jobs';
import type { OutsideChannel } from './channels';
import { type NoticeReason, type NotificationTypeName, notificationType } from './notification-types';
import {
  insertNotices,
  queueDeliveries,
  type Queued,
  type TellingGroup,
  type Told,
} from './notifications.repository';
import type { NotificationSetting } from './settings';
import { settingGroups } from './settings.repository';

export interface Notice {
  userIds: readonly number[];
  type: NotificationTypeName;
  /** What it is about: `regulation`, `user`, `role`… */
  objectType: string;
  objectId: number;
  /** A route of the browser. */
  route: string;
  /** A value for each of the type's variables. */
  params: Record<string, string | number>;
  /** The same fact is told to the same person once, e.g. `regulationNewVersion:7:12`. */
  dedupeKey: string;
  /** What these receivers are to it, where that is not what the type says. */
  reason?: NoticeReason;
}

/** Tells people something as their settings say, whatever their number in the same few statements. */
export type Notify = (scope: Scope, notice: Notice) => Promise<void>;

interface NotifyDeps {
  live: LiveEvents;
  jobs: Pick<Jobs, 'enqueue'>;
  now: () => Date;
  /** The ways out of the cabinet that are open; none: it is told in the cabinet only. */
  outside: () => readonly OutsideChannel[];
}

function queuedOf(told: readonly Told[], groups: readonly TellingGroup[]): Queued[] {
  const groupOf = new Map(groups.flatMap((group) => group.userIds.map((id) => [id, group] as const)));
  return told.flatMap(({ notificationId, userId }) => {
    const group = groupOf.get(userId);
    const by = (channel: OutsideChannel): Queued[] => {
      const timing = group?.[channel];
      return timing ? [{ notificationId, userId, channel, timing }] : [];
    };
    return [...by('email'), ...by('messenger')];
  });
}

/** In the cabinet at once; what leaves it waits in `notification_delivery` for its time (deliver.service.ts). */
export function createNotify({ live, jobs, now, outside }: NotifyDeps): Notify {
  function tellingOf({ bulk }: Scope, setting: NotificationSetting, userIds: number[]): TellingGroup {
    const open = bulk && !bulk.isSendEmail ? [] : outside();
    const timing = (channel: OutsideChannel) =>
      setting[channel] && open.includes(channel) ? setting.timing : null;
    return { userIds, isInApp: setting.inApp, email: timing('email'), messenger: timing('messenger') };
  }

  /** One job for all notices of a transaction. */
  const woken = new WeakSet<Tx>();

  return async (scope, { userIds, ...notice }) => {
    if (userIds.length === 0) return;
    const { tx, organizationId } = scope;
    const { reason, isUrgent = false } = notificationType(notice.type);
    const settings = await settingGroups(tx, organizationId, [notice.type], userIds);
    const groups = settings
      .map((group) => tellingOf(scope, group.of(notice.type), group.userIds))
      .filter(({ isInApp, email, messenger }) => isInApp || email || messenger);
    const stored = { ...notice, reason: notice.reason ?? reason, isUrgent, queuedAt: now() };
    const told = await insertNotices(tx, organizationId, stored, groups);
    const shown = told.flatMap((one) => (one.isInApp ? one.userId : []));
    if (shown.length > 0) {
      await live.publish(tx, { organizationId, topic: 'notification', ids: [], userIds: shown });
    }
    const queued = queuedOf(told, groups);
    if (queued.length === 0) return;
    await queueDeliveries(tx, organizationId, stored, queued);
    if (woken.has(tx)) return;
    woken.add(tx);
    await jobs.enqueue(tx, 'deliverNotices', { organizationId });
  };
}
