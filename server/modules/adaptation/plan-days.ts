import { daysAfter, daysBetween } from '@server/modules/days';
import type { AdaptationRow, StoredMove } from './adaptation.tables';

/** When the organization works. */
export interface WorkCalendar {
  /** 1 is Monday. */
  workDays: readonly number[];
  /** yyyy-MM-dd. */
  holidays: readonly string[];
}

/** Longer than any row of holidays: a calendar without a single working day ends the search too. */
const MAX_STEPS = 60;

/** Whether people work on the day. */
function isWorkDay(day: string, { workDays, holidays }: WorkCalendar): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return workDays.includes(weekday) && !holidays.includes(day);
}

/** The day itself, or the next one on which people work. */
export function workDayFrom(day: string, calendar: WorkCalendar): string {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = daysAfter(day, step);
    if (isWorkDay(next, calendar)) return next;
  }
  return day;
}

/** How many working days lie from one day to the other, both counted. */
export function workDaysBetween(from: string, to: string, calendar: WorkCalendar): number {
  const length = daysBetween(from, to) + 1;
  return Array.from({ length: Math.max(length, 0) }, (_, index) => daysAfter(from, index)).filter((day) =>
    isWorkDay(day, calendar),
  ).length;
}

/** The day that so many working days after another one end. */
export function afterWorkDays(day: string, count: number, calendar: WorkCalendar): string {
  let current = day;
  for (let left = count; left > 0; left -= 1) current = workDayFrom(daysAfter(current, 1), calendar);
  return current;
}

/** The date of a plan's day: 1 is the first one at work, -1 the one before it. */
export function dateOfDay(dateStart: string, day: number): string {
  return daysAfter(dateStart, day > 0 ? day - 1 : day);
}

/** The plan's day of a date: there is no day 0. */
export function dayOfDate(dateStart: string, date: string): number {
  const days = daysBetween(dateStart, date);
  return days < 0 ? days : days + 1;
}

/** Where a day of the plan lies after everything that moved it. */
export function movedDate(date: string, moves: readonly StoredMove[]): string {
  return moves.reduce(
    (current, { from, days }) => (current >= from ? daysAfter(current, days) : current),
    date,
  );
}

/** When a step of a template is due in a plan: its day, what moved the plan, and then a day on which people work. */
export function dueOfStep(
  { dateStart, moves }: { dateStart: string; moves: readonly StoredMove[] },
  day: number,
  calendar: WorkCalendar,
): string {
  return workDayFrom(movedDate(dateOfDay(dateStart, day), moves), calendar);
}

/** A due day moved by so many days, never before `floor`, on a day on which people work. */
export function shiftedDue(dueOn: string, days: number, floor: string, calendar: WorkCalendar): string {
  const moved = daysAfter(dueOn, days);
  return workDayFrom(moved < floor ? floor : moved, calendar);
}

type Span = Pick<AdaptationRow, 'dateStart' | 'dateEnd'>;

/** 90 days from the 1st end on the day that is 90 days later, which still belongs to them. */
export function lengthOf({ dateStart, dateEnd }: Span): number {
  return Math.max(1, daysBetween(dateStart, dateEnd));
}

/** The last day lasts until somebody decides. */
export function reachedDay(adaptation: Span, date: string): number {
  return Math.min(dayOfDate(adaptation.dateStart, date), lengthOf(adaptation));
}
