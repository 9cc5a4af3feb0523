import { type Readable, Transform } from 'node:stream';
import type exceljs from 'exceljs';
import type { Lang } from '@server/graphql/context';
import { createPace } from './pace';
import type { Cell, Rows, Spreadsheet, SpreadsheetColumn } from './spreadsheet';

/** The max length of a cell in Excel. */
const MAX_CHARACTERS = 32_767;
/** The max number of rows of a sheet in Excel: further rows are on further sheets. */
const MAX_SHEET_ROWS = 1_048_576;

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

type CellStyle = Partial<exceljs.Style>;
type Book = InstanceType<(typeof exceljs)['stream']['xlsx']['WorkbookWriter']>;
type Sheet = ReturnType<Book['addWorksheet']>;

interface Output {
  stream: Transform;
  /** Returns the number of bytes written so far. */
  bytes: () => number;
}

function createOutput(): Output {
  let passed = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, bytes: () => passed };
}

const disconnectedError = () => new Error('the download was broken off');
const IDLE_MS = 4;
const idle = () => new Promise<void>((resolve) => setTimeout(resolve, IDLE_MS));

/** Waits until the stream accepts more; rejects when the client has disconnected. */
function waitForDrain(stream: Transform): Promise<void> {
  if (stream.destroyed) return Promise.reject(disconnectedError());
  if (!stream.writableNeedDrain) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const closed = () => reject(disconnectedError());
    stream.once('close', closed);
    stream.once('drain', () => {
      stream.off('close', closed);
      resolve();
    });
  });
}

const propertyOf = (owner: unknown, name: string): unknown =>
  typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;

/** The max number of bytes of a sheet that wait for the compressor: enough for it to work while the next rows are written. */
const MAX_WAITING = 1_048_576;

/**
 * The bytes of the sheet that wait for the compressor: the library writes to its streams without checking whether they are full.
 */
function waitingBytes(sheet: Sheet): number {
  const pipes = propertyOf('stream' in sheet ? sheet.stream : null, 'pipes');
  const [pipe, ...others] = Array.isArray(pipes) ? pipes : [];
  const length = propertyOf(propertyOf(pipe, '_writableState'), 'length');
  if (typeof length !== 'number' || others.length > 0)
    throw new Error('the sheet is not compressed as it was');
  return length;
}

/**
 * Waits for the compressor, which waits for the client. The library buffers without limit what its compressor cannot take yet,
 * and does not signal it.
 */
async function waitForCompressor({ stream }: Output, sheet: Sheet): Promise<void> {
  while (waitingBytes(sheet) > MAX_WAITING) {
    await waitForDrain(stream);
    await idle();
    if (stream.destroyed) throw disconnectedError();
  }
}

/** Waits until the client has received everything; on a busy machine the compressor may produce nothing for long. */
async function waitUntilReceived({ stream, bytes }: Output, sheet: Sheet): Promise<void> {
  let before = -1;
  while (
    waitingBytes(sheet) > 0 ||
    stream.writableNeedDrain ||
    stream.readableLength > 0 ||
    before !== bytes()
  ) {
    before = bytes();
    await waitForDrain(stream);
    await idle();
    if (stream.destroyed) throw disconnectedError();
  }
}

/** Yields the rows one by one, at a pace that leaves the thread to others. */
async function* inSlices(rows: Rows): AsyncGenerator<Rows[number]> {
  const pause = createPace();
  for (const row of rows) {
    await pause();
    yield row;
  }
}

/** A workbook that is being written, and what all of its sheets share. */
interface Writing {
  book: Book;
  out: Output;
  nameOf: (title: string) => string;
  sheetRows: number;
}

interface StartedSheet {
  sheet: Sheet;
  /** One for each column, the same for all of its cells: the library recognizes the object, and does not compare what it says. */
  styles: readonly CellStyle[];
  room: number;
}

