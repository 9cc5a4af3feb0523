import { openTable } from './open-table';
import type { TextRow } from './read-workbook';
import type { Table, TableInput } from './table.task';

/** The size of a part of rows: this number of rows or characters, whichever is reached first. */
const PART = { rows: 1_000, characters: 500_000 };
const lengthOf = ({ cells }: TextRow): number => cells.reduce((sum, cell) => sum + cell.length, 0);

/**
 * Reads the rows of a table in any supported file format.
 * @throws {AppError} as `openTable`, import.columns
 */
export async function readTable({ bytes, fileName, maxColumns, maxRows }: TableInput): Promise<Table> {
  const { rows, is1904 } = await openTable(Buffer.from(bytes), fileName, maxColumns);
  const parts: Uint8Array[] = [];
  let part: TextRow[] = [];
  let characters = 0;
  let count = 0;
  const endPart = () => {
    if (part.length > 0) parts.push(Buffer.from(JSON.stringify(part), 'utf8'));
    part = [];
    characters = 0;
  };
  for await (const row of rows) {
    characters += lengthOf(row);
    count += 1;
    part.push(row);
    if (part.length >= PART.rows || characters >= PART.characters) endPart();
    if (count === maxRows) break;
  }
  endPart();
  return { parts, is1904 };
}
