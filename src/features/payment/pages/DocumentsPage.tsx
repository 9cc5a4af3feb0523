import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { usePaymentBalanceQuery } from '../api';
import { DocumentList } from '../components/DocumentList';
import { InvoiceDialog } from '../components/InvoiceDialog';
import { PaymentHeader } from '../components/PaymentHeader';

/** /payment/documents: invoices and acts. */
export function DocumentsPage() {
  const { t } = useTranslation('payment');
  const [isAsking, setIsAsking] = useState(false);
  const can = useAppSelector(selectCan);
  const balance = usePaymentBalanceQuery().data?.paymentBalance;
  const isOffered = balance?.methods.includes('invoice') ?? false;
  return (
    <>
      <PaymentHeader
        purpose={t('payment:documents.purpose')}
        action={
          isOffered && can('payment', 'write') ? (
            <Button variant="contained" onClick={() => setIsAsking(true)}>
              {t('payment:invoice.request')}
            </Button>
          ) : null
        }
      />
      <Stack spacing={2.5}>
        {balance && !isOffered ? <Alert severity="info">{t('payment:invoice.none')}</Alert> : null}
        <DocumentList isOffered={isOffered} />
      </Stack>
      {isAsking && balance ? (
        <InvoiceDialog missing={balance.missing} onClose={() => setIsAsking(false)} />
      ) : null}
    </>
  );
}
