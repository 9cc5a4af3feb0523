import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatDate } from '@src/lib/dates';
import { parseISO } from 'date-fns';
import { useTranslation } from 'react-i18next';
import type { CurvePoint } from '../api';

/** Assigned and signed by day. A file of its own, since charts weigh much: it is loaded when it is shown. */
export function CurveChart({ points }: { points: readonly CurvePoint[] }) {
  const { t, i18n } = useTranslation('statistics');
  const { tokens } = useTheme();
  return (
    <LineChart
      height={260}
      margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
      xAxis={[
        {
          scaleType: 'time',
          data: points.map(({ date }) => parseISO(date)),
          valueFormatter: (date: Date) => formatDate(date, 'date', i18n.language),
          tickNumber: 5,
        },
      ]}
      yAxis={[{ min: 0, tickMinStep: 1, width: 44 }]}
      series={[
        {
          id: 'assigned',
          label: t('statistics:curve.assigned'),
          data: points.map(({ assigned }) => assigned),
          color: tokens.borderStrong,
          showMark: false,
          curve: 'stepAfter',
        },
        {
          id: 'signed',
          label: t('statistics:curve.signed'),
          data: points.map(({ signed }) => signed),
          color: tokens.primary,
          showMark: false,
          area: true,
          curve: 'stepAfter',
        },
      ]}
      grid={{ horizontal: true }}
      skipAnimation
      sx={{
        '& .MuiLineChart-area': { fillOpacity: 0.16 },
        '& .MuiChartsGrid-line': { stroke: tokens.border },
      }}
    />
  );
}
