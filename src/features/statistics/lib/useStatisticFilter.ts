import type { StatisticFilter } from '@src/api/generated/types';
import { useUrlState } from '@src/components/routing/useUrlState';
import { statisticCodecs, statisticFilter } from './statistic-filters';

/** Returns the filter of the page, from its address. */
export function useStatisticFilter(): StatisticFilter {
  const { state } = useUrlState(statisticCodecs);
  return statisticFilter(state);
}
