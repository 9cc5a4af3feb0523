import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact } from '@src/components/data/Fact';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { type TokenPurchase, useTokenPurchaseQuery } from '../api';

/** The receipt of a purchase: when, by whom, how much, and the remaining balance. */
export function TokenReceipt({ purchaseId, onClose }: { purchaseId: number; onClose: () => void }) {
  const { t } = useTranslation('payment');
  const titleId = useId();
  const { data, error, refetch } = useTokenPurchaseQuery({ id: purchaseId });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('payment:tokens.receiptNumber', { number: purchaseId })}</DialogTitle>
      <DialogContent>
        <Loaded
          data={data?.tokenPurchase}
          error={error}
          onRetry={() => void refetch()}
          skeleton={<SkeletonCards count={1} />}
        >
          {(purchase) => <Facts purchase={purchase} />}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </DialogActions>
    </Dialog>
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
