import { Cron } from 'croner';
import { dayOf, daysAfter } from '@server/modules/days';
import { isDayOff, type ZonedCalendar } from '@server/modules/organization/work-calendar.read-model';
import type { StoredSchedule } from './reports.tables';

/** Nobody is away for longer: the search would never end in a calendar without a working day. */
const MAX_DAYS_OFF = 60;

/** After this many days off in a row that are skipped, the report would never be sent. */
const MAX_SKIPPED_RUNS = 400;

const patternOf = ({ frequency, day, hour }: StoredSchedule): string => {
  if (frequency === 'weekly') return `0 ${hour} * * ${day ?? 1}`;
  return frequency === 'monthly' ? `0 ${hour} ${day ?? 1} * *` : `0 ${hour} * * *`;
};

/** Returns the nearest working day before or after a day off, or null when there is none. */
function workingDay(calendar: ZonedCalendar, day: string, step: 1 | -1): string | null {
  for (let days = 0; days <= MAX_DAYS_OFF; days += 1) {
    const near = daysAfter(day, step * days);
    if (!isDayOff(calendar, near)) return near;
  }
  return null;
}

/** Returns the day to which a run planned for this day moves, or null when there is none. */
function movedDay({ holidays }: StoredSchedule, calendar: ZonedCalendar, day: string): string | null {
  if (holidays === 'asIs' || !isDayOff(calendar, day)) return day;
  if (holidays === 'skip') return null;
  return workingDay(calendar, day, holidays === 'before' ? -1 : 1) ?? day;
}

/** Returns the same hour on another day in the time zone. */
function onDay({ hour }: StoredSchedule, { timezone }: ZonedCalendar, day: string): Date {
  const time = `${day}T${String(hour).padStart(2, '0')}:00:00`;
  const at = new Cron(time, { timezone, paused: true }).nextRun(new Date(0));
  if (!at) throw new Error('a day has no such hour');
  return at;
}

/**
 * Returns when a report is sent next, by the clock of the organization; an hour that a time zone skips becomes the one after it.
 * A run that falls on a day off moves to the working day before or after it, or is left out, depending on the schedule.
 * @returns null: it falls on days off alone
 */
export function nextRun(schedule: StoredSchedule, calendar: ZonedCalendar, after: Date): Date | null {
  const { timezone } = calendar;
  const cron = new Cron(patternOf(schedule), { timezone, paused: true });
  // Runs that fell on earlier days off may have moved to a later day.
  let from = schedule.holidays === 'after' ? new Date(after.getTime() - MAX_DAYS_OFF * 86_400_000) : after;
  for (let tries = 0; tries < MAX_SKIPPED_RUNS; tries += 1) {
    const planned = cron.nextRun(from);
    if (!planned) throw new Error('a schedule has no next time');
    const day = dayOf(planned, timezone);
    const moved = movedDay(schedule, calendar, day);
    if (moved !== null) {
      const at = moved === day ? planned : onDay(schedule, calendar, moved);
      if (at > after) return at;
    }
    from = planned;
  }
  return null;
}

/**
 * Returns the day off from which this run was moved, yyyy-MM-dd, the nearest of several. Null: the run was planned for this day.
 */
export function movedFrom(schedule: StoredSchedule, calendar: ZonedCalendar, at: Date): string | null {
  const { holidays } = schedule;
  if (holidays !== 'before' && holidays !== 'after') return null;
  const { timezone } = calendar;
  const day = dayOf(at, timezone);
  const cron = new Cron(patternOf(schedule), { timezone, paused: true });
  const first = holidays === 'after' ? at.getTime() - MAX_DAYS_OFF * 86_400_000 : at.getTime();
  let nearest: string | null = null;
  for (let planned = cron.nextRun(new Date(first - 1000)); planned; planned = cron.nextRun(planned)) {
    const own = dayOf(planned, timezone);
    if (own === day) return null;
    if (own > day) {
      return holidays === 'before' && movedDay(schedule, calendar, own) === day ? own : nearest;
    }
    if (movedDay(schedule, calendar, own) === day) nearest = own;
  }
  return nearest;
}

/**
 * Returns when the schedule is checked next: a schedule that falls on days off alone is checked at the time that is left out,
 * because days off may change.
 */
export const nextCheckAt = (schedule: StoredSchedule, calendar: ZonedCalendar, after: Date): Date | null =>
  nextRun(schedule, calendar, after) ?? nextRun({ ...schedule, holidays: 'asIs' }, calendar, after);

/** Whether a run is planned on a day that has become a day off since, and must not take place on it. */
export function isNowOff({ holidays }: StoredSchedule, calendar: ZonedCalendar, at: Date): boolean {
  return (holidays === 'after' || holidays === 'skip') && isDayOff(calendar, dayOf(at, calendar.timezone));
}
