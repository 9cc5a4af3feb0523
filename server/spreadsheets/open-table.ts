import { hasMacros } from '@server/archives/macros';
import { AppError } from '@server/errors';
import { isOldWorkbook, readOldWorkbook } from './read-old-workbook';
import { readText } from './read-text';
import { readWorkbook, type TextRow } from './read-workbook';
import { checkWorkbook, isArchive } from './workbook-file';

/** The rows of a table, and how its days count. */
export interface OpenedTable {
  rows: AsyncIterable<TextRow>;
  is1904: boolean;
}

/** No spreadsheet program lets a cell have more. */
const MAX_CELL = 32_767;
/** Fifty thousand people with everything that is known of them are a third of it. */
const MAX_CHARACTERS = 48 * 1024 * 1024;

/** As many rows as the largest sheet of any program. */
const MAX_ROWS = 1_048_576;
/** Half a character, and the one sign that ends a text elsewhere: no database keeps them. */
const UNKEPT = /[\0\p{Surrogate}]/gu;

/** The rows as long as they are what an honest table has. @throws {AppError} import.tooBig */
async function* within(rows: Iterable<TextRow> | AsyncIterable<TextRow>): AsyncGenerator<TextRow> {
  let total = 0;
  let last = 0;
  for await (const { number, cells } of rows) {
    // Numbers are for people to find the row by: some programs write none, or the same again.
    const isNext = Number.isInteger(number) && number > last && number <= MAX_ROWS;
    last = isNext ? number : last + 1;
    const row = { number: last, cells: cells.map((cell) => cell.replaceAll(UNKEPT, '')) };
    for (const { length } of row.cells) {
      total += length;
      if (length > MAX_CELL || total > MAX_CHARACTERS) throw new AppError('import.tooBig', { field: 'file' });
    }
    yield row;
  }
}

/**
 * The rows of whatever was given: an XLSX or an XLS by its content, else a text.
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
