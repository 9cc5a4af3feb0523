import { useTheme } from '@mui/material/styles';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { parseISO } from 'date-fns';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@src/lib/dates';

interface Curve {
  id: string;
  label: string;
  data: (number | null)[];
}

interface DayCurveProps {
  /** yyyy-MM-dd, one for each value. */
  days: readonly string[];
  /** The expected values, drawn as a line. */
  expected: Curve;
  /** The actual values, drawn as a filled line on top of the other. */
  actual: Curve;
  yAxis: NonNullable<LineChartProps['yAxis']>[number];
  height: number;
  /** The last day to show, when it is not the last of the days. */
  until?: string | null | undefined;
  /** Lines and labels over the curves. */
  children?: ReactNode;
}

/** Two curves by day for comparison. The chart library is large, so components that use this are lazy-loaded. */
export function DayCurve({ days, expected, actual, yAxis, height, until, children }: DayCurveProps) {
  const { i18n } = useTranslation();
  const { tokens } = useTheme();
  const look = { showMark: false, curve: 'stepAfter' } as const;
  return (
    <LineChart
      height={height}
      margin={{ left: 0, right: 16, top: 16, bottom: 0 }}
      xAxis={[
        {
          scaleType: 'time',
          data: days.map((day) => parseISO(day)),
          valueFormatter: (date: Date) => formatDate(date, 'date', i18n.language),
          tickNumber: 5,
          ...(until ? { max: parseISO(until) } : {}),
        },
      ]}
      yAxis={[yAxis]}
      series={[
        { ...look, ...expected, color: tokens.borderStrong },
        { ...look, ...actual, color: tokens.primary, area: true },
      ]}
      grid={{ horizontal: true }}
      skipAnimation
      sx={{
        '& .MuiLineChart-area': { fillOpacity: 0.16 },
        '& .MuiChartsGrid-line': { stroke: tokens.border },
      }}
    >
      {children}
    </LineChart>
  );
}
