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
          xs: 'minmax(0, 1fr) minmax(0, 1fr) 40px',
          lg: '130px minmax(0, 1fr) 170px 230px 120px 40px',
        },
        gridTemplateAreas: {
          xs: '"day weight bin" "title title title" "lane lane lane" "kind kind kind" "text text text"',
          sm: '"day weight bin" "title title title" "lane kind kind" "text text text"',
          lg: '"day title lane kind weight bin" ". text text text text ."',
        },
      }}
    >
      <Box sx={{ gridArea: 'day' }}>
        <FormNumberField
          name={name('day')}
          label={t('adaptation:form.day')}
          min={limits.planDayMin}
          max={limits.planDayMax}
        />
      </Box>
      <Box sx={{ gridArea: 'title' }}>
        <FormTextField
          name={name('title')}
          label={t('adaptation:form.title')}
          isRequired
          maxLength={limits.stepTitle}
        />
      </Box>
      <Box sx={{ gridArea: 'lane' }}>
        <FormSelect
          name={name('lane')}
          label={t('adaptation:form.lane')}
          choices={lanes.map((value) => ({ value, label: t(`adaptation:lane.${value}`) }))}
        />
      </Box>
      <Box sx={{ gridArea: 'kind' }}>
        <FormSelect
          name={name('kind')}
          label={t('adaptation:form.kind')}
          choices={stepKinds.map((value) => ({ value, label: t(`adaptation:kind.${value}`) }))}
        />
      </Box>
      <Box sx={{ gridArea: 'weight' }}>
        <FormNumberField
          name={name('weight')}
          label={t('adaptation:form.weight')}
          min={1}
          max={limits.stepWeightMax}
        />
      </Box>
      <Box sx={{ gridArea: 'text' }}>
        <FormTextField name={name('text')} label={t('adaptation:form.text')} maxLength={limits.stepText} />
      </Box>
      <IconButton
        aria-label={t('adaptation:step.remove', { title: title || index + 1 })}
        onClick={onRemove}
        sx={{ gridArea: 'bin', mt: 3, justifySelf: 'end' }}
      >
        <Trash2 />
      </IconButton>
    </Card>
  );
}
