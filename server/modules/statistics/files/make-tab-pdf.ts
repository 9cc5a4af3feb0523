import { letterhead } from '@server/modules/content/documents/letterhead';
import { dayChartContent } from '@server/pdf/day-chart';
import { renderPdf } from '@server/pdf/pdf';
import { smallLines, tableContent } from '@server/pdf/tables';
import type { TabPdfInput } from './tab-pdf.task';

/** Renders the numbers of a statistics tab as a PDF, in a worker process. */
export function makeTabPdf({
  head,
  title,
  lines,
  tables,
  curve,
  sections,
}: TabPdfInput): Promise<Uint8Array> {
  return renderPdf({
    info: { title },
    pageOrientation: 'landscape',
    content: [
      letterhead(head),
      { text: title, fontSize: 14, bold: true, margin: [0, 0, 0, 4] },
      ...smallLines(lines),
      ...tables.flatMap(tableContent),
      ...(curve ? [...dayChartContent(curve.title, curve.chart), ...tableContent(curve.table)] : []),
      ...sections.flatMap(tableContent),
    ],
  });
}
