import { useTranslation } from 'react-i18next';
import { bankPaymentSchema } from '@domain/payment/bank-payment';
import { parseRoubles, typedRoubles } from '@domain/money';
import limits from '@graphql/limits.json';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { todayStored } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { useNotify } from '@src/store/useNotify';
import { type ClientDocument, useInvoicePayMutation } from '../../api';

interface BankPaymentDialogProps {
  row: ClientDocument;
  onClose: () => void;
}

/** Records a bank transfer for an invoice manually. */
export function BankPaymentDialog({ row, onClose }: BankPaymentDialogProps) {
  const { t, i18n } = useTranslation('office');
  const [pay] = useInvoicePayMutation();
  const notify = useNotify();
  const { organizationId, organizationName, document } = row;
  const left = BigInt(document.amount) - BigInt(document.paid);
  return (
    <QuestionDialog
      title={t('office:documents.payTitle', { number: document.number, name: organizationName })}
      initialValues={{ amount: left > 0n ? typedRoubles(left) : '', paidOn: todayStored(), number: '' }}
      schema={bankPaymentSchema}
      submitLabel={t('office:documents.pay')}
      onSubmit={async ({ amount, paidOn, number }) => {
        const kopecks = String(parseRoubles(amount) ?? 0n);
        const payment = { amount: kopecks, paidOn, number: number.trim() };
        const { error } = await pay({ organizationId, id: document.id, payment });
        if (error) return error;
        notify.success(t('office:documents.payDone', { sum: formatMoney(kopecks, i18n.language) }));
        onClose();
        return undefined;
      }}
      onClose={onClose}
      maxWidth="xs"
    >
      <FormTextField
        name="amount"
        label={t('office:documents.amount')}
        help={t('office:documents.amountHelp')}
        isRequired
        inputMode="numeric"
        endAdornment="₽"
      />
      <FormDateField name="paidOn" label={t('office:documents.paidOn')} isRequired max={todayStored()} />
      <FormTextField
        name="number"
        label={t('office:documents.order')}
        isRequired
        maxLength={limits.payment.bankNumber}
      />
    </QuestionDialog>
  );
}
