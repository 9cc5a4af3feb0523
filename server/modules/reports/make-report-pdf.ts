import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { renderPdf } from '@server/pdf/pdf';
import type { PdfTable, ReportPdfInput } from './report-pdf.task';

const GREY = '#555555';
const SMALL = 8;

const smallLines = (lines: readonly string[]): Content[] =>
  lines.map((text) => ({ text, fontSize: SMALL, color: GREY }));

function tableOf({ lines, columns, rows }: PdfTable): Content[] {
  const cells = (texts: readonly string[]): TableCell[] =>
    texts.map((text, place) => ({ text, alignment: columns[place]?.isNumber ? 'right' : 'left' }));
  return [
    { text: '', margin: [0, 10, 0, 0] },
    ...smallLines(lines),
    {
      layout: 'thin',
      fontSize: SMALL,
      margin: [0, 2, 0, 0],
      table: {
        headerRows: 1,
        widths: columns.map(() => '*'),
        body: [columns.map(({ title }): TableCell => ({ text: title, bold: true })), ...rows.map(cells)],
      },
    },
  ];
}

const definitionOf = ({ title, lines, tables }: ReportPdfInput): TDocumentDefinitions => ({
  info: { title },
  pageOrientation: 'landscape',
  content: [
    { text: title, fontSize: 14, bold: true, margin: [0, 0, 0, 4] },
    ...smallLines(lines),
    ...tables.flatMap(tableOf),
  ],
});

/** Renders a report as a PDF, in a worker process. */
export function makeReportPdf(input: ReportPdfInput): Promise<Uint8Array> {
  return renderPdf(definitionOf(input));
}
