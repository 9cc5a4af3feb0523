import limits from '@graphql/limits.json';
import { readDecimal } from './decimal';
import { ANSWER_FILES_MAX } from './file-kinds';
import { idsOf, isUnique } from './ids';
import type { AnyQuestion, Gap, GapKey, Keys, Option, Pair, QuestionOf, Tasks, TypedKey } from './question';
import { comparableText, compilePattern, PATTERN_SIZE_MAX, patternSize } from './typed-text';

/** The possible problems of a question. */
export type QuestionProblem =
  | ('textEmpty' | 'idsRepeated' | 'optionEmpty' | 'optionsSame' | 'optionsFew' | 'pointsNone')
  | (
      | 'oneRight'
      | 'someRight'
      | 'variantsNone'
      | 'patternWrong'
      | 'patternLarge'
      | 'typosWrong'
      | 'numberWrong'
    )
  | (
      | 'pairsFew'
      | 'pairsWrong'
      | 'orderWrong'
      | 'gapsNone'
      | 'gapsWrong'
      | 'imageNone'
      | 'altNone'
      | 'regionsWrong'
      | 'filesNone'
      | 'rubricWrong'
    );

const OPTIONS_MIN = 2;
const PAIRS_MIN = 2;
const ORDERED_MIN = 3;
const TYPOS_MAX = 2;

type Problems = readonly (QuestionProblem | false)[];

/** Whether they are the same ids, each once, in any order. */
const areSame = (ids: readonly string[], known: readonly string[]): boolean =>
  ids.length === known.length && isUnique(ids) && ids.every((id) => known.includes(id));

/** Checks options: texts that takers could not tell apart are duplicates. */
function inOptions(
  options: readonly Option[],
  min: number,
  tooFew: QuestionProblem = 'optionsFew',
): Problems {
  const texts = options.map(({ text }) => comparableText(text));
  return [
    options.length < min && tooFew,
    texts.includes('') && 'optionEmpty',
    !isUnique(texts) && 'optionsSame',
    !isUnique(idsOf(options)) && 'idsRepeated',
  ];
}

function inChoice({ type, task, key }: QuestionOf<'multiple' | 'single'>): Problems {
  const known = idsOf(task.options);
  const right = known.filter((id) => key.rightIds.includes(id)).length;
  const isForeign = !isUnique(key.rightIds) || right !== key.rightIds.length;
  const isNotOne = type === 'single' && (isForeign || right !== 1);
  const isNotSome = type === 'multiple' && (isForeign || right === 0 || right === known.length);
  return [...inOptions(task.options, OPTIONS_MIN), isNotOne && 'oneRight', isNotSome && 'someRight'];
}

function isPatternWrong({ pattern, isCaseSensitive }: TypedKey): boolean {
  if (pattern === null) return false;
  return (
    pattern === '' || pattern.length > limits.testPattern || compilePattern(pattern, isCaseSensitive) === null
  );
}

const typedKeys = ({ key }: QuestionOf<'fillGaps'>): TypedKey[] =>
  key.gaps.flatMap((gap) => ('typed' in gap ? gap.typed : []));

/** Returns the number of steps of all regular expressions by which its answers are graded. */
export function patternsOf(question: AnyQuestion): number {
  if (question.type === 'shortText') return patternSize(question.key);
  if (question.type !== 'fillGaps') return 0;
  return typedKeys(question).reduce((size, key) => size + patternSize(key), 0);
}

/** Stops at the first one that exceeds the limit, because compiling takes time too. */
function arePatternsLarge(keys: readonly TypedKey[]): boolean {
  let size = 0;
  return keys.some((key) => {
    size += patternSize(key);
    return size > PATTERN_SIZE_MAX;
  });
}

function inTyped(key: TypedKey): Problems {
  const { variants, pattern, typos, isCaseSensitive } = key;
  const texts = variants.map((text) => comparableText(text, isCaseSensitive));
  const isNothing = texts.includes('') || (texts.length === 0 && pattern === null);
  return [
    isNothing && 'variantsNone',
    !isUnique(texts) && 'optionsSame',
    isPatternWrong(key) && 'patternWrong',
    arePatternsLarge([key]) && 'patternLarge',
    ![0, 1, TYPOS_MAX].includes(typos) && 'typosWrong',
  ];
}

function inNumber({ value, tolerance }: Keys['number']): Problems {
  const apart = readDecimal(tolerance);
  return [(readDecimal(value) === null || apart === null || apart < 0n) && 'numberWrong'];
}

const from = (pairs: readonly Pair[]): string[] => pairs.map((pair) => pair.from);
const to = (pairs: readonly Pair[]): string[] => pairs.map((pair) => pair.to);

