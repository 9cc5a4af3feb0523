import type { Tx } from '@server/db/database';
import { type DaysOff, daysOffToday } from '@server/modules/organization/work-calendar.read-model';
import type { NotificationTypeName } from './notification-types';
import { type EscalationStep, scheduleOf } from './schedule';
import { organizationSchedule } from './schedule.repository';
import { settingGroups } from './levels/settings.repository';

export type { EscalationAudience, EscalationStep } from './schedule';

/** The days on which some people get reminders. */
export interface ReminderCalendar {
  /** Null: everybody who is in none of the other calendars. */
  userIds: number[] | null;
  /** Days before the due date. */
  before: readonly number[];
  /** Days between reminders after it; 0: none. */
  repeatEvery: number;
}

/** Returns the calendars of the organization's people, by these two types' settings; the most common one is last. */
export async function reminderCalendars(
  tx: Tx,
  organizationId: number,
  { reminder, overdue }: { reminder: NotificationTypeName; overdue: NotificationTypeName },
): Promise<ReminderCalendar[]> {
  const byDays = new Map<string, ReminderCalendar & { userIds: number[] }>();
  for (const group of await settingGroups(tx, organizationId, [reminder, overdue], null)) {
    const { before } = group.of(reminder);
    const { repeatEvery } = group.of(overdue);
    const key = `${before.join()}:${repeatEvery}`;
    const known = byDays.get(key);
    if (known) known.userIds.push(...group.userIds);
    else byDays.set(key, { before, repeatEvery, userIds: [...group.userIds] });
  }
  const calendars = [...byDays.values()].sort((a, b) => a.userIds.length - b.userIds.length);
  return calendars.map((calendar, index) =>
    index === calendars.length - 1 ? { ...calendar, userIds: null } : calendar,
  );
}

/** Returns who is notified of overdue items, and after how many days. */
export async function escalationSteps(tx: Tx, organizationId: number): Promise<readonly EscalationStep[]> {
  const { schedule } = await organizationSchedule(tx, organizationId);
  return scheduleOf(schedule).escalation;
}

/** Returns the days off around today; none when the organization sends on any day. */
export async function quietDaysOff(tx: Tx, organizationId: number): Promise<DaysOff> {
  const { schedule } = await organizationSchedule(tx, organizationId);
  const isQuiet = scheduleOf(schedule).isWeekendQuiet;
  return isQuiet ? daysOffToday(tx, organizationId) : { isOff: false, ahead: 0, behind: 0 };
}

/** Returns the numbers from 0 to the count, inclusive. */
const upTo = (count: number) => Array.from({ length: count + 1 }, (_, index) => index);

/**
 * Whether the person's own settings require a reminder this many days before the due date (negative after it). Reminders that
 * fall on a day off are sent on the working day before it, and those for overdue items on the working day after it.
 */
export function isReminderDay(
  calendars: readonly ReminderCalendar[],
  { ahead, behind }: DaysOff,
  userId: number,
  daysLeft: number,
): boolean {
  const calendar =
    calendars.find(({ userIds }) => userIds?.includes(userId)) ??
    calendars.find(({ userIds }) => userIds === null);
  if (!calendar) return false;
  const { before, repeatEvery } = calendar;
  if (daysLeft >= 0) return upTo(ahead).some((days) => before.includes(daysLeft - days));
  return (
    repeatEvery > 0 && upTo(behind).some((days) => -daysLeft > days && (-daysLeft - days) % repeatEvery === 0)
  );
}
