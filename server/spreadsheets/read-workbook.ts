import { Readable } from 'node:stream';
import type exceljs from 'exceljs';
import { AppError } from '@server/errors';
import { numberText } from './serial-days';
import type { Merge, WorkbookFacts } from './workbook-file';

/** A row of a table as texts; days are yyyy-MM-dd. `number` is what the program shows beside it. */
export interface TextRow {
  number: number;
  cells: string[];
}

/** A caption over the whole table spans at least so many columns. */
const CAPTION_COLUMNS = 3;

interface Look {
  format: string | undefined;
  is1904: boolean;
}

/** What a formula came to when the file was saved. Without that it is refused, by the sign it begins with. */
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

/** Gives every cell of a merged block the text of its first one, as people see it. */
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
      // «Отдел продаж» across the table is a caption between the rows, no person.
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
 * The reader is handed the entries of the archive as they are unpacked, and now and then (one read of six hundred,
 * `test/unit/read-workbook.test.ts`) the last of them arrives after it has looked. Read again it is there.
 */
const TRIES = 5;

/**
 * Sheets that stand before their texts wait in temporary files of the reader, with people's data in them. It takes each
 * away once it is asked for the next sheet, and closes those of which a row was asked for.
 */
async function letGo(sheets: AsyncIterator<exceljs.stream.xlsx.WorksheetReader>): Promise<void> {
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
    await letGo(sheets);
  }
}

/**
 * The rows of the first sheet that has any, one after another: the file is never in memory as a table. Nothing is
 * computed: a formula is the value that was saved with it.
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
