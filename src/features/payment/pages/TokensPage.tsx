import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { useUrlState } from '@src/components/routing/useUrlState';
import { numberParam } from '@src/lib/url-state';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { useTokenBalanceQuery } from '../api';
import { BuyTokensDialog } from '../components/BuyTokensDialog';
import { PaymentHeader } from '../components/PaymentHeader';
import { TokenCards } from '../components/TokenCards';
import { TokenEstimator } from '../components/TokenEstimator';
import { TokenLimitList } from '../components/TokenLimitList';
import { TokenPurchaseList } from '../components/TokenPurchaseList';
import { TokenReceipt } from '../components/TokenReceipt';
import { TokenUseSection } from '../components/TokenUseSection';

const codecs = { receipt: numberParam(0) };

/** /payment/tokens: the token balance, what expires, what actions would cost, the monthly limits, what is used, and how to buy more. */
export function TokensPage() {
  const { t } = useTranslation('payment');
  const { state, setState } = useUrlState(codecs);
  const [isBuying, setIsBuying] = useState(false);
  const mayBuy = useAppSelector(selectCan)('payment', 'write');
  const { data, error, refetch } = useTokenBalanceQuery();
  const tokens = data?.tokenBalance;
  const actions = tokens?.actions ?? [];
  return (
    <>
      <PaymentHeader
        purpose={t('payment:tokens.purpose')}
        action={
          tokens && mayBuy ? (
            <Button variant="contained" onClick={() => setIsBuying(true)}>
              {t('payment:tokens.buy.title')}
            </Button>
          ) : null
        }
      />
      <Stack spacing={2.5}>
        <Loaded
          data={tokens}
          error={error}
          onRetry={() => void refetch()}
          skeleton={<SkeletonCards count={3} />}
        >
          {(loaded) => <TokenCards tokens={loaded} />}
        </Loaded>
        <TokenEstimator actions={actions} {...(mayBuy ? { onBuy: () => setIsBuying(true) } : {})} />
        <TokenLimitList actions={actions} />
        <TokenUseSection actions={actions} />
        <TokenPurchaseList onReceipt={(receipt) => setState({ receipt })} />
      </Stack>
      {isBuying && tokens ? (
        <BuyTokensDialog
          tokens={tokens}
          onBought={(receipt) => setState({ receipt })}
          onClose={() => setIsBuying(false)}
        />
      ) : null}
      {state.receipt > 0 ? (
        <TokenReceipt purchaseId={state.receipt} onClose={() => setState({ receipt: 0 })} />
      ) : null}
    </>
  );
}
