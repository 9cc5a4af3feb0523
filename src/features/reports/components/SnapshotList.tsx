import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Section } from '@src/components/layout/Section';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { DownloadButton } from '@src/store/DownloadButton';
import { type ReportSnapshot, useReportSnapshotsQuery } from '../api';
import { snapshotState, STATE_COLOURS } from '../lib/snapshot-state';

const pageSize = 20;
/** Polling interval while a snapshot is being made. */
const POLL_MS = 2_000;

/** Snapshots, the newest first, each with its file and the checksum that reveals alterations. */
export function SnapshotList() {
  const { t } = useTranslation('reports');
  const [page, setPage] = useState(1);
  const args = { page, pageSize };
  const isMaking = useReportSnapshotsQuery(args).currentData?.reportSnapshots.items.some(
    ({ status }) => status === 'making',
  );
  const { data, error, isFetching, refetch } = useReportSnapshotsQuery(args, {
    pollingInterval: isMaking ? POLL_MS : 0,
  });
  const found = data?.reportSnapshots;
  return (
    <Section title={t('reports:snapshots.title')} text={t('reports:snapshots.text')}>
      <SimpleTable<ReportSnapshot>
        label={t('reports:snapshots.table')}
        columns={useColumns()}
        rows={found?.items}
        rowKey={({ id }) => id}
        isFetching={isFetching && !isMaking}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={FileCheck}
            title={t('reports:snapshots.empty')}
            text={t('reports:snapshots.emptyHelp')}
            isDense
          />
        }
        paging={{ count: found?.count ?? 0, page, pageSize, onPage: setPage }}
      />
    </Section>
  );
}

function useColumns(): SimpleColumn<ReportSnapshot>[] {
  const { t, i18n } = useTranslation('reports');
  return [
    {
      key: 'name',
      title: t('reports:list.name'),
      render: ({ name, sha256 }) => (
        <Stack>
          <span>{name}</span>
          {sha256 ? (
            <Typography
              component="code"
              variant="caption"
              color="textSecondary"
              sx={{ overflowWrap: 'anywhere' }}
            >
              {sha256}
            </Typography>
          ) : null}
        </Stack>
      ),
    },
    {
      key: 'createdAt',
      title: t('reports:snapshots.createdAt'),
      render: ({ createdAt }) => formatDate(createdAt, 'dateTime', i18n.language),
    },
    { key: 'madeBy', title: t('reports:snapshots.madeBy'), render: ({ madeBy }) => madeBy },
    {
      key: 'rows',
      title: t('reports:snapshots.rows'),
      align: 'right',
      render: ({ rows }) => (rows === null ? '' : t('reports:snapshots.rowCount', { count: rows })),
    },
    {
      key: 'state',
      title: t('reports:snapshots.state'),
      render: (snapshot) => {
        const state = snapshotState(snapshot);
        return <StatusChip label={t(`reports:snapshots.states.${state}`)} colour={STATE_COLOURS[state]} />;
      },
    },
    {
      key: 'file',
      title: t('reports:snapshots.file'),
      render: ({ id, name, status }) =>
        status === 'ready' ? (
          <DownloadButton
            size="small"
            path={`/api/report-snapshots/${id}.pdf`}
            aria-label={t('reports:snapshots.download', { name })}
          >
            {t('reports:snapshots.pdf')}
          </DownloadButton>
        ) : null,
    },
  ];
}
