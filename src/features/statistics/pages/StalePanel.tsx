import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { SidePanel } from '@src/components/layout/SidePanel';
import { useUrlState } from '@src/components/routing/useUrlState';
import { formatDate, todayStored } from '@src/lib/dates';
import { CalendarCheck } from 'lucide-react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { type Figures, useStatisticQuery } from '../api';
import { staleOf } from '../lib/figures';
import { statisticCodecs, statisticFilter, withoutPanel } from '../lib/statistic-filters';
import {
  objectPath,
  statisticPath,
  useStatisticTab,
  useStatisticTabName,
  useStatisticText,
} from '../statistic-tab';

function StaleList({ figures }: { figures: Figures }) {
  const { t, i18n } = useStatisticText();
  const tab = useStatisticTab();
  const stale = staleOf(figures.byObject, todayStored());
  const rest = (figures.staleCount ?? 0) - stale.length;
  if (!figures.staleCount) {
    return <EmptyState icon={CalendarCheck} title={t('statistics:stale.empty')} isDense />;
  }
  return (
    <>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {stale.map(({ object, reviewAt }) => (
          <li key={object.id}>
            <Link component={RouterLink} to={objectPath(tab, object.id, 'edit')} color="textPrimary">
              {object.name}
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
          <Link component={RouterLink} to={`${tab.kind.path}/editor/list`}>
            {t('statistics:stale.rest', { count: rest })}
          </Link>
        </Typography>
      ) : null}
    </>
  );
}

/** Objects whose review date has passed. */
export function StalePanel() {
  const { t } = useStatisticText();
  const navigate = useNavigate();
  const tab = useStatisticTab();
  const tabName = useStatisticTabName();
  const { search } = useLocation();
  const { state } = useUrlState(statisticCodecs);
  const { data } = useStatisticQuery({ objectType: tab.kind.objectType, filter: statisticFilter(state) });
  return (
    <SidePanel
      title={t('statistics:stale.title')}
      tab={tabName}
      subtitle={t('statistics:stale.text')}
      onClose={() => void navigate({ pathname: statisticPath(tab), search: withoutPanel(search) })}
    >
      {data ? <StaleList figures={data.statistic} /> : <SkeletonRows rows={3} columns={1} />}
    </SidePanel>
  );
}
