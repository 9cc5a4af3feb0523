import { useTranslation } from 'react-i18next';
import { StatisticPage } from '@src/features/statistics/pages/StatisticPage';
import { statisticTabs } from './tabs';

/** The statistics of every content kind that has some, and reports. */
export function Statistic() {
  const { t } = useTranslation('reports');
  return <StatisticPage tabs={statisticTabs} others={[{ path: '/report', label: t('reports:tab') }]} />;
}
