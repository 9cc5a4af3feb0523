import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FieldArray, useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newStep, type TemplateValues } from '../forms/template-form';
import { stepGrid, StepRow } from './StepRow';

const columns = ['day', 'title', 'lane', 'kind', 'weight'] as const;

/** The steps of a template as an editable table; after saving they are sorted by day. */
export function StepsField() {
  const { t } = useTranslation('adaptation');
  const { values } = useFormikContext<TemplateValues>();
  const lastDay = Number(values.steps.at(-1)?.day ?? 1);
  return (
    <FieldArray name="steps">
      {({ push, remove }) => (
        <>
          <Box
            aria-hidden
            sx={[
              stepGrid,
              { display: { xs: 'none', lg: 'grid' }, pb: 0.75, fontSize: 13, color: 'text.secondary' },
            ]}
          >
            {columns.map((column) => (
              <Box key={column} sx={{ gridArea: column }}>
                {t(`adaptation:form.${column}`)}
              </Box>
            ))}
          </Box>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5 }}>
            {values.steps.map((step, index) => (
              <StepRow
                key={step.key || `new-${index}`}
                index={index}
                step={step}
                onRemove={() => remove(index)}
              />
            ))}
          </Box>
          <Button
            variant="outlined"
            startIcon={<Plus />}
            disabled={values.steps.length >= limits.planSteps}
            onClick={() => push(newStep(Number.isInteger(lastDay) && lastDay !== 0 ? lastDay : 1))}
          >
            {t('adaptation:step.add')}
          </Button>
        </>
      )}
    </FieldArray>
  );
}
