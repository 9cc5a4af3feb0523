import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { escalationAudiences, newStep, type ScheduleValues } from './schedule-form';

/** Who is notified of overdue items, step by step: the mentor after three days, the leader after seven… */
export function EscalationFields({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useTranslation('notifications');
  const { values } = useFormikContext<ScheduleValues>();
  const steps = values.escalation;
  return (
    <Box component="section" aria-labelledby="escalation" sx={{ mt: 3 }}>
      <Typography component="h3" id="escalation" sx={{ fontSize: 16, fontWeight: 640 }}>
        {t('notifications:escalation.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: 640 }}>
        {t('notifications:escalation.text')}
      </Typography>
      <FieldArray name="escalation">
        {({ push, remove }) => (
          <Stack spacing={1.5} sx={{ maxWidth: 640 }}>
            {steps.length === 0 ? <Typography>{t('notifications:escalation.none')}</Typography> : null}
            {steps.map(({ key }, index) => (
              <Step key={key} index={index} isDisabled={isDisabled} onRemove={() => remove(index)} />
            ))}
            {isDisabled || steps.length >= limits.escalationSteps ? null : (
              <Button
                size="small"
                variant="outlined"
                startIcon={<Plus />}
                onClick={() => push(newStep(steps))}
                sx={{ alignSelf: 'flex-start' }}
              >
                {t('notifications:escalation.add')}
              </Button>
            )}
          </Stack>
        )}
      </FieldArray>
    </Box>
  );
}

interface StepProps {
  index: number;
  isDisabled: boolean;
  onRemove: () => void;
}

function Step({ index, isDisabled, onRemove }: StepProps) {
  const { t } = useTranslation('notifications');
  const number = index + 1;
  return (
    <Box
      role="group"
      aria-label={t('notifications:escalation.step', { number })}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 40px', sm: '180px minmax(0, 1fr) 40px' },
        // A phone has no room for a number and its buttons beside the name of a role.
        '& > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <FormNumberField
        name={`escalation.${index}.days`}
        label={t('notifications:escalation.days')}
        min={1}
        max={limits.reminderDayMax}
        isDisabled={isDisabled}
      />
      <FormSelect
        name={`escalation.${index}.to`}
        label={t('notifications:escalation.to')}
        choices={escalationAudiences.map((value) => ({
          value,
          label: t(`notifications:audience.${value}`),
        }))}
        isDisabled={isDisabled}
      />
      {isDisabled ? null : (
        <IconButton
          aria-label={t('notifications:escalation.remove', { number })}
          onClick={onRemove}
          sx={{ mt: '22px' }}
        >
          <Trash2 />
        </IconButton>
      )}
    </Box>
  );
}
