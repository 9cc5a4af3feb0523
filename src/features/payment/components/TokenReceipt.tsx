import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { Fact } from '@src/components/data/Fact';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { type TokenPurchase, useTokenPurchaseQuery } from '../api';

/** The receipt of a purchase: when, by whom, how much, and the remaining balance. */
export function TokenReceipt({ purchaseId, onClose }: { purchaseId: number; onClose: () => void }) {
  const { t } = useTranslation('payment');
  const { data, error, refetch } = useTokenPurchaseQuery({ id: purchaseId });
  return (
    <ContentDialog
      title={t('payment:tokens.receiptNumber', { number: purchaseId })}
      onClose={onClose}
      maxWidth="xs"
    >
      <Loaded
        data={data?.tokenPurchase}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonCards count={1} />}
      >
        {(purchase) => <Facts purchase={purchase} />}
      </Loaded>
    </ContentDialog>
  );
}

function Facts({ purchase }: { purchase: TokenPurchase }) {
  const { t, i18n } = useTranslation('payment');
  const money = (kopecks: string) => formatMoney(kopecks, i18n.language);
  return (
    <Stack component="dl" spacing={1} sx={{ m: 0 }}>
      <Fact label={t('payment:tokens.receipt.at')}>{formatDate(purchase.createdAt, 'dateTime')}</Fact>
      <Fact label={t('payment:tokens.receipt.by')}>{purchase.createdBy}</Fact>
      <Fact label={t('payment:tokens.receipt.tokens')}>
        {t('payment:tokens.count', { count: purchase.tokens })}
      </Fact>
      <Fact label={t('payment:tokens.receipt.price')}>{money(purchase.price)}</Fact>
      <Fact label={t('payment:tokens.receipt.amount')}>{money(purchase.amount)}</Fact>
      <Fact label={t('payment:tokens.receipt.after')}>{money(purchase.balanceAfter)}</Fact>
    </Stack>
  );
}
