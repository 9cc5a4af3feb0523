import type { TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { renderPdf } from '@server/pdf/pdf';
import type { SnapshotInput } from './snapshot.task';

const GREY = '#555555';
const SMALL = 8;

function definitionOf({ title, lines, columns, rows }: SnapshotInput): TDocumentDefinitions {
  const cells = (texts: readonly string[]): TableCell[] =>
    texts.map((text, place) => ({
      text,
      alignment: columns[place]?.cell === 'number' ? 'right' : 'left',
    }));
  return {
    info: { title },
    pageOrientation: 'landscape',
    content: [
      { text: title, fontSize: 14, bold: true, margin: [0, 0, 0, 4] },
      ...lines.map((text) => ({ text, fontSize: SMALL, color: GREY })),
      {
        layout: 'thin',
        fontSize: SMALL,
        margin: [0, 10, 0, 0],
        table: {
          headerRows: 1,
          widths: columns.map(() => '*'),
          body: [
            columns.map(({ title: leader }): TableCell => ({ text: leader, bold: true })),
            ...rows.map(cells),
          ],
        },
      },
    ],
  };
}

/** Renders a report as a PDF, in a worker process. */
export function makeSnapshot(input: SnapshotInput): Promise<Uint8Array> {
  return renderPdf(definitionOf(input));
}
