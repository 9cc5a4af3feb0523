import type { Tx } from '@server/db/database';
import { type DaysOff, daysOffToday } from '@server/modules/organization/work-calendar.read-model';
import type { NotificationTypeName } from './notification-types';
import { type EscalationStep, scheduleOf } from './schedule';
import { organizationSchedule } from './schedule.repository';
import { settingGroups } from './settings.repository';

export type { EscalationAudience, EscalationStep } from './schedule';

/** When reminders come to some people. */
export interface ReminderCalendar {
  /** Null: to everybody who is in none of the other calendars. */
  userIds: number[] | null;
  /** Days before the due date. */
  before: readonly number[];
  /** Days between reminders after it; 0: none. */
  repeatEvery: number;
}

/** The calendars that people of the organization have, by these two types' settings; the most common one stands last. */
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

/** Who hears of what is overdue, and after how many days. */
export async function escalationSteps(tx: Tx, organizationId: number): Promise<readonly EscalationStep[]> {
  const { schedule } = await organizationSchedule(tx, organizationId);
  return scheduleOf(schedule).escalation;
}

/** The days off around today; none when the organization writes on any day. */
export async function quietDaysOff(tx: Tx, organizationId: number): Promise<DaysOff> {
  const { schedule } = await organizationSchedule(tx, organizationId);
  const isQuiet = scheduleOf(schedule).isWeekendQuiet;
  return isQuiet ? daysOffToday(tx, organizationId) : { isOff: false, ahead: 0, behind: 0 };
}

/** Counts from 0 to the number, which belongs to it. */
const upTo = (count: number) => Array.from({ length: count + 1 }, (_, index) => index);

/**
 * Whether the person's own settings ask for a reminder so many days before the day; after it the number is negative.
 * What a day off would remind of, the working day before it does, and the one after it does what is overdue by then.
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
