import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { Section } from '@src/components/layout/Section';
import { useSettled } from '@src/components/useSettled';
import { type TokenBalance, type TokenEstimate, useTokenEstimateQuery } from '../api';
import { type TypedUnits, typedUnits, worksOf } from '../lib/token-estimate';

interface TokenEstimatorProps {
  actions: TokenBalance['actions'];
  /** Absent: the user may not buy. */
  onBuy?: () => void;
}

/** «Прикинуть расход»: what some paid actions would cost together, before anything is spent. */
export function TokenEstimator({ actions, onBuy }: TokenEstimatorProps) {
  const { t } = useTranslation('payment');
  const [typed, setTyped] = useState<TypedUnits>({});
  const works = useSettled(worksOf(actions, typed), isSame);
  const { currentData, error, isFetching, refetch } = useTokenEstimateQuery(
    { works },
    { skip: works.length === 0 },
  );
  if (actions.length === 0) return null;
  return (
    <Section title={t('payment:estimate.title')} text={t('payment:estimate.text')}>
      <Stack spacing={2}>
        <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {actions.map((action) => (
            <Units
              key={action.code}
              action={action}
              value={typed[action.code] ?? ''}
              onChange={(value) => setTyped({ ...typed, [action.code]: typedUnits(value) })}
            />
          ))}
        </Stack>
        <Box aria-live="polite" aria-busy={isFetching}>
          {error ? <ErrorState error={error} onRetry={() => void refetch()} isDense /> : null}
          {currentData && works.length > 0 ? (
            <Total estimate={currentData.tokenEstimate} onBuy={onBuy} />
          ) : null}
        </Box>
      </Stack>
    </Section>
  );
}

const isSame = (a: ReturnType<typeof worksOf>, b: ReturnType<typeof worksOf>) =>
  JSON.stringify(a) === JSON.stringify(b);

interface UnitsProps {
  action: TokenBalance['actions'][number];
  value: string;
  onChange: (value: string) => void;
}

function Units({ action: { name, tokens }, value, onChange }: UnitsProps) {
  const { t } = useTranslation('payment');
  const id = useId();
  const count = Number(value);
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ alignItems: 'center', flexWrap: 'wrap', maxWidth: 640 }}
    >
      <Typography component="label" htmlFor={id} sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {name}
        <Typography component="span" color="textSecondary">
          {' · '}
          {t('payment:tokens.count', { count: tokens })}
        </Typography>
      </Typography>
      <OutlinedInput
        id={id}
        size="small"
        value={value}
        placeholder="0"
        inputProps={{ inputMode: 'numeric', maxLength: 6 }}
        onChange={(event) => onChange(event.target.value)}
        sx={{ width: 110 }}
      />
      <Typography sx={{ minWidth: 120 }}>
        {count > 0 ? `= ${t('payment:tokens.count', { count: count * tokens })}` : ''}
      </Typography>
    </Stack>
  );
}

function Total({
  estimate: { tokens, available, isEnough, limitText, warningText },
  onBuy,
}: {
  estimate: TokenEstimate;
  onBuy: (() => void) | undefined;
}) {
  const { t } = useTranslation('payment');
  return (
    <Stack spacing={1}>
      <Typography sx={{ fontSize: 20, fontWeight: 600, lineHeight: 1.3 }}>
        {t('payment:estimate.total', { count: tokens })}
      </Typography>
      {isEnough ? (
        <Typography color="textSecondary">
          {t('payment:estimate.left', { count: available - tokens })}
        </Typography>
      ) : (
        <Alert
          severity="warning"
          action={
            onBuy ? (
              <Button color="inherit" size="small" onClick={onBuy}>
                {t('payment:tokens.buy.title')}
              </Button>
            ) : null
          }
        >
          {t('payment:estimate.missing', { count: tokens - available })}
        </Alert>
      )}
      {limitText ? <Alert severity="warning">{limitText}</Alert> : null}
      {warningText ? <Alert severity="info">{warningText}</Alert> : null}
    </Stack>
  );
}
