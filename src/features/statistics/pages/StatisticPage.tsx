import Button from '@mui/material/Button';
import { PageHeader } from '@src/components/layout/PageHeader';
import type { TabLink } from '@src/components/layout/TabsNav';
import { useUrlState } from '@src/components/routing/useUrlState';
import { UserMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { whatIfCodecs } from '../lib/what-if';
import { type StatisticTab, StatisticTabContext, statisticPath } from '../statistic-tab';
import { WhatIfPanel } from './WhatIfPanel';

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
  const { state, setState } = useUrlState(whatIfCodecs);
  return (
    <StatisticTabContext value={shown}>
      <PageHeader
        title={t('statistics:title')}
        purpose={t('statistics:purpose', { context: shown?.kind.objectType })}
        action={
          shown ? (
            <Button variant="outlined" startIcon={<UserMinus />} onClick={() => setState({ whatIf: true })}>
              {t('statistics:whatIf.open')}
            </Button>
          ) : undefined
        }
        tabs={{
          basePath: '/statistic',
          keepsSearch: true,
          items: [...tabs.map(({ segment, title }) => ({ path: `/${segment}`, label: t(title) })), ...others],
        }}
      />
      <Outlet />
      {shown && state.whatIf ? <WhatIfPanel /> : null}
    </StatisticTabContext>
  );
}
