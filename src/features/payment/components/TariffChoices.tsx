import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { useFormField } from '@src/components/form/useFormField';
import { formatMoney } from '@src/lib/money';
import type { TariffOffer } from '../api';
import { tariffPrice } from '../lib/tariff-price';

export interface TariffValues {
  /** '' when none is chosen. */
  code: string;
}

interface TariffChoicesProps {
  offers: readonly TariffOffer[];
  /** The code of the planned tariff; '' for none. */
  nextCode: string;
}

/** The tariffs, each with its price and its current monthly cost. */
export function TariffChoices({ offers, nextCode }: TariffChoicesProps) {
  const { t } = useTranslation('payment');
  const { field, error } = useFormField<string>('code');
  return (
    <FieldFrame label={t('payment:tariff.change.which')} isRequired error={error}>
      {({ describedBy }) => (
        <RadioGroup
          {...field}
          value={field.value}
          aria-label={t('payment:tariff.change.which')}
          aria-describedby={describedBy}
        >
          {offers.map((offer) => (
            <FormControlLabel
              key={offer.tariff.code}
              value={offer.tariff.code}
              // The current tariff can be chosen when another one is planned; it then stays.
              disabled={offer.tariff.code === nextCode || (offer.isCurrent && nextCode === '')}
              control={<Radio />}
              sx={{ alignItems: 'flex-start', mb: 0.5 }}
              label={<Offer offer={offer} isNext={offer.tariff.code === nextCode} />}
            />
          ))}
          {offers.some(({ tariff }) => tariff.isSample) ? (
            <Typography variant="body2" color="textSecondary">
              {t('payment:tariff.sample')}
            </Typography>
          ) : null}
        </RadioGroup>
      )}
    </FieldFrame>
  );
}

function Offer({ offer, isNext }: { offer: TariffOffer; isNext: boolean }) {
  const { t, i18n } = useTranslation('payment');
  const { tariff, amount, tokenPrice, isCurrent } = offer;
  const mark = isCurrent ? 'current' : 'chosen';
  return (
    <Box sx={{ pt: 1 }}>
      <Typography component="span" sx={{ fontWeight: 560 }}>
        {tariff.name}
      </Typography>
      {isCurrent || isNext ? ` · ${t(`payment:tariff.change.${mark}`)}` : ''}
      <Typography variant="body2" color="textSecondary">
        {tariffPrice(tariff, t, i18n.language)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('payment:tariff.change.month', {
          sum: formatMoney(amount, i18n.language),
          token: formatMoney(tokenPrice, i18n.language),
        })}
      </Typography>
    </Box>
  );
}
