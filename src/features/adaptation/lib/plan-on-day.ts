import { addDays, differenceInCalendarDays, parseISO } from 'date-fns';
import { todayStored } from '@src/lib/dates';
import type { Entry, Plan } from './plan';

/** Returns the days since the first day of work; negative before it. */
const offsetOf = (date: string, { dateStart }: Pick<Plan, 'dateStart'>) =>
  differenceInCalendarDays(parseISO(date), parseISO(dateStart));

/** Returns the date a number of days after the first day of work. */
export const dateAt = (offset: number, { dateStart }: Pick<Plan, 'dateStart'>) =>
  todayStored(addDays(parseISO(dateStart), offset));

/** Returns the displayed day number: the first day is day 1, and there is no day 0. */
export const dayAt = (offset: number) => (offset < 0 ? offset : offset + 1);

interface DayRange {
  first: number;
  last: number;
  /** Today, or the nearer end of the plan when today is outside of it. */
  today: number;
}

/**
 * Returns the range of days that can be viewed, as offsets: from the earlier of the first step and the first day of work to the
 * later of the last step and the plan's end.
 */
export function dayRange(plan: Pick<Plan, 'dateStart' | 'dateEnd' | 'entries'>, now: string): DayRange {
  const dates = [plan.dateStart, plan.dateEnd, ...plan.entries.flatMap(({ dueOn }) => dueOn ?? [])];
  const offsets = dates.map((date) => offsetOf(date, plan));
  const first = Math.min(...offsets);
  const last = Math.max(...offsets);
  return { first, last, today: Math.min(last, Math.max(first, offsetOf(now, plan))) };
}

/** Returns the day in the address as an offset; null when there is none or it is outside of the plan. */
export function shownOffset(
  plan: Pick<Plan, 'dateStart' | 'dateEnd' | 'entries'>,
  date: string,
): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const offset = offsetOf(date, plan);
  const { first, last } = dayRange(plan, date);
  return offset >= first && offset <= last ? offset : null;
}

/** Returns a step in its state at the end of a past day; for a future day, in its current state. */
function entryOn(entry: Entry, date: string): Entry {
  const doneAt = entry.doneAt !== null && todayStored(parseISO(entry.doneAt)) <= date ? entry.doneAt : null;
  const isSame = doneAt === entry.doneAt;
  return {
    ...entry,
    doneAt,
    isOverdue: doneAt === null && entry.dueOn !== null && entry.dueOn < date,
    // A past view does not allow changing what was completed later.
    canMark: entry.canMark && isSame,
  };
}

/** Returns the steps due by the end of a day, in their state at that time. */
export const entriesOn = (entries: readonly Entry[], date: string): Entry[] =>
  entries.filter(({ dueOn }) => dueOn !== null && dueOn <= date).map((entry) => entryOn(entry, date));
