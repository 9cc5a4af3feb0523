import type { Content, TableCell } from 'pdfmake/interfaces';

const GREY = '#555555';
const SMALL = 8;
/** The padding of a cell, by which the lines above a table begin left of its texts. */
const CELL_PADDING = 4;

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

/** Returns a table; its lines and its head stand on every page that it takes, so that no page begins with nameless numbers. */
export function tableContent({ lines, columns, rows }: PdfTable): Content[] {
  const cells = (texts: readonly string[], bold = false): TableCell[] =>
    texts.map((text, place) => ({ text, bold, alignment: columns[place]?.isNumber ? 'right' : 'left' }));
  const border: [boolean, boolean, boolean, boolean] = [false, false, false, true];
  const above: TableCell = {
    ...{ stack: smallLines(lines), colSpan: columns.length, margin: [-CELL_PADDING, 0, 0, 0] },
    border,
  };
  const head = [
    ...(lines.length > 0 ? [[above, ...columns.slice(1).map((): TableCell => ({ text: '', border }))]] : []),
    cells(
      columns.map(({ title }) => title),
      true,
    ),
  ];
  return [
    {
      layout: lines.length > 0 ? 'titled' : 'thin',
      fontSize: SMALL,
      margin: [0, 12, 0, 0],
      table: {
        headerRows: head.length,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: widthsOf(columns),
        body: [...head, ...rows.map((row) => cells(row))],
      },
    },
  ];
}
