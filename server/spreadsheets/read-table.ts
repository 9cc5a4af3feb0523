import { AppError } from '@server/errors';
import { openTable } from './open-table';
import type { TextRow } from './read-workbook';
import type { Table, TableInput } from './table.task';

/** A part of rows has so many of them, or so many characters. */
const PART = { rows: 1_000, characters: 500_000 };
/** No spreadsheet program lets a cell have more. */
const MOST_CELL = 32_767;
/** Fifty thousand people with everything that is known of them are a third of it. */
const MOST_CHARACTERS = 48 * 1024 * 1024;

const lengthOf = ({ cells }: TextRow): number => cells.reduce((sum, cell) => sum + cell.length, 0);

/**
 * The rows of a table, whatever kind of file it is.
 * @throws {AppError} as `openTable`, import.columns, import.tooBig
 */
export async function readTable({ bytes, fileName, maxColumns, mostRows }: TableInput): Promise<Table> {
  const { rows, is1904 } = await openTable(Buffer.from(bytes), fileName, maxColumns);
  const parts: Uint8Array[] = [];
  let part: TextRow[] = [];
  let characters = 0;
  let total = 0;
  let count = 0;
  const endPart = () => {
    if (part.length > 0) parts.push(Buffer.from(JSON.stringify(part), 'utf8'));
    part = [];
    characters = 0;
  };
  for await (const row of rows) {
    const length = lengthOf(row);
    characters += length;
    total += length;
    count += 1;
    if (total > MOST_CHARACTERS || row.cells.some((cell) => cell.length > MOST_CELL)) {
      throw new AppError('import.tooBig', { field: 'file' });
    }
    part.push(row);
    if (part.length >= PART.rows || characters >= PART.characters) endPart();
    if (count === mostRows) break;
  }
  endPart();
  return { parts, is1904 };
}
