import { differenceInCalendarDays, parseISO } from 'date-fns';

export type Adaptation =
  | { kind: 'none' }
  | { kind: 'before'; days: number }
  | { kind: 'day'; day: number; total: number }
  | { kind: 'over' };

interface AdaptationDates {
  dateJobStart: string | null;
  dateAdaptEnd: string | null;
}

/** Returns a person's adaptation progress on a day (yyyy-MM-dd). The first day at work is day 1. */
export function adaptationOn({ dateJobStart, dateAdaptEnd }: AdaptationDates, today: string): Adaptation {
  if (!dateJobStart) return { kind: 'none' };
  const day = differenceInCalendarDays(parseISO(today), parseISO(dateJobStart)) + 1;
  if (day < 1) return { kind: 'before', days: 1 - day };
  if (!dateAdaptEnd) return { kind: 'none' };
  // A probation of 90 days that began on the 1st ends 90 days later, and that day still belongs to it.
  const total = Math.max(1, differenceInCalendarDays(parseISO(dateAdaptEnd), parseISO(dateJobStart)));
  return today > dateAdaptEnd ? { kind: 'over' } : { kind: 'day', day: Math.min(day, total), total };
}
