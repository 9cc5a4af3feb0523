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
import { ReconciliationDialog } from '../components/ReconciliationDialog';
import { PaymentHeader } from '../components/PaymentHeader';

/** /payment/documents: invoices, acts and reconciliations. */
export function DocumentsPage() {
  const { t } = useTranslation('payment');
  const [asking, setAsking] = useState<'invoice' | 'reconciliation' | null>(null);
  const can = useAppSelector(selectCan);
  const balance = usePaymentBalanceQuery().data?.paymentBalance;
  const isOffered = balance?.methods.includes('invoice') ?? false;
  return (
    <>
      <PaymentHeader
        purpose={t('payment:documents.purpose')}
        action={
          isOffered && can('payment', 'write') ? (
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              <Button variant="outlined" onClick={() => setAsking('reconciliation')}>
                {t('payment:reconciliation.request')}
              </Button>
              <Button variant="contained" onClick={() => setAsking('invoice')}>
                {t('payment:invoice.request')}
              </Button>
            </Stack>
          ) : null
        }
      />
      <Stack spacing={2.5}>
        {balance && !isOffered ? <Alert severity="info">{t('payment:invoice.none')}</Alert> : null}
        <DocumentList isOffered={isOffered} />
      </Stack>
      {asking === 'invoice' && balance ? (
        <InvoiceDialog missing={balance.missing} onClose={() => setAsking(null)} />
      ) : null}
      {asking === 'reconciliation' ? <ReconciliationDialog onClose={() => setAsking(null)} /> : null}
    </>
  );
}
