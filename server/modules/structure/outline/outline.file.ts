import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import { openTable } from '@server/spreadsheets/open-table';
import type { TextRow } from '@server/spreadsheets/read-workbook';
import type { OutlineInput } from './outline.task';

type ColumnKind = 'subdivision' | 'position' | 'other';

const HEADINGS: readonly [ColumnKind, RegExp][] = [
  ['position', /^(должност|позици|штатн|position|job title|title$|role)/],
  [
    'subdivision',
    /^(подразделени|структурн|отдел|департамент|управлени|служба|группа|филиал|цех|участок|уровень|блок|дирекци|division|department|subdivision|unit|team|branch|level|group)/,
  ],
  [
    'other',
    /^(№|n$|номер|код$|фио|сотрудник|работник|руководител|ставк|количеств|оклад|employee|name$|head)/,
  ],
];
/** «Отдел» is a column heading, «Отдел продаж» is an entry below it. */
const MAX_WORDS = 3;

function kindOf(heading: string): ColumnKind | null {
  const text = heading.trim().toLowerCase();
  // «Отдел 4» is an entry, «Уровень 4» is a heading.
  if (text.split(/\s+/).length > MAX_WORDS || /^(?!уровень|level).*\d/.test(text)) return null;
  return HEADINGS.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** Returns the kinds of the columns when every cell of the first row is a heading and at least one of them names a known kind. */
function columnsOf({ cells }: TextRow): ColumnKind[] | null {
  const kinds = cells.map((cell) => (cell === '' ? 'other' : kindOf(cell)));
  const isHeading = kinds.every((kind) => kind !== null) && kinds.some((kind) => kind !== 'other');
  return isHeading ? kinds.flatMap((kind) => kind ?? []) : null;
}

interface Step {
  name: string;
  isPosition: boolean;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the names in a row, from top to bottom; without headings, the last of several is a position. */
function stepsOf(cells: readonly string[], columns: readonly ColumnKind[] | null): Step[] {
  const filled = cells.flatMap((cell, index) => (plain(cell) === '' ? [] : [{ name: plain(cell), index }]));
  if (columns) {
    return filled.flatMap(({ name, index }) => {
      const kind = columns[index] ?? 'other';
      return kind === 'other' ? [] : [{ name, isPosition: kind === 'position' }];
    });
  }
  return filled.map(({ name }, at) => ({ name, isPosition: filled.length > 1 && at === filled.length - 1 }));
}

/** An empty cell below a filled one takes its value, because people leave out what repeats. */
function withAbove(cells: readonly string[], above: readonly string[]): string[] {
  const first = cells.findIndex((cell) => cell !== '');
  return cells.map((cell, index) => (index < first ? (above[index] ?? '') : cell));
}

/** Converts rows, one after another, to the lines that each adds to the list. */
function createLines(): (row: TextRow) => string[] {
  let columns: readonly ColumnKind[] | null = null;
  let isFirst = true;
  let above: string[] = [];
  let path: Step[] = [];
  return (row) => {
    if (isFirst) {
      isFirst = false;
      columns = columnsOf(row);
      if (columns) return [];
    }
    const kinds = columns;
    above = withAbove(
      row.cells.map((cell, index) => (kinds?.[index] === 'other' ? '' : cell)),
      above,
    );
    const steps = stepsOf(above, kinds);
    const other = steps.findIndex((step, at) => path[at]?.name !== step.name);
    // A repeated row produces a line again, so that it is reported.
    const from = other < 0 ? steps.length - 1 : other;
    path = steps;
    return steps.flatMap(({ name, isPosition }, depth) =>
      depth < from ? [] : [`${'  '.repeat(depth)}${isPosition ? '- ' : ''}${name}`],
    );
  };
}

/**
 * Converts a table to the indented list that people edit and see as a tree: a column for each level, and positions in the last
 * column or the one with their heading.
 * @throws {AppError} import.encrypted, import.notSpreadsheet, import.tooBig, import.columns, import.rows, import.empty
 */
export async function readOutlineFile({ bytes, name }: OutlineInput): Promise<string> {
  const { rows } = await openTable(Buffer.from(bytes), name, limits.importColumns);
  const linesOf = createLines();
  const lines: string[] = [];
  for await (const row of rows) {
    lines.push(...linesOf(row));
    if (lines.length > limits.outlineLines) {
      throw new AppError('import.rows', { field: 'file', params: { max: limits.outlineLines } });
    }
  }
  if (lines.length === 0) throw new AppError('import.empty', { field: 'file' });
  return lines.join('\n');
}
