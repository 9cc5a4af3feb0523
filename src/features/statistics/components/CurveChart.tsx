import { DayCurve } from '@src/components/data/DayCurve';
import type { CurvePoint } from '../api';
import { useStatisticText } from '../statistic-tab';

/** Assigned and signed by day. A separate file to be lazy-loaded, because the chart library is large. */
export function CurveChart({ points }: { points: readonly CurvePoint[] }) {
  const { t } = useStatisticText();
  return (
    <DayCurve
      height={260}
      days={points.map(({ date }) => date)}
      expected={{
        id: 'assigned',
        label: t('statistics:curve.assigned'),
        data: points.map(({ assigned }) => assigned),
      }}
      actual={{ id: 'signed', label: t('statistics:curve.signed'), data: points.map(({ signed }) => signed) }}
      yAxis={{ min: 0, tickMinStep: 1, width: 44 }}
    />
  );
}
