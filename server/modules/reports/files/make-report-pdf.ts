import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { renderPdf } from '@server/pdf/pdf';
import { smallLines, tableContent } from '@server/pdf/tables';
import type { ReportPdfInput } from './report-pdf.task';

const definitionOf = ({ title, lines, tables }: ReportPdfInput): TDocumentDefinitions => ({
  info: { title },
  pageOrientation: 'landscape',
  content: [
    { text: title, fontSize: 14, bold: true, margin: [0, 0, 0, 4] },
    ...smallLines(lines),
    ...tables.flatMap(tableContent),
  ],
});

/** Renders a report as a PDF, in a worker process. */
export function makeReportPdf(input: ReportPdfInput): Promise<Uint8Array> {
  return renderPdf(definitionOf(input));
}
