import { PageHeader } from '@src/components/layout/PageHeader';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';

/** The section «Статистика»: its header, and the tab that the address names. */
export function StatisticPage() {
  const { t } = useTranslation('statistics');
  return (
    <>
      <PageHeader
        title={t('statistics:title')}
        purpose={t('statistics:purpose')}
        tabs={{
          basePath: '/statistic',
          items: [{ path: '/regulation', label: t('statistics:tab.regulation') }],
        }}
      />
      <Outlet />
    </>
  );
}
