import { topUpSchema } from '@domain/payment/top-up';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseRoubles } from '@domain/money';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormTextField } from '@src/components/form/FormTextField';
import { uuid } from '@src/lib/uuid';
import { useAppSelector } from '@src/store/hooks';
import { useDownload } from '@src/store/useDownload';
import { useInvoiceCreateMutation } from '../api';
import { documentPath } from '../lib/document-path';
import { firstSum, type InvoiceValues } from '../lib/top-up';
import { AmountField } from './AmountField';

interface InvoiceDialogProps {
  /** The amount missing for the next charge, in kopecks. */
  missing: string;
  onClose: () => void;
}

/** «Счёт для юрлица»: asks for the amount; the PDF is downloaded immediately. */
export function InvoiceDialog({ missing, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation('payment');
  const email = useAppSelector(({ auth }) => auth.user?.email ?? '');
  const [create] = useInvoiceCreateMutation();
  const [clientKey] = useState(uuid);
  const { save } = useDownload();
  const send = async (values: InvoiceValues) => {
    const amount = String(parseRoubles(values.amount) ?? 0n);
    const answer = await create({ invoice: { amount, email: values.email.trim() }, clientKey });
    if (answer.data) void save(documentPath(answer.data.invoiceCreate.id));
    return answer;
  };
  return (
    <FormDialog<InvoiceValues>
      title={t('payment:invoice.title')}
      text={t('payment:invoice.text')}
      submit={t('payment:invoice.submit')}
      draftName="payment-invoice"
      initialValues={{ amount: firstSum(missing), email }}
      schema={topUpSchema}
      send={send}
      onSaved={onClose}
      onClose={onClose}
    >
      <AmountField />
      <FormTextField
        name="email"
        type="email"
        label={t('payment:invoice.email')}
        help={t('payment:invoice.emailHelp')}
        isRequired
        autoComplete="email"
      />
    </FormDialog>
  );
}
