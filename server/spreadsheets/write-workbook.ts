import { type Readable, Transform } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import type exceljs from 'exceljs';
import type { Lang } from '@server/graphql/context';
import type { Rows, Spreadsheet, SpreadsheetColumn } from './spreadsheet';

/** A cell of Excel holds no more. */
const MAX_CHARACTERS = 32_767;

const DAY: Record<Lang, string> = { ru: 'dd.mm.yyyy', 'en-us': 'mm/dd/yyyy' };

function formatOf(lang: Lang, { kind = 'text' }: SpreadsheetColumn): string {
  if (kind === 'day') return DAY[lang];
  if (kind === 'instant') return `${DAY[lang]} hh:mm`;
  if (kind === 'money') return '#,##0.00';
  // «Text»: what begins with «=» stays a text even when somebody edits the cell.
  return kind === 'number' ? '0' : '@';
}

/** Excel allows 31 characters in the name of a sheet, and not these. */
const sheetName = (title: string): string => title.replaceAll(/[\\/*?:[\]]/g, ' ').slice(0, 31);

type Book = InstanceType<(typeof exceljs)['stream']['xlsx']['WorkbookWriter']>;
type Sheet = ReturnType<Book['addWorksheet']>;

interface Output {
  stream: Transform;
  /** As many went through it. */
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

const gone = () => new Error('the download was broken off');
const IDLE_MS = 4;
const idle = () => new Promise<void>((resolve) => setTimeout(resolve, IDLE_MS));

/** Waits for room; rejects when whoever downloads is gone. */
function room(stream: Transform): Promise<void> {
  if (stream.destroyed) return Promise.reject(gone());
  if (!stream.writableNeedDrain) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const closed = () => reject(gone());
    stream.once('close', closed);
    stream.once('drain', () => {
      stream.off('close', closed);
      resolve();
    });
  });
}

const propertyOf = (owner: unknown, name: string): unknown =>
  typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;

/** Whether rows of the sheet wait for the compressor: the library writes to its streams without asking whether they are full. */
function isWaiting(sheet: Sheet): boolean {
  const pipes = propertyOf('stream' in sheet ? sheet.stream : null, 'pipes');
  if (!Array.isArray(pipes)) throw new Error('the sheet is not compressed as it was');
  return pipes.some((pipe) => propertyOf(propertyOf(pipe, '_writableState'), 'needDrain') === true);
}

/**
 * Waits until what was written so far has been taken by whoever downloads. The library keeps without limit what its
 * compressor has no room for, and does not tell; on a busy machine the compressor may be silent for long.
 */
async function taken({ stream, bytes }: Output, sheet: Sheet): Promise<void> {
  let before = -1;
  while (isWaiting(sheet) || stream.writableNeedDrain || stream.readableLength > 0 || before !== bytes()) {
    before = bytes();
    await room(stream);
    await idle();
    if (stream.destroyed) throw gone();
  }
}

/** So long others wait at most for rows that are written. */
const SLICE_MS = 10;

/** The rows one after another; when a slice of time is used up, everybody else is served first. */
async function* inSlices(rows: Rows): AsyncGenerator<Rows[number]> {
  let end = performance.now() + SLICE_MS;
  for (const row of rows) {
    if (performance.now() > end) {
      await others();
      end = performance.now() + SLICE_MS;
    }
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
    await taken(out, sheet);
  }
  sheet.commit();
}

async function write(out: Output, sheets: readonly Spreadsheet[]): Promise<void> {
  // Loaded for the first download: nothing else in the server's own process needs it.
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
 * An XLSX file of tables: a bold heading that stays in sight, a filter, dates that are dates, texts that are texts.
 * It is written while it is read, so that its size does not matter to the memory. A failure ends the stream with it;
 * `onFailure` hears of those that are not the downloader's going away.
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

/** The same of one table. */
export function streamSpreadsheet(sheet: Spreadsheet, onFailure: (error: unknown) => void): Readable {
  return streamWorkbook([sheet], onFailure);
}
