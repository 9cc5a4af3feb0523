import Skeleton from '@mui/material/Skeleton';
import { Section } from '@src/components/layout/Section';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { formatDate } from '@src/lib/dates';
import { lazy, Suspense } from 'react';
import type { CurvePoint } from '../api';
import { useStatisticText } from '../statistic-tab';

const CurveChart = lazy(async () => ({ default: (await import('./CurveChart')).CurveChart }));

const height = 260;

/** The progress of signing as a chart, with the last day in words for screen readers. */
export function ComplianceCurve({ points }: { points: readonly CurvePoint[] }) {
  const { t, i18n } = useStatisticText();
  const last = points.at(-1);
  if (!last || points.length < 2) return null;
  return (
    <Section title={t('statistics:curve.title')} text={t('statistics:curve.text')}>
      <VisuallyHidden>
        {t('statistics:curve.summary', { ...last, date: formatDate(last.date, 'date', i18n.language) })}
      </VisuallyHidden>
      <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
        <CurveChart points={points} />
      </Suspense>
    </Section>
  );
}
