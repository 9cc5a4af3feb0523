import { type PeriodBefore, periodBefore as before } from '@domain/statistics/period-before';
import type { StatisticFilter } from '@src/api/generated/types';
import { todayStored } from '@src/lib/dates';
import { statisticFilter, type StatisticFilters } from './statistic-filters';

/** The filter of the previous period: its first and last day, and the day of the numbers. */
export type FilterBefore = StatisticFilter & PeriodBefore;

/** Returns the filter of the period before the selected one; null when no first day is selected. */
export function periodBefore(filters: StatisticFilters, today = todayStored()): FilterBefore | null {
  const filter = statisticFilter(filters, today);
  const period = before(filter, today);
  return period && { ...filter, ...period };
}
