import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { type Operation, useLazyPaymentOperationsQuery, usePaymentOperationsQuery } from '../api';
import { useOlderRows } from '../lib/useOlderRows';
import { MoreButton } from './MoreButton';

/** What moved the balance, the newest first. */
export function OperationList() {
  const { t, i18n } = useTranslation('payment');
  const first = usePaymentOperationsQuery({});
  const [readMore, { isFetching }] = useLazyPaymentOperationsQuery();
  const { rows, hasMore, more } = useOlderRows(
    'operations',
    first.data?.paymentOperations,
    async ({ id }) => {
      const { data } = await readMore({ before: id });
      return data?.paymentOperations;
    },
  );
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
      <MoreButton hasMore={hasMore} isBusy={isFetching} onMore={more} />
    </Stack>
  );
}

function What({ operation }: { operation: Operation }) {
  const { kind, method, periodFrom, periodTo, people, tokenPurchaseId } = operation;
  const { t } = useTranslation('payment');
  return (
    <>
      {t(`payment:kind.${kind}`)}
      {method ? ` · ${t(`payment:method.${method}`)}` : ''}
      {tokenPurchaseId === null ? null : (
        <>
          {' · '}
          <Link component={RouterLink} to={`/payment/tokens?receipt=${tokenPurchaseId}`}>
            {t('payment:tokens.receiptNumber', { number: tokenPurchaseId })}
          </Link>
        </>
      )}
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