/** Checks that each left item belongs to one right item; additional right items are distractors. */
function inMatching({ left, right }: Tasks['matching'], { pairs }: Keys['matching']): Problems {
  const isPaired =
    areSame(from(pairs), idsOf(left)) &&
    isUnique(to(pairs)) &&
    to(pairs).every((id) => idsOf(right).includes(id));
  return [
    ...inOptions(left, PAIRS_MIN, 'pairsFew'),
    ...inOptions(right, PAIRS_MIN, 'pairsFew'),
    !isPaired && 'pairsWrong',
  ];
}

function inOrder({ items }: Tasks['ordering'], { order }: Keys['ordering']): Problems {
  return [...inOptions(items, ORDERED_MIN), !areSame(order, idsOf(items)) && 'orderWrong'];
}

function inCategories({ items, categories }: Tasks['categorise'], { pairs }: Keys['categorise']): Problems {
  const isPlaced =
    areSame(from(pairs), idsOf(items)) && to(pairs).every((id) => idsOf(categories).includes(id));
  return [...inOptions(items, PAIRS_MIN), ...inOptions(categories, OPTIONS_MIN), !isPlaced && 'pairsWrong'];
}

function isGapWrong(gap: Gap, keys: readonly GapKey[], text: string): boolean {
  const key = keys.find(({ id }) => id === gap.id);
  if (!key || !text.includes(`{{${gap.id}}}`)) return true;
  if (gap.options === null) return !('typed' in key) || inTyped(key.typed).some(Boolean);
  return (
    !('optionId' in key) ||
    !idsOf(gap.options).includes(key.optionId) ||
    inOptions(gap.options, OPTIONS_MIN).some(Boolean)
  );
}

function inGaps(question: QuestionOf<'fillGaps'>): Problems {
  const { key } = question;
  const { text, gaps } = question.task;
  const isWrong =
    !areSame(idsOf(key.gaps), idsOf(gaps)) || gaps.some((gap) => isGapWrong(gap, key.gaps, text));
  return [
    gaps.length === 0 && 'gapsNone',
    gaps.length > 0 && isWrong && 'gapsWrong',
    arePatternsLarge(typedKeys(question)) && 'patternLarge',
  ];
}

function inPicture({ imageId, alt }: Tasks['hotspot'], { regions }: Keys['hotspot']): Problems {
  const isInside = regions.every(
    ({ x, y, width, height }) =>
      [x, y, width, height].every((item) => Number.isInteger(item) && item >= 0) &&
      width > 0 &&
      height > 0 &&
      x + width <= 1000 &&
      y + height <= 1000,
  );
  return [
    imageId <= 0 && 'imageNone',
    alt.trim() === '' && 'altNone',
    (regions.length === 0 || !isInside) && 'regionsWrong',
  ];
}

/** Checks a request for files: of some kind, and at least one. */
function inFiles(task: Tasks['fileAnswer' | 'openText']): Problems {
  if (!('kinds' in task)) return [];
  const { kinds, filesMax } = task;
  const isCount = Number.isInteger(filesMax) && filesMax >= 1 && filesMax <= ANSWER_FILES_MAX;
  return [(kinds.length === 0 || !isUnique(kinds) || !isCount) && 'filesNone'];
}

/** Checks that the rows add up to the points of the question. */
function inRubric({ rubric }: Keys['openText'], points: number): Problems {
  const sum = rubric.reduce((all, row) => all + row.points, 0);
  const isRowWrong = rubric.some(
    (row) => row.text.trim() === '' || !Number.isInteger(row.points) || row.points <= 0,
  );
  const isWrong = isRowWrong || !isUnique(idsOf(rubric)) || (rubric.length > 0 && sum !== points);
  return [isWrong && 'rubricWrong'];
}

function inTask(question: AnyQuestion): Problems {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return inChoice(question);
    case 'trueFalse':
      return [];
    case 'shortText':
      return inTyped(question.key);
    case 'number':
      return inNumber(question.key);
    case 'matching':
      return inMatching(question.task, question.key);
    case 'ordering':
      return inOrder(question.task, question.key);
    case 'categorise':
      return inCategories(question.task, question.key);
    case 'fillGaps':
      return inGaps(question);
    case 'hotspot':
      return inPicture(question.task, question.key);
    default:
      return [...inFiles(question.task), ...inRubric(question.key, question.points)];
  }
}

/** Returns the problems to be fixed before the question can be asked; empty: none. */
export function questionProblems(question: AnyQuestion): QuestionProblem[] {
  const { text, points } = question;
  const found: Problems = [
    text.trim() === '' && 'textEmpty',
    (!Number.isInteger(points) || points <= 0) && 'pointsNone',
    ...inTask(question),
  ];
  return [...new Set(found.filter((problem) => problem !== false))];
}
