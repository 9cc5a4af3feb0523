import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { FormTextField } from '@src/components/form/FormTextField';
import { uuid } from '@src/lib/uuid';
import type { ChapterValues } from './video-form';

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'end',
  gridTemplateColumns: '110px 1fr auto',
} as const;

/** The chapters of the video, each with its start second. */
export function Chapters({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation('educations');
  const [{ value }, , { setValue }] = useField<ChapterValues[]>('chapters');
  const change = (next: ChapterValues[]) => void setValue(next, false);
  return (
    <Stack spacing={1.5}>
      <Typography component="h3" variant="subtitle1">
        {t('video.chapters')}
      </Typography>
      {value.map(({ id }, index) => (
        <Box key={id} sx={row}>
          <FormTextField
            name={`chapters.${index}.atSec`}
            label={t('video.chapterAt')}
            placeholder="0:00"
            isRequired
          />
          <FormTextField name={`chapters.${index}.title`} label={t('video.chapterTitle')} isRequired />
          {isReadOnly ? null : (
            <IconButton
              aria-label={t('video.chapterRemove', { number: index + 1 })}
              onClick={() => change(value.filter((chapter) => chapter.id !== id))}
            >
              <X size={18} />
            </IconButton>
          )}
        </Box>
      ))}
      {isReadOnly || value.length >= limits.videoChapters ? null : (
        <Box>
          <Button
            startIcon={<Plus size={18} />}
            onClick={() =>
              change([...value, { id: uuid(), atSec: value.length === 0 ? '0:00' : '', title: '' }])
            }
          >
            {t('video.chapterAdd')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
