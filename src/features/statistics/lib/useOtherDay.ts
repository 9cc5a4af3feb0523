import { useUrlState } from '@src/components/routing/useUrlState';
import { otherDay, statisticCodecs } from './statistic-filters';

/** Returns the selected day of the numbers, yyyy-MM-dd, unless it is today. */
export function useOtherDay(): string | null {
  const { state } = useUrlState(statisticCodecs);
  return otherDay(state);
}
