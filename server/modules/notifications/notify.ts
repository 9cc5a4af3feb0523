import type { Tx } from '@server/db/database';
import type { LiveEvents } from '@server/events/live-events';
import type { Scope } from '@server/graphql/context';
import type { Jobs } from '@server/jobs/jobs';
import type { OutsideChannel } from './channels';
import { type NoticeReason, type NotificationTypeName, notificationType } from './notification-types';
import { insertNotices, type TellingGroup } from './notifications.repository';
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

/** In the cabinet at once; what leaves it waits in `notification_delivery` for its time (deliver.service.ts). */
export function createNotify({ live, jobs, now, outside }: NotifyDeps): Notify {
  function tellingOf(setting: NotificationSetting, userIds: number[]): TellingGroup {
    const open = outside();
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
    const groups = settings.map((group) => tellingOf(group.of(notice.type), group.userIds));
    const told = await insertNotices(
      tx,
      organizationId,
      { ...notice, reason: notice.reason ?? reason, isUrgent, queuedAt: now() },
      groups,
    );
    const shown = told.flatMap((one) => (one.isInApp ? one.userId : []));
    if (shown.length > 0) {
      await live.publish(tx, { organizationId, topic: 'notification', ids: [], userIds: shown });
    }
    if (told.some(({ isQueued }) => isQueued) && !woken.has(tx)) {
      woken.add(tx);
      await jobs.enqueue(tx, 'deliverNotices', { organizationId });
    }
  };
}
