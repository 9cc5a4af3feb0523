import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ErrorText } from '@src/components/feedback/ErrorText';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { readRuleMessage } from '@domain/validation/messages';
import { FieldArray, useFormikContext } from 'formik';
import { Plus, Scale, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { kpiPeriods, weightSum, weightTotal } from '@domain/structure/position';
import { evenWeights, newKpi, type PositionValues } from '../forms/position-form';

function WeightSum() {
  const { t } = useTranslation('structure');
  const { values, errors, submitCount } = useFormikContext<PositionValues>();
  const sum = weightSum(values.kpi);
  const isComplete = sum === weightTotal;
  // The server's error on the rows as a whole; the form's own rule is shown by the bar.
  const serverError = typeof errors.kpi === 'string' && !readRuleMessage(errors.kpi) ? errors.kpi : undefined;
  const isWrong = !isComplete && (submitCount > 0 || typeof errors.kpi === 'string');
  const missing = weightTotal - sum;
  const words = missing > 0 ? 'structure:kpi.sumLess' : 'structure:kpi.sumMore';
  return (
    <Box>
      <LinearProgress
        variant="determinate"
        aria-label={t('structure:kpi.sum', { sum })}
        value={Math.min(100, sum)}
        color={isComplete ? 'success' : isWrong ? 'error' : 'warning'}
      />
      <Typography
        variant="body2"
        role="status"
        sx={{ mt: 0.75, color: isWrong ? 'error.main' : 'text.secondary' }}
      >
        {t('structure:kpi.sum', { sum })}
        {isComplete ? null : `. ${t(words, { count: Math.abs(missing) })}`}
      </Typography>
      <ErrorText text={serverError} />
    </Box>
  );
}

function KpiRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { t } = useTranslation('structure');
  const path = `kpi.${index}`;
  const number = index + 1;
  return (
    <Box
      role="group"
      aria-label={t('structure:kpi.row', { number })}
      sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FormTextField name={`${path}.name`} label={t('structure:kpi.name')} isRequired />
        </Box>
        <IconButton
          aria-label={t('structure:action.removeKpi', { number })}
          onClick={onRemove}
          sx={{ mt: '22px' }}
        >
          <Trash2 />
        </IconButton>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          mt: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1.2fr 1.4fr' },
        }}
      >
        <FormTextField name={`${path}.target`} label={t('structure:kpi.target')} inputMode="numeric" />
        <FormTextField name={`${path}.unit`} label={t('structure:kpi.unit')} />
        <FormSelect
          name={`${path}.period`}
          label={t('structure:kpi.period')}
          choices={kpiPeriods.map((value) => ({ value, label: t(`structure:kpi.periods.${value}`) }))}
        />
        <FormNumberField name={`${path}.weight`} label={t('structure:kpi.weight')} min={1} max={100} />
      </Box>
    </Box>
  );
}

/** A position's KPIs, whose weights add up to 100. */
export function KpiFields() {
  const { t } = useTranslation('structure');
  const { values, setFieldValue } = useFormikContext<PositionValues>();
  const spread = () => {
    const weights = evenWeights(values.kpi.length);
    void setFieldValue(
      'kpi',
      values.kpi.map((row, index) => ({ ...row, weight: weights[index] ?? row.weight })),
    );
  };
  return (
    <FieldArray name="kpi">
      {({ push, remove }) => (
        <Stack spacing={1.5}>
          {values.kpi.map((row, index) => (
            <KpiRow key={row.key} index={index} onRemove={() => remove(index)} />
          ))}
          {values.kpi.length ? <WeightSum /> : null}
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button
              size="small"
              variant="outlined"
              startIcon={<Plus />}
              onClick={() => push(newKpi(values.kpi))}
            >
              {t('structure:action.addKpi')}
            </Button>
            {values.kpi.length > 1 ? (
              <Button size="small" color="inherit" startIcon={<Scale />} onClick={spread}>
                {t('structure:action.spreadWeights')}
              </Button>
            ) : null}
          </Stack>
        </Stack>
      )}
    </FieldArray>
  );
}
