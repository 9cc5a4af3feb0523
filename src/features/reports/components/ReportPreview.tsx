import Stack from '@mui/material/Stack';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { type ReportRows, type ReportSource, useReportRowsQuery } from '../api';
import { type ReportShape, reportInput } from '../lib/report-shape';
import { ReportGroups } from './ReportGroups';

type Row = ReportRows['rows'][number] & { place: number };
type Cell = ReportSource['columns'][number]['cell'];

const pageSize = 50;

/** The rows of a report, and the number of rows of each group. */
export function ReportPreview({ source, shape }: { source: ReportSource; shape: ReportShape }) {
  const { t } = useTranslation('reports');
  const [page, setPage] = useState(1);
  // A changed report starts at its first page.
  const [shown, setShown] = useState(shape);
  if (shown !== shape) {
    setShown(shape);
    setPage(1);
  }
  const report = reportInput(shape, { name: t('reports:new') });
  const { data, error, isFetching, refetch } = useReportRowsQuery({ report, page, pageSize });
  const found = data?.reportRows;
  return (
    <Stack spacing={2}>
      {shape.groupBy !== null && found && found.groups.length > 0 ? (
        <ReportGroups
          title={source.columns.find(({ name }) => name === shape.groupBy)?.title ?? ''}
          mark={source.mark}
          chart={shape.chart}
          groups={found.groups}
        />
      ) : null}
      <SimpleTable<Row>
        label={t('reports:rows')}
        columns={useColumns(source, shape)}
        rows={found?.rows.map((row, place) => ({ ...row, place }))}
        rowKey={({ place }) => place}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={FileSpreadsheet} title={t('reports:empty')} isDense />}
        paging={{ count: found?.count ?? 0, page, pageSize, onPage: setPage }}
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

function cellText(cell: Cell, value: string, lang: string): string {
  if (value === '') return '';
  if (cell === 'day') return formatDate(value, 'date', lang);
  return cell === 'instant' ? formatDate(value, 'dateTime', lang) : value;
}
