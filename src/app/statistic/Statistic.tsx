import { StatisticPage } from '@src/features/statistics/pages/StatisticPage';
import { contentKinds } from '../content-kinds';

const tabs = contentKinds.flatMap(({ statistic }) =>
  statistic ? [{ path: `/${statistic.route.path}`, title: statistic.title }] : [],
);

/** The statistics of every kind of content that has some. */
export function Statistic() {
  return <StatisticPage tabs={tabs} />;
}
