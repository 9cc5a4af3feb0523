import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { DayCurve } from '@src/components/data/DayCurve';
import { parseISO } from 'date-fns';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../lib/plan';

const timeOf = (day: string | null | undefined) => (day ? parseISO(day).getTime() : 0);

/**
 * The chart of expected and actual progress by day. It is a separate file to be lazy-loaded, because the chart library is large.
 */
export function PlanCurveChart({ progress }: Pick<Plan, 'progress'>) {
  const { t } = useTranslation('adaptation');
  const { tokens } = useTheme();
  const { points, forecast } = progress;
  const last = points.filter(({ actual }) => actual !== null).at(-1);
  const end = [forecast, points.at(-1)?.date].reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b));
  const label = { fontSize: 12, fill: tokens.textSecondary };
  const middle = (timeOf(points[0]?.date) + timeOf(end)) / 2;
  /** Placed beside its line, on the side that has room for the label. */
  const labelOf = (day: string) =>
    timeOf(day) > middle
      ? { labelStyle: { ...label, textAnchor: 'end' as const }, spacing: { x: -5, y: 5 } }
      : { labelStyle: label };
  return (
    <DayCurve
      height={240}
      days={points.map(({ date }) => date)}
      // The forecast can be later than the plan's end.
      until={end}
      expected={{
        id: 'expected',
        label: t('adaptation:curve.expected'),
        data: points.map(({ expected }) => expected),
      }}
      actual={{
        id: 'actual',
        label: t('adaptation:curve.actual'),
        data: points.map(({ actual }) => actual),
      }}
      yAxis={{ min: 0, max: 100, width: 52, valueFormatter: (value: number) => `${value} %` }}
    >
      {last ? (
        <ChartsReferenceLine
          x={parseISO(last.date)}
          label={t('adaptation:curve.today')}
          {...labelOf(last.date)}
          lineStyle={{ stroke: tokens.accent, strokeDasharray: '4 3' }}
        />
      ) : null}
      {forecast ? (
        <ChartsReferenceLine
          x={parseISO(forecast)}
          label={t('adaptation:forecast')}
          labelAlign="end"
          {...labelOf(forecast)}
          lineStyle={{ stroke: tokens.primary, strokeDasharray: '2 3' }}
        />
      ) : null}
    </DayCurve>
  );
}
