import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FilteredEmpty } from '@src/components/feedback/FilteredEmpty';
import { formatDate } from '@src/lib/dates';
import { writeUrlState } from '@src/lib/url-state';
import { CalendarSearch, ChartColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { nearestPeriod } from '../lib/nearest-period';
import {
  isStatisticFiltered,
  otherDay,
  statisticCodecs,
  type StatisticFilters,
} from '../lib/statistic-filters';
import { useStatisticTab, useStatisticText } from '../statistic-tab';

interface EmptyProps {
  state: StatisticFilters;
  reset: () => void;
}

/** Shown for a period without data: links to the nearest one that has some. */
function EmptyPeriod({ state, reset, nearestDay }: EmptyProps & { nearestDay: string }) {
  const { t, i18n } = useStatisticText();
  const { t: common } = useTranslation('common');
  const { search } = useLocation();
  const { dateFrom, dateTo } = nearestPeriod(state, nearestDay);
  const day = (value: string) => formatDate(value, 'date', i18n.language);
  const query = writeUrlState(statisticCodecs, new URLSearchParams(search), {
    ...{ ...state, period: 'custom', dateFrom, dateTo },
  });
  return (
    <EmptyState
      icon={CalendarSearch}
      title={t('statistics:empty.noData')}
      text={t('statistics:empty.nearestText', { date: day(nearestDay) })}
      action={
        <>
          <Button variant="contained" component={Link} to={{ search: query.toString() }}>
            {t('statistics:empty.nearest', { from: day(dateFrom), to: day(dateTo) })}
          </Button>
          <Button variant="outlined" onClick={reset}>
            {common('common:list.resetFilters')}
          </Button>
        </>
      }
    />
  );
}

/** Shown when nothing was assigned at all, or nothing matches the filters. */
export function NoNumbers({ nearestDay, ...filters }: EmptyProps & { nearestDay: string | null }) {
  const { t } = useStatisticText();
  const tab = useStatisticTab();
  const { state, reset } = filters;
  if (nearestDay !== null) return <EmptyPeriod {...filters} nearestDay={nearestDay} />;
  if (otherDay(state) && !isStatisticFiltered({ ...state, asOf: '' })) {
    return <EmptyState icon={ChartColumn} title={t('statistics:empty.past')} />;
  }
  if (isStatisticFiltered(state)) return <FilteredEmpty onReset={reset} />;
  return (
    <Card>
      <EmptyState
        icon={ChartColumn}
        title={t('statistics:empty.title')}
        text={t('statistics:empty.text')}
        action={
          <Button variant="contained" component={Link} to={`${tab.kind.path}/editor/list`}>
            {t('statistics:empty.action')}
          </Button>
        }
      />
    </Card>
  );
}
