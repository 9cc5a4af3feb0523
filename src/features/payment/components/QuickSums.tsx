import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@src/lib/money';
import { type InvoiceValues, QUICK_SUMS } from '../lib/top-up';

/** Sums that are chosen by a press. */
export function QuickSums() {
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
