import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { BusyButton } from '@src/components/form/BusyButton';
import { SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { type Operation, useLazyPaymentOperationsQuery, usePaymentOperationsQuery } from '../api';

/** What moved the balance, the newest first. */
export function OperationList() {
  const { t, i18n } = useTranslation('payment');
  const first = usePaymentOperationsQuery({});
  const [older, setOlder] = useState<{ items: Operation[]; hasMore: boolean } | null>(null);
  const [readMore, { isFetching }] = useLazyPaymentOperationsQuery();
  const page = first.data?.paymentOperations;
  const rows = page && uniqueById([...page.items, ...(older?.items ?? [])]);
  const hasMore = older ? older.hasMore : page?.hasMore === true;
  const more = async () => {
    const last = rows?.at(-1);
    if (!last) return;
    const { data } = await readMore({ before: last.id });
    if (!data) return;
    const { items, hasMore: isMore } = data.paymentOperations;
    setOlder((known) => ({ items: [...(known?.items ?? []), ...items], hasMore: isMore }));
  };
  const money = (kopecks: string) => formatMoney(kopecks, i18n.language);
  return (
    <Stack component="section" spacing={1.5} aria-label={t('payment:history.title')}>
      <Typography component="h2" variant="h2">
        {t('payment:history.title')}
      </Typography>
      <SimpleTable
        label={t('payment:history.title')}
        columns={[
          {
            key: 'at',
            title: t('payment:history.at'),
            render: ({ at }) => formatDate(at, 'dateTime'),
            width: 150,
          },
          { key: 'what', title: t('payment:history.what'), render: (one) => <What operation={one} /> },
          {
            key: 'amount',
            title: t('payment:history.amount'),
            align: 'right',
            render: ({ amount }) => `${amount.startsWith('-') ? '' : '+'}${money(amount)}`,
          },
          {
            key: 'after',
            title: t('payment:history.after'),
            align: 'right',
            render: ({ balanceAfter }) => money(balanceAfter),
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        isFetching={first.isFetching}
        error={first.error}
        onRetry={() => void first.refetch()}
        empty={<EmptyState title={t('payment:history.empty')} isDense />}
      />
      {hasMore ? (
        <Box>
          <BusyButton variant="outlined" isBusy={isFetching} onClick={() => void more()}>
            {t('payment:history.more')}
          </BusyButton>
        </Box>
      ) : null}
    </Stack>
  );
}

const uniqueById = (operations: readonly Operation[]) => [
  ...new Map(operations.map((operation) => [operation.id, operation])).values(),
];

function What({ operation: { kind, method, periodFrom, periodTo, people } }: { operation: Operation }) {
  const { t } = useTranslation('payment');
  return (
    <>
      {t(`payment:kind.${kind}`)}
      {method ? ` · ${t(`payment:method.${method}`)}` : ''}
      {periodFrom && periodTo ? (
        <Typography variant="body2" color="textSecondary">
          {t('payment:history.period', {
            from: formatDate(periodFrom),
            to: formatDate(periodTo),
            count: people ?? 0,
          })}
        </Typography>
      ) : null}
    </>
  );
}