/** Begins a sheet with the lines on top and the heading; `first` is the number of its first row. Returns the styles of its columns, and how many rows fit. */
function beginSheet(
  { book, nameOf, sheetRows }: Writing,
  { lang, title, columns, top = [], continued, footer }: Spreadsheet,
  first: number,
): StartedSheet {
  const lines: (readonly Cell[])[] = [
    ...(first > 1 && continued !== undefined ? [[continued(first)]] : []),
    ...top,
  ];
  const heading = lines.length + 1;
  const styles = columns.map((column): CellStyle => ({
    numFmt: formatOf(lang, column),
    alignment: { vertical: 'top', wrapText: true },
  }));
  const sheet = book.addWorksheet(nameOf(title), { views: [{ state: 'frozen', ySplit: heading }] });
  sheet.columns = columns.map(({ width }, place) => ({ width, style: styles[place] ?? {} }));
  sheet.autoFilter = { from: { row: heading, column: 1 }, to: { row: heading, column: columns.length } };
  if (footer !== undefined) sheet.headerFooter.oddFooter = footer;
  for (const line of lines) addTopLine(sheet, line);
  const row = sheet.addRow(columns.map((column) => column.title));
  row.font = { bold: true };
  row.commit();
  return { sheet, styles, room: sheetRows - heading };
}

/** Adds a line above the heading, whose cells do not belong to the columns below them. */
function addTopLine(sheet: Sheet, line: readonly Cell[]): void {
  const row = sheet.addRow([...line]);
  row.eachCell((cell) => {
    const isNumber = typeof cell.value === 'number';
    const decimals = Number.isInteger(cell.value) ? '' : '.00';
    cell.numFmt = isNumber ? `#,##0${decimals}` : '@';
    cell.alignment = { vertical: 'top', wrapText: false, horizontal: 'left' };
  });
  row.commit();
}

function addCells({ sheet, styles }: StartedSheet, row: readonly Cell[]): void {
  const added = sheet.addRow(
    row.map((cell) => (typeof cell === 'string' ? cell.slice(0, MAX_CHARACTERS) : cell)),
  );
  for (const [place, style] of styles.entries()) added.getCell(place + 1).style = style;
  added.commit();
}

/** Parts may be small, so that reading one does not block others for long: the client is waited for after this many rows. */
const WAIT_ROWS = 1_000;

/** Writes a table to one sheet, or to several when it has more rows than a sheet can have. */
async function writeTable(writing: Writing, table: Spreadsheet): Promise<void> {
  let written = 0;
  let received = 0;
  let started = beginSheet(writing, table, 1);
  for await (const rows of table.parts) {
    for await (const row of inSlices(rows)) {
      if (started.room === 0) {
        started.sheet.commit();
        started = beginSheet(writing, table, written + 1);
      }
      addCells(started, row);
      written += 1;
      started.room -= 1;
    }
    if (written - received < WAIT_ROWS) continue;
    await waitForCompressor(writing.out, started.sheet);
    received = written;
  }
  await waitUntilReceived(writing.out, started.sheet);
  started.sheet.commit();
}

async function write(out: Output, tables: readonly Spreadsheet[], sheetRows: number): Promise<void> {
  // Loaded at the first download: nothing else in the server process needs it.
  const { default: WorkbookWriter } = await import('exceljs/lib/stream/xlsx/workbook-writer.js');
  const book = new WorkbookWriter({
    stream: out.stream,
    useStyles: true,
    useSharedStrings: false,
  });
  const nameOf = createSheetNames();
  for (const table of tables) await writeTable({ book, out, nameOf, sheetRows }, table);
  await book.commit();
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
  const out = createOutput();
  const { stream } = out;
  write(out, tables, sheetRows).catch((error: unknown) => {
    if (!stream.destroyed) onFailure(error);
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return stream;
}

/** The same for one table. */
export function streamSpreadsheet(sheet: Spreadsheet, onFailure: (error: unknown) => void): Readable {
  return streamWorkbook([sheet], onFailure);
}
