import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import type { SimpleColumn } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { type TokenPurchase, useLazyTokenPurchasesQuery, useTokenPurchasesQuery } from '../api';
import { OlderRowsTable } from './OlderRowsTable';

/** Token purchases, the newest first, each with its receipt. */
export function TokenPurchaseList({ onReceipt }: { onReceipt: (purchaseId: number) => void }) {
  const { t } = useTranslation('payment');
  const { data, ...first } = useTokenPurchasesQuery({});
  const [readMore, { isFetching }] = useLazyTokenPurchasesQuery();
  return (
    <Stack component="section" spacing={1.5} aria-label={t('payment:tokens.list.title')}>
      <Typography component="h2" variant="h2">
        {t('payment:tokens.list.title')}
      </Typography>
      <OlderRowsTable
        list="purchases"
        label={t('payment:tokens.list.title')}
        columns={useColumns(onReceipt)}
        first={{ ...first, page: data?.tokenPurchases }}
        readOlder={async ({ id }) => (await readMore({ before: id })).data?.tokenPurchases}
        isReading={isFetching}
        empty={<EmptyState title={t('payment:tokens.list.empty')} isDense />}
      />
    </Stack>
  );
}

function useColumns(onReceipt: (purchaseId: number) => void): SimpleColumn<TokenPurchase>[] {
  const { t, i18n } = useTranslation('payment');
  return [
    {
      key: 'number',
      title: t('payment:tokens.list.receipt'),
      width: 120,
      render: ({ id }) => (
        <Link component="button" type="button" onClick={() => onReceipt(id)}>
          {t('payment:tokens.receiptNumber', { number: id })}
        </Link>
      ),
    },
    {
      key: 'at',
      title: t('payment:tokens.list.at'),
      width: 150,
      render: ({ createdAt }) => formatDate(createdAt, 'dateTime'),
    },
    { key: 'by', title: t('payment:tokens.list.by'), render: ({ createdBy }) => createdBy || '—' },
    {
      key: 'tokens',
      title: t('payment:tokens.list.tokens'),
      align: 'right',
      render: ({ tokens }) => t('payment:tokens.number', { count: tokens }),
    },
    {
      key: 'amount',
      title: t('payment:tokens.list.amount'),
      align: 'right',
      render: ({ amount }) => formatMoney(amount, i18n.language),
    },
  ];
}
