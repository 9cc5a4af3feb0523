import type { Answer } from './answer';
import { isNear } from './decimal';
import {
  type AnyQuestion,
  type GapKey,
  isGradedByHand,
  type Pair,
  type QuestionType,
  type Region,
  type Spot,
} from './question';
import { isAccepted } from './typed-text';

/** The result of an answer. open: an expert checks it. */
export type Outcome = 'right' | 'partly' | 'wrong' | 'empty' | 'open';

export interface Grade {
  readonly outcome: Outcome;
  /** Integer hundredths. */
  readonly points: number;
}

/** The value of partly right answers. none: nothing. proportional: (right − wrong) / all right, never below 0. */
export type PartialCredit = 'none' | 'proportional';

/** How much of the answer is right and how much wrong, and the total of what would be right. */
interface Counted {
  readonly right: number;
  readonly wrong: number;
  readonly all: number;
}

const singleCount = (isRight: boolean): Counted => ({
  right: isRight ? 1 : 0,
  wrong: isRight ? 0 : 1,
  all: 1,
});

/** Duplicates count once. */
function countChosen(chosen: readonly string[], rightIds: readonly string[]): Counted {
  const given = [...new Set(chosen)];
  const right = given.filter((id) => rightIds.includes(id)).length;
  return { right, wrong: given.length - right, all: rightIds.length };
}

const asText = ({ from, to }: Pair): string => JSON.stringify([from, to]);

const isFilled = (key: GapKey, value: string): boolean =>
  'typed' in key ? isAccepted(value, key.typed) : key.optionId === value;

function isInside({ x, y }: Spot, region: Region): boolean {
  return x >= region.x && x <= region.x + region.width && y >= region.y && y <= region.y + region.height;
}

/**
 * Each region counts once, even if it was marked several times; a spot outside all regions is wrong. If only one spot is asked
 * for, any region is right.
 */
function countSpots(spots: readonly Spot[], regions: readonly Region[], isMany: boolean): Counted {
  if (!isMany) return singleCount(spots.every((spot) => regions.some((region) => isInside(spot, region))));
  const hit = regions.filter((region) => spots.some((spot) => isInside(spot, region))).length;
  const missed = spots.filter((spot) => !regions.some((region) => isInside(spot, region))).length;
  return { right: hit, wrong: missed, all: regions.length };
}

function countGaps(given: readonly { id: string; value: string }[], keys: readonly GapKey[]): Counted {
  const filled = new Map(given.map(({ id, value }) => [id, value]));
  const answered = keys.filter(({ id }) => (filled.get(id) ?? '').trim() !== '');
  const right = answered.filter((key) => isFilled(key, filled.get(key.id) ?? '')).length;
  return { right, wrong: answered.length - right, all: keys.length };
}

/** Every item at its own position is right. */
function countPlaces(given: readonly string[], right: readonly string[]): Counted {
  const placed = right.filter((id, index) => given[index] === id).length;
  return { right: placed, wrong: right.length - placed, all: right.length };
}

type Count = (question: AnyQuestion, answer: Answer) => Counted | null;

const ofPairs: Count = ({ key }, answer) =>
  'pairs' in key && 'pairs' in answer ? countChosen(answer.pairs.map(asText), key.pairs.map(asText)) : null;

const ofOptions: Count = ({ key }, answer) =>
  'rightIds' in key && 'optionIds' in answer ? countChosen(answer.optionIds, key.rightIds) : null;

/** The server's grading by type; null: an answer of another type, or one that an expert checks. */
const COUNTS: Readonly<Record<QuestionType, Count>> = {
  single: ofOptions,
  multiple: ofOptions,
  trueFalse: ({ key }, answer) =>
    'isTrue' in key && 'isTrue' in answer ? singleCount(answer.isTrue === key.isTrue) : null,
  shortText: ({ key }, answer) =>
    'variants' in key && 'text' in answer ? singleCount(isAccepted(answer.text, key)) : null,
  number: ({ key }, answer) =>
    'tolerance' in key && 'text' in answer ? singleCount(isNear(answer.text, key)) : null,
  matching: ofPairs,
  categorise: ofPairs,
  ordering: ({ key }, answer) =>
    'order' in key && 'order' in answer ? countPlaces(answer.order, key.order) : null,
  fillGaps: ({ key }, answer) =>
    'gaps' in key && 'gaps' in answer ? countGaps(answer.gaps, key.gaps) : null,
  hotspot: ({ key, task }, answer) =>
    'regions' in key && 'imageId' in task && 'spots' in answer
      ? countSpots(answer.spots, key.regions, task.isMany)
      : null,
  fileAnswer: () => null,
  openText: () => null,
};

/** Returns the size of an answer of any type; 0 counts as no answer. */
function answerSize(answer: Answer): number {
  if ('text' in answer) return answer.text.trim().length;
  if ('optionIds' in answer) return answer.optionIds.length;
  if ('pairs' in answer) return answer.pairs.length;
  if ('order' in answer) return answer.order.length;
  if ('gaps' in answer) return answer.gaps.filter(({ value }) => value.trim() !== '').length;
  if ('spots' in answer) return answer.spots.length;
  return 'files' in answer ? answer.files.length : 1;
}

const isWhole = ({ right, wrong, all }: Counted): boolean => all > 0 && right === all && wrong === 0;

/** Returns a part of the points, rounded down so that the parts never exceed the total. */
function partOf(points: number, { right, wrong, all }: Counted): number {
  return all === 0 ? 0 : Math.floor((points * Math.max(0, right - wrong)) / all);
}

/** Returns the grade of an answer; null: none was given. */
export function gradeAnswer(
  question: AnyQuestion,
  answer: Answer | null,
  partial: PartialCredit = 'proportional',
): Grade {
  if (answer === null || answerSize(answer) === 0) return { outcome: 'empty', points: 0 };
  if (isGradedByHand(question)) return { outcome: 'open', points: 0 };
  const sum = answer.type === question.type ? COUNTS[question.type](question, answer) : null;
  if (!sum) return { outcome: 'wrong', points: 0 };
  if (isWhole(sum)) return { outcome: 'right', points: question.points };
  const points = partial === 'none' ? 0 : partOf(question.points, sum);
  return { outcome: points > 0 ? 'partly' : 'wrong', points };
}

/** Integer hundredths of points, and of the available points. */
export interface Score {
  readonly points: number;
  readonly maxPoints: number;
}

/** Returns the total of all questions. */
export function sumScores(scores: readonly Score[]): Score {
  return scores.reduce(
    (sum, { points, maxPoints }) => ({
      points: sum.points + points,
      maxPoints: sum.maxPoints + maxPoints,
    }),
    { points: 0, maxPoints: 0 },
  );
}

/** Whether the percentage was reached, compared exactly: 79.995 % is less than 80. An empty test is not passed. */
export function isPassed({ points, maxPoints }: Score, passPercent: number): boolean {
  return maxPoints > 0 && points * 100 >= passPercent * maxPoints;
}

/** Returns the percentage in hundredths, rounded down, so that a missed limit does not look reached. */
export function percentHundredths({ points, maxPoints }: Score): number {
  return maxPoints > 0 ? Math.floor((points * 10_000) / maxPoints) : 0;
}
