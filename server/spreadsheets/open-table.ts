import { AppError } from '@server/errors';
import { readText } from './read-text';
import { readWorkbook, type TextRow } from './read-workbook';
import { checkWorkbook, isArchive } from './workbook-file';

/** The rows of a table, and how its days count. */
export interface OpenedTable {
  rows: AsyncIterable<TextRow>;
  is1904: boolean;
}

/** No spreadsheet program lets a cell have more. */
const MOST_CELL = 32_767;
/** Fifty thousand people with everything that is known of them are a third of it. */
const MOST_CHARACTERS = 48 * 1024 * 1024;

/** The rows as long as they are what an honest table has. @throws {AppError} import.tooBig */
async function* within(rows: AsyncIterable<TextRow>): AsyncGenerator<TextRow> {
  let total = 0;
  for await (const row of rows) {
    for (const { length } of row.cells) {
      total += length;
      if (length > MOST_CELL || total > MOST_CHARACTERS)
        throw new AppError('import.tooBig', { field: 'file' });
    }
    yield row;
  }
}

/**
 * The rows of whatever was given: an XLSX by its content, else a text.
 * @throws {AppError} import.legacy, import.notSpreadsheet, import.tooBig, files.macros
 */
export async function openTable(bytes: Buffer, fileName: string, maxColumns: number): Promise<OpenedTable> {
  if (isArchive(bytes) || /\.xlsx?$/i.test(fileName)) {
    const facts = await checkWorkbook(bytes);
    return { rows: within(readWorkbook(bytes, facts, { maxColumns })), is1904: facts.is1904 };
  }
  return { rows: within(readText(bytes, { maxColumns })), is1904: false };
}
