import { dateFormats, todayStored } from '@src/lib/dates';
import { addDays, differenceInCalendarDays, format, parseISO } from 'date-fns';
import { isDay } from '@domain/statistics/period-before';
import { statisticFilter, type StatisticFilters } from './statistic-filters';

/** The length of the period when only its last day is selected. */
const DAYS = 30;

export type NearestPeriod = Pick<StatisticFilters, 'dateFrom' | 'dateTo'>;

/** Returns a period as long as the selected one, without data, that reaches the nearest day with data. */
export function nearestPeriod(
  filters: StatisticFilters,
  nearestDay: string,
  today = todayStored(),
): NearestPeriod {
  const { dateFrom, dateTo, asOf } = statisticFilter(filters, today);
  const last = dateTo ?? asOf ?? today;
  const length =
    dateFrom && isDay(dateFrom) && isDay(last)
      ? Math.max(0, differenceInCalendarDays(parseISO(last), parseISO(dateFrom)))
      : DAYS - 1;
  const isEarlier = dateFrom ? nearestDay < dateFrom : false;
  const other = format(addDays(parseISO(nearestDay), isEarlier ? -length : length), dateFormats.stored);
  return isEarlier ? { dateFrom: other, dateTo: nearestDay } : { dateFrom: nearestDay, dateTo: other };
}
