import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '@src/components/form/FormTextField';
import { formatMoney } from '@src/lib/money';
import { type InvoiceValues, QUICK_SUMS } from '../lib/top-up';

/** The amount in rubles: typed, or one of the usual amounts with one click. */
export function AmountField() {
  const { t } = useTranslation('payment');
  return (
    <>
      <QuickSums />
      <FormTextField
        name="amount"
        label={t('payment:topUp.amount')}
        isRequired
        inputMode="numeric"
        endAdornment="₽"
      />
    </>
  );
}

function QuickSums() {
  const { i18n } = useTranslation('payment');
  const { values, setFieldValue } = useFormikContext<InvoiceValues>();
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {QUICK_SUMS.map((sum) => (
        <Chip
          key={sum}
          label={formatMoney(String(sum * 100), i18n.language)}
          color={values.amount === String(sum) ? 'primary' : 'default'}
          onClick={() => void setFieldValue('amount', String(sum))}
        />
      ))}
    </Stack>
  );
}
