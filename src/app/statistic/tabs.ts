import type { StatisticTab } from '@src/features/statistics/statistic-tab';
import { contentKinds } from '../content-kinds';

/** The tabs of statistics: those of the kinds that have some, in their order. */
export const statisticTabs: readonly StatisticTab[] = contentKinds
  .flatMap(({ statistic }) => statistic ?? [])
  .sort((a, b) => a.order - b.order);
