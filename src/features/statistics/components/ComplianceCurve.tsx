import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Section } from '@src/components/layout/Section';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { formatDate } from '@src/lib/dates';
import { lazy, Suspense, useId, useState } from 'react';
import type { CurvePoint } from '../api';
import { useStatisticText } from '../statistic-tab';
import { CurveTable } from './CurveTable';

const CurveChart = lazy(async () => ({ default: (await import('./CurveChart')).CurveChart }));

const height = 260;

/** The progress of signing as a chart, with the last day in words for screen readers, and its table of days on request. */
export function ComplianceCurve({ points }: { points: readonly CurvePoint[] }) {
  const { t, i18n } = useStatisticText();
  const [isTable, setTable] = useState(false);
  const tableId = useId();
  const last = points.at(-1);
  if (!last || points.length < 2) return null;
  return (
    <Section
      title={t('statistics:curve.title')}
      text={t('statistics:curve.text')}
      action={
        <Button
          size="small"
          aria-expanded={isTable}
          aria-controls={isTable ? tableId : undefined}
          onClick={() => setTable(!isTable)}
        >
          {t(isTable ? 'statistics:curve.hideTable' : 'statistics:curve.showTable')}
        </Button>
      }
    >
      <VisuallyHidden>
        {t('statistics:curve.summary', { ...last, date: formatDate(last.date, 'date', i18n.language) })}
      </VisuallyHidden>
      <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
        <CurveChart points={points} />
      </Suspense>
      {isTable ? (
        <Box id={tableId} sx={{ mt: 2 }}>
          <CurveTable points={points} />
        </Box>
      ) : null}
    </Section>
  );
}
