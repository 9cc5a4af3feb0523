import type { Tx } from '@server/db/database';
import type { LiveEvents } from '@server/events/live-events';
import type { Scope } from '@server/graphql/context';
import type { Jobs } from '@server/jobs/jobs';
import { groupBy } from '@server/modules/group-by';
import type { OutsideChannel } from './channels';
import { type CopyReceiver, copyReceivers } from './copies.read-model';
import type { NewNotification } from './new-notification';
import { type NotificationTypeName, notificationType } from './notification-types';
import {
  insertNotifications,
  queueDeliveries,
  type Queued,
  type PreparedNotification,
  type RecipientGroup,
  type InsertedNotification,
} from './notifications.repository';
import type { Audience, NotificationSetting } from './settings';
import { type SettingGroup, settingGroups } from './levels/settings.repository';
import { notificationJobs } from './notifications.jobs';

/** Notifies people according to their settings, in the same few statements regardless of their number. */
export type Notify = (scope: Scope, notification: NewNotification) => Promise<void>;

interface NotifyDeps {
  live: LiveEvents;
  jobs: Pick<Jobs, 'enqueue'>;
  now: () => Date;
  /** Returns the available channels outside the application; none: notifications appear only in the application. */
  outside: () => readonly OutsideChannel[];
}

function queuedOf(inserted: readonly InsertedNotification[], groups: readonly RecipientGroup[]): Queued[] {
  const groupOf = new Map(groups.flatMap((group) => group.userIds.map((id) => [id, group] as const)));
  return inserted.flatMap(({ notificationId, userId }) => {
    const group = groupOf.get(userId);
    const by = (channel: OutsideChannel): Queued[] => {
      const timing = group?.[channel];
      return timing ? [{ notificationId, userId, channel, timing }] : [];
    };
    return [...by('email'), ...by('messenger')];
  });
}

/** Returns how the notification of some people is copied to others: receivers of the same copy form one group. */
function copyOf(notification: NewNotification, receiver: CopyReceiver): NonNullable<RecipientGroup['own']> {
  const { role, people, count, firstId, reason } = receiver;
  const isAbout = notificationType(notification.type).copies === 'about';
  const person = count === 1 ? `/employees/${firstId}` : '/employees';
  return {
    reason,
    dedupeKey: `${notification.dedupeKey}:copy:${firstId}`,
    // A mentor, or a role, does not see the object's numbers, but sees the person in question.
    route:
      isAbout && (reason === 'mentor' || reason === 'role')
        ? person
        : (notification.teamRoute ?? notification.route),
    params: {
      ...notification.params,
      ...(isAbout ? { copyPeople: people.join(', '), copyMore: count - people.length } : {}),
      ...(role === null ? {} : { copyRole: role }),
    },
  };
}

/** Ensures one job for all notifications of a transaction. */
const woken = new WeakSet<Tx>();

/** The dependencies of notifying people. */
interface OpenNotifyDeps extends NotifyDeps {
  /** Transactions that already have a job for all their notifications. */
  readonly woken: WeakSet<Tx>;
}

function recipientGroupOf(
  { outside }: OpenNotifyDeps,
  { bulk }: Scope,
  setting: NotificationSetting,
  userIds: number[],
): RecipientGroup {
  const open = bulk && !bulk.isSendEmail ? [] : outside();
  const timing = (channel: OutsideChannel) =>
    setting[channel] && open.includes(channel) ? setting.timing : null;
  return { userIds, isInApp: setting.inApp, email: timing('email'), messenger: timing('messenger') };
}

const groupsOf = (
  deps: OpenNotifyDeps,
  scope: Scope,
  settings: readonly SettingGroup[],
  type: NotificationTypeName,
) =>
  settings
    .map((group) => recipientGroupOf(deps, scope, group.of(type), group.userIds))
    .filter(({ isInApp, email, messenger }) => isInApp || email || messenger);

/** Returns the people who were notified now. */
async function notifyNow(
  { live, jobs }: OpenNotifyDeps,
  { tx, organizationId }: Scope,
  stored: PreparedNotification,
  groups: readonly RecipientGroup[],
): Promise<number[]> {
  if (groups.length === 0) return [];
  const inserted = await insertNotifications(tx, organizationId, stored, groups);
  const shown = inserted.flatMap((row) => (row.isInApp ? row.userId : []));
  if (shown.length > 0) {
    await live.publish(tx, { organizationId, topic: 'notification', ids: [], userIds: shown });
  }
  const queued = queuedOf(inserted, groups);
  if (queued.length > 0) {
    await queueDeliveries(tx, organizationId, stored, queued);
    if (!woken.has(tx)) await jobs.enqueue(tx, notificationJobs.deliverNotices, { organizationId });
    woken.add(tx);
  }
  return inserted.map(({ userId }) => userId);
}

/** Notifies the other people chosen by the organization, according to their own settings. */
async function notifyOthers(
  deps: OpenNotifyDeps,
  scope: Scope,
  notification: NewNotification,
  stored: PreparedNotification,
  audience: Audience,
  newIds: readonly number[],
): Promise<void> {
  const { tx, organizationId } = scope;
  const about = notification.aboutIds ?? newIds;
  const receivers = await copyReceivers(tx, organizationId, about, audience, notification.userIds);
  if (receivers.length === 0) return;
  const ids = receivers.map(({ userId }) => userId);
  const settings = groupsOf(
    deps,
    scope,
    await settingGroups(tx, organizationId, [notification.type], ids),
    notification.type,
  );
  const copies = new Map(receivers.map((receiver) => [receiver.userId, copyOf(notification, receiver)]));
  const groups = settings.flatMap(({ userIds, ...setting }) =>
    [...groupBy(userIds, (id) => JSON.stringify(copies.get(id))).values()].map((same): RecipientGroup => {
      const own = copies.get(same[0] ?? 0);
      return { ...setting, userIds: same, ...(own ? { own } : {}) };
    }),
  );
  await notifyNow(deps, scope, stored, groups);
}

async function notifyPeople(
  deps: OpenNotifyDeps,
  scope: Scope,
  notification: NewNotification,
): Promise<void> {
  const { userIds, aboutIds: _about, teamRoute: _teamRoute, ...rest } = notification;
  if (userIds.length === 0) return;
  const { reason, isUrgent = false, copies } = notificationType(notification.type);
  const settings = await settingGroups(scope.tx, scope.organizationId, [notification.type], userIds);
  const groups = groupsOf(deps, scope, settings, notification.type);
  const stored = { ...rest, reason: notification.reason ?? reason, isUrgent, queuedAt: deps.now() };
  const inserted = new Set(await notifyNow(deps, scope, stored, groups));
  const audience = copies && settings[0]?.audience(notification.type);
  if (!audience) return;
  // A person who has switched the type off was not notified, but counts as new; a person who was notified before does not.
  const asked = new Set(groups.flatMap((group) => group.userIds));
  const newlyNotified = settings
    .flatMap((group) => group.userIds)
    .filter((id) => inserted.has(id) || !asked.has(id));
  if (newlyNotified.length > 0)
    await notifyOthers(deps, scope, notification, stored, audience, newlyNotified);
}

/**
 * Shows notifications in the application at once; those for outside wait in `notification_delivery` until they are due
 * (deliver.service.ts).
 */
export function createNotify(own: NotifyDeps): Notify {
  const deps: OpenNotifyDeps = { ...own, woken: new WeakSet() };

  return (scope, notification) => notifyPeople(deps, scope, notification);
}
