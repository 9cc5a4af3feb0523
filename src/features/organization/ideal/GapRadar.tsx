import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { useTranslation } from 'react-i18next';
import type { MarkedRow } from './gap-rows';

/** The marks of both sides in a radar chart. A separate file to be lazy-loaded, because the chart library is large. */
export function GapRadar({ rows }: { rows: readonly MarkedRow[] }) {
  const { t } = useTranslation('ideal');
  const { tokens } = useTheme();
  return (
    <Box role="img" aria-label={t('ideal:gap.chart')} sx={{ maxWidth: 520, mx: 'auto' }}>
      <RadarChart
        height={320}
        disableKeyboardNavigation
        skipAnimation
        divisions={5}
        radar={{ max: 10, metrics: rows.map(({ number }) => String(number)) }}
        series={[
          {
            id: 'self',
            label: t('ideal:gap.self'),
            data: rows.map(({ self }) => self),
            color: tokens.primary,
            fillArea: true,
          },
          {
            id: 'head',
            label: t('ideal:gap.head'),
            data: rows.map(({ leader }) => leader),
            color: tokens.status.orange.text,
          },
        ]}
      />
    </Box>
  );
}
