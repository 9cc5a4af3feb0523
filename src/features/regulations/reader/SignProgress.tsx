import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { clock } from '@domain/clock';
import { Meter } from '@src/content/reader/Meter';
import type { Reading } from '@src/content/reader/use-reading';

interface SignProgressProps {
  reading: Reading;
  readingMin: number;
  isScrollNeeded: boolean;
}

/** The reading progress: scroll position and time. */
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
