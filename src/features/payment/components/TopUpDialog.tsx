import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseRoubles } from '@domain/money';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { uuid } from '@src/lib/uuid';
import { type Balance, usePaymentCreateMutation } from '../api';
import { firstSum, topUpSchema, type TopUpValues } from '../lib/top-up';
import { AmountField } from './AmountField';

interface TopUpDialogProps {
  balance: Balance;
  email: string;
  onStarted: (paymentId: number) => void;
  onClose: () => void;
}

/** «Пополнить»: how much, how, and where the receipt goes. */
export function TopUpDialog({ balance, email, onStarted, onClose }: TopUpDialogProps) {
  const { t } = useTranslation('payment');
  const [create] = usePaymentCreateMutation();
  const [clientKey] = useState(uuid);
  const { methods, missing, isSimulated } = balance;
  const payable = methods.filter((method) => method !== 'invoice');
  const send = async ({ amount, method, email: receiptEmail }: TopUpValues) => {
    const kopecks = String(parseRoubles(amount) ?? 0n);
    const answer = await create({
      payment: { amount: kopecks, method, email: receiptEmail.trim() },
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
      initialValues={{ amount: firstSum(missing), method: payable[0] ?? 'card', email }}
      schema={topUpSchema}
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
      <FormTextField
        name="email"
        type="email"
        label={t('payment:topUp.email')}
        help={t('payment:topUp.emailHelp')}
        isRequired
        autoComplete="email"
      />
    </FormDialog>
  );
}
