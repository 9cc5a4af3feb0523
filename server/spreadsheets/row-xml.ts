import type { Cell } from './spreadsheet';
import { escaped } from './workbook-xml';

/** The max length of a cell in Excel. */
const MAX_CHARACTERS = 32_767;
const DAY_MS = 86_400_000;
/** The day of 1 January 1970 in a workbook. */
const EPOCH = 25_569;
const LETTERS = 26;

/** Returns the letters of a column that is numbered from 0: A, B, … Z, AA. */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % LETTERS));
  return place < LETTERS ? last : columnLetters(Math.floor(place / LETTERS) - 1) + last;
}

const numberXml = (start: string, value: number) =>
  Number.isFinite(value) ? `${start}"><v>${value}</v></c>` : '';

/** @param start its opening tag up to the number of its style, without the last quote */
function cellXml(start: string, cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberXml(start, cell);
  if (typeof cell === 'string') {
    const text = cell.length > MAX_CHARACTERS ? cell.slice(0, MAX_CHARACTERS) : cell;
    return `${start}" t="str"><v>${escaped(text)}</v></c>`;
  }
  return numberXml(start, EPOCH + cell.getTime() / DAY_MS);
}

/** Returns a function that writes rows whose cells have these styles: `rowXml(number, cells)`. */
export function createRowWriter(
  styles: readonly number[],
): (number: number, cells: readonly Cell[]) => string {
  const letters = styles.map((_, place) => `<c r="${columnLetters(place)}`);
  const looks = styles.map((style) => `" s="${style}`);
  return (number, cells) => {
    let xml = `<row r="${number}">`;
    for (const [place, cell] of cells.entries())
      if (cell !== null) xml += cellXml(`${letters[place] ?? ''}${number}${looks[place] ?? ''}`, cell);
    return `${xml}</row>`;
  };
}
