import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { FieldArray, useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormTextField } from '@src/components/form/FormTextField';
import { newGoal, type ProfileValues } from '../forms/profile-form';
import { Pair } from './Pair';

function GoalRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { t } = useTranslation('profile');
  const number = index + 1;
  return (
    <Box
      role="group"
      aria-label={t('profile:goals.row', { number })}
      sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', mb: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FormTextField
            name={`goals.${index}.text`}
            label={t('profile:goals.text')}
            isRequired
            maxLength={limits.goalText}
          />
        </Box>
        <IconButton
          aria-label={t('profile:goals.remove', { number })}
          onClick={onRemove}
          sx={{ mt: '22px !important' }}
        >
          <Trash2 />
        </IconButton>
      </Stack>
      <Pair>
        <FormDateField name={`goals.${index}.dueAt`} label={t('profile:goals.dueAt')} />
        <FormNumberField
          name={`goals.${index}.progress`}
          label={t('profile:goals.progress')}
          min={limits.goalProgressMin}
          max={limits.goalProgressMax}
          unit="%"
        />
      </Pair>
    </Box>
  );
}

/** Somebody's goals with deadlines and progress. */
export function GoalFields() {
  const { t } = useTranslation('profile');
  const { goals } = useFormikContext<ProfileValues>().values;
  return (
    <FieldArray name="goals">
      {({ push, remove }) => (
        <Stack spacing={1.5}>
          {goals.map(({ key }, index) => (
            <GoalRow key={key} index={index} onRemove={() => remove(index)} />
          ))}
          {goals.length < limits.goals ? (
            <Box>
              <Button size="small" variant="outlined" startIcon={<Plus />} onClick={() => push(newGoal())}>
                {t('profile:goals.add')}
              </Button>
            </Box>
          ) : null}
        </Stack>
      )}
    </FieldArray>
  );
}
