import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { FieldArray, useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newStep, type TemplateValues } from '../forms/template-form';
import { lanes, stepKinds } from '../lib/plan';

/** The steps of a template, each a row of fields; saved they stand by their days. */
export function StepsField() {
  const { t } = useTranslation('adaptation');
  const { values } = useFormikContext<TemplateValues>();
  const lastDay = Number(values.steps.at(-1)?.day ?? 1);
  return (
    <FieldArray name="steps">
      {({ push, remove }) => (
        <Stack spacing={1.25}>
          {values.steps.map((step, index) => (
            <Step
              key={step.key || `new-${index}`}
              index={index}
              title={step.title}
              onRemove={() => remove(index)}
            />
          ))}
          <Box>
            <Button
              variant="outlined"
              startIcon={<Plus />}
              disabled={values.steps.length >= limits.planSteps}
              onClick={() => push(newStep(Number.isInteger(lastDay) && lastDay !== 0 ? lastDay : 1))}
            >
              {t('adaptation:step.add')}
            </Button>
          </Box>
        </Stack>
      )}
    </FieldArray>
  );
}

function Step({ index, title, onRemove }: { index: number; title: string; onRemove: () => void }) {
  const { t } = useTranslation('adaptation');
  const name = (field: string) => `steps.${index}.${field}`;
  return (
    <Card
      sx={{
        p: 1.5,
        display: 'grid',
        gap: 1.25,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: '1fr 1fr',
          lg: '150px minmax(0, 1fr) 170px 190px 130px 40px',
        },
      }}
    >
      <FormNumberField
        name={name('day')}
        label={t('adaptation:form.day')}
        min={limits.planDayMin}
        max={limits.planDayMax}
      />
      <Stack spacing={1} sx={{ gridColumn: { sm: '1 / -1', lg: 'auto' } }}>
        <FormTextField
          name={name('title')}
          label={t('adaptation:form.title')}
          isRequired
          maxLength={limits.stepTitle}
        />
        <FormTextField name={name('text')} label={t('adaptation:form.text')} maxLength={limits.stepText} />
      </Stack>
      <FormSelect
        name={name('lane')}
        label={t('adaptation:form.lane')}
        choices={lanes.map((value) => ({ value, label: t(`adaptation:lane.${value}`) }))}
      />
      <FormSelect
        name={name('kind')}
        label={t('adaptation:form.kind')}
        choices={stepKinds.map((value) => ({ value, label: t(`adaptation:kind.${value}`) }))}
      />
      <FormNumberField
        name={name('weight')}
        label={t('adaptation:form.weight')}
        min={1}
        max={limits.stepWeightMax}
      />
      <IconButton
        aria-label={t('adaptation:step.remove', { title: title || index + 1 })}
        onClick={onRemove}
        sx={{ mt: { lg: 3 }, justifySelf: 'start' }}
      >
        <Trash2 />
      </IconButton>
    </Card>
  );
}
