import type { StatisticFilter } from '@src/api/generated/types';
import { dateFormats, todayStored } from '@src/lib/dates';
import { differenceInCalendarDays, format, parseISO, subDays } from 'date-fns';
import { isDay, statisticFilter, type StatisticFilters } from './statistic-filters';

/** The filter of the period before: its first and last day, and the day whose numbers are asked for. */
export type FilterBefore = StatisticFilter & { dateFrom: string; dateTo: string; asOf: string };

/**
 * The period of equal length that ends the day before the chosen one begins. Its numbers are those of as many days ago as
 * it is long: what was assigned then had as much time to be done as what is assigned now. Null: no first day is chosen.
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
