import { buyTokensSchema } from '@domain/payment/tokens';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import limits from '@graphql/limits.json';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { uuid } from '@src/lib/uuid';
import { type TokenBalance, usePaymentBalanceQuery, useTokenPurchaseCreateMutation } from '../api';
import { type BuyTokensValues, QUICK_TOKENS, tokensOf } from '../lib/buy-tokens';

const schema = buyTokensSchema();

interface BuyTokensDialogProps {
  tokens: TokenBalance;
  onBought: (purchaseId: number) => void;
  onClose: () => void;
}

/** «Купить токены»: the quantity, and its cost from the balance. */
export function BuyTokensDialog({ tokens, onBought, onClose }: BuyTokensDialogProps) {
  const { t } = useTranslation('payment');
  const [create] = useTokenPurchaseCreateMutation();
  const [clientKey] = useState(uuid);
  const send = async (values: BuyTokensValues) => {
    const purchase = { tokens: tokensOf(values.tokens) ?? 0, price: tokens.price };
    const answer = await create({ purchase, clientKey });
    if (answer.data) onBought(answer.data.tokenPurchaseCreate.id);
    return answer;
  };
  return (
    <FormDialog<BuyTokensValues>
      title={t('payment:tokens.buy.title')}
      submit={t('payment:tokens.buy.submit')}
      draftName="payment-tokens"
      initialValues={{ tokens: QUICK_TOKENS[0] }}
      schema={schema}
      send={send}
      onSaved={onClose}
      onClose={onClose}
    >
      <QuickTokens />
      <FormNumberField
        name="tokens"
        label={t('payment:tokens.buy.amount')}
        isRequired
        min={1}
        max={limits.tokens.purchase}
      />
      <Total tokens={tokens} />
    </FormDialog>
  );
}

function QuickTokens() {
  const { t } = useTranslation('payment');
  const { values, setFieldValue } = useFormikContext<BuyTokensValues>();
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap' }}
      role="group"
      aria-label={t('payment:tokens.buy.quick')}
    >
      {QUICK_TOKENS.map((count) => (
        <Chip
          key={count}
          label={t('payment:tokens.count', { count })}
          color={String(values.tokens) === String(count) ? 'primary' : 'default'}
          onClick={() => void setFieldValue('tokens', count)}
        />
      ))}
    </Stack>
  );
}

/** The cost, the remaining balance, and whether the balance is insufficient. */
function Total({ tokens: { price, money } }: { tokens: TokenBalance }) {
  const { t, i18n } = useTranslation('payment');
  const { values } = useFormikContext<BuyTokensValues>();
  const next = usePaymentBalanceQuery().data?.paymentBalance.nextCharge;
  const count = tokensOf(values.tokens);
  if (count === null) return null;
  const sum = (kopecks: bigint) => formatMoney(String(kopecks), i18n.language);
  const amount = BigInt(price) * BigInt(count);
  const left = BigInt(money) - amount;
  if (left < 0n) {
    return (
      <Alert severity="warning">
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <span>{t('payment:tokens.buy.total', { sum: sum(amount) })}</span>
          <span>{t('payment:tokens.buy.missing', { balance: sum(BigInt(money)), sum: sum(-left) })}</span>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            component={RouterLink}
            to="/payment/balance"
          >
            {t('payment:tokens.buy.topUp')}
          </Button>
        </Stack>
      </Alert>
    );
  }
  return (
    <>
      <Typography aria-live="polite">
        {t('payment:tokens.buy.total', { sum: sum(amount) })}
        {' · '}
        {t('payment:tokens.buy.left', { sum: sum(left) })}
      </Typography>
      {next && left < BigInt(next.amount) ? (
        <Alert severity="info">
          {t('payment:tokens.buy.nextCharge', {
            date: formatDate(next.on),
            sum: sum(BigInt(next.amount)),
          })}
        </Alert>
      ) : null}
    </>
  );
}
