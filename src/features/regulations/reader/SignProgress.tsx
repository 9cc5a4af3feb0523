import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clock } from '@src/content/lib/clock';
import type { Reading } from './use-reading';

interface SignProgressProps {
  reading: Reading;
  readingMin: number;
  isScrollNeeded: boolean;
}

/** How far the reading is: down the page, and in time. */
export function SignProgress({ reading, readingMin, isScrollNeeded }: SignProgressProps) {
  const { t } = useTranslation('regulations');
  const timePct = readingMin > 0 ? Math.min(100, (reading.seconds / readingMin) * 100) : 100;
  return (
    <Stack direction="row" spacing={2} sx={{ flex: { sm: 1 }, maxWidth: { sm: 360 } }}>
      <Meter
        label={t(isScrollNeeded ? 'sign.scrolled' : 'sign.scrolledFree')}
        value={reading.scrollPct}
        text={t('percent', { value: reading.scrollPct })}
      />
      {readingMin > 0 ? (
        <Meter
          label={t('sign.time')}
          value={timePct}
          text={t('sign.timeOf', {
            time: clock(Math.min(reading.seconds, readingMin)),
            min: clock(readingMin),
          })}
        />
      ) : null}
    </Stack>
  );
}

function Meter({ label, value, text }: { label: string; value: number; text: string }) {
  const isDone = value >= 100;
  return (
    <Box sx={{ flex: 1, minWidth: 110 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 0.5 }}>
        <Typography variant="caption" color="textSecondary">
          {label}
        </Typography>
        <Typography
          variant="caption"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 560 }}
        >
          {isDone ? <Check size={13} aria-hidden /> : null}
          {text}
        </Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={label}
        color={isDone ? 'success' : 'primary'}
      />
    </Box>
  );
}
