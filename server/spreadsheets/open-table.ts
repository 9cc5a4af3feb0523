import { readText } from './read-text';
import { readWorkbook, type TextRow } from './read-workbook';
import { checkWorkbook, isArchive } from './workbook-file';

/** The rows of a table, and how its days count. */
export interface OpenedTable {
  rows: AsyncIterable<TextRow>;
  is1904: boolean;
}

/**
 * The rows of whatever was given: an XLSX by its content, else a text.
 * @throws {AppError} import.legacy, import.notSpreadsheet, import.tooBig
 */
export async function openTable(bytes: Buffer, fileName: string, maxColumns: number): Promise<OpenedTable> {
  if (isArchive(bytes) || /\.xlsx?$/i.test(fileName)) {
    const facts = await checkWorkbook(bytes);
    return { rows: readWorkbook(bytes, facts, { maxColumns }), is1904: facts.is1904 };
  }
  return { rows: readText(bytes, { maxColumns }), is1904: false };
}
