import type { StatisticFilter } from '@src/api/generated/types';
import { dateFormats, todayStored } from '@src/lib/dates';
import { differenceInCalendarDays, format, parseISO, subDays } from 'date-fns';
import { isDay, statisticFilter, type StatisticFilters } from './statistic-filters';

/** The filter of the previous period: its first and last day, and the day of the numbers. */
export type FilterBefore = StatisticFilter & { dateFrom: string; dateTo: string; asOf: string };

/**
 * Returns the period of equal length that ends the day before the selected one begins. Its numbers are taken from as many days
 * ago as its length, so that both periods had equal time for completion. Null when no first day is selected.
 */
export function periodBefore(filters: StatisticFilters, today = todayStored()): FilterBefore | null {
  const filter = statisticFilter(filters, today);
  const moment = filter.asOf ?? today;
  const { dateFrom } = filter;
  const dateTo = filter.dateTo ?? moment;
  if (!dateFrom || !isDay(dateFrom) || !isDay(dateTo) || dateTo < dateFrom) return null;
  const length = differenceInCalendarDays(parseISO(dateTo), parseISO(dateFrom)) + 1;
  const earlier = (day: string) => format(subDays(parseISO(day), length), dateFormats.stored);
  return { ...filter, dateFrom: earlier(dateFrom), dateTo: earlier(dateTo), asOf: earlier(moment) };
}
