import { isUnique } from './ids';
import { isGradedByHand, type AnyQuestion } from './question';
import { questionProblems } from './question-problems';
import { comparableWords } from './typed-text';

/** Advice to an author about a question before it is published. Only unfinished questions block publication. */
export type QuestionAdvice =
  | 'unfinished'
  | 'same'
  | 'stale'
  | 'rightLonger'
  | 'rightAlwaysThere'
  | 'allOfThem'
  | 'unexplained'
  | 'rubricNone';

export interface Advised {
  readonly id: string;
  readonly advice: QuestionAdvice;
}

/** How much longer than the longest wrong option the right one must be to be recognizable by its length. */
const REVEALING_LENGTH = 1.5;
/** The length of shorter texts reveals nothing. */
const REVEALING_FROM = 20;
/** The number of questions with the right option at the same position that counts as a pattern. */
const SAME_PLACE_MIN = 4;

const ALL_OF_THEM =
  /^(все|всё|ни один|ничего|любой|all|none|both) .*(перечисл|вышепереч|названн|вариант|above|these)/iu;

const choice = (question: AnyQuestion) =>
  question.type === 'single' || question.type === 'multiple' ? question : null;

function isRightLonger(question: AnyQuestion): boolean {
  const chosen = choice(question);
  if (!chosen) return false;
  const { task, key } = chosen;
  const lengthsOf = (isRight: boolean) =>
    task.options
      .filter(({ id }) => key.rightIds.includes(id) === isRight)
      .map(({ text }) => text.trim().length);
  const [right, wrong] = [lengthsOf(true), lengthsOf(false)];
  if (right.length === 0 || wrong.length === 0) return false;
  const shortest = Math.min(...right);
  return shortest >= REVEALING_FROM && shortest >= REVEALING_LENGTH * Math.max(...wrong);
}

/** «All of the above» at another position means something else. */
function isAllOfThem(question: AnyQuestion, isShuffled: boolean): boolean {
  const options = choice(question)?.task.options ?? [];
  return (question.isShuffled || isShuffled) && options.some(({ text }) => ALL_OF_THEM.test(text.trim()));
}

/** Returns the position of the only right option if the order is not shuffled; null: there is none. */
function placeOf(question: AnyQuestion, isShuffled: boolean): number | null {
  const chosen = choice(question);
  if (!chosen || isShuffled || question.isShuffled || chosen.key.rightIds.length !== 1) return null;
  return chosen.task.options.findIndex(({ id }) => chosen.key.rightIds.includes(id));
}

function oneByOne(question: AnyQuestion, isShuffled: boolean): QuestionAdvice[] {
  const isByHand = isGradedByHand(question);
  const found: [QuestionAdvice, boolean][] = [
    ['unfinished', questionProblems(question).length > 0],
    ['rightLonger', isRightLonger(question)],
    ['allOfThem', isAllOfThem(question, isShuffled)],
    ['rubricNone', isByHand && 'rubric' in question.key && question.key.rubric.length === 0],
    ['unexplained', !isByHand && question.explained.explanation.trim() === ''],
  ];
  return found.flatMap(([advice, is]) => (is ? [advice] : []));
}

export interface LintOptions {
  /** Whether the options of all questions are shuffled. */
  readonly isShuffled: boolean;
  /** The questions whose clause has changed. */
  readonly staleIds: ReadonlySet<string>;
}

/** Returns advice about the questions of a test, in their order. */
export function lintQuestions(
  questions: readonly AnyQuestion[],
  { isShuffled, staleIds }: LintOptions,
): Advised[] {
  const texts = questions.map(({ text }) => comparableWords(text));
  const places = questions.map((question) => placeOf(question, isShuffled));
  const placed = places.filter((place) => place !== null);
  const isOnePlace = placed.length >= SAME_PLACE_MIN && new Set(placed).size === 1;
  return questions.flatMap((question, index) => {
    const { id } = question;
    const text = texts[index] ?? '';
    const isSame = text !== '' && !isUnique(texts.filter((item) => item === text));
    const together: [QuestionAdvice, boolean][] = [
      ['same', isSame],
      ['stale', staleIds.has(id)],
      ['rightAlwaysThere', isOnePlace && places[index] !== null],
    ];
    const among = together.flatMap(([advice, is]) => (is ? [advice] : []));
    return [...oneByOne(question, isShuffled), ...among].map((advice) => ({ id, advice }));
  });
}
