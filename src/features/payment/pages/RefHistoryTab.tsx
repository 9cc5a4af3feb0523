import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '@src/store/DownloadButton';
import { RefStatusChip } from '@src/entities/payment/RefStatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import type { SimpleColumn } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { type RefEntry, useLazyRefHistoryQuery, useRefHistoryQuery } from '../api';
import { OlderRowsTable } from '../components/OlderRowsTable';
import { refInvoicePath } from '../lib/document-path';

/** /payment/refs/history: earnings and withdrawals. */
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
      render: (entry) => <Status entry={entry} />,
    },
    {
      key: 'amount',
      title: t('payment:history.amount'),
      align: 'right',
      render: ({ amount }) => `${amount.startsWith('-') ? '' : '+'}${formatMoney(amount, i18n.language)}`,
    },
  ];
}

/** The status of an entry: when it can be withdrawn, when it was paid, or why it was not. */
function Status({ entry: { status, availableFrom, reason, invoice } }: { entry: RefEntry }) {
  const { t } = useTranslation('payment');
  const notes = [
    status === 'onHold' && availableFrom
      ? t('payment:refs.history.from', { date: formatDate(availableFrom) })
      : null,
    invoice?.paidOn
      ? t('payment:refs.history.paid', { date: formatDate(invoice.paidOn), number: invoice.paymentNumber })
      : null,
    reason,
  ].filter((note) => note !== null);
  return (
    <>
      <RefStatusChip status={status} />
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      ))}
    </>
  );
}

function What({ entry: { status, name, method, tokens, invoice } }: { entry: RefEntry }) {
  const { t } = useTranslation('payment');
  if (status === 'clawedBack') return t('payment:refs.history.clawback', { name });
  if (status === 'returned') return t('payment:refs.history.returned', { number: invoice?.number });
  if (invoice) return <Invoice invoice={invoice} />;
  if (method === 'tokens') {
    return t('payment:refs.history.toTokens', { tokens: t('payment:tokens.count', { count: tokens ?? 0 }) });
  }
  return method ? t('payment:refs.history.toBalance') : t('payment:refs.history.accrual', { name });
}

function Invoice({ invoice: { id, number, date } }: { invoice: NonNullable<RefEntry['invoice']> }) {
  const { t } = useTranslation('payment');
  return (
    <>
      {t('payment:refs.history.toInvoice', { number, date: formatDate(date) })}
      <DownloadButton
        path={refInvoicePath(id)}
        size="small"
        sx={{ ml: 0.5 }}
        aria-label={t('payment:refs.history.download', { number })}
      >
        {'PDF'}
      </DownloadButton>
    </>
  );
}
