import { EmptyState } from '@src/components/feedback/EmptyState';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import type { Bar } from '@src/components/data/Bars';
import { type ReactNode } from 'react';
import { ChartSection } from '../components/ChartSection';
import { useStatisticText } from '../statistic-tab';

const Bars = lazyPart(async () => (await import('@src/components/data/Bars')).Bars);

const height = 240;

interface HistogramProps {
  title: string;
  text: ReactNode;
  summary: string;
  /** The heading of the bars' labels. */
  by: string;
  /** What is counted. */
  unit: string;
  /** The bars; `name` is the label in the table, where there is more room. */
  bars: readonly (Bar & { name: string })[];
  empty: string;
}

/** Counts as bars, and as their table on request. */
export function Histogram({ title, text, summary, by, unit, bars, empty }: HistogramProps) {
  const { i18n } = useStatisticText();
  const number = new Intl.NumberFormat(i18n.language);
  const columns: SimpleColumn<HistogramProps['bars'][number]>[] = [
    { key: 'name', title: by, render: ({ name }) => name },
    { key: 'value', title: unit, align: 'right', render: ({ value }) => number.format(value) },
  ];
  const table = (
    <SimpleTable label={title} columns={columns} rows={bars} rowKey={({ name }) => name} empty={null} />
  );
  return (
    <ChartSection title={title} text={text} summary={summary} height={height} table={table}>
      {bars.some(({ value }) => value > 0) ? (
        <Bars bars={bars} name={title} unit={unit} height={height} />
      ) : (
        <EmptyState title={empty} isDense />
      )}
    </ChartSection>
  );
}
