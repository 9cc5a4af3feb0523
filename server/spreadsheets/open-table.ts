import { hasMacros } from '@server/archives/macros';
import { AppError } from '@server/errors';
import { isOldWorkbook, readOldWorkbook } from './read-old-workbook';
import { readText } from './read-text';
import { readWorkbook, type TextRow } from './read-workbook';
import { checkWorkbook, isArchive } from './workbook-file';

/** The rows of a table, and its calendar. */
export interface OpenedTable {
  rows: AsyncIterable<TextRow>;
  is1904: boolean;
}

/** The max number of characters of a cell in any spreadsheet program. */
const MAX_CELL = 32_767;
/** Three times as much as fifty thousand people with complete data. */
const MAX_CHARACTERS = 48 * 1024 * 1024;

/** The number of rows of the largest sheet in any program. */
const MAX_ROWS = 1_048_576;
/** Lone surrogates and the NUL character, which ends a text elsewhere: databases cannot store them. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** Yields the rows within the limits of a legitimate table. @throws {AppError} import.tooBig */
async function* within(rows: Iterable<TextRow> | AsyncIterable<TextRow>): AsyncGenerator<TextRow> {
  let total = 0;
  let last = 0;
  for await (const { number, cells } of rows) {
    // Row numbers help people find a row: some programs write none, or repeat them.
    const isNext = Number.isInteger(number) && number > last && number <= MAX_ROWS;
    last = isNext ? number : last + 1;
    const row = { number: last, cells: cells.map((cell) => cell.replaceAll(UNSTORABLE, '')) };
    for (const { length } of row.cells) {
      total += length;
      if (length > MAX_CELL || total > MAX_CHARACTERS) throw new AppError('import.tooBig', { field: 'file' });
    }
    yield row;
  }
}

/**
 * Opens a table: an XLSX or an XLS by its content, otherwise a text.
 * @throws {AppError} import.encrypted, import.notSpreadsheet, import.tooBig, files.macros
 */
export async function openTable(bytes: Buffer, fileName: string, maxColumns: number): Promise<OpenedTable> {
  if (isOldWorkbook(bytes)) {
    if (await hasMacros(bytes)) throw new AppError('files.macros', { field: 'file' });
    const { rows, is1904 } = await readOldWorkbook(bytes, { maxColumns });
    return { rows: within(rows), is1904 };
  }
  if (isArchive(bytes) || /\.xlsx?$/i.test(fileName)) {
    const facts = await checkWorkbook(bytes);
    return { rows: within(readWorkbook(bytes, facts, { maxColumns })), is1904: facts.is1904 };
  }
  return { rows: within(readText(bytes, { maxColumns })), is1904: false };
}
