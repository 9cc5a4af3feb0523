import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { SidePanel } from '@src/components/layout/SidePanel';
import { useUrlState } from '@src/components/routing/useUrlState';
import { formatDate, todayStored } from '@src/lib/dates';
import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { type Figures, useStatisticRegulationQuery } from '../api';
import { staleOf } from '../lib/figures';
import {
  regulationStatisticPath,
  statisticCodecs,
  statisticFilter,
  withoutPanel,
} from '../lib/statistic-filters';

function StaleList({ figures }: { figures: Figures }) {
  const { t, i18n } = useTranslation('statistics');
  const stale = staleOf(figures.byRegulation, todayStored());
  const rest = figures.staleCount - stale.length;
  if (!figures.staleCount) {
    return <EmptyState icon={CalendarCheck} title={t('statistics:stale.empty')} isDense />;
  }
  return (
    <>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {stale.map(({ regulation, reviewAt }) => (
          <li key={regulation.id}>
            <Link component={RouterLink} to={`/regulation/editor/${regulation.id}/edit`} color="textPrimary">
              {regulation.name}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {t('statistics:stale.reviewAt', {
                date: formatDate(reviewAt, 'date', i18n.language),
              })}
            </Typography>
          </li>
        ))}
      </Stack>
      {rest > 0 ? (
        <Typography variant="body2" sx={{ mt: 2 }}>
          <Link component={RouterLink} to="/regulation/editor/list">
            {t('statistics:stale.rest', { count: rest })}
          </Link>
        </Typography>
      ) : null}
    </>
  );
}

/** Regulations whose review date has passed. */
export function StalePanel() {
  const { t } = useTranslation('statistics');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state } = useUrlState(statisticCodecs);
  const { data } = useStatisticRegulationQuery({ filter: statisticFilter(state) });
  return (
    <SidePanel
      title={t('statistics:stale.title')}
      subtitle={t('statistics:stale.text')}
      onClose={() => void navigate({ pathname: regulationStatisticPath, search: withoutPanel(search) })}
    >
      {data ? <StaleList figures={data.statisticRegulation} /> : <SkeletonRows rows={3} columns={1} />}
    </SidePanel>
  );
}
