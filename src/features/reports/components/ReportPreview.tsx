import Stack from '@mui/material/Stack';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import type { ReportRows, ReportSource } from '../api';
import { cellText } from '../lib/cell-text';
import type { ReportShape } from '../lib/report-shape';
import { ReportGroups } from './ReportGroups';
import { ReportTotals } from './ReportTotals';
import type { ShownRows } from './useReportRows';

type Row = ReportRows['rows'][number] & { place: number };

interface ReportPreviewProps {
  source: ReportSource;
  shape: ReportShape;
  shown: ShownRows;
}

/** The totals of a report, its rows, and the counts of each group. */
export function ReportPreview({ source, shape, shown }: ReportPreviewProps) {
  const { t } = useTranslation('reports');
  const { found, page, pageSize } = shown;
  const { totals } = shape;
  return (
    <Stack spacing={2}>
      {totals.length > 0 && found ? (
        <ReportTotals source={source} totals={totals} values={found.totals} />
      ) : null}
      {shape.groupBy !== null && found && found.groups.length > 0 ? (
        <ReportGroups
          source={source}
          groupBy={shape.groupBy}
          totals={totals}
          chart={shape.chart}
          groups={found.groups}
          others={found.otherGroups ?? null}
        />
      ) : null}
      <SimpleTable<Row>
        label={t('reports:rows')}
        columns={useColumns(source, shape)}
        rows={found?.rows.map((row, place) => ({ ...row, place }))}
        rowKey={({ place }) => place}
        isFetching={shown.isFetching}
        error={shown.error}
        onRetry={shown.retry}
        empty={<EmptyState icon={FileSpreadsheet} title={t('reports:empty')} isDense />}
        paging={{ count: found?.count ?? 0, page, pageSize, onPage: shown.setPage }}
      />
    </Stack>
  );
}

function useColumns(source: ReportSource, { columns }: ReportShape): SimpleColumn<Row>[] {
  const { i18n } = useTranslation('reports');
  const known = new Map(source.columns.map((column) => [column.name, column]));
  return columns.map((name, place) => {
    const { title = name, cell = 'text' } = known.get(name) ?? {};
    return {
      key: name,
      title,
      align: cell === 'number' ? 'right' : 'left',
      render: ({ cells }) => cellText(cell, cells[place] ?? '', i18n.language),
    };
  });
}
