import { buffer } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import exceljs from 'exceljs';
import type { Lang } from '@server/graphql/context';

/** A day as yyyy-MM-dd is a text for the database and a date for a spreadsheet: `dayCell` turns one into the other. */
export type Cell = string | number | Date | null;

export interface SpreadsheetColumn {
  title: string;
  /** In characters. */
  width: number;
  kind?: 'text' | 'number' | 'day' | 'instant';
}

export interface Spreadsheet {
  lang: Lang;
  /** Of the one sheet. */
  title: string;
  columns: readonly SpreadsheetColumn[];
  rows: Iterable<readonly Cell[]>;
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A cell of Excel holds no more. */
const MOST_CHARACTERS = 32_767;

const DAY: Record<Lang, string> = { ru: 'dd.mm.yyyy', 'en-us': 'mm/dd/yyyy' };

function formatOf(lang: Lang, { kind = 'text' }: SpreadsheetColumn): string {
  if (kind === 'day') return DAY[lang];
  if (kind === 'instant') return `${DAY[lang]} hh:mm`;
  // «Text»: what begins with «=» stays a text even when somebody edits the cell.
  return kind === 'number' ? '0' : '@';
}

/** The hour that people saw on the wall: a spreadsheet's dates know no zone. */
export function instantCell(at: Date, timezone: string): Date {
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return new Date(`${clock.format(at).replace(' ', 'T')}Z`);
}

/** A day of the calendar; null when there is none. */
export function dayCell(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T00:00:00Z`);
}

/** Excel allows 31 characters in the name of a sheet, and not these. */
const sheetName = (title: string): string => title.replaceAll(/[\\/*?:[\]]/g, ' ').slice(0, 31);

/** An XLSX file of one table: a bold heading that stays in sight, a filter, dates that are dates, texts that are texts. */
export async function renderSpreadsheet({ lang, title, columns, rows }: Spreadsheet): Promise<Buffer> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const book = new exceljs.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    useSharedStrings: false,
  });
  const sheet = book.addWorksheet(sheetName(title), { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map((column) => ({
    header: column.title,
    width: column.width,
    style: { numFmt: formatOf(lang, column), alignment: { vertical: 'top', wrapText: true } },
  }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(1).commit();
  for (const row of rows) {
    const cells = row.map((cell) => (typeof cell === 'string' ? cell.slice(0, MOST_CHARACTERS) : cell));
    sheet.addRow(cells).commit();
  }
  sheet.commit();
  await book.commit();
  return bytes;
}
