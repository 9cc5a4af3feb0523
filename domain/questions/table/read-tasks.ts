import limits from '@graphql/limits.json';
import { idsOf } from '../ids';
import type { AnyQuestion, Gap, GapKey, Option, Pair, RubricRow, TypedKey } from '../question';
import { comparableText } from '../typed-text';
import { allLines, fromLine, linesOf, splitAt } from './escapes';
import { type GapPart, gapParts } from './gapped-text';
import { readRight } from './read-right';
import { readPoints, type RowReading } from './reading';
import type { TableType } from './table-types';
import { readVerdict, readYesNo } from './words';

/** The properties of questions of all types. */
export type CommonPart = Pick<
  AnyQuestion,
  'difficulty' | 'explained' | 'id' | 'isShuffled' | 'points' | 'tags' | 'text'
>;

type ReadTask = (reading: RowReading, common: CommonPart) => AnyQuestion;

function readFeedback(reading: RowReading, options: readonly Option[]): Record<string, string> {
  const cell = reading.cell('feedback');
  if (cell === '') return {};
  const lines = allLines(cell).map(fromLine);
  if (lines.length > options.length) {
    reading.problem('feedback', 'feedbackMany', { count: lines.length, max: options.length });
  }
  const long = lines.findIndex((line) => line.length > limits.testExplanation);
  if (long !== -1) reading.problem('feedback', 'lineLong', { number: long + 1, max: limits.testExplanation });
  const feedbackEntries = options.map(({ id }, index): [string, string] => [id, lines[index] ?? '']);
  return Object.fromEntries(feedbackEntries.filter(([, text]) => text !== ''));
}

const choice =
  (type: 'multiple' | 'single'): ReadTask =>
  (reading, common) => {
    const options = reading.options(linesOf(reading.cell('options')));
    const rightIds = [...new Set(idsOf(readRight(reading, options)))];
    const feedback = readFeedback(reading, options);
    return {
      ...{ ...common, type, task: { options }, key: { rightIds } },
      explained: { ...common.explained, feedback },
    };
  };

const trueFalse: ReadTask = (reading, common) => {
  const cell = reading.cell('right');
  const isTrue = readVerdict(cell);
  if (isTrue === null) reading.problem('right', 'trueFalseWrong', { text: cell });
  return { ...common, type: 'trueFalse', task: {}, key: { isTrue: isTrue ?? false } };
};

/** Returns the line for each of a number of items; a single line applies to all of them. */
function lineOfEach(cell: string, count: number): (index: number) => string {
  const lines = allLines(cell);
  return (index) => (lines.length === 1 && count > 1 ? lines[0] : lines[index]) ?? '';
}

/** Reads how typed answers are compared, for a number of keys. */
function readTyped(reading: RowReading, variants: readonly (readonly string[])[]): TypedKey[] {
  const count = variants.length;
  const [typos, cases] = [reading.cell('typos'), reading.cell('caseSensitive')];
  const pattern = reading.cell('pattern');
  const [typosOf, caseOf] = [lineOfEach(typos, count), lineOfEach(cases, count)];
  // One expression does not apply to several gaps: what matches one of them matches no other.
  const patterns = count === 1 ? [pattern] : allLines(pattern).map(fromLine);
  return variants.map((variant, index) => {
    const [typosText, caseText] = [typosOf(index), caseOf(index)];
    const isCaseSensitive = caseText === '' ? false : readYesNo(caseText);
    if (isCaseSensitive === null) reading.problem('caseSensitive', 'yesNoWrong', { text: caseText });
    const isNumber = typosText === '' || (typosText.length === 1 && '012'.includes(typosText));
    if (!isNumber) reading.problem('typos', 'typosWrong');
    return {
      variants: variant,
      isCaseSensitive: isCaseSensitive ?? false,
      typos: isNumber ? Number(typosText) : 0,
      pattern: patterns[index] || null,
    };
  });
}

const shortText: ReadTask = (reading, common) => {
  const variants = reading.options(linesOf(reading.cell('right')), 'right').map(({ text }) => text);
  const [key = { variants, isCaseSensitive: false, typos: 0, pattern: null }] = readTyped(reading, [
    variants,
  ]);
  return { ...common, type: 'shortText', task: {}, key };
};

const DECIMAL_MAX = 40;

const number: ReadTask = (reading, common) => {
  const value = reading.text('right', DECIMAL_MAX);
  const tolerance = reading.text('tolerance', DECIMAL_MAX);
  return {
    ...{ ...common, type: 'number', task: { unit: reading.text('unit', DECIMAL_MAX) } },
    key: { value, tolerance: tolerance === '' ? '0' : tolerance },
  };
};

interface Sides {
  left: Option[];
  right: Option[];
  pairs: Pair[];
}

