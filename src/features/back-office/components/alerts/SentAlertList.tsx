import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { useCall } from '@src/store/useCall';
import { type ProviderAlert, useProviderAlertsQuery, useProviderAlertStopMutation } from '../../api';

const pageSize = 20;
const COLOURS = { waiting: 'blue', active: 'green', ended: 'grey' } as const;

/** Sent messages, the newest first, with the reactions to each. */
export function SentAlertList() {
  const { t } = useTranslation('office');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useProviderAlertsQuery(
    { page, pageSize },
    // Polled, because the counts change while people read.
    { refetchOnMountOrArgChange: true, pollingInterval: 30_000, skipPollingIfUnfocused: true },
  );
  return (
    <SimpleTable<ProviderAlert>
      label={t('office:alert.list')}
      columns={useColumns()}
      rows={data?.providerAlerts.items}
      rowKey={({ id }) => id}
      isFetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      empty={
        <EmptyState
          icon={Megaphone}
          title={t('office:alert.empty')}
          text={t('office:alert.emptyHelp')}
          isDense
        />
      }
      paging={{ count: data?.providerAlerts.count ?? 0, page, pageSize, onPage: setPage }}
    />
  );
}

function useColumns(): SimpleColumn<ProviderAlert>[] {
  const { t } = useTranslation('office');
  return [
    {
      key: 'message',
      title: t('office:alert.message'),
      width: '36%',
      render: ({ messageRu, author, createdAt }) => (
        <>
          <span style={{ overflowWrap: 'anywhere' }}>{messageRu}</span>
          <Note>{`${author} · ${formatDate(createdAt, 'dateTime')}`}</Note>
        </>
      ),
    },
    {
      key: 'to',
      title: t('office:alert.recipients'),
      render: ({ organizations, peopleCount, people }) => (
        <>
          {t('office:alert.organizations', { count: organizations })}
          <Note>
            {people === 'admins'
              ? t('office:alert.adminsCount', { count: peopleCount })
              : t('office:alert.peopleCount', { count: peopleCount })}
          </Note>
        </>
      ),
    },
    {
      key: 'status',
      title: t('office:filter.status'),
      render: ({ status, startAt, endAt }) => (
        <>
          <StatusChip label={t(`office:alert.status.${status}`)} colour={COLOURS[status]} />
          {status === 'waiting' ? (
            <Note>{t('office:alert.from', { date: formatDate(startAt, 'dateTime') })}</Note>
          ) : null}
          {status === 'active' && endAt ? (
            <Note>{t('office:alert.until', { date: formatDate(endAt, 'dateTime') })}</Note>
          ) : null}
        </>
      ),
    },
    { key: 'shown', title: t('office:alert.shown'), align: 'right', render: ({ shown }) => shown },
    { key: 'closed', title: t('office:alert.closed'), align: 'right', render: ({ closed }) => closed },
    {
      key: 'clicked',
      title: t('office:alert.clicked'),
      align: 'right',
      render: ({ clicked, button }) => (button ? clicked : '—'),
    },
    {
      key: 'actions',
      title: t('office:documents.actions'),
      align: 'right',
      render: (alert) => (alert.status === 'ended' ? null : <StopButton alert={alert} />),
    },
  ];
}

function StopButton({ alert: { id, messageRu } }: { alert: ProviderAlert }) {
  const { t } = useTranslation('office');
  const [stop] = useProviderAlertStopMutation();
  const call = useCall();
  return (
    <Button
      size="small"
      color="error"
      onClick={() => void call(stop({ id })).catch(() => undefined)}
      aria-label={t('office:alert.stopOf', { message: messageRu })}
    >
      {t('office:alert.stop')}
    </Button>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
