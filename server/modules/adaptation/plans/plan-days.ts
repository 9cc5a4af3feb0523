import { daysAfter, daysBetween } from '@server/modules/days';
import type { AdaptationRow, StoredMove } from '../adaptation.tables';

/** The working days of the organization. */
export interface WorkCalendar {
  /** 1 is Monday. */
  workDays: readonly number[];
  /** yyyy-MM-dd. */
  holidays: readonly string[];
}

/** Longer than any sequence of holidays; also ends the search in a calendar without a single working day. */
const MAX_STEPS = 60;

/** Whether the day is a working day. */
function isWorkDay(day: string, { workDays, holidays }: WorkCalendar): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return workDays.includes(weekday) && !holidays.includes(day);
}

/** Returns the day itself, or the next working day. */
export function workDayFrom(day: string, calendar: WorkCalendar): string {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = daysAfter(day, step);
    if (isWorkDay(next, calendar)) return next;
  }
  return day;
}

/** Returns the number of working days between the days, both included. */
export function workDaysBetween(from: string, to: string, calendar: WorkCalendar): number {
  const length = daysBetween(from, to) + 1;
  return Array.from({ length: Math.max(length, 0) }, (_, index) => daysAfter(from, index)).filter((day) =>
    isWorkDay(day, calendar),
  ).length;
}

/** Returns the last of this number of working days after the day. */
export function afterWorkDays(day: string, count: number, calendar: WorkCalendar): string {
  let current = day;
  for (let left = count; left > 0; left -= 1) current = workDayFrom(daysAfter(current, 1), calendar);
  return current;
}

/** Returns the date of a plan day: 1 is the first day at work, -1 the day before it. */
export function dateOfDay(dateStart: string, day: number): string {
  return daysAfter(dateStart, day > 0 ? day - 1 : day);
}

/** Returns the plan day of a date: there is no day 0. */
export function dayOfDate(dateStart: string, date: string): number {
  const days = daysBetween(dateStart, date);
  return days < 0 ? days : days + 1;
}

/** Returns the date of a plan day after all shifts of the plan. */
export function movedDate(date: string, moves: readonly StoredMove[]): string {
  return moves.reduce(
    (current, { from, days }) => (current >= from ? daysAfter(current, days) : current),
    date,
  );
}

/** Returns the due date of a template step in a plan: its day after all shifts, or the next working day. */
export function dueOfStep(
  { dateStart, moves }: { dateStart: string; moves: readonly StoredMove[] },
  day: number,
  calendar: WorkCalendar,
): string {
  return workDayFrom(movedDate(dateOfDay(dateStart, day), moves), calendar);
}

/** Returns a due date moved by this number of days, never before `floor`, on a working day. */
export function shiftedDue(dueOn: string, days: number, floor: string, calendar: WorkCalendar): string {
  const moved = daysAfter(dueOn, days);
  return workDayFrom(moved < floor ? floor : moved, calendar);
}

type Span = Pick<AdaptationRow, 'dateStart' | 'dateEnd'>;

/** Returns the length in days: 90 days from the 1st end on the date 90 days later, which is included. */
export function lengthOf({ dateStart, dateEnd }: Span): number {
  return Math.max(1, daysBetween(dateStart, dateEnd));
}

/** Returns the current plan day: the last day lasts until the decision. */
export function reachedDay(adaptation: Span, date: string): number {
  return Math.min(dayOfDate(adaptation.dateStart, date), lengthOf(adaptation));
}
