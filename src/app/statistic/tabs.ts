import type { StatisticTab } from '@src/features/statistics/statistic-tab';
import { contentKinds } from '../content-kinds';

/** The statistics tabs of the content kinds that have one, in display order. */
export const statisticTabs: readonly StatisticTab[] = contentKinds
  .flatMap(({ statistic }) => statistic ?? [])
  .sort((a, b) => a.order - b.order);
