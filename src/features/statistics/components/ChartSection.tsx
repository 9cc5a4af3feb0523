import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Section } from '@src/components/layout/Section';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useStatisticText } from '../statistic-tab';

interface ChartSectionProps {
  title: string;
  text?: ReactNode;
  /** The main number of the chart in words, for screen readers. */
  summary: string;
  height: number;
  /** The same numbers as a table, on request. */
  table: ReactNode;
  /** A lazy-loaded chart. */
  children: ReactNode;
}

/** A chart with its summary for screen readers, and its table on request. */
export function ChartSection({ title, text, summary, height, table, children }: ChartSectionProps) {
  const { t } = useStatisticText();
  const [isTable, setTable] = useState(false);
  const tableId = useId();
  return (
    <Section
      title={title}
      text={text}
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
      <VisuallyHidden>{summary}</VisuallyHidden>
      <Suspense fallback={<Skeleton variant="rounded" height={height} />}>{children}</Suspense>
      {isTable ? (
        <Box id={tableId} sx={{ mt: 2 }}>
          {table}
        </Box>
      ) : null}
    </Section>
  );
}
