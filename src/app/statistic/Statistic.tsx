import { StatisticPage } from '@src/features/statistics/pages/StatisticPage';
import { statisticTabs } from './tabs';

/** The statistics of every kind of content that has some. */
export function Statistic() {
  return <StatisticPage tabs={statisticTabs} />;
}
