import { PageHeader } from '@src/components/layout/PageHeader';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';

interface StatisticTab {
  path: string;
  /** Key of its name. */
  title: string;
}

/** The section «Статистика»: its header, and the tab that the address names. */
export function StatisticPage({ tabs }: { tabs: readonly StatisticTab[] }) {
  const { t } = useTranslation('statistics');
  return (
    <>
      <PageHeader
        title={t('statistics:title')}
        purpose={t('statistics:purpose')}
        tabs={{
          basePath: '/statistic',
          items: tabs.map(({ path, title }) => ({ path, label: t(title) })),
        }}
      />
      <Outlet />
    </>
  );
}
