import { PageHeader } from '@src/components/layout/PageHeader';
import type { TabLink } from '@src/components/layout/TabsNav';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { type StatisticTab, StatisticTabContext, statisticPath } from '../statistic-tab';

interface StatisticPageProps {
  tabs: readonly StatisticTab[];
  /** Tabs that are of no kind of content, behind these. */
  others: readonly TabLink[];
}

/** The section «Статистика»: its header, and the tab that the address names. */
export function StatisticPage({ tabs, others }: StatisticPageProps) {
  const { t } = useTranslation('statistics');
  const { pathname } = useLocation();
  const shown = tabs.find((tab) => `${pathname}/`.startsWith(`${statisticPath(tab)}/`)) ?? null;
  return (
    <StatisticTabContext value={shown}>
      <PageHeader
        title={t('statistics:title')}
        purpose={t('statistics:purpose', { context: shown?.kind.objectType })}
        tabs={{
          basePath: '/statistic',
          keepsSearch: true,
          items: [...tabs.map(({ segment, title }) => ({ path: `/${segment}`, label: t(title) })), ...others],
        }}
      />
      <Outlet />
    </StatisticTabContext>
  );
}
