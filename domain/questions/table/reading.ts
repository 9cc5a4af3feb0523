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

/** Reads one row: problems of a cell are collected, and reading continues. */
export interface RowReading {
  readonly problems: CellProblem[];
  readonly notes: CellNote[];
  readonly newId: () => string;
  /** Returns the content of a cell, and marks it as used. */
  cell(field: TableField): string;
  problem(field: TableField, code: CellProblemCode, params?: OfCell<CellProblemCode>['params']): void;
  note(field: TableField, code: CellNoteCode, params?: OfCell<CellNoteCode>['params']): void;
  /** Returns the columns with content that have not been read. */
  unused(): TableField[];
  /** Reads a text with a max length. */
  text(field: TableField, max: number): string;
  /** Reads lines as options, up to a max number. */
  options(texts: readonly string[], field?: TableField, max?: number): Option[];
}

const of = <Code>(field: TableField, code: Code, params: OfCell<Code>['params']): OfCell<Code> =>
  params === undefined ? { field, code } : { field, code, params };

/** Starts reading a row. `newId` creates the ids of the question and of everything in it. */
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
        const known = TYPE_SPECIFIC_FIELDS.find((item) => item === field);
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

/** The columns that only some types use. */
const TYPE_SPECIFIC_FIELDS = [
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

/** Parses points in integer hundredths; null: a question cannot have this value. */
export function readPoints(text: string): number | null {
  const value = readDecimal(text);
  if (value === null || value <= 0n || value % HUNDREDTH !== 0n) return null;
  const points = Number(value / HUNDREDTH);
  return points > limits.testPointsMax ? null : points;
}
