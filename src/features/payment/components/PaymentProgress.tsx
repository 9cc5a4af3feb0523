import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@src/lib/money';
import { usePaymentQuery } from '../api';

interface PaymentProgressProps {
  paymentId: number;
  /** The payment was started on this page, so its payment page opens as soon as it is available. */
  isStarted: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Polling interval, in case no live event arrives first. */
const POLL_MS = 3_000;

/** The statuses of received payments, including refunded ones. */
const COME = [
  { status: 'succeeded', severity: 'success' },
  { status: 'partiallyRefunded', severity: 'info' },
  { status: 'refunded', severity: 'info' },
] as const;

/** The live status of a payment that was started here or that the user returns from. */
export function PaymentProgress({ paymentId, isStarted, onRetry, onClose }: PaymentProgressProps) {
  const { t, i18n } = useTranslation('payment');
  const left = useRef(false);
  const { data, error } = usePaymentQuery(
    { id: paymentId },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const payment = data?.payment;
  const url = payment?.confirmationUrl;
  useEffect(() => {
    if (!isStarted || !url || left.current) return;
    left.current = true;
    window.location.assign(url);
  }, [isStarted, url]);
  const come = COME.find(({ status }) => status === payment?.status);
  if (error || !payment) return null;
  const sum = formatMoney(payment.amount, i18n.language);
  if (come) {
    return (
      <Alert severity={come.severity} onClose={onClose}>
        {t(`payment:progress.${come.status}`, { sum })}
      </Alert>
    );
  }
  if (payment.status === 'draft' || payment.status === 'pending') {
    return (
      <Alert
        severity="info"
        action={
          url ? (
            <Button color="inherit" href={url}>
              {t('payment:progress.pay')}
            </Button>
          ) : null
        }
      >
        {t(isStarted ? 'payment:progress.opening' : 'payment:progress.waiting', { sum })}
      </Alert>
    );
  }
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          {t('payment:progress.retry')}
        </Button>
      }
    >
      {t('payment:progress.failed', { sum, reason: payment.error ?? '' })}
    </Alert>
  );
}
