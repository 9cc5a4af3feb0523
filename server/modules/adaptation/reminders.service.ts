import type { Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import { eachOrganization } from '@server/jobs/each-organization';
import type { HandlersOf } from '@server/jobs/jobs';
import { dayOf, daysBetween } from '@server/modules/days';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import type { NotificationTypeName } from '@server/modules/notifications/notification-types';
import type { NewNotification } from '@server/modules/notifications/new-notification';
import {
  isReminderDay,
  quietDaysOff,
  type ReminderCalendar,
  reminderCalendars,
} from '@server/modules/notifications/reminders.read-model';
import type { DaysOff } from '@server/modules/organization/work-calendar.read-model';
import { fullName } from '@server/modules/person-name';
import type { AdaptationItemRow } from './adaptation.tables';
import { activePlans, organizationsAdapting, peopleOf } from './newcomers.read-model';
import { organizationOf } from './plans/plan-view.service';
import { type Plan, readPlans } from './plans/plans.read-model';
import { turnOf } from './plans/turn.sql';
import type { adaptationJobs } from './adaptation.jobs';

type Deps = Pick<ModuleDeps, 'database' | 'log' | 'notify' | 'now'>;

type ReminderType = Extract<
  NotificationTypeName,
  'adaptationTask' | 'checkinDue' | 'adaptationEnding' | 'newcomerStartsSoon'
>;
type Calendars = Record<ReminderType, ReminderCalendar[]>;

/** The data that determines whether to remind on a day. */
interface ReminderContext {
  calendars: Calendars;
  daysOff: DaysOff;
  today: string;
}

const typeOfItem = ({ kind }: AdaptationItemRow): ReminderType =>
  kind === 'checkin' || kind === 'meeting' ? 'checkinDue' : 'adaptationTask';

async function calendarsOf(tx: Tx, organizationId: number): Promise<Calendars> {
  const of = (type: ReminderType) => reminderCalendars(tx, organizationId, { reminder: type, overdue: type });
  return {
    adaptationTask: await of('adaptationTask'),
    checkinDue: await of('checkinDue'),
    adaptationEnding: await of('adaptationEnding'),
    newcomerStartsSoon: await of('newcomerStartsSoon'),
  };
}

/** Sends the reminders of running plans: about due steps, newcomers and decisions. */
export function createAdaptationReminders({ database, log, notify, now }: Deps) {
  function notificationsOf(
    plan: Plan,
    person: UserRow,
    { calendars, daysOff, today }: ReminderContext,
  ): NewNotification[] {
    const { adaptation, items, people } = plan;
    const toSend: NewNotification[] = [];
    const add = (
      type: ReminderType,
      userId: number | null,
      day: string,
      notification: Omit<NewNotification, 'userIds' | 'type' | 'dedupeKey'>,
    ) => {
      // A person who has not been invited yet gets no reminders of what they cannot see.
      if (userId === null || (userId === person.id && !person.isInvited)) return;
      if (!isReminderDay(calendars[type], daysOff, userId, daysBetween(today, day))) return;
      toSend.push({
        ...notification,
        type,
        userIds: [userId],
        dedupeKey: `${type}:${notification.objectId}:${today}`,
      });
    };
    const name = fullName(person);
    const about = { objectType: 'adaptation', objectId: adaptation.id, route: `/adaptation/${person.id}` };
    for (const item of items) {
      if (item.doneAt !== null || item.dueOn === null) continue;
      add(typeOfItem(item), turnOf(item.lane, people), item.dueOn, {
        objectType: 'adaptationItem',
        objectId: item.id,
        route: `/adaptation/${person.id}?step=${item.id}`,
        params: { name: item.title, person: name },
      });
    }
    const { dateStart, dateEnd } = adaptation;
    const [mentor, leader] = [turnOf('mentor', people), turnOf('leader', people)];
    add('newcomerStartsSoon', mentor, dateStart, { ...about, params: { person: name, date: dateStart } });
    if (leader !== mentor) {
      add('newcomerStartsSoon', leader, dateStart, { ...about, params: { person: name, date: dateStart } });
    }
    add('adaptationEnding', leader, dateEnd, { ...about, params: { person: name, date: dateEnd } });
    return toSend;
  }

  async function remind(scope: Scope): Promise<void> {
    const { tx, organizationId } = scope;
    const adaptations = await activePlans(tx, organizationId);
    if (adaptations.length === 0) return;
    const daysOff = await quietDaysOff(tx, organizationId);
    if (daysOff.isOff) return;
    const { timezone } = await organizationOf(scope);
    const today = dayOf(now(), timezone);
    const people = await peopleOf(tx, organizationId, adaptations);
    const calendars = await calendarsOf(tx, organizationId);
    for (const plan of await readPlans(tx, organizationId, adaptations)) {
      const person = people.get(plan.adaptation.userId);
      if (!person) continue;
      for (const notification of notificationsOf(plan, person, { calendars, daysOff, today }))
        await notify(scope, notification);
    }
  }

  const handlers: HandlersOf<typeof adaptationJobs, 'remindAdaptation'> = {
    remindAdaptation: () =>
      eachOrganization({ database, log }, 'remindAdaptation', organizationsAdapting, remind),
  };
  return { remind, handlers };
}
