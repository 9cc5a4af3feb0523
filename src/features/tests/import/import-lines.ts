import type { AnyQuestion, QuestionSource } from '@domain/questions/question';
import {
  type CellNote,
  cellOf,
  type CellProblem,
  type NamedClause,
  type QuestionRow,
} from '@domain/questions/table/cells';
import { readRow, type ReadRow } from '@domain/questions/table/read-row';
import type { TestNamedClauseProblem } from '@src/api/generated/types';
import { uuid } from '@src/lib/uuid';
import { comparableWords } from '@domain/questions/typed-text';

/** The planned outcome of a row. */
export type PlannedOutcome = 'add' | 'same' | 'skip' | 'over' | 'wrong';

/** The author's decision on a row. */
export type Choice = 'take' | 'skip';

/** A duplicate question: in another row of the table, or an existing one. */
export type Same = { kind: 'row'; number: number } | { kind: 'there' };

/** The server's result for a clause that a row names. */
export type FoundClause = { source: QuestionSource } | { problem: TestNamedClauseProblem };

/** A row with its planned outcome. */
export interface ImportLine {
  /** Its index in the table, because two rows can have the same number in their text. */
  id: number;
  row: QuestionRow;
  outcome: PlannedOutcome;
  problems: readonly LineProblem[];
  notes: readonly CellNote[];
  same: Same | null;
  question: AnyQuestion | null;
}

/** An error of a cell: of the table's rules, or of the clause that it names. */
export type LineProblem =
  CellProblem | { field: CellProblem['field']; code: `clause.${TestNamedClauseProblem}`; params?: undefined };

const reads = new WeakMap<QuestionRow, ReadRow>();

/** Whether a row was already parsed. */
export const isRead = (row: QuestionRow): boolean => reads.has(row);

/** Parses a row. The result is cached, so that its question keeps its ids. */
export function readOf(row: QuestionRow): ReadRow {
  const known = reads.get(row);
  if (known) return known;
  const read = readRow(row.cells, uuid);
  reads.set(row, read);
  return read;
}

/** Returns the key by which a clause is requested only once. */
export const clauseKey = ({ code, clause, version }: NamedClause): string =>
  [code, clause, version].join('\n');

/** Returns the row with a changed cell; the source's parsing problems of that cell are dropped. */
export function withCell(row: QuestionRow, field: CellProblem['field'], text: string): QuestionRow {
  const others = <Item extends { field: string }>(items: readonly Item[]) =>
    items.filter((item) => item.field !== field);
  return {
    ...{ number: row.number, cells: { ...row.cells, [field]: text } },
    ...{ problems: others(row.problems), notes: others(row.notes) },
  };
}

interface Known {
  /** The existing texts, by `comparableWords`. */
  texts: ReadonlySet<string>;
  /** By `clauseKey`; pending ones are absent. */
  clauses: ReadonlyMap<string, FoundClause>;
  /** By the row's index. */
  choices: ReadonlyMap<number, Choice>;
  /** How many more questions fit. */
  room: number;
}

function problemsOf({ problems }: QuestionRow, read: ReadRow, found: FoundClause | undefined): LineProblem[] {
  const knownFields = new Set(problems.map(({ field }) => field));
  const own = read.problems.filter(({ field }) => !knownFields.has(field));
  const clause: LineProblem[] =
    found && 'problem' in found ? [{ field: found.problem, code: `clause.${found.problem}` }] : [];
  return [...problems, ...own, ...clause];
}

function questionOf({ question }: ReadRow, found: FoundClause | undefined): AnyQuestion | null {
  if (!question) return null;
  return found && 'source' in found ? { ...question, source: found.source } : question;
}

/** Returns the rows with their planned outcomes; of duplicate rows the first one counts. */
export function importLines(
  rows: readonly QuestionRow[],
  { texts, clauses, choices, room }: Known,
): ImportLine[] {
  const first = new Map<string, number>();
  let left = room;
  return rows.map((row, id) => {
    const read = readOf(row);
    const found = read.clause ? clauses.get(clauseKey(read.clause)) : undefined;
    const problems = problemsOf(row, read, found);
    const key = comparableWords(cellOf(row.cells, 'text'));
    const before = first.get(key);
    if (before === undefined && key !== '') first.set(key, row.number);
    let same: Same | null = texts.has(key) ? { kind: 'there' } : null;
    if (before !== undefined) same = { kind: 'row', number: before };
    const choice = choices.get(id);
    const outcome = plannedOutcomeOf({ isWrong: problems.length > 0, isSame: same !== null, choice, left });
    if (outcome === 'add') left -= 1;
    const notes = [...row.notes, ...read.notes];
    return {
      id,
      row,
      outcome,
      problems,
      notes,
      same,
      question: outcome === 'add' ? questionOf(read, found) : null,
    };
  });
}

interface Facts {
  isWrong: boolean;
  isSame: boolean;
  choice: Choice | undefined;
  left: number;
}

function plannedOutcomeOf({ isWrong, isSame, choice, left }: Facts): PlannedOutcome {
  if (choice === 'skip') return 'skip';
  if (isWrong) return 'wrong';
  if (isSame && choice !== 'take') return 'same';
  return left > 0 ? 'add' : 'over';
}

/** The filters of lines. */
export const lineFilters = ['all', 'wrong', 'noted', 'same', 'over', 'add', 'skip'] as const;
export type LineFilter = (typeof lineFilters)[number];

/** Whether a line matches a filter. */
export const isShown = ({ outcome, notes }: ImportLine, filter: LineFilter): boolean =>
  filter === 'all' || (filter === 'noted' ? notes.length > 0 && outcome !== 'skip' : outcome === filter);
