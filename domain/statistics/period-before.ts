import { differenceInCalendarDays, isValid, lightFormat, parseISO, subDays } from 'date-fns';

/** A selected period of assignments, and the day of its numbers; days are yyyy-MM-dd. */
interface SelectedPeriod {
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  asOf?: string | null | undefined;
}

export interface PeriodBefore {
  dateFrom: string;
  dateTo: string;
  asOf: string;
}

/** Whether a text is a day. A partly typed year is an early year, so those are excluded. */
export const isDay = (text: string): boolean => isValid(parseISO(text)) && text >= '1900';

/**
 * Returns the period of equal length that ends the day before the selected one begins. Its numbers are taken from as many days
 * ago as its length, so that both periods had equal time for completion. Null when no first day is selected.
 */
export function periodBefore({ dateFrom, dateTo, asOf }: SelectedPeriod, today: string): PeriodBefore | null {
  const moment = asOf ?? today;
  const last = dateTo ?? moment;
  if (!dateFrom || !isDay(dateFrom) || !isDay(last) || last < dateFrom) return null;
  const length = differenceInCalendarDays(parseISO(last), parseISO(dateFrom)) + 1;
  const earlier = (day: string) => lightFormat(subDays(parseISO(day), length), 'yyyy-MM-dd');
  return { dateFrom: earlier(dateFrom), dateTo: earlier(last), asOf: earlier(moment) };
}
