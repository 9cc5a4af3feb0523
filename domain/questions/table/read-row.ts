import limits from '@graphql/limits.json';
import { comparableTags, DIFFICULTY_MAX, DIFFICULTY_MIN } from '../draw';
import type { AnyQuestion } from '../question';
import { type QuestionProblem, questionProblems } from '../question-problems';
import { readDecimal } from '../decimal';
import type { CellNote, CellProblem, NamedClause, QuestionCells, TableField } from './cells';
import { linesOf, splitAt } from './escapes';
import { type CommonPart, TASKS } from './read-tasks';
import { isInTables, type TableType } from './table-types';
import { createRowReading, readPoints, type RowReading } from './reading';
import { isVerdictWord, readYesNo, typeOf } from './words';

/** The result of reading a row. */
export interface ReadRow {
  /** Null: a problem has to be fixed first. */
  readonly question: AnyQuestion | null;
  /** The clause that it names. */
  readonly clause: NamedClause | null;
  readonly problems: readonly CellProblem[];
  readonly notes: readonly CellNote[];
}

/** One point, in hundredths. */
const ONE_POINT = 100;

/** The cell of each problem of a question; all others are in its options. */
const PLACES: Readonly<Partial<Record<QuestionProblem, TableField>>> = {
  textEmpty: 'text',
  pointsNone: 'points',
  oneRight: 'right',
  someRight: 'right',
  variantsNone: 'right',
  numberWrong: 'right',
  patternWrong: 'pattern',
  patternLarge: 'pattern',
  typosWrong: 'typos',
};

const placeOf = (problem: QuestionProblem, { type, key }: AnyQuestion): TableField => {
  if (type === 'shortText' && problem === 'optionsSame') return 'right';
  if (type === 'ordering' && problem === 'orderWrong') return 'right';
  const isTolerance = type === 'number' && problem === 'numberWrong' && readDecimal(key.value) !== null;
  return isTolerance ? 'tolerance' : (PLACES[problem] ?? 'options');
};

/** Infers the type from the cells when it is not specified. */
function guessed(reading: RowReading): TableType | null {
  const right = reading.cell('right');
  if (linesOf(reading.cell('options')).length > 1) {
    const count = splitAt(right, ',;\n').filter((part) => part.trim() !== '').length;
    return count > 1 ? 'multiple' : 'single';
  }
  if (right === '') return null;
  if (isVerdictWord(right)) return 'trueFalse';
  return readDecimal(right) === null ? 'shortText' : 'number';
}

/** Returns the type of the row; null: there is none, and the reason is reported. */
function readType(reading: RowReading, isUsed: RowReading): TableType | null {
  const cell = reading.cell('type');
  if (cell === '') {
    const type = guessed(isUsed);
    if (type) reading.note('type', 'typeGuessed', { type });
    else reading.problem('type', 'typeMissing');
    return type;
  }
  const type = typeOf(cell);
  if (type && isInTables(type)) return type;
  reading.problem('type', type ? 'typeNotInTables' : 'typeUnknown', { text: cell });
  return null;
}

function readTags(reading: RowReading): string[] | undefined {
  const tags = comparableTags(splitAt(reading.cell('tags'), ',;\n'));
  if (tags.length > limits.testTags) {
    reading.problem('tags', 'tooMany', { max: limits.testTags, count: tags.length });
  }
  const long = tags.findIndex((tag) => tag.length > limits.testTag);
  if (long !== -1) reading.problem('tags', 'lineLong', { number: long + 1, max: limits.testTag });
  return tags.length === 0 ? undefined : tags;
}

function readDifficulty(reading: RowReading): number | undefined {
  const cell = reading.cell('difficulty');
  if (cell === '') return undefined;
  const difficulty = Number(cell);
  if (Number.isInteger(difficulty) && difficulty >= DIFFICULTY_MIN && difficulty <= DIFFICULTY_MAX) {
    return difficulty;
  }
  reading.problem('difficulty', 'difficultyWrong', { min: DIFFICULTY_MIN, max: DIFFICULTY_MAX });
  return undefined;
}

function readCommon(reading: RowReading): CommonPart {
  const worth = reading.cell('points');
  const points = worth === '' ? ONE_POINT : readPoints(worth);
  if (points === null) reading.problem('points', 'pointsWrong', { max: limits.testPointsMax / ONE_POINT });
  const shuffle = reading.cell('shuffle');
  const isShuffled = shuffle === '' ? true : readYesNo(shuffle);
  if (isShuffled === null) reading.problem('shuffle', 'yesNoWrong', { text: shuffle });
  return {
    id: reading.newId(),
    text: reading.text('text', limits.testQuestionText),
    points: points ?? ONE_POINT,
    explained: { explanation: reading.text('explanation', limits.testExplanation), feedback: {} },
    isShuffled: isShuffled ?? true,
    tags: readTags(reading),
    difficulty: readDifficulty(reading),
  };
}

function readClause(reading: RowReading): NamedClause | null {
  const [code, clause] = [reading.cell('regulation'), reading.cell('clause')];
  const version = reading.cell('version');
  if (code === '' && clause === '' && version === '') return null;
  if (code !== '' && clause !== '') return { code, clause, version };
  reading.problem(code === '' ? 'regulation' : 'clause', 'clauseMissing');
  return null;
}

function noteFormulas(reading: RowReading, cells: QuestionCells): void {
  for (const field of ['text', 'right', 'explanation'] as const) {
    if (cells[field]?.startsWith('=')) reading.note(field, 'formula');
  }
}

/** Reports the problems of a question, in cells without an earlier problem. */
function addProblems(reading: RowReading, question: AnyQuestion): void {
  const reported = new Set(reading.problems.map(({ field }) => field));
  for (const problem of questionProblems(question)) {
    const field = placeOf(problem, question);
    if (!reported.has(field)) reading.problem(field, problem);
  }
}

/**
 * Returns the question of a table row, or what has to be fixed in which cell. Deterministic, except for the ids that `newId`
 * creates.
 */
export function readRow(cells: QuestionCells, newId: () => string): ReadRow {
  const reading = createRowReading(cells, newId);
  const type = readType(reading, createRowReading(cells, newId));
  const common = readCommon(reading);
  const clause = readClause(reading);
  const question = type && TASKS[type](reading, common);
  if (question) {
    addProblems(reading, question);
    for (const field of reading.unused()) reading.note(field, 'unused');
  }
  noteFormulas(reading, cells);
  const { problems, notes } = reading;
  return { question: problems.length === 0 ? question : null, clause, problems, notes };
}
