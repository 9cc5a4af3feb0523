import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cue } from '@domain/video';
import { ErrorText } from '@src/components/feedback/ErrorText';
import { FileDrop } from '@src/components/form/FileDrop';
import { readSubtitles } from './read-subtitles';

const EXTENSIONS = ['vtt', 'srt'];

/** Subtitles from a file. */
export function SubtitlesField({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation('educations');
  const [{ value }, , { setValue }] = useField<readonly Cue[]>('subtitles');
  const [isWrong, setIsWrong] = useState(false);
  const take = async (file: File) => {
    const cues = await readSubtitles(file).catch(() => null);
    setIsWrong(cues === null);
    if (cues) await setValue(cues, false);
  };
  return (
    <Stack spacing={1}>
      <Typography component="h3" variant="subtitle1">
        {t('video.subtitles')}
      </Typography>
      {value.length > 0 ? (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Typography>{t('video.cues', { count: value.length })}</Typography>
          {isReadOnly ? null : (
            <Button size="small" color="inherit" onClick={() => void setValue([], false)}>
              {t('video.subtitlesRemove')}
            </Button>
          )}
        </Box>
      ) : (
        <FileDrop
          label={t('video.subtitlesDrop')}
          help={t('video.subtitlesHelp')}
          extensions={EXTENSIONS}
          isDisabled={isReadOnly}
          onFiles={([file]) => {
            if (file) void take(file);
          }}
        />
      )}
      {isWrong ? <ErrorText text={t('video.subtitlesWrong')} /> : null}
    </Stack>
  );
}
