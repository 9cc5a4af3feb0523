import type { QuestionProblem } from '../question-problems';

/** The columns of a table of questions, in the order of a file. */
export const TABLE_FIELDS = [
  'type',
  'text',
  'options',
  'right',
  'points',
  'explanation',
  'tags',
  'difficulty',
  'shuffle',
  'regulation',
  'clause',
  'version',
  'typos',
  'caseSensitive',
  'pattern',
  'tolerance',
  'unit',
  'feedback',
] as const;

export type TableField = (typeof TABLE_FIELDS)[number];

/** The cells of a row, by column; absent: empty. */
export type QuestionCells = Readonly<Partial<Record<TableField, string>>>;

type Params = Readonly<Record<string, string | number>>;

/** The possible problems of a cell, in addition to those of any question. */
export const CELL_PROBLEMS = [
  ...(['typeUnknown', 'typeMissing', 'tooLong', 'tooMany', 'lineLong', 'pointsWrong'] as const),
  ...(['difficultyWrong', 'yesNoWrong', 'trueFalseWrong', 'rightUnknown', 'pairWrong', 'gapOpen'] as const),
  ...(['typeNotInTables', 'rubricLine', 'feedbackMany', 'clauseMissing'] as const),
  ...(['giftNumbers', 'giftUnclosed', 'giftAnswers', 'giftWeight'] as const),
] as const;

/** The reason why a row cannot become a question. */
export type CellProblemCode = QuestionProblem | (typeof CELL_PROBLEMS)[number];

/** Remarks about a row that becomes a question anyway. */
export const CELL_NOTES = [
  ...(['typeGuessed', 'readAs', 'unused', 'formula'] as const),
  ...(['giftWeights', 'giftFormat', 'giftFeedback', 'giftSeveral'] as const),
] as const;

export type CellNoteCode = (typeof CELL_NOTES)[number];

/** A code that belongs to one cell. */
export interface OfCell<Code> {
  readonly field: TableField;
  readonly code: Code;
  readonly params?: Params;
}

export type CellProblem = OfCell<CellProblemCode>;
export type CellNote = OfCell<CellNoteCode>;

/** A row of a table of questions. */
export interface QuestionRow {
  /** Its number in the file or text, from 1. */
  readonly number: number;
  readonly cells: QuestionCells;
  /** Problems of content in the source that cells cannot represent: each remains until the cell is edited. */
  readonly problems: readonly CellProblem[];
  readonly notes: readonly CellNote[];
}

/** The possible remarks about a whole table or text. */
export const TABLE_REMARKS = ['columns', 'giftTitles', 'giftCategories', 'noHeadings', 'twice'] as const;

/** Content of a whole table or text that no question keeps. */
export interface TableRemark {
  readonly code: (typeof TABLE_REMARKS)[number];
  readonly params: Params;
}

/** The result of reading a table or a text. */
export interface QuestionTable {
  readonly rows: readonly QuestionRow[];
  readonly remarks: readonly TableRemark[];
}

/** The clause that a row names, as people write it. */
export interface NamedClause {
  readonly code: string;
  readonly clause: string;
  /** «2.1»; empty: the version in force. */
  readonly version: string;
}

/** Returns the content of a cell without surrounding spaces. */
export const cellOf = (cells: QuestionCells, field: TableField): string =>
  (cells[field] ?? '').replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim();