/** Reads lines of «что = с чем»; an item alone after «=» belongs to none. */
function readPairs(reading: RowReading): Sides {
  const lines = linesOf(reading.cell('options'));
  const split = lines.map((line) => splitAt(line, '=').map((part) => part.trim()));
  split.forEach((parts, index) => {
    if (parts.length !== 2 || parts[1] === '') reading.problem('options', 'pairWrong', { number: index + 1 });
  });
  const whole = split.flatMap(([left = '', right = '', ...more]) =>
    more.length > 0 || right === '' ? [] : [{ left, right }],
  );
  const rightTexts = new Map<string, string>();
  for (const pair of whole) {
    const key = comparableText(pair.right);
    if (!rightTexts.has(key)) rightTexts.set(key, pair.right);
  }
  const order = [...rightTexts.keys()];
  const right = reading.options([...rightTexts.values()]);
  const asked = whole.filter((pair) => pair.left !== '');
  const left = reading.options(asked.map((pair) => pair.left));
  const pairs = left.map(({ id }, index) => {
    const at = order.indexOf(comparableText(asked[index]?.right ?? ''));
    return { from: id, to: right[at]?.id ?? '' };
  });
  return { left, right, pairs };
}

const matching: ReadTask = (reading, common) => {
  const { left, right, pairs } = readPairs(reading);
  return { ...common, type: 'matching', task: { left, right }, key: { pairs } };
};

const categorise: ReadTask = (reading, common) => {
  const { left: items, right: categories, pairs } = readPairs(reading);
  return { ...common, type: 'categorise', task: { items, categories }, key: { pairs } };
};

const ordering: ReadTask = (reading, common) => {
  const items = reading.options(linesOf(reading.cell('options')));
  const named = readRight(reading, items);
  const order = idsOf(named.length === 0 ? items : named);
  return { ...common, type: 'ordering', task: { items }, key: { order } };
};

/** Creates readable ids for the text that occur nowhere else in it. */
function gapIds(parts: readonly GapPart[]): string[] {
  const words = parts.filter((part) => typeof part === 'string').join('\n');
  const ids: string[] = [];
  for (let number = 1; ids.length < parts.length; number += 1) {
    if (!words.includes(`{{g${number}}}`)) ids.push(`g${number}`);
  }
  return ids;
}

const fillGaps: ReadTask = (reading, common) => {
  const parts = gapParts(reading.cell('options'));
  if (parts === null) reading.problem('options', 'gapOpen');
  const ids = gapIds(parts ?? []);
  const variants = (parts ?? []).filter((part) => typeof part !== 'string');
  const isChoice = (at: number) => variants[at]?.some(({ isRight }) => isRight) ?? false;
  const textsAt = (at: number) => (variants[at] ?? []).map(({ text }) => text).filter((text) => text !== '');
  const keys = readTyped(
    reading,
    variants.map((_, at) => (isChoice(at) ? [] : textsAt(at))),
  );
  const gaps: Gap[] = [];
  const gapKeys: GapKey[] = [];
  variants.forEach((options, at) => {
    const id = ids[at] ?? '';
    const read = reading.options(options.map(({ text }) => text));
    const [right, ...more] = read.filter((_, index) => options[index]?.isRight);
    const typed = keys[at];
    gaps.push({ id, options: right ? read : null });
    if (right) gapKeys.push({ id, optionId: more.length > 0 ? '' : right.id });
    else if (typed) gapKeys.push({ id, typed });
  });
  if (gaps.length > limits.testOptions) {
    reading.problem('options', 'tooMany', { max: limits.testOptions, count: gaps.length });
  }
  let at = 0;
  const text = (parts ?? []).map((part) => (typeof part === 'string' ? part : `{{${ids[at++]}}}`)).join('');
  if (text.length > limits.testQuestionText) {
    reading.problem('options', 'tooLong', { max: limits.testQuestionText, length: text.length });
  }
  return { ...common, type: 'fillGaps', task: { text, gaps }, key: { gaps: gapKeys } };
};

function readRubric(reading: RowReading): RubricRow[] {
  const lines = linesOf(reading.cell('options'));
  const options = reading.options(
    lines.map((line) => splitAt(line, '=')[0]?.trim() ?? ''),
    'options',
    limits.testRubricRows,
  );
  return options.map(({ id, text }, index) => {
    const [, worth = '', ...more] = splitAt(lines[index] ?? '', '=');
    const points = more.length > 0 ? null : readPoints(worth.trim());
    if (points === null) reading.problem('options', 'rubricLine', { number: index + 1 });
    return { id, text, points: points ?? 0 };
  });
}

const openText: ReadTask = (reading, common) => {
  const rubric = readRubric(reading);
  const sum = rubric.reduce((all, { points }) => all + points, 0);
  const points = reading.cell('points') === '' && rubric.length > 0 ? sum : common.points;
  return { ...common, type: 'openText', points, task: {}, key: { rubric } };
};

/** Reads the task and the right answers, by type. */
export const TASKS: Readonly<Record<TableType, ReadTask>> = {
  single: choice('single'),
  multiple: choice('multiple'),
  ...{ trueFalse, shortText, number, matching, ordering, categorise, fillGaps, openText },
};
