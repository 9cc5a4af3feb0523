import { PageHeader } from '@src/components/layout/PageHeader';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { type StatisticTab, StatisticTabContext, statisticPath } from '../statistic-tab';

/** The section «Статистика»: its header, and the tab that the address names. */
export function StatisticPage({ tabs }: { tabs: readonly StatisticTab[] }) {
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
          items: tabs.map(({ segment, title }) => ({ path: `/${segment}`, label: t(title) })),
        }}
      />
      <Outlet />
    </StatisticTabContext>
  );
}
