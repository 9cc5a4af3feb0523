import { addDays, differenceInCalendarDays, parseISO } from 'date-fns';
import { todayStored } from '@src/lib/dates';
import type { Entry, Plan } from './plan';

/** So many days after the first day of work; before it, a negative number. */
const offsetOf = (date: string, { dateStart }: Pick<Plan, 'dateStart'>) =>
  differenceInCalendarDays(parseISO(date), parseISO(dateStart));

/** The date so many days after the first day of work. */
export const dateAt = (offset: number, { dateStart }: Pick<Plan, 'dateStart'>) =>
  todayStored(addDays(parseISO(dateStart), offset));

/** The number that people call the day by: the first is day 1, and there is no day 0. */
export const dayAt = (offset: number) => (offset < 0 ? offset : offset + 1);

interface DayRange {
  first: number;
  last: number;
  /** Today, or the end of the plan that is nearer. */
  today: number;
}

/** Which days of a plan can be looked at, as offsets: from its first step or the first day of work to the last of both. */
export function dayRange(plan: Pick<Plan, 'dateStart' | 'dateEnd' | 'entries'>, now: string): DayRange {
  const dates = [plan.dateStart, plan.dateEnd, ...plan.entries.flatMap(({ dueOn }) => dueOn ?? [])];
  const offsets = dates.map((date) => offsetOf(date, plan));
  const first = Math.min(...offsets);
  const last = Math.max(...offsets);
  return { first, last, today: Math.min(last, Math.max(first, offsetOf(now, plan))) };
}

/** The day that an address names by its date, as an offset; null for none, or for one outside of the plan. */
export function shownOffset(
  plan: Pick<Plan, 'dateStart' | 'dateEnd' | 'entries'>,
  date: string,
): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const offset = offsetOf(date, plan);
  const { first, last } = dayRange(plan, date);
  return offset >= first && offset <= last ? offset : null;
}

/** A step as it stood at the end of a day; of a day to come, as it stands now. */
function entryOn(entry: Entry, date: string): Entry {
  const doneAt = entry.doneAt !== null && todayStored(parseISO(entry.doneAt)) <= date ? entry.doneAt : null;
  const isSame = doneAt === entry.doneAt;
  return {
    ...entry,
    doneAt,
    isOverdue: doneAt === null && entry.dueOn !== null && entry.dueOn < date,
    // What was done since then is not undone from a look back.
    canMark: entry.canMark && isSame,
  };
}

/** The steps that are due by the end of a day, as they stood then. */
export const entriesOn = (entries: readonly Entry[], date: string): Entry[] =>
  entries.filter(({ dueOn }) => dueOn !== null && dueOn <= date).map((entry) => entryOn(entry, date));
