import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { Fact } from '@src/components/data/Fact';
import { ErrorText } from '@src/components/feedback/ErrorText';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { type TariffPreview, useTariffPreviewQuery } from '../api';
import type { TariffValues } from './TariffChoices';

/** A preview of the operations that the chosen tariff would cause, and when. */
export function TariffEffect() {
  const { t } = useTranslation('payment');
  const { code } = useFormikContext<TariffValues>().values;
  const { currentData, error } = useTariffPreviewQuery({ code }, { skip: code === '' });
  const preview = currentData?.tariffPreview;
  if (code === '') return null;
  if (error) return <ErrorText text={errorText(error) ?? t('common:error.title')} />;
  if (!preview) return <Typography color="textSecondary">{t('payment:tariff.change.counting')}</Typography>;
  return (
    <Box
      role="status"
      sx={({ tokens }) => ({ p: 1.5, borderRadius: 1, border: `1px solid ${tokens.border}` })}
    >
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{startText(preview, t)}</Typography>
      <Money preview={preview} />
    </Box>
  );
}

function startText({ isNow, from }: TariffPreview, t: ReturnType<typeof useTranslation<'payment'>>['t']) {
  if (isNow) return t('payment:tariff.change.now');
  return from
    ? t('payment:tariff.change.later', { date: formatDate(from) })
    : t('payment:tariff.change.someday');
}

function Money({ preview }: { preview: TariffPreview }) {
  const { t, i18n } = useTranslation('payment');
  const { daysLeft, returned, charged, balanceAfter, missing, next } = preview;
  const money = (kopecks: string) => formatMoney(kopecks, i18n.language);
  return (
    <Stack spacing={1}>
      <Stack component="dl" spacing={1} sx={{ m: 0 }}>
        {daysLeft === null ? null : (
          <>
            <Fact label={t('payment:tariff.change.returned', { count: daysLeft })}>{money(returned)}</Fact>
            <Fact label={t('payment:tariff.change.charged', { count: daysLeft })}>{money(charged)}</Fact>
            {missing === '0' ? (
              <Fact label={t('payment:tariff.change.after')}>{money(balanceAfter)}</Fact>
            ) : null}
          </>
        )}
        {next ? (
          <Fact label={t('payment:next.title')}>
            {t('payment:tariff.change.next', { sum: money(next.amount), date: formatDate(next.on) })}
          </Fact>
        ) : null}
      </Stack>
      {missing === '0' ? null : (
        <Alert severity="warning">{t('payment:tariff.change.missing', { sum: money(missing) })}</Alert>
      )}
    </Stack>
  );
}
