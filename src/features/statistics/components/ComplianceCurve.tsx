import { lazyPart } from '@src/components/feedback/lazy-part';
import { formatDate } from '@src/lib/dates';
import type { CurvePoint } from '../api';
import { useStatisticText } from '../statistic-tab';
import { ChartSection } from './ChartSection';
import { CurveTable } from './CurveTable';

const CurveChart = lazyPart(async () => (await import('./CurveChart')).CurveChart);

/** The progress of signing as a chart, with the last day in words for screen readers, and its table of days on request. */
export function ComplianceCurve({ points }: { points: readonly CurvePoint[] }) {
  const { t, i18n } = useStatisticText();
  const last = points.at(-1);
  if (!last || points.length < 2) return null;
  const date = formatDate(last.date, 'date', i18n.language);
  return (
    <ChartSection
      title={t('statistics:curve.title')}
      text={t('statistics:curve.text')}
      summary={t('statistics:curve.summary', { ...last, date })}
      height={260}
      table={<CurveTable points={points} />}
    >
      <CurveChart points={points} />
    </ChartSection>
  );
}
