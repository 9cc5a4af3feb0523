import { type Readable, Transform } from 'node:stream';
import type exceljs from 'exceljs';
import type { Lang } from '@server/graphql/context';
import { createPace } from './pace';
import type { Rows, Spreadsheet, SpreadsheetColumn } from './spreadsheet';

/** The max length of a cell in Excel. */
const MAX_CHARACTERS = 32_767;

const DAY: Record<Lang, string> = { ru: 'dd.mm.yyyy', 'en-us': 'mm/dd/yyyy' };

function formatOf(lang: Lang, { kind = 'text' }: SpreadsheetColumn): string {
  if (kind === 'day') return DAY[lang];
  if (kind === 'instant') return `${DAY[lang]} hh:mm`;
  if (kind === 'money') return '#,##0.00';
  // «Text»: a value that begins with «=» stays a text even when the cell is edited.
  return kind === 'number' ? '0' : '@';
}

/** Excel allows 31 characters in the name of a sheet, except for these. */
const sheetName = (title: string): string => title.replaceAll(/[\\/*?:[\]]/g, ' ').slice(0, 31);

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

/**
 * Whether rows of the sheet wait for the compressor: the library writes to its streams without checking whether they are full.
 */
function isWaiting(sheet: Sheet): boolean {
  const pipes = propertyOf('stream' in sheet ? sheet.stream : null, 'pipes');
  if (!Array.isArray(pipes)) throw new Error('the sheet is not compressed as it was');
  return pipes.some((pipe) => propertyOf(propertyOf(pipe, '_writableState'), 'needDrain') === true);
}

/**
 * Waits until the client has received everything written so far. The library buffers without limit what its compressor cannot
 * take yet, and does not signal it; on a busy machine the compressor may produce nothing for long.
 */
async function waitUntilReceived({ stream, bytes }: Output, sheet: Sheet): Promise<void> {
  let before = -1;
  while (isWaiting(sheet) || stream.writableNeedDrain || stream.readableLength > 0 || before !== bytes()) {
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

async function writeSheet(
  book: Book,
  out: Output,
  { lang, title, columns, parts, footer }: Spreadsheet,
): Promise<void> {
  const sheet = book.addWorksheet(sheetName(title), { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map((column) => ({
    header: column.title,
    width: column.width,
    style: { numFmt: formatOf(lang, column), alignment: { vertical: 'top', wrapText: true } },
  }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  if (footer !== undefined) sheet.headerFooter.oddFooter = footer;
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(1).commit();
  for await (const rows of parts) {
    for await (const row of inSlices(rows)) {
      const cells = row.map((cell) => (typeof cell === 'string' ? cell.slice(0, MAX_CHARACTERS) : cell));
      sheet.addRow(cells).commit();
    }
    await waitUntilReceived(out, sheet);
  }
  sheet.commit();
}

async function write(out: Output, sheets: readonly Spreadsheet[]): Promise<void> {
  // Loaded at the first download: nothing else in the server process needs it.
  const { default: WorkbookWriter } = await import('exceljs/lib/stream/xlsx/workbook-writer.js');
  const book = new WorkbookWriter({
    stream: out.stream,
    useStyles: true,
    useSharedStrings: false,
  });
  for (const sheet of sheets) await writeSheet(book, out, sheet);
  await book.commit();
}

/**
 * Streams an XLSX file of tables: a bold heading that stays visible, a filter, dates as dates, texts as texts. It is written
 * while the client reads it, so memory use does not depend on its size. A failure destroys the stream; `onFailure` is called
 * unless the client has disconnected.
 */
export function streamWorkbook(
  sheets: readonly Spreadsheet[],
  onFailure: (error: unknown) => void,
): Readable {
  const out = createOutput();
  const { stream } = out;
  write(out, sheets).catch((error: unknown) => {
    if (!stream.destroyed) onFailure(error);
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return stream;
}

/** The same for one table. */
export function streamSpreadsheet(sheet: Spreadsheet, onFailure: (error: unknown) => void): Readable {
  return streamWorkbook([sheet], onFailure);
}
