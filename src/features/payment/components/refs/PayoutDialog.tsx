import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseRoubles, typedRoubles } from '@domain/money';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { formatMoney } from '@src/lib/money';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { type RefBalance, useRefPayoutCreateMutation } from '../../api';
import { PAYOUT_METHODS, payoutSchema, type PayoutValues } from '../../lib/payout';

/** «Вывести»: how much of what is earned, and where to. */
export function PayoutDialog({ balance, onClose }: { balance: RefBalance; onClose: () => void }) {
  const { t, i18n } = useTranslation('payment');
  const [create] = useRefPayoutCreateMutation();
  const [clientKey] = useState(uuid);
  const notify = useNotify();
  const { available, tokenPrice } = balance;
  const send = async ({ method, amount }: PayoutValues) => {
    const kopecks = String(parseRoubles(amount) ?? 0n);
    const { data, error } = await create({ payout: { method, amount: kopecks, tokenPrice }, clientKey });
    if (!data) return error;
    const { tokens } = data.refPayoutCreate;
    notify.success(
      tokens === null
        ? t('payment:refs.payout.doneBalance')
        : t('payment:refs.payout.doneTokens', { tokens: t('payment:tokens.count', { count: tokens }) }),
    );
    onClose();
    return undefined;
  };
  return (
    <QuestionDialog<PayoutValues>
      title={t('payment:refs.payout.title')}
      initialValues={{ method: 'balance', amount: typedRoubles(BigInt(available)) }}
      schema={payoutSchema}
      submitLabel={t('payment:refs.payout.title')}
      onSubmit={send}
      onClose={onClose}
    >
      <FormSelect
        name="method"
        label={t('payment:refs.payout.method')}
        isRequired
        choices={PAYOUT_METHODS.map((value) => ({ value, label: t(`payment:refs.payout.${value}`) }))}
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
    </QuestionDialog>
  );
}

/** How many tokens the sum buys, and what is left of it. */
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
