import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { useState } from 'react';
import type { CurvePoint } from '../api';
import { useStatisticText } from '../statistic-tab';

const PAGE_SIZE = 10;

/** The days of the chart as a table, the last day first. */
export function CurveTable({ points }: { points: readonly CurvePoint[] }) {
  const { t, i18n } = useStatisticText();
  const [asked, setAsked] = useState(1);
  // Filters may leave fewer days than the page on which one was.
  const page = Math.min(asked, Math.ceil(points.length / PAGE_SIZE));
  const number = new Intl.NumberFormat(i18n.language);
  const columns: SimpleColumn<CurvePoint>[] = [
    {
      key: 'date',
      title: t('statistics:curve.day'),
      render: ({ date }) => formatDate(date, 'date', i18n.language),
    },
    {
      key: 'assigned',
      title: t('statistics:curve.assigned'),
      align: 'right',
      render: ({ assigned }) => number.format(assigned),
    },
    {
      key: 'signed',
      title: t('statistics:curve.signed'),
      align: 'right',
      render: ({ signed }) => number.format(signed),
    },
  ];
  return (
    <SimpleTable<CurvePoint>
      label={t('statistics:curve.title')}
      columns={columns}
      rows={points.toReversed().slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
      rowKey={({ date }) => date}
      empty={null}
      paging={{ count: points.length, page, pageSize: PAGE_SIZE, onPage: setAsked }}
    />
  );
}
