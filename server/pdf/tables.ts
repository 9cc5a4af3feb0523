import type { Content, TableCell } from 'pdfmake/interfaces';

const GREY = '#555555';
const SMALL = 8;

/** The width of a column of numbers, in points: its title wraps between words. */
const NUMBER_WIDTH = 64;
/** The width for which numbers leave enough room to the texts beside them. */
const NUMBERS_WIDTH = 400;

/** A table of a PDF, with cells already converted to text. */
export interface PdfTable {
  /** Lines above the table. */
  lines: string[];
  columns: { title: string; isNumber: boolean }[];
  rows: string[][];
}

/** Numbers need little room, so that names beside them do not wrap; many columns share the page equally. */
function widthsOf(columns: PdfTable['columns']): (number | '*')[] {
  const numbers = columns.filter(({ isNumber }) => isNumber).length;
  const isNarrow = numbers < columns.length && numbers * NUMBER_WIDTH <= NUMBERS_WIDTH;
  return columns.map(({ isNumber }) => (isNumber && isNarrow ? NUMBER_WIDTH : '*'));
}

/** Returns lines of small print. */
export const smallLines = (lines: readonly string[]): Content[] =>
  lines.map((text) => ({ text, fontSize: SMALL, color: GREY }));

/** Returns a table with its lines; its head is repeated on every page. */
export function tableContent({ lines, columns, rows }: PdfTable): Content[] {
  const cells = (texts: readonly string[], bold = false): TableCell[] =>
    texts.map((text, place) => ({ text, bold, alignment: columns[place]?.isNumber ? 'right' : 'left' }));
  return [
    { text: '', margin: [0, 10, 0, 0] },
    ...smallLines(lines),
    {
      layout: 'thin',
      fontSize: SMALL,
      margin: [0, 2, 0, 0],
      table: {
        headerRows: 1,
        widths: widthsOf(columns),
        body: [
          cells(
            columns.map(({ title }) => title),
            true,
          ),
          ...rows.map((row) => cells(row)),
        ],
      },
    },
  ];
}
