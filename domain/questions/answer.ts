import limits from '@graphql/limits.json';
import type { AskedQuestion } from './asked-question';
import { ANSWER_FILES_MAX, isOfKind } from './file-kinds';
import { idsOf, isUnique } from './ids';
import type { Pair, QuestionType, Spot } from './question';

/** The text typed into a gap, or the id of the option chosen for it. */
export interface FilledGap {
  readonly id: string;
  readonly value: string;
}

/** A file that is an answer or a part of it. Its data is stored in the answer and identifies the content of the file. */
export interface AnswerFile {
  readonly id: number;
  readonly name: string;
  /** In bytes, as stored. */
  readonly size: number;
  /** The hash of the stored bytes, in hexadecimal. */
  readonly sha256: string;
}

interface Choice {
  readonly optionIds: readonly string[];
}
interface Typed {
  readonly text: string;
}
interface Pairs {
  readonly pairs: readonly Pair[];
}

/** The answers by type of question. */
export interface Answers {
  single: Choice;
  multiple: Choice;
  trueFalse: { readonly isTrue: boolean };
  shortText: Typed;
  number: Typed;
  matching: Pairs;
  ordering: { readonly order: readonly string[] };
  categorise: Pairs;
  fillGaps: { readonly gaps: readonly FilledGap[] };
  hotspot: { readonly spots: readonly Spot[] };
  fileAnswer: { readonly files: readonly AnswerFile[] };
  openText: Typed;
}

export type AnswerOf<Type extends QuestionType> = Type extends QuestionType
  ? { readonly type: Type } & Answers[Type]
  : never;

/** An answer to a question of any type. */
export type Answer = AnswerOf<QuestionType>;

/** Whether all ids are known and none occurs twice. */
const areOf = (ids: readonly string[], known: readonly string[]): boolean =>
  isUnique(ids) && ids.every((id) => known.includes(id));

function arePairsOf(pairs: readonly Pair[], from: readonly string[], to: readonly string[]): boolean {
  return (
    areOf(
      pairs.map((pair) => pair.from),
      from,
    ) && pairs.every((pair) => to.includes(pair.to))
  );
}

const isWithin = ({ x, y }: Spot): boolean =>
  [x, y].every((item) => Number.isInteger(item) && item >= 0 && item <= 1000);

/** Whether an answer fits a question of the same type. */
type Fits = (question: AskedQuestion, answer: Answer) => boolean;

const isTyped: Fits = (_, answer) =>
  'text' in answer &&
  answer.text.length <= (answer.type === 'openText' ? limits.testOpenText : limits.testTypedAnswer);

const isChosen: Fits = ({ task }, answer) =>
  'options' in task && 'optionIds' in answer && areOf(answer.optionIds, idsOf(task.options));

const isFilled: Fits = ({ task }, answer) =>
  'gaps' in task &&
  'gaps' in answer &&
  areOf(idsOf(answer.gaps), idsOf(task.gaps)) &&
  answer.gaps.every(({ id, value }) => {
    const options = task.gaps.find((gap) => gap.id === id)?.options ?? null;
    return options === null ? value.length <= limits.testTypedAnswer : idsOf(options).includes(value);
  });

const FITS: Readonly<Record<QuestionType, Fits>> = {
  single: (question, answer) =>
    isChosen(question, answer) && 'optionIds' in answer && answer.optionIds.length <= 1,
  multiple: isChosen,
  trueFalse: () => true,
  shortText: isTyped,
  number: isTyped,
  openText: isTyped,
  matching: ({ task }, answer) =>
    'left' in task &&
    'pairs' in answer &&
    arePairsOf(answer.pairs, idsOf(task.left), idsOf(task.right)) &&
    isUnique(answer.pairs.map(({ to }) => to)),
  categorise: ({ task }, answer) =>
    'categories' in task &&
    'pairs' in answer &&
    arePairsOf(answer.pairs, idsOf(task.items), idsOf(task.categories)),
  ordering: ({ task }, answer) =>
    'items' in task &&
    'order' in answer &&
    areOf(answer.order, idsOf(task.items)) &&
    answer.order.length === task.items.length,
  fillGaps: isFilled,
  hotspot: ({ task }, answer) =>
    'imageId' in task &&
    'spots' in answer &&
    answer.spots.length <= (task.isMany ? limits.testSpots : 1) &&
    answer.spots.every(isWithin),
  fileAnswer: ({ task }, answer) =>
    'kinds' in task &&
    'files' in answer &&
    answer.files.length <= Math.min(task.filesMax, ANSWER_FILES_MAX) &&
    isUnique(answer.files.map(({ id }) => id)) &&
    answer.files.every(({ name }) => isOfKind(name, task.kinds)),
};

/**
 * Whether it is an answer to this question: of its type, consisting of what the question offers, and within the length limits.
 */
export function isAnswerTo(question: AskedQuestion, answer: Answer): boolean {
  return question.type === answer.type && FITS[answer.type](question, answer);
}
