import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { useUrlState } from '@src/components/routing/useUrlState';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { numberParam } from '@src/lib/url-state';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { type Balance, usePaymentBalanceQuery } from '../api';
import { AutoTopUpSection } from '../components/AutoTopUpSection';
import { BalanceCards } from '../components/BalanceCards';
import { InvoiceDialog } from '../components/InvoiceDialog';
import { OperationList } from '../components/OperationList';
import { PaymentHeader } from '../components/PaymentHeader';
import { PaymentProgress } from '../components/PaymentProgress';
import { PromoCodes } from '../components/PromoCodes';
import { TopUpDialog } from '../components/TopUpDialog';

const codecs = { payment: numberParam(0) };

/** /payment/balance: the balance, the costs, how long it lasts, and how to pay. */
export function BalancePage() {
  const { t } = useTranslation('payment');
  const { state, setState } = useUrlState(codecs);
  const [paying, setPaying] = useState<'once' | 'savingCard' | null>(null);
  const [isInvoicing, setIsInvoicing] = useState(false);
  const [startedId, setStartedId] = useState(0);
  const can = useAppSelector(selectCan);
  const email = useAppSelector(({ auth }) => auth.user?.email ?? '');
  const { data, error, refetch } = usePaymentBalanceQuery();
  const balance = data?.paymentBalance;
  return (
    <>
      <PaymentHeader
        purpose={t('payment:purpose')}
        action={
          balance && can('payment', 'write') ? (
            <Actions
              balance={balance}
              onTopUp={() => setPaying('once')}
              onInvoice={() => setIsInvoicing(true)}
            />
          ) : null
        }
      />
      <Stack spacing={2.5}>
        {state.payment > 0 ? (
          <PaymentProgress
            paymentId={state.payment}
            isStarted={startedId === state.payment}
            onRetry={() => setPaying('once')}
            onClose={() => setState({ payment: 0 })}
          />
        ) : null}
        <Loaded
          data={balance}
          error={error}
          onRetry={() => void refetch()}
          skeleton={<SkeletonCards count={3} />}
        >
          {(loaded) => (
            <>
              <BalanceWarnings balance={loaded} />
              {loaded.methods.length === 0 ? <Alert severity="info">{t('payment:topUp.none')}</Alert> : null}
              <BalanceCards balance={loaded} />
              <AutoTopUpSection onSaveCard={() => setPaying('savingCard')} />
              <PromoCodes />
              <OperationList />
            </>
          )}
        </Loaded>
      </Stack>
      {paying && balance ? (
        <TopUpDialog
          balance={balance}
          email={email}
          savesCard={paying === 'savingCard'}
          onStarted={(id) => {
            setStartedId(id);
            setState({ payment: id });
          }}
          onClose={() => setPaying(null)}
        />
      ) : null}
      {isInvoicing && balance ? (
        <InvoiceDialog missing={balance.missing} onClose={() => setIsInvoicing(false)} />
      ) : null}
    </>
  );
}

interface ActionsProps {
  balance: Balance;
  onTopUp: () => void;
  onInvoice: () => void;
}

/** The available payment methods. */
function Actions({ balance: { methods }, onTopUp, onInvoice }: ActionsProps) {
  const { t } = useTranslation('payment');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {methods.includes('invoice') ? (
        <Button variant="outlined" onClick={onInvoice}>
          {t('payment:invoice.title')}
        </Button>
      ) : null}
      {methods.some((method) => method !== 'invoice') ? (
        <Button variant="contained" onClick={onTopUp}>
          {t('payment:topUp.title')}
        </Button>
      ) : null}
    </Stack>
  );
}

/** Problems, shown first: a debt, or a workspace that is closed or about to be. */
function BalanceWarnings({ balance }: { balance: Balance }) {
  const { t, i18n } = useTranslation('payment');
  const sum = formatMoney(balance.debt.replace('-', ''), i18n.language);
  return (
    <>
      {balance.debt === '0' ? null : <Alert severity="error">{t('payment:standing.debt', { sum })}</Alert>}
      <Subscription balance={balance} />
    </>
  );
}

function Subscription({ balance: { isActiveSubscribe, graceUntil, missing } }: { balance: Balance }) {
  const { t, i18n } = useTranslation('payment');
  const sum = formatMoney(missing, i18n.language);
  if (!isActiveSubscribe) {
    // Nothing is missing in the moment before it is opened again.
    const text = missing === '0' ? t('payment:standing.opening') : t('payment:standing.closed', { sum });
    return <Alert severity="error">{text}</Alert>;
  }
  if (!graceUntil || missing === '0') return null;
  return (
    <Alert severity="warning">{t('payment:standing.grace', { sum, date: formatDate(graceUntil) })}</Alert>
  );
}
