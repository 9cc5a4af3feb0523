import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { formatDate } from '@src/lib/dates';
import { parseISO } from 'date-fns';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../lib/plan';

/** Expected against actual by day. A file of its own, since charts weigh much: it is loaded when it is shown. */
export function PlanCurveChart({ progress }: Pick<Plan, 'progress'>) {
  const { t, i18n } = useTranslation('adaptation');
  const { tokens } = useTheme();
  const { points, forecast } = progress;
  const last = points.filter(({ actual }) => actual !== null).at(-1);
  const end = [forecast, points.at(-1)?.date].reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b));
  const label = { fontSize: 12, fill: tokens.textSecondary };
  return (
    <LineChart
      height={240}
      margin={{ left: 0, right: 16, top: 16, bottom: 0 }}
      xAxis={[
        {
          scaleType: 'time',
          data: points.map(({ date }) => parseISO(date)),
          valueFormatter: (date: Date) => formatDate(date, 'date', i18n.language),
          tickNumber: 5,
          // The forecast may lie behind the plan's own end.
          ...(end ? { max: parseISO(end) } : {}),
        },
      ]}
      yAxis={[{ min: 0, max: 100, width: 52, valueFormatter: (value: number) => `${value} %` }]}
      series={[
        {
          id: 'expected',
          label: t('adaptation:curve.expected'),
          data: points.map(({ expected }) => expected),
          color: tokens.borderStrong,
          showMark: false,
          curve: 'stepAfter',
        },
        {
          id: 'actual',
          label: t('adaptation:curve.actual'),
          data: points.map(({ actual }) => actual),
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
    >
      {last ? (
        <ChartsReferenceLine
          x={parseISO(last.date)}
          label={t('adaptation:curve.today')}
          labelStyle={label}
          lineStyle={{ stroke: tokens.accent, strokeDasharray: '4 3' }}
        />
      ) : null}
      {forecast ? (
        <ChartsReferenceLine
          x={parseISO(forecast)}
          label={t('adaptation:forecast')}
          labelAlign="end"
          labelStyle={label}
          lineStyle={{ stroke: tokens.primary, strokeDasharray: '2 3' }}
        />
      ) : null}
    </LineChart>
  );
}
