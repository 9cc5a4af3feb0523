import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PageHeader } from '@src/components/layout/PageHeader';
import type { TabLink } from '@src/components/layout/TabsNav';
import { useUrlState } from '@src/components/routing/useUrlState';
import { Bookmark, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { DownloadButton } from '@src/store/DownloadButton';
import { useAppSelector } from '@src/store/hooks';
import { selectIsGuest } from '@src/store/selectors/rights';
import { tabPdfPath } from '../lib/file-paths';
import { statisticCodecs } from '../lib/statistic-filters';
import { useStatisticFilter } from '../lib/useStatisticFilter';
import { whatIfCodecs } from '../lib/what-if';
import { type StatisticTab, StatisticTabContext, statisticPath } from '../statistic-tab';
import { ViewsPanel } from './ViewsPanel';
import { WhatIfPanel } from './WhatIfPanel';

/** Downloads the numbers of the tab as the filters of the page leave them. */
function PdfButton({ tab: { kind } }: { tab: StatisticTab }) {
  const { t } = useTranslation('statistics');
  const filter = useStatisticFilter();
  const { state } = useUrlState(statisticCodecs);
  return (
    <DownloadButton path={tabPdfPath(kind.objectType, filter, state.isCompared)}>
      {t('statistics:pdf')}
    </DownloadButton>
  );
}

interface StatisticPageProps {
  tabs: readonly StatisticTab[];
  /** Tabs that do not belong to a content kind, after the others. */
  others: readonly TabLink[];
}

/** The section «Статистика»: its header, and the tab in the address. */
export function StatisticPage({ tabs, others }: StatisticPageProps) {
  const { t } = useTranslation('statistics');
  const { pathname } = useLocation();
  const shown = tabs.find((tab) => `${pathname}/`.startsWith(`${statisticPath(tab)}/`)) ?? null;
  const { state, setState } = useUrlState(whatIfCodecs);
  // A guest in a client's workspace has no views there.
  const isGuest = useAppSelector(selectIsGuest);
  const [areViewsShown, setAreViewsShown] = useState(false);
  return (
    <StatisticTabContext value={shown}>
      <PageHeader
        title={t('statistics:title')}
        purpose={t('statistics:purpose', { context: shown?.kind.objectType })}
        action={
          shown ? (
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              {isGuest ? null : (
                <Button variant="outlined" startIcon={<Bookmark />} onClick={() => setAreViewsShown(true)}>
                  {t('statistics:views.title')}
                </Button>
              )}
              <Button variant="outlined" startIcon={<UserMinus />} onClick={() => setState({ whatIf: true })}>
                {t('statistics:whatIf.open')}
              </Button>
              <PdfButton tab={shown} />
            </Stack>
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
      {shown && areViewsShown ? <ViewsPanel tabs={tabs} onClose={() => setAreViewsShown(false)} /> : null}
    </StatisticTabContext>
  );
}
