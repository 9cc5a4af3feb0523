import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { type Operation, useLazyPaymentOperationsQuery, usePaymentOperationsQuery } from '../api';
import { OlderRowsTable } from './OlderRowsTable';

/** The balance operations, the newest first. */
export function OperationList() {
  const { t, i18n } = useTranslation('payment');
  const { data, ...first } = usePaymentOperationsQuery({});
  const [readMore, { isFetching }] = useLazyPaymentOperationsQuery();
  const money = (kopecks: string) => formatMoney(kopecks, i18n.language);
  return (
    <Stack component="section" spacing={1.5} aria-label={t('payment:history.title')}>
      <Typography component="h2" variant="h2">
        {t('payment:history.title')}
      </Typography>
      <OlderRowsTable
        list="operations"
        label={t('payment:history.title')}
        columns={[
          {
            key: 'at',
            title: t('payment:history.at'),
            render: ({ at }) => formatDate(at, 'dateTime'),
            width: 150,
          },
          { key: 'what', title: t('payment:history.what'), render: (item) => <What operation={item} /> },
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
        first={{ ...first, page: data?.paymentOperations }}
        readOlder={async ({ id }) => (await readMore({ before: id })).data?.paymentOperations}
        isReading={isFetching}
        empty={<EmptyState title={t('payment:history.empty')} isDense />}
      />
    </Stack>
  );
}

function What({ operation }: { operation: Operation }) {
  const { kind, method, isAuto, periodFrom, periodTo, people, tokenPurchaseId, promoCode } = operation;
  const { t } = useTranslation('payment');
  const isPromoBack = kind === 'refund' && promoCode !== null;
  return (
    <>
      {t(`payment:kind.${isPromoBack ? 'promoBack' : kind}`)}
      {promoCode === null ? '' : ` · ${t('payment:history.promo', { code: promoCode })}`}
      {method ? ` · ${t(`payment:method.${method}`)}` : ''}
      {isAuto ? ` · ${t('payment:history.auto')}` : ''}
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
      <OperationReason operation={operation} />
      <FiscalReceipts receipts={operation.receipts} />
    </>
  );
}

/** The receipts (54-ФЗ): of the advance, and of what was paid for from it. */
function FiscalReceipts({ receipts }: Pick<Operation, 'receipts'>) {
  const { t, i18n } = useTranslation('payment');
  return receipts.map(({ kind, amount, email, status }, index) => (
    <Typography key={index} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {t(`payment:fiscal.${kind}.${status}`, { sum: formatMoney(amount, i18n.language), email })}
    </Typography>
  ));
}

/** The reason for a refund or a correction. */
function OperationReason({ operation: { refund, reason } }: { operation: Operation }) {
  if (refund) return <Refund refund={refund} />;
  if (!reason) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {reason}
    </Typography>
  );
}

/** The refund and its reason. */
function Refund({ refund: { reason, paymentAmount, paidAt } }: { refund: NonNullable<Operation['refund']> }) {
  const { t, i18n } = useTranslation('payment');
  const sum = formatMoney(paymentAmount, i18n.language);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {t('payment:history.refund', { sum, date: paidAt ? formatDate(paidAt) : '' })}
      {reason ? `. ${reason}` : ''}
    </Typography>
  );
}
