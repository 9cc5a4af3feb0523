import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportRowsQuery } from '../api';
import { type ReportShape, reportInput } from '../lib/report-shape';

const pageSize = 50;

/** One page of the rows of a report, with its counts; a changed report starts at its first page. */
export function useReportRows(shape: ReportShape) {
  const { t } = useTranslation('reports');
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState(shape);
  if (shown !== shape) {
    setShown(shape);
    setPage(1);
  }
  const report = reportInput(shape, { name: t('reports:new') });
  const { data, error, isFetching, refetch } = useReportRowsQuery({ report, page, pageSize });
  return {
    ...{ error, isFetching, page, pageSize, setPage },
    found: data?.reportRows,
    retry: () => void refetch(),
  };
}

export type ShownRows = ReturnType<typeof useReportRows>;
