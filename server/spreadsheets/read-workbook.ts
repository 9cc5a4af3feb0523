import { Readable } from 'node:stream';
import type exceljs from 'exceljs';
import { AppError } from '@server/errors';
import { numberText } from './serial-days';
import type { Merge, WorkbookFacts } from './workbook-file';

/** A row of a table as texts; days are yyyy-MM-dd. `number` is the row number that the spreadsheet program displays. */
export interface TextRow {
  number: number;
  cells: string[];
}

/** The minimum number of columns of a caption across the table. */
const CAPTION_COLUMNS = 3;

interface Look {
  format: string | undefined;
  is1904: boolean;
}

/** Returns the saved result of a formula. Without one the formula itself is returned; the leading `=` makes it invalid. */
function formulaText(value: exceljs.CellFormulaValue | exceljs.CellSharedFormulaValue, look: Look): string {
  const { result } = value;
  if (result === undefined || result === null || (typeof result === 'number' && Number.isNaN(result))) {
    return `=${'formula' in value ? value.formula : ''}`;
  }
  return valueText(result, look);
}

type Plain = string | number | boolean | null | undefined;

function objectText(value: Exclude<exceljs.CellValue, Plain>, look: Look): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('formula' in value || 'sharedFormula' in value) return formulaText(value, look);
  return 'text' in value ? value.text : '';
}

function valueText(value: exceljs.CellValue, look: Look): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberText(value, look.format, look.is1904);
  return typeof value === 'object' ? objectText(value, look) : String(value);
}

function cellsOf(row: exceljs.Row, is1904: boolean, maxColumns: number): string[] {
  if (row.cellCount > maxColumns) {
    throw new AppError('import.columns', { field: 'file', params: { max: maxColumns } });
  }
  return Array.from({ length: row.cellCount }, (_, index) => {
    const cell = row.getCell(index + 1);
    return valueText(cell.value, { format: cell.numFmt, is1904 }).trim();
  });
}

/** Copies the text of a merged block's first cell to all its cells, as people see it. */
export function createFill(merges: readonly Merge[]): (row: TextRow) => TextRow | null {
  const waiting = [...merges].sort((a, b) => a.top - b.top);
  let open: { merge: Merge; text: string }[] = [];
  return ({ number, cells }) => {
    open = open.filter(({ merge }) => merge.bottom >= number);
    while (waiting[0] && waiting[0].top <= number) {
      const merge = waiting.shift();
      if (merge && merge.bottom >= number) open.push({ merge, text: cells[merge.left - 1] ?? '' });
    }
    const filled = cells.filter((cell) => cell !== '').length;
    for (const { merge, text } of open) {
      const width = merge.right - merge.left + 1;
      // «Отдел продаж» across the table is a caption between the rows, not a person.
      if (width >= CAPTION_COLUMNS && filled <= 1 && text !== '') return null;
      for (let column = merge.left; column <= Math.min(merge.right, cells.length); column += 1) {
        cells[column - 1] = text;
      }
    }
    return { number, cells };
  };
}

interface ReadOptions {
  maxColumns: number;
}

const sheetNumber = (sheet: object): number =>
  'id' in sheet && !Number.isNaN(Number(sheet.id)) ? Number(sheet.id) : 1;
const isHidden = (sheet: object): boolean => 'state' in sheet && sheet.state === 'hidden';

/**
 * The reader receives the archive's entries while they are unpacked, and sometimes (one read of six hundred,
 * `test/unit/spreadsheets/read-workbook.test.ts`) the last of them arrives after it has looked for it. Another read finds it.
 */
const TRIES = 5;

/**
 * Releases the reader's temporary files, which contain people's data: sheets that precede their shared strings are kept there.
 * The reader deletes each file when the next sheet is requested, and closes only files of which a row was read.
 */
async function releaseTemporaryFiles(
  sheets: AsyncIterator<exceljs.stream.xlsx.WorksheetReader>,
): Promise<void> {
  for (let next = await sheets.next(); !next.done; next = await sheets.next()) {
    for await (const _ of next.value) break;
  }
}

async function* rowsOf(
  bytes: Buffer,
  { merges, is1904 }: WorkbookFacts,
  { maxColumns }: ReadOptions,
): AsyncGenerator<TextRow> {
  const { default: WorkbookReader } = await import('exceljs/lib/stream/xlsx/workbook-reader.js');
  const reader = new WorkbookReader(Readable.from([bytes]), {
    worksheets: 'emit',
    sharedStrings: 'cache',
    hyperlinks: 'ignore',
    styles: 'cache',
    entries: 'ignore',
  });
  const sheets = reader[Symbol.asyncIterator]();
  try {
    let seen = 0;
    for (let next = await sheets.next(); !next.done; next = await sheets.next()) {
      seen += 1;
      const sheet = next.value;
      const fill = createFill(merges.get(sheetNumber(sheet)) ?? []);
      let count = 0;
      for await (const row of sheet) {
        if (isHidden(sheet)) break;
        const cells = cellsOf(row, is1904, maxColumns);
        const text = fill({ number: row.number, cells });
        if (!text || text.cells.every((cell) => cell === '')) continue;
        count += 1;
        yield text;
      }
      if (count > 0) return;
    }
    if (seen < merges.size) throw new Error('a sheet was overlooked');
  } finally {
    await releaseTemporaryFiles(sheets);
  }
}

/**
 * Reads the rows of the first sheet with content one by one: the file is never in memory as a table. Nothing is computed: a
 * formula has the value that was saved with it.
 * @throws {AppError} import.columns, import.notSpreadsheet
 */
export async function* readWorkbook(
  bytes: Buffer,
  facts: WorkbookFacts,
  options: ReadOptions,
): AsyncGenerator<TextRow> {
  for (let tried = 1; ; tried += 1) {
    let isBegun = false;
    try {
      for await (const row of rowsOf(bytes, facts, options)) {
        isBegun = true;
        yield row;
      }
      return;
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (isBegun || tried === TRIES) throw new AppError('import.notSpreadsheet', { field: 'file' });
    }
  }
}
