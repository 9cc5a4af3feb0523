import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { type RefEntry, useLazyRefHistoryQuery, useRefHistoryQuery } from '../api';
import { MoreButton } from '../components/MoreButton';
import { useOlderRows } from '../lib/useOlderRows';

const COLOURS = {
  onHold: 'blue',
  available: 'green',
  inReview: 'amber',
  rejected: 'red',
  withdrawn: 'grey',
} as const;

/** /payment/refs/history: what was earned, and what was withdrawn. */
export function RefHistoryTab() {
  const { t } = useTranslation('payment');
  const first = useRefHistoryQuery({});
  const [readMore, { isFetching }] = useLazyRefHistoryQuery();
  const { rows, hasMore, more } = useOlderRows('refHistory', first.data?.refHistory, async ({ id }) => {
    const { data } = await readMore({ before: id });
    return data?.refHistory;
  });
  return (
    <Stack spacing={1.5}>
      <SimpleTable
        label={t('payment:refs.tab.history')}
        columns={useColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        isFetching={first.isFetching}
        error={first.error}
        onRetry={() => void first.refetch()}
        empty={<EmptyState title={t('payment:refs.history.empty')} isDense />}
      />
      <MoreButton hasMore={hasMore} isBusy={isFetching} onMore={more} />
    </Stack>
  );
}

function useColumns(): SimpleColumn<RefEntry>[] {
  const { t, i18n } = useTranslation('payment');
  return [
    { key: 'at', title: t('payment:history.at'), width: 150, render: ({ at }) => formatDate(at, 'dateTime') },
    { key: 'what', title: t('payment:history.what'), render: (entry) => <What entry={entry} /> },
    {
      key: 'status',
      title: t('payment:refs.history.status'),
      render: ({ status, availableFrom, reason }) => (
        <>
          <StatusChip label={t(`payment:refs.status.${status}`)} colour={COLOURS[status]} />
          {status === 'onHold' && availableFrom ? (
            <Typography variant="body2" color="textSecondary">
              {t('payment:refs.history.from', { date: formatDate(availableFrom) })}
            </Typography>
          ) : null}
          {reason ? (
            <Typography variant="body2" color="textSecondary">
              {reason}
            </Typography>
          ) : null}
        </>
      ),
    },
    {
      key: 'amount',
      title: t('payment:history.amount'),
      align: 'right',
      render: ({ amount }) => `${amount.startsWith('-') ? '' : '+'}${formatMoney(amount, i18n.language)}`,
    },
  ];
}

function What({ entry: { name, method, tokens } }: { entry: RefEntry }) {
  const { t } = useTranslation('payment');
  if (method === 'tokens') {
    return t('payment:refs.history.toTokens', { tokens: t('payment:tokens.count', { count: tokens ?? 0 }) });
  }
  return method ? t('payment:refs.history.toBalance') : t('payment:refs.history.accrual', { name });
}
