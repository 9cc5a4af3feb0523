import type { Tx } from '@server/db/database';
import type { LiveEvents } from '@server/events/live-events';
import type { Scope } from '@server/graphql/context';
import type { Jobs } from '@server/jobs/jobs';
import { groupBy } from '@server/modules/group-by';
import type { OutsideChannel } from './channels';
import { type CopyReceiver, copyReceivers } from './copies';
import type { NoticeReason } from './notification-type';
import { type NotificationTypeName, notificationType } from './notification-types';
import {
  insertNotices,
  queueDeliveries,
  type Queued,
  type StoredNotice,
  type TellingGroup,
  type Told,
} from './notifications.repository';
import type { Audience, NotificationSetting } from './settings';
import { type SettingGroup, settingGroups } from './settings.repository';
import { notificationJobs } from './notifications.jobs';

export interface Notice {
  userIds: readonly number[];
  type: NotificationTypeName;
  /** The type of the object: `regulation`, `user`, `role`… */
  objectType: string;
  objectId: number;
  /** A route in the browser. */
  route: string;
  /** A value for each of the type's variables. */
  params: Record<string, string | number>;
  /** The same fact is sent to the same person once, e.g. `regulationNewVersion:7:12`. */
  dedupeKey: string;
  /** The relation of these receivers to it, when it differs from the one of the type. */
  reason?: NoticeReason;
  /** The people whose heads and mentors may receive copies; absent: the receivers. */
  aboutIds?: readonly number[];
  /** The route for the people responsible for these people; absent: `route`. */
  teamRoute?: string;
}

/** Notifies people according to their settings, in the same few statements regardless of their number. */
export type Notify = (scope: Scope, notice: Notice) => Promise<void>;

interface NotifyDeps {
  live: LiveEvents;
  jobs: Pick<Jobs, 'enqueue'>;
  now: () => Date;
  /** Returns the available channels outside the application; none: notifications appear only in the application. */
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

/** Returns how the notification of some people is copied to others: receivers of the same copy form one group. */
function copyOf(notice: Notice, receiver: CopyReceiver): NonNullable<TellingGroup['own']> {
  const { role, people, count, firstId, reason } = receiver;
  const isAbout = notificationType(notice.type).copies === 'about';
  const person = count === 1 ? `/employees/${firstId}` : '/employees';
  return {
    reason,
    dedupeKey: `${notice.dedupeKey}:copy:${firstId}`,
    // A mentor, or a role, does not see the object's numbers, but sees the person in question.
    route:
      isAbout && (reason === 'mentor' || reason === 'role') ? person : (notice.teamRoute ?? notice.route),
    params: {
      ...notice.params,
      ...(isAbout ? { copyPeople: people.join(', '), copyMore: count - people.length } : {}),
      ...(role === null ? {} : { copyRole: role }),
    },
  };
}

/** Ensures one job for all notifications of a transaction. */
const woken = new WeakSet<Tx>();

/** What people are told with. */
interface Telling extends NotifyDeps {
  /** Transactions that have a job for all their notices already. */
  readonly woken: WeakSet<Tx>;
}

function tellingOf(
  { outside }: Telling,
  { bulk }: Scope,
  setting: NotificationSetting,
  userIds: number[],
): TellingGroup {
  const open = bulk && !bulk.isSendEmail ? [] : outside();
  const timing = (channel: OutsideChannel) =>
    setting[channel] && open.includes(channel) ? setting.timing : null;
  return { userIds, isInApp: setting.inApp, email: timing('email'), messenger: timing('messenger') };
}

const groupsOf = (
  deps: Telling,
  scope: Scope,
  settings: readonly SettingGroup[],
  type: NotificationTypeName,
) =>
  settings
    .map((group) => tellingOf(deps, scope, group.of(type), group.userIds))
    .filter(({ isInApp, email, messenger }) => isInApp || email || messenger);

/** Returns the people who were notified now. */
async function tellNow(
  { live, jobs }: Telling,
  { tx, organizationId }: Scope,
  stored: StoredNotice,
  groups: readonly TellingGroup[],
): Promise<number[]> {
  if (groups.length === 0) return [];
  const told = await insertNotices(tx, organizationId, stored, groups);
  const shown = told.flatMap((one) => (one.isInApp ? one.userId : []));
  if (shown.length > 0) {
    await live.publish(tx, { organizationId, topic: 'notification', ids: [], userIds: shown });
  }
  const queued = queuedOf(told, groups);
  if (queued.length > 0) {
    await queueDeliveries(tx, organizationId, stored, queued);
    if (!woken.has(tx)) await jobs.enqueue(tx, notificationJobs.deliverNotices, { organizationId });
    woken.add(tx);
  }
  return told.map(({ userId }) => userId);
}

/** Notifies the other people chosen by the organization, according to their own settings. */
async function tellOthers(
  deps: Telling,
  scope: Scope,
  notice: Notice,
  stored: StoredNotice,
  audience: Audience,
  newIds: readonly number[],
): Promise<void> {
  const { tx, organizationId } = scope;
  const about = notice.aboutIds ?? newIds;
  const receivers = await copyReceivers(tx, organizationId, about, audience, notice.userIds);
  if (receivers.length === 0) return;
  const ids = receivers.map(({ userId }) => userId);
  const settings = groupsOf(
    deps,
    scope,
    await settingGroups(tx, organizationId, [notice.type], ids),
    notice.type,
  );
  const copies = new Map(receivers.map((receiver) => [receiver.userId, copyOf(notice, receiver)]));
  const groups = settings.flatMap(({ userIds, ...setting }) =>
    [...groupBy(userIds, (id) => JSON.stringify(copies.get(id))).values()].map((same): TellingGroup => {
      const own = copies.get(same[0] ?? 0);
      return { ...setting, userIds: same, ...(own ? { own } : {}) };
    }),
  );
  await tellNow(deps, scope, stored, groups);
}

async function notifyPeople(deps: Telling, scope: Scope, notice: Notice): Promise<void> {
  const { userIds, aboutIds: _about, teamRoute: _teamRoute, ...rest } = notice;
  if (userIds.length === 0) return;
  const { reason, isUrgent = false, copies } = notificationType(notice.type);
  const settings = await settingGroups(scope.tx, scope.organizationId, [notice.type], userIds);
  const groups = groupsOf(deps, scope, settings, notice.type);
  const stored = { ...rest, reason: notice.reason ?? reason, isUrgent, queuedAt: deps.now() };
  const told = new Set(await tellNow(deps, scope, stored, groups));
  const audience = copies && settings[0]?.audience(notice.type);
  if (!audience) return;
  // A person who has switched the type off was not notified, but counts as new; a person who was notified before does not.
  const asked = new Set(groups.flatMap((group) => group.userIds));
  const news = settings.flatMap((group) => group.userIds).filter((id) => told.has(id) || !asked.has(id));
  if (news.length > 0) await tellOthers(deps, scope, notice, stored, audience, news);
}

/**
 * Shows notifications in the application at once; those for outside wait in `notification_delivery` until they are due
 * (deliver.service.ts).
 */
export function createNotify(own: NotifyDeps): Notify {
  const deps: Telling = { ...own, woken: new WeakSet() };

  return (scope, notice) => notifyPeople(deps, scope, notice);
}
