import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Section } from '@src/components/layout/Section';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { useIsOwnEdit } from '@src/store/useEditMode';
import { type Report, useReportsQuery } from '../api';

/** The user's own reports, and those shared with them. */
export function ReportList() {
  const { t } = useTranslation('reports');
  const isEdit = useIsOwnEdit();
  const { data, error, isFetching, refetch } = useReportsQuery();
  return (
    <Section
      title={t('reports:list.title')}
      action={
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" component={RouterLink} to="/statistic/report/snapshots">
            {t('reports:snapshots.title')}
          </Button>
          {isEdit ? (
            <Button variant="contained" component={RouterLink} to="/statistic/report/new">
              {t('reports:list.create')}
            </Button>
          ) : null}
        </Stack>
      }
    >
      <SimpleTable<Report>
        label={t('reports:list.table')}
        columns={useColumns()}
        rows={data?.reports}
        rowKey={({ id }) => id}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={FileSpreadsheet}
            title={t('reports:list.empty')}
            text={t('reports:list.emptyHelp')}
            isDense
          />
        }
      />
    </Section>
  );
}

function useColumns(): SimpleColumn<Report>[] {
  const { t } = useTranslation('reports');
  return [
    {
      key: 'name',
      title: t('reports:list.name'),
      render: ({ id, name }) => (
        <Link component={RouterLink} to={`/statistic/report/${id}`}>
          {name}
        </Link>
      ),
    },
    {
      key: 'owner',
      title: t('reports:list.owner'),
      render: ({ owner, isOwn }) => (isOwn ? t('reports:list.own') : owner),
    },
    {
      key: 'shared',
      title: t('reports:list.access'),
      render: ({ isShared }) => (
        <StatusChip
          label={t(isShared ? 'reports:list.shared' : 'reports:list.private')}
          colour={isShared ? 'green' : 'grey'}
        />
      ),
    },
    {
      key: 'next',
      title: t('reports:list.next'),
      render: ({ schedule }) => (schedule ? <NextTime schedule={schedule} /> : t('reports:list.noSchedule')),
    },
  ];
}

/** The length of a day without the year, which is shown beside it. */
const DAY = 'dd.MM'.length;

/** When the report is sent next, and the day off from which it was moved, if any. */
function NextTime({ schedule: { nextAt, movedFrom } }: { schedule: NonNullable<Report['schedule']> }) {
  const { t, i18n } = useTranslation('reports');
  const dayOf = (at: string) => formatDate(at, 'date', i18n.language).slice(0, DAY);
  return (
    <>
      {formatDate(nextAt, 'dateTime', i18n.language)}
      {movedFrom ? (
        <Typography variant="body2" color="textSecondary">
          {t('reports:list.moved', { from: dayOf(movedFrom), to: dayOf(nextAt) })}
        </Typography>
      ) : null}
    </>
  );
}
