import type { SQL } from 'drizzle-orm';
import type { LiveEvents } from '@server/events/live-events';
import type { Scope } from '@server/graphql/context';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import {
  escalationSteps,
  quietDaysOff,
  reminderCalendars,
} from '@server/modules/notifications/reminders.read-model';
import type { AssignmentNotifications } from './notifications';
import {
  areRemindedToday,
  areOfObjects,
  areAmong,
  markEscalated,
  markReminded,
  type Reminded,
} from './reminders.repository';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { objectKeyText } from '@server/modules/content/content-kinds';
import { type RemindersPreview, remindersPreview } from '../reminders-preview.read-model';

/** A reminder that somebody asks for: `people` is a condition on `a` and `u`, a row of users; `userIds`: only these of them. */
export interface AskedReminder {
  objectType: ObjectKey['objectType'];
  objectIds: readonly number[];
  people: SQL;
  userIds: readonly number[] | null;
}

export interface RemindersService {
  /**
   * Reminds the people whose assignment of an object is open, of each object at most once a day. Returns the number of people
   * reminded, each counted once.
   */
  remind(scope: Scope, asked: AskedReminder): Promise<number>;
  /** Returns whom the same call of `remind` would reach. */
  preview(scope: Scope, asked: AskedReminder): Promise<RemindersPreview>;
  /** The same for people with several objects of one kind. */
  remindMany(
    scope: Scope,
    objectType: ObjectKey['objectType'],
    targets: readonly { objectId: number; userIds: readonly number[] }[],
  ): Promise<void>;
  /**
   * Sends the daily reminders of one organization, and the notifications about long overdue assignments. Nothing is sent on its
   * days off.
   */
  remindDue(scope: Scope): Promise<void>;
}

interface RemindersDeps extends Pick<ModuleDeps, 'contentKinds' | 'audit' | 'live' | 'now'> {
  assignmentNotifications: AssignmentNotifications;
}

/** Publishes to whoever follows the people and sees when they were reminded: the people themselves are not named. */
async function publishReminders(
  live: LiveEvents,
  { tx, organizationId, caller }: Scope,
  reminded: readonly Reminded[],
): Promise<void> {
  if (caller === null || reminded.length === 0) return;
  const ids = [...new Set(reminded.map(({ objectId }) => objectId))];
  await live.publish(tx, { organizationId, topic: 'assignment', ids, userIds: [caller.userId] });
}

/** Sends manual and scheduled reminders. */
export function createRemindersService(deps: RemindersDeps): RemindersService {
  const { assignmentNotifications, contentKinds, audit, live, now } = deps;

  async function notifyPeople(scope: Scope, reminded: readonly Reminded[]): Promise<void> {
    const groups = groupBy(reminded, (item) => `${objectKeyText(item)}:${item.isOverdue}`);
    const today = now().toISOString().slice(0, 10);
    for (const group of groups.values()) {
      const [first] = group;
      if (!first) continue;
      const userIds = group.map(({ userId }) => userId);
      await assignmentNotifications.notifyPeople(
        scope,
        first.isOverdue ? 'overdue' : 'reminder',
        first,
        userIds,
        today,
      );
    }
  }

  async function remindWhere(scope: Scope, where: SQL): Promise<number> {
    const actorId = scope.caller?.userId ?? null;
    const reminded = await markReminded(scope.tx, scope.organizationId, where, actorId);
    await notifyPeople(scope, reminded);
    const objects = groupBy(reminded, objectKeyText);
    await audit.writeAll(
      scope,
      [...objects.values()].flatMap(([first, ...others]) =>
        first
          ? [
              {
                action: 'remind',
                objectType: first.objectType,
                objectId: first.objectId,
                changes: { count: [null, others.length + 1] satisfies [unknown, unknown] },
              },
            ]
          : [],
      ),
    );
    await publishReminders(live, scope, reminded);
    return new Set(reminded.map(({ userId }) => userId)).size;
  }

  return {
    async remindMany(scope, objectType, targets) {
      const pairs = targets.flatMap(({ objectId, userIds }) =>
        userIds.map((userId) => ({ objectId, userId })),
      );
      await remindWhere(scope, areAmong(objectType, pairs));
    },

    remind: (scope, { objectType, objectIds, people, userIds }) =>
      remindWhere(scope, areOfObjects(objectType, objectIds, people, userIds)),

    preview: (scope, { objectType, objectIds, people, userIds }) =>
      remindersPreview(contentKinds, scope, objectType, areOfObjects(objectType, objectIds, people, userIds)),

    async remindDue(scope) {
      const { tx, organizationId } = scope;
      const daysOff = await quietDaysOff(tx, organizationId);
      if (daysOff.isOff) return;
      for (const { objectType, notificationTypes: types } of contentKinds.all) {
        const calendars = await reminderCalendars(tx, organizationId, types);
        const areDue = areRemindedToday(objectType, calendars, daysOff);
        await notifyPeople(scope, await markReminded(tx, organizationId, areDue, null));
      }
      const today = now().toISOString().slice(0, 10);
      for (const step of await escalationSteps(tx, organizationId)) {
        for (const escalation of await markEscalated(tx, organizationId, step)) {
          await assignmentNotifications.escalate(scope, escalation, `${today}:${step.to}:${step.days}`);
        }
      }
    },
  };
}
