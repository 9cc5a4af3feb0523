import type { QuestionProblem } from '../question-problems';

/** The columns of a table of questions, in the order in which a file has them. */
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

/** What stands in a row, by column; absent: nothing. */
export type QuestionCells = Readonly<Partial<Record<TableField, string>>>;

type Params = Readonly<Record<string, string | number>>;

/** What can be wrong with a cell beside what can be wrong with any question. */
export const CELL_PROBLEMS = [
  ...(['typeUnknown', 'typeMissing', 'tooLong', 'tooMany', 'lineLong', 'pointsWrong'] as const),
  ...(['difficultyWrong', 'yesNoWrong', 'trueFalseWrong', 'rightUnknown', 'pairWrong', 'gapOpen'] as const),
  ...(['typeNotInTables', 'rubricLine', 'feedbackMany', 'clauseMissing'] as const),
  ...(['giftNumbers', 'giftUnclosed', 'giftAnswers', 'giftWeight'] as const),
] as const;

/** Why a row cannot become a question. */
export type CellProblemCode = QuestionProblem | (typeof CELL_PROBLEMS)[number];

/** What is said of a row that becomes a question all the same. */
export const CELL_NOTES = [
  ...(['typeGuessed', 'readAs', 'unused', 'formula'] as const),
  ...(['giftWeights', 'giftFormat', 'giftFeedback', 'giftSeveral'] as const),
] as const;

export type CellNoteCode = (typeof CELL_NOTES)[number];

/** Of one cell. */
export interface OfCell<Code> {
  readonly field: TableField;
  readonly code: Code;
  readonly params?: Params;
}

export type CellProblem = OfCell<CellProblemCode>;
export type CellNote = OfCell<CellNoteCode>;

/** A row of a table of questions. */
export interface QuestionRow {
  /** In its file or text, from 1. */
  readonly number: number;
  readonly cells: QuestionCells;
  /** What its source held that cells cannot hold: it stands until the cell is written anew. */
  readonly problems: readonly CellProblem[];
  readonly notes: readonly CellNote[];
}

/** What can be said of a whole table or text. */
export const TABLE_REMARKS = ['columns', 'giftTitles', 'giftCategories', 'noHeadings', 'twice'] as const;

/** What a whole table or text held that no question keeps. */
export interface TableRemark {
  readonly code: (typeof TABLE_REMARKS)[number];
  readonly params: Params;
}

/** What was read of a table or a text. */
export interface QuestionTable {
  readonly rows: readonly QuestionRow[];
  readonly remarks: readonly TableRemark[];
}

/** Which clause a row names, as people write it. */
export interface NamedClause {
  readonly code: string;
  readonly clause: string;
  /** «2.1»; empty: the version in force. */
  readonly version: string;
}

/** What stands in a cell, without spaces around it. */
export const cellOf = (cells: QuestionCells, field: TableField): string =>
  (cells[field] ?? '').replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim();
