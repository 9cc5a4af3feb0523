import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RefStatusChip } from '@src/components/data/RefStatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import type { SimpleColumn } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { type RefEntry, useLazyRefHistoryQuery, useRefHistoryQuery } from '../api';
import { OlderRowsTable } from '../components/OlderRowsTable';

/** /payment/refs/history: what was earned, and what was withdrawn. */
export function RefHistoryTab() {
  const { t } = useTranslation('payment');
  const { data, ...first } = useRefHistoryQuery({});
  const [readMore, { isFetching }] = useLazyRefHistoryQuery();
  return (
    <OlderRowsTable
      list="refHistory"
      label={t('payment:refs.tab.history')}
      columns={useColumns()}
      first={{ ...first, page: data?.refHistory }}
      readOlder={async ({ id }) => (await readMore({ before: id })).data?.refHistory}
      isReading={isFetching}
      empty={<EmptyState title={t('payment:refs.history.empty')} isDense />}
    />
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
          <RefStatusChip status={status} />
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

function What({ entry: { status, name, method, tokens } }: { entry: RefEntry }) {
  const { t } = useTranslation('payment');
  if (status === 'clawedBack') return t('payment:refs.history.clawback', { name });
  if (method === 'tokens') {
    return t('payment:refs.history.toTokens', { tokens: t('payment:tokens.count', { count: tokens ?? 0 }) });
  }
  return method ? t('payment:refs.history.toBalance') : t('payment:refs.history.accrual', { name });
}
