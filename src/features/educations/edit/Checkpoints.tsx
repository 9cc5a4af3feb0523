import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { NON_CHECKPOINT_TYPES } from '@domain/video';
import limits from '@graphql/limits.json';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormTextField } from '@src/components/form/FormTextField';
import { uuid } from '@src/lib/uuid';
import type { QuestionSlots } from '@src/content/edit/question-slots';
import type { CheckpointValues } from './video-form';

const row = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
} as const;

/** The questions at which the video stops. */
export function Checkpoints({ isReadOnly, Question, AddQuestion }: QuestionSlots & { isReadOnly: boolean }) {
  const { t } = useTranslation('educations');
  const [{ value }, , { setValue }] = useField<CheckpointValues[]>('checkpoints');
  const change = (next: CheckpointValues[]) => void setValue(next, false);
  return (
    <Stack spacing={2}>
      <div>
        <Typography component="h3" variant="subtitle1">
          {t('video.checkpoints')}
        </Typography>
        <Typography color="textSecondary">{t('video.checkpointsText')}</Typography>
      </div>
      {value.map((checkpoint, index) => (
        <Stack key={checkpoint.id} spacing={1}>
          <Box sx={row}>
            <FormTextField
              name={`checkpoints.${index}.atSec`}
              label={t('video.checkpointAt')}
              placeholder="0:10"
              isRequired
            />
            <FormCheckbox name={`checkpoints.${index}.mustBeRight`} label={t('video.checkpointRight')} />
          </Box>
          <Question
            question={checkpoint.question}
            number={index + 1}
            isReadOnly={isReadOnly}
            isWeighed={false}
            explanationHelp={t('video.explanationHelp')}
            onChange={(question) =>
              change(value.map((item) => (item.id === checkpoint.id ? { ...item, question } : item)))
            }
            onRemove={() => change(value.filter(({ id }) => id !== checkpoint.id))}
          />
        </Stack>
      ))}
      {isReadOnly || value.length >= limits.videoCheckpoints ? null : (
        <Box>
          <AddQuestion
            without={NON_CHECKPOINT_TYPES}
            onAdd={(question) => change([...value, { id: uuid(), atSec: '', mustBeRight: true, question }])}
          />
        </Box>
      )}
    </Stack>
  );
}
