import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseRoubles, typedRoubles } from '@domain/money';
import limits from '@graphql/limits.json';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormFileField } from '@src/components/form/FormFileField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { todayStored } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { type RefBalance, useRefPayoutCreateMutation } from '../../api';
import {
  INVOICE_EXTENSIONS,
  payoutInput,
  payoutMethods,
  payoutSchema,
  type PayoutValues,
} from '../../lib/payout';

/** «Вывести»: how much of the earnings, and where to. */
export function PayoutDialog({ balance, onClose }: { balance: RefBalance; onClose: () => void }) {
  const { t, i18n } = useTranslation('payment');
  const [create] = useRefPayoutCreateMutation();
  const [clientKey] = useState(uuid);
  const notify = useNotify();
  const { available, tokenPrice, isPartner } = balance;
  const send = async (values: PayoutValues) => {
    const upload = values.method === 'invoice' && values.file ? { file: values.file } : {};
    const { data, error } = await create({ payout: payoutInput(values, tokenPrice), clientKey, ...upload });
    if (!data) return error;
    const { method, tokens } = data.refPayoutCreate;
    if (method === 'invoice') notify.success(t('payment:refs.payout.doneInvoice'));
    else if (tokens === null) notify.success(t('payment:refs.payout.doneBalance'));
    else {
      const count = t('payment:tokens.count', { count: tokens });
      notify.success(t('payment:refs.payout.doneTokens', { tokens: count }));
    }
    onClose();
    return undefined;
  };
  return (
    <QuestionDialog<PayoutValues>
      title={t('payment:refs.payout.title')}
      initialValues={{
        ...{ method: 'balance', amount: typedRoubles(BigInt(available)) },
        ...{ number: '', date: todayStored(), file: null },
      }}
      schema={payoutSchema}
      submitLabel={t('payment:refs.payout.title')}
      onSubmit={send}
      onClose={onClose}
    >
      <FormSelect
        name="method"
        label={t('payment:refs.payout.method')}
        isRequired
        choices={payoutMethods(isPartner).map((value) => ({
          value,
          label: t(`payment:refs.payout.${value}`),
        }))}
      />
      <FormTextField
        name="amount"
        label={t('payment:topUp.amount')}
        help={t('payment:refs.payout.available', { sum: formatMoney(available, i18n.language) })}
        isRequired
        inputMode="numeric"
        endAdornment="₽"
      />
      <Tokens price={BigInt(tokenPrice)} />
      <Invoice />
    </QuestionDialog>
  );
}

/** The partner's own invoice. */
function Invoice() {
  const { t } = useTranslation('payment');
  const { values } = useFormikContext<PayoutValues>();
  if (values.method !== 'invoice') return null;
  return (
    <>
      <FormTextField
        name="number"
        label={t('payment:refs.payout.number')}
        isRequired
        maxLength={limits.payment.bankNumber}
      />
      <FormDateField name="date" label={t('payment:refs.payout.date')} isRequired max={todayStored()} />
      <FormFileField
        name="file"
        label={t('payment:refs.payout.file')}
        help={t('payment:refs.payout.fileHelp')}
        isRequired
        extensions={INVOICE_EXTENSIONS}
      />
    </>
  );
}

/** How many tokens the amount buys, and the remainder. */
function Tokens({ price }: { price: bigint }) {
  const { t, i18n } = useTranslation('payment');
  const { values } = useFormikContext<PayoutValues>();
  const kopecks = parseRoubles(values.amount);
  if (values.method !== 'tokens' || kopecks === null || price <= 0n) return null;
  const tokens = kopecks / price;
  if (tokens === 0n) return <Alert severity="warning">{t('payment:refs.payout.noToken')}</Alert>;
  return (
    <Typography aria-live="polite">
      {t('payment:refs.payout.tokensFor', {
        tokens: t('payment:tokens.count', { count: Number(tokens) }),
        sum: formatMoney(String(tokens * price), i18n.language),
      })}
    </Typography>
  );
}
