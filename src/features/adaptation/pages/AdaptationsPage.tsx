import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SearchField } from '@src/components/data/SearchField';
import { StatusChip } from '@src/components/data/StatusChip';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { errorText } from '@src/api/errors';
import { formatDate } from '@src/lib/dates';
import { flagParam, numberParam, textParam } from '@src/lib/url-state';
import { LayoutTemplate, Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { type AdaptationsQuery, useAdaptationQuery, useAdaptationsQuery } from '../api';
import { RiskLine } from '../components/PlanRisk';
import { useMayWriteTemplates } from '../lib/useMayWriteTemplates';

type Row = AdaptationsQuery['adaptations']['items'][number];

const codecs = {
  search: textParam(),
  isFinished: flagParam(),
  isAtRisk: flagParam(),
  page: numberParam(1),
  pageSize: numberParam(20),
};

/** The plans of the people that the user is responsible for, those that end first on top, and a link to the user's own plan. */
export function AdaptationsPage() {
  const { t } = useTranslation('adaptation');
  const navigate = useNavigate();
  const { state, setState, reset } = useUrlState(codecs);
  const query = useAdaptationsQuery(state);
  const columns = useColumns();
  const mayWrite = useMayWriteTemplates();
  const found = query.data?.adaptations;
  const text = errorText(query.error);
  return (
    <Stack spacing={2}>
      <OwnPlan />
      <SimpleTable<Row>
        label={t('adaptation:list.label')}
        columns={columns}
        rows={found?.items}
        rowKey={({ id }) => id}
        isFetching={query.isFetching}
        error={query.error}
        {...(text ? { errorText: text } : {})}
        onRetry={() => void query.refetch()}
        onRowOpen={({ person }) => void navigate(`/adaptation/${person.id}`)}
        isFiltered={state.search !== '' || state.isAtRisk}
        onResetFilters={reset}
        empty={
          <EmptyState
            icon={Sprout}
            title={t(state.isFinished ? 'adaptation:list.noneFinished' : 'adaptation:list.none')}
            text={t('adaptation:list.noneText')}
            action={
              mayWrite && !state.isFinished ? (
                <Button
                  variant="contained"
                  startIcon={<LayoutTemplate />}
                  component={RouterLink}
                  to="/adaptation/templates?samples=1"
                >
                  {t('adaptation:list.fromSample')}
                </Button>
              ) : undefined
            }
          />
        }
        toolbar={
          <>
            <SearchField
              value={state.search}
              onChange={(search) => setState({ search })}
              label={t('adaptation:list.search')}
            />
            <FilterSwitch
              label={t('adaptation:risk.filter')}
              value={state.isAtRisk}
              onChange={(isAtRisk) => setState({ isAtRisk, isFinished: false })}
            />
            <FilterSwitch
              label={t('adaptation:list.finished')}
              value={state.isFinished}
              onChange={(isFinished) => setState({ isFinished, isAtRisk: false })}
            />
          </>
        }
        paging={{
          count: found?.count ?? 0,
          page: state.page,
          pageSize: state.pageSize,
          onPage: (page) => setState({ page }),
          onPageSize: (pageSize) => setState({ pageSize }),
        }}
      />
    </Stack>
  );
}

/** A link to the user's own plan, if they have one. */
function OwnPlan() {
  const { t } = useTranslation('adaptation');
  const { data } = useAdaptationQuery({});
  const page = data?.adaptation;
  if (!page?.adaptation || page.adaptation.status === 'finished') return null;
  const { day, days } = page.adaptation;
  return (
    <Box>
      <Button
        variant="outlined"
        component={RouterLink}
        to={`/adaptation/${page.person.id}`}
        startIcon={<Sprout />}
      >
        {day > 0 ? t('adaptation:own', { day, days }) : t('adaptation:ownAhead')}
      </Button>
    </Box>
  );
}

function Person({ person }: Pick<Row, 'person'>) {
  return (
    <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center', minWidth: 180 }}>
      <UserAvatar name={person.nameFull} avatar={person.avatar} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/adaptation/${person.id}`} sx={{ fontWeight: 560 }}>
          {person.nameFull}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {person.position?.name}
        </Typography>
      </Box>
    </Stack>
  );
}

function useColumns(): SimpleColumn<Row>[] {
  const { t, i18n } = useTranslation('adaptation');
  const date = (value: string | null) => formatDate(value, 'date', i18n.language) || '—';
  return [
    { key: 'person', title: t('adaptation:list.person'), render: ({ person }) => <Person person={person} /> },
    // Beside the name, so that it is visible on a phone without scrolling.
    {
      key: 'state',
      title: t('adaptation:list.state'),
      render: ({ status, risk, result }) => {
        if (status === 'paused') return <StatusChip colour="grey" label={t('adaptation:status.paused')} />;
        if (status === 'finished') {
          return (
            <StatusChip
              colour="grey"
              label={t(result ? `adaptation:result.${result}` : 'adaptation:status.finished')}
            />
          );
        }
        return <RiskLine risk={risk} />;
      },
    },
    {
      key: 'day',
      title: t('adaptation:list.day'),
      render: ({ day, days }) => (
        <Box sx={{ whiteSpace: 'nowrap' }}>
          {day > 0 ? t('adaptation:dayOf', { day, days }) : t('adaptation:before', { count: -day })}
        </Box>
      ),
    },
    {
      key: 'progress',
      title: t('adaptation:list.progress'),
      render: ({ day, actual, expected }) => (
        <Box sx={{ whiteSpace: 'nowrap' }}>
          {day < 0 && expected === 0 ? '—' : t('adaptation:list.share', { actual, expected })}
        </Box>
      ),
    },
    {
      key: 'overdue',
      title: t('adaptation:list.overdue'),
      align: 'right',
      render: ({ overdueCount }) => overdueCount,
    },
    { key: 'forecast', title: t('adaptation:forecast'), render: ({ forecast }) => date(forecast) },
    { key: 'end', title: t('adaptation:dateEnd'), render: ({ dateEnd }) => date(dateEnd) },
  ];
}
