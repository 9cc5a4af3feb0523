import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import limits from '@graphql/limits.json';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '@src/store/DownloadButton';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import type { Report } from '../api';
import { SnapshotDialog } from './SnapshotDialog';

const { rows: MAX_ROWS, pdfRows: MAX_PDF_ROWS } = limits.report;

interface ReportFilesProps {
  report: Report;
  /** The number of its rows: a file that cannot have them is not offered. */
  count: number;
}

/** The files of a saved report: certified, a PDF, and a spreadsheet. */
export function ReportFiles({ report, count }: ReportFilesProps) {
  const { t } = useTranslation('reports');
  const canFix = useAppSelector(selectCan)('statistics', 'write');
  const [isAsked, setIsAsked] = useState(false);
  const isLong = count > MAX_PDF_ROWS;
  return (
    <>
      {canFix ? (
        <Button
          variant="outlined"
          startIcon={<FileCheck />}
          disabled={isLong}
          onClick={() => setIsAsked(true)}
        >
          {t('reports:snapshot.button')}
        </Button>
      ) : null}
      {isAsked ? <SnapshotDialog report={report} onClose={() => setIsAsked(false)} /> : null}
      <DownloadButton path={`/api/reports/${report.id}.pdf`} disabled={isLong}>
        {t('reports:files.pdf')}
      </DownloadButton>
      <DownloadButton path={`/api/reports/${report.id}.xlsx`} disabled={count > MAX_ROWS}>
        {t('common:action.export')}
      </DownloadButton>
    </>
  );
}

/** Explains which files the report is too long for; nothing when it fits into all of them. */
export function ReportFileLimits({ count }: { count: number }) {
  const { t } = useTranslation('reports');
  if (count <= MAX_PDF_ROWS) return null;
  const isTooLong = count > MAX_ROWS;
  const max = isTooLong ? MAX_ROWS : MAX_PDF_ROWS;
  return (
    <Alert severity={isTooLong ? 'warning' : 'info'}>
      {t(isTooLong ? 'reports:files.tooLong' : 'reports:files.onlySheet', { count, max })}
    </Alert>
  );
}
