import { useUrlState } from '@src/components/routing/useUrlState';
import { otherDay, statisticCodecs } from './statistic-filters';

/** The day whose numbers are shown, yyyy-MM-dd, where that is not today. */
export function useOtherDay(): string | null {
  const { state } = useUrlState(statisticCodecs);
  return otherDay(state);
}
