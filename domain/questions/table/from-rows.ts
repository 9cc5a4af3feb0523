import {
  type QuestionRow,
  type QuestionTable,
  TABLE_FIELDS,
  type TableField,
  type TableRemark,
} from './cells';
import { asLines } from './escapes';
import { fieldOf, isOptionHeading, typeOf } from './words';

/** A row of a table as read: its number in the file, from 1, and its cells. */
export interface RawRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** The max number of rows above the headings, which contain titles at most. */
const HEAD = 20;

type Column = TableField | 'option' | null;

interface Columns {
  readonly columns: readonly Column[];
  /** Unknown headings. */
  readonly unknown: readonly string[];
  /** Headings of columns that occur twice. */
  readonly twice: readonly string[];
}

function columnsOf(headings: readonly string[]): Columns {
  const [unknown, twice]: [string[], string[]] = [[], []];
  const taken = new Set<TableField>();
  const columns = headings.map((heading): Column => {
    if (heading.trim() === '') return null;
    if (isOptionHeading(heading)) return 'option';
    const field = fieldOf(heading);
    if (!field) unknown.push(heading);
    else if (taken.has(field)) twice.push(heading);
    else {
      taken.add(field);
      return field;
    }
    return null;
  });
  return { columns, unknown, twice };
}

/** Whether a row contains the headings: the question's and at least one more. */
const isHead = ({ columns }: Columns): boolean =>
  columns.includes('text') && columns.filter((column) => column !== null).length > 1;

function questionRow({ number, cells }: RawRow, columns: readonly Column[]): QuestionRow {
  const named: Partial<Record<TableField, string>> = {};
  const options: string[] = [];
  columns.forEach((column, index) => {
    const cell = cells[index]?.trim() ?? '';
    if (column === 'option' && cell !== '') options.push(cell.replaceAll('\r\n', '\n'));
    else if (column !== null && column !== 'option' && cell !== '') named[column] = cell;
  });
  const all = [named.options ?? '', asLines(options)].filter((part) => part !== '').join('\n');
  if (all !== '') named.options = all;
  return { number, cells: named, problems: [], notes: [] };
}

/** Returns the columns of the template for a table without headings, if its first cell is a known type. */
function withoutHead(rows: readonly RawRow[]): readonly Column[] | null {
  const [first] = rows;
  if (!first || first.cells.length < 2 || !typeOf(first.cells[0] ?? '')) return null;
  return TABLE_FIELDS;
}

/**
 * Reads the rows of a table by their columns. If no row contains headings, there are no questions, and that is reported; so are
 * columns that no question has.
 */
export function fromRows(rows: readonly RawRow[]): QuestionTable {
  const heads = rows.slice(0, HEAD).map(({ cells }) => columnsOf(cells));
  const at = heads.findIndex(isHead);
  const head = heads[at];
  const columns = head?.columns ?? withoutHead(rows);
  if (!columns) return { rows: [], remarks: [{ code: 'noHeadings', params: {} }] };
  const remarks: TableRemark[] = [];
  const named = (names: readonly string[]) => names.map((name) => `«${name.trim()}»`).join(', ');
  if (head && head.unknown.length > 0) {
    remarks.push({ code: 'columns', params: { names: named(head.unknown), count: head.unknown.length } });
  }
  if (head && head.twice.length > 0) remarks.push({ code: 'twice', params: { names: named(head.twice) } });
  const read = rows
    .slice(at + 1)
    .map((row) => questionRow(row, columns))
    .filter(({ cells }) => Object.keys(cells).length > 0);
  return { rows: read, remarks };
}
