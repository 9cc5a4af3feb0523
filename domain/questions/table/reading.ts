import limits from '@graphql/limits.json';
import { readDecimal } from '../decimal';
import type { Option } from '../question';
import {
  type CellNote,
  type CellNoteCode,
  type CellProblem,
  type CellProblemCode,
  cellOf,
  type OfCell,
  type QuestionCells,
  type TableField,
} from './cells';

/** Reads one row: what is wrong with a cell is kept, and reading goes on. */
export interface RowReading {
  readonly problems: CellProblem[];
  readonly notes: CellNote[];
  readonly newId: () => string;
  /** What stands in a cell; it counts as used. */
  cell(field: TableField): string;
  problem(field: TableField, code: CellProblemCode, params?: OfCell<CellProblemCode>['params']): void;
  note(field: TableField, code: CellNoteCode, params?: OfCell<CellNoteCode>['params']): void;
  /** The columns that hold something and that nobody has asked for. */
  unused(): TableField[];
  /** A text that may be so long. */
  text(field: TableField, max: number): string;
  /** Lines as options, of which there may be so many. */
  options(texts: readonly string[], field?: TableField, max?: number): Option[];
}

const of = <Code>(field: TableField, code: Code, params: OfCell<Code>['params']): OfCell<Code> =>
  params === undefined ? { field, code } : { field, code, params };

/** Begins to read a row. `newId`: ids of the question and of everything in it. */
export function createRowReading(cells: QuestionCells, newId: () => string): RowReading {
  const problems: CellProblem[] = [];
  const notes: CellNote[] = [];
  const used = new Set<TableField>();
  const reading: RowReading = {
    ...{ problems, notes, newId },
    cell: (field) => {
      used.add(field);
      return cellOf(cells, field);
    },
    problem: (field, code, params) => void problems.push(of(field, code, params)),
    note: (field, code, params) => void notes.push(of(field, code, params)),
    unused: () => {
      const fields: TableField[] = [];
      for (const field in cells) {
        const known = UNUSED_TOLD.find((each) => each === field);
        if (known && !used.has(known) && cellOf(cells, known) !== '') fields.push(known);
      }
      return fields;
    },
    text: (field, max) => {
      const text = reading.cell(field);
      if (text.length > max) reading.problem(field, 'tooLong', { max, length: text.length });
      return text;
    },
    options: (texts, field = 'options', max = limits.testOptions) => {
      if (texts.length > max) reading.problem(field, 'tooMany', { max, count: texts.length });
      const long = texts.findIndex((text) => text.length > limits.testOptionText);
      if (long !== -1) reading.problem(field, 'lineLong', { number: long + 1, max: limits.testOptionText });
      return texts.map((text) => ({ id: newId(), text }));
    },
  };
  return reading;
}

/** What belongs to some types alone. */
const UNUSED_TOLD = [
  'options',
  'right',
  'typos',
  'caseSensitive',
  'pattern',
  'tolerance',
  'unit',
  'feedback',
] as const satisfies readonly TableField[];

/** Millionths in a hundredth. */
const HUNDREDTH = 10_000n;

/** Points as people write them, in integer hundredths; null: none that a question can have. */
export function readPoints(text: string): number | null {
  const value = readDecimal(text);
  if (value === null || value <= 0n || value % HUNDREDTH !== 0n) return null;
  const points = Number(value / HUNDREDTH);
  return points > limits.testPointsMax ? null : points;
}
