import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';
import type { Significance } from '@src/api/generated/types';
import type { PublishPreview } from '../types';
import { clock } from '@domain/clock';
import { useContentText } from '../words';

const choices: readonly Significance[] = ['major', 'minor'];

/** «Существенное» or «Незначительное», each with its consequences in numbers of people. */
export function SignificanceField({ preview }: { preview: PublishPreview }) {
  const { t } = useContentText();
  const labelId = useId();
  const [{ value }, , { setValue }] = useField<Significance>('significance');
  const isPart = preview.resignCount > 0 && preview.resignClauseCount > 0;
  const part = isPart
    ? ` ${t('publish.majorPart', { count: preview.resignClauseCount, time: clock(preview.resignSec) })}`
    : '';
  const effect: Record<Significance, string> = {
    major: `${t('publish.majorEffect', { count: preview.resignCount })}${part}`,
    minor: t('publish.minorEffect', { count: preview.waitingCount }),
  };
  return (
    <Box>
      <FormLabel id={labelId} sx={{ display: 'block', mb: 1 }}>
        {t('publish.significance')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, next) => {
          const chosen = choices.find((choice) => choice === next);
          if (chosen) void setValue(chosen);
        }}
        sx={{ gap: 1 }}
      >
        {choices.map((choice) => (
          <Stack
            component="label"
            key={choice}
            direction="row"
            spacing={1}
            sx={({ tokens }) => ({
              p: 1.5,
              cursor: 'pointer',
              borderRadius: 1.25,
              border: `1px solid ${value === choice ? tokens.primary : tokens.border}`,
              bgcolor: value === choice ? tokens.primarySoft : 'transparent',
            })}
          >
            <Radio value={choice} sx={{ alignSelf: 'flex-start' }} />
            <Box>
              <Typography sx={{ fontWeight: 560 }}>{t(`publish.${choice}`)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t(`publish.${choice}Text`)}
              </Typography>
              <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 540 }}>
                {effect[choice]}
              </Typography>
            </Box>
          </Stack>
        ))}
      </RadioGroup>
    </Box>
  );
}
