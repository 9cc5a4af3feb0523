import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseRoubles } from '@domain/money';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormSelect } from '@src/components/form/FormSelect';
import { uuid } from '@src/lib/uuid';
import { type Balance, usePaymentCreateMutation } from '../api';
import { firstSum, paymentSchema, type TopUpValues } from '../lib/top-up';
import { AmountField } from './AmountField';
import { ReceiptEmailField } from './ReceiptEmailField';

interface TopUpDialogProps {
  balance: Balance;
  email: string;
  /** It was opened in order to save a card. */
  savesCard: boolean;
  onStarted: (paymentId: number) => void;
  onClose: () => void;
}

/** «Пополнить»: the amount, the payment method, and the email for the receipt. */
export function TopUpDialog({ balance, email, savesCard, onStarted, onClose }: TopUpDialogProps) {
  const { t } = useTranslation('payment');
  const [create] = usePaymentCreateMutation();
  const [clientKey] = useState(uuid);
  const { methods, missing, isSimulated } = balance;
  const payable = methods.filter((method) => method !== 'invoice');
  const send = async ({ amount, method, email: receiptEmail, savesCard: isSaved }: TopUpValues) => {
    const kopecks = String(parseRoubles(amount) ?? 0n);
    const answer = await create({
      payment: {
        ...{ amount: kopecks, method, email: receiptEmail.trim() },
        ...(isSaved && method === 'card' ? { savesCard: true } : {}),
      },
      clientKey,
    });
    if (answer.data) onStarted(answer.data.paymentCreate.id);
    return answer;
  };
  return (
    <FormDialog<TopUpValues>
      title={t('payment:topUp.title')}
      submit={t('payment:topUp.submit')}
      draftName="payment-top-up"
      initialValues={{ amount: firstSum(missing), method: payable[0] ?? 'card', email, savesCard }}
      schema={paymentSchema}
      send={send}
      onSaved={onClose}
      onClose={onClose}
    >
      {isSimulated ? <Alert severity="info">{t('payment:topUp.simulated')}</Alert> : null}
      <AmountField />
      <FormSelect
        name="method"
        label={t('payment:topUp.method')}
        isRequired
        choices={payable.map((method) => ({ value: method, label: t(`payment:method.${method}`) }))}
      />
      <ReceiptEmailField />
      <SaveCard />
    </FormDialog>
  );
}

/** For card payments: whether the card is saved, and what that means. */
function SaveCard() {
  const { t } = useTranslation('payment');
  const { values } = useFormikContext<TopUpValues>();
  if (values.method !== 'card') return null;
  return (
    <FormCheckbox
      name="savesCard"
      label={t('payment:topUp.saveCard')}
      help={t('payment:topUp.saveCardHelp')}
    />
  );
}
