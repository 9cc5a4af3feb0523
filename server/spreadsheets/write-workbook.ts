import { Readable } from 'node:stream';
import { type WrittenEntry, writeZip } from '@server/archives/zip-writer';
import type { Lang } from '@server/graphql/context';
import { createPace } from './pace';
import { columnLetters, createRowWriter } from './row-xml';
import type { Cell, Rows, Spreadsheet, SpreadsheetColumn } from './spreadsheet';
import { createStyles, sheetEnd, sheetPath, sheetStart, type Styles, workbookFiles } from './workbook-xml';

/** The max number of rows of a sheet in Excel: further rows are on further sheets. */
const MAX_SHEET_ROWS = 1_048_576;
/** The max characters of a sheet: the sizes in an archive have 32 bits, and a character has up to three bytes. */
const MAX_SHEET_TEXT = 1_000_000_000;
/** Rows are compressed in texts of about this many characters. */
const TEXT_LENGTH = 64 * 1024;

const DAY: Record<Lang, string> = { ru: 'dd.mm.yyyy', 'en-us': 'mm/dd/yyyy' };

function formatOf(lang: Lang, { kind = 'text' }: SpreadsheetColumn): string {
  if (kind === 'day') return DAY[lang];
  if (kind === 'instant') return `${DAY[lang]} hh:mm`;
  if (kind === 'money') return '#,##0.00';
  if (kind === 'decimal') return '0.00';
  // «Text»: a value that begins with «=» stays a text even when the cell is edited.
  return kind === 'number' ? '0' : '@';
}

const MAX_SHEET_NAME = 31;

/** Names the sheets of one file: Excel allows 31 characters, except for some, and each name once, whatever its case. */
function createSheetNames(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const plain = title.replaceAll(/[\\/*?:[\]]/g, ' ');
    for (let number = 1; ; number += 1) {
      const end = number === 1 ? '' : ` (${number})`;
      const name = `${plain.slice(0, MAX_SHEET_NAME - end.length)}${end}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  };
}

/** A workbook that is being written, and what all of its sheets share. */
interface Writing {
  styles: Styles;
  nameOf: (title: string) => string;
  /** The names of the sheets so far. */
  names: string[];
  sheetRows: number;
  /** Leaves the thread to others. */
  pause: () => Promise<void> | undefined;
}

/** The rows of a table that are not written yet. */
interface Pending {
  /** Null: there are none. */
  next(): Promise<Rows | null>;
  rows: Rows;
  /** The place of the next row in `rows`. */
  at: number;
  /** The number of rows on former sheets and this one. */
  written: number;
}

function pendingOf({ parts }: Spreadsheet): Pending {
  const all = (async function* one() {
    for await (const rows of parts) yield rows;
  })();
  return {
    next: async () => {
      const { value, done } = await all.next();
      return done ? null : value;
    },
    ...{ rows: [], at: 0, written: 0 },
  };
}

/** Reads the next part when all of the last one is written; false: there is none. */
async function hasMore(pending: Pending): Promise<boolean> {
  while (pending.at >= pending.rows.length) {
    const rows = await pending.next();
    if (rows === null) return false;
    pending.rows = rows;
    pending.at = 0;
  }
  return true;
}

/** The lines above the heading of a sheet, whose cells do not belong to the columns below them. */
function topXml({ styles }: Writing, lines: readonly (readonly Cell[])[]): string {
  const look = { isWrapped: false, isLeft: true };
  return lines
    .map((line, place) => {
      const numbers = line.map((cell) => {
        const decimals = Number.isInteger(cell) ? '' : '.00';
        return styles.numberOf({ ...look, format: typeof cell === 'number' ? `#,##0${decimals}` : '@' });
      });
      return createRowWriter(numbers)(place + 1, line);
    })
    .join('');
}

/** Yields the XML of a sheet with as many of the pending rows as it can have. */
async function* sheetXml(writing: Writing, table: Spreadsheet, pending: Pending): AsyncGenerator<string> {
  const { styles, sheetRows, pause } = writing;
  const { lang, columns, top = [], continued, footer } = table;
  const isFurther = pending.written > 0 && continued !== undefined;
  const lines = [...(isFurther ? [[continued(pending.written + 1)]] : []), ...top];
  const heading = lines.length + 1;
  const looks = columns.map((column) => styles.numberOf({ format: formatOf(lang, column) }));
  const bold = columns.map((column) => styles.numberOf({ format: formatOf(lang, column), isBold: true }));
  const rowXml = createRowWriter(looks);
  let text =
    sheetStart({
      heading,
      columns: columns.map(({ width }, place) => ({ width, style: looks[place] ?? 0 })),
    }) +
    topXml(writing, lines) +
    createRowWriter(bold)(
      heading,
      columns.map(({ title }) => title),
    );
  let length = 0;
  for (
    let number = heading + 1;
    number <= sheetRows &&
    length < MAX_SHEET_TEXT &&
    (pending.at < pending.rows.length || (await hasMore(pending)));
    number += 1
  ) {
    // Within a slice nothing is waited for: a promise for each row costs as much as the row.
    const others = pause();
    if (others) await others;
    text += rowXml(number, pending.rows[pending.at] ?? []);
    pending.at += 1;
    pending.written += 1;
    if (text.length < TEXT_LENGTH) continue;
    yield text;
    length += text.length;
    text = '';
  }
  const last = columnLetters(Math.max(columns.length - 1, 0));
  yield text + sheetEnd(`A${heading}:${last}${heading}`, footer);
}

/** Yields the files of a workbook: its sheets, one or several for each table, then what names them. */
async function* workbookEntries(
  tables: readonly Spreadsheet[],
  sheetRows: number,
): AsyncGenerator<WrittenEntry> {
  const writing: Writing = {
    ...{ styles: createStyles(), nameOf: createSheetNames(), names: [], sheetRows },
    pause: createPace(),
  };
  for (const table of tables) {
    const pending = pendingOf(table);
    do {
      writing.names.push(writing.nameOf(table.title));
      yield { name: sheetPath(writing.names.length), parts: sheetXml(writing, table, pending) };
    } while (await hasMore(pending));
  }
  for (const { name, xml } of workbookFiles(writing.names, writing.styles)) yield { name, parts: [xml] };
}

/**
 * Streams an XLSX file of tables: a bold heading that stays visible, a filter, dates as dates, texts as texts. It is written
 * while the client reads it, so memory use does not depend on its size. A failure destroys the stream; `onFailure` is called
 * unless the client has disconnected. Rows beyond `sheetRows` (fewer in tests) are on further sheets.
 */
export function streamWorkbook(
  tables: readonly Spreadsheet[],
  onFailure: (error: unknown) => void,
  sheetRows: number = MAX_SHEET_ROWS,
): Readable {
  async function* bytes(): AsyncGenerator<Buffer> {
    try {
      yield* writeZip(workbookEntries(tables, sheetRows));
    } catch (error) {
      if (!stream.destroyed) onFailure(error);
      throw error;
    }
  }
  const stream = Readable.from(bytes(), { objectMode: false });
  return stream;
}

/** The same for one table. */
export function streamSpreadsheet(sheet: Spreadsheet, onFailure: (error: unknown) => void): Readable {
  return streamWorkbook([sheet], onFailure);
}
