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

/** How an answer was. open: an expert looks at it. */
export type Outcome = 'right' | 'partly' | 'wrong' | 'empty' | 'open';

export interface Grade {
  readonly outcome: Outcome;
  /** Integer hundredths. */
  readonly points: number;
}

/** What partly right answers are worth. none: nothing. proportional: (right − wrong) / all right, never below 0. */
export type PartialCredit = 'none' | 'proportional';

/** Of what the answer says: how much is right and how much wrong, of all that would be right. */
interface Counted {
  readonly right: number;
  readonly wrong: number;
  readonly all: number;
}

const one = (isRight: boolean): Counted => ({ right: isRight ? 1 : 0, wrong: isRight ? 0 : 1, all: 1 });

/** Whatever is named twice counts once. */
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
 * Each region counts once, however often it was pointed at; a spot outside of all of them is wrong. Where one spot is asked
 * for, any region will do.
 */
function countSpots(spots: readonly Spot[], regions: readonly Region[], isMany: boolean): Counted {
  if (!isMany) return one(spots.every((spot) => regions.some((region) => isInside(spot, region))));
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

/** Every thing that stands in its own place is right. */
function countPlaces(given: readonly string[], right: readonly string[]): Counted {
  const placed = right.filter((id, index) => given[index] === id).length;
  return { right: placed, wrong: right.length - placed, all: right.length };
}

type Count = (question: AnyQuestion, answer: Answer) => Counted | null;

const ofPairs: Count = ({ key }, answer) =>
  'pairs' in key && 'pairs' in answer ? countChosen(answer.pairs.map(asText), key.pairs.map(asText)) : null;

const ofOptions: Count = ({ key }, answer) =>
  'rightIds' in key && 'optionIds' in answer ? countChosen(answer.optionIds, key.rightIds) : null;

/** How the server grades, by type; null: an answer of another type, or one that an expert looks at. */
const COUNTS: Readonly<Record<QuestionType, Count>> = {
  single: ofOptions,
  multiple: ofOptions,
  trueFalse: ({ key }, answer) =>
    'isTrue' in key && 'isTrue' in answer ? one(answer.isTrue === key.isTrue) : null,
  shortText: ({ key }, answer) =>
    'variants' in key && 'text' in answer ? one(isAccepted(answer.text, key)) : null,
  number: ({ key }, answer) =>
    'tolerance' in key && 'text' in answer ? one(isNear(answer.text, key)) : null,
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

/** How much the answer says, of each type; nothing is as if the question had been left out. */
function said(answer: Answer): number {
  if ('text' in answer) return answer.text.trim().length;
  if ('optionIds' in answer) return answer.optionIds.length;
  if ('pairs' in answer) return answer.pairs.length;
  if ('order' in answer) return answer.order.length;
  if ('gaps' in answer) return answer.gaps.filter(({ value }) => value.trim() !== '').length;
  if ('spots' in answer) return answer.spots.length;
  return 'files' in answer ? answer.files.length : 1;
}

const isWhole = ({ right, wrong, all }: Counted): boolean => all > 0 && right === all && wrong === 0;

/** Part of the points: rounded down, so that parts never are more than the whole. */
function partOf(points: number, { right, wrong, all }: Counted): number {
  return all === 0 ? 0 : Math.floor((points * Math.max(0, right - wrong)) / all);
}

/** The grade of an answer; null: none was given. */
export function gradeAnswer(
  question: AnyQuestion,
  answer: Answer | null,
  partial: PartialCredit = 'proportional',
): Grade {
  if (answer === null || said(answer) === 0) return { outcome: 'empty', points: 0 };
  if (isGradedByHand(question)) return { outcome: 'open', points: 0 };
  const sum = answer.type === question.type ? COUNTS[question.type](question, answer) : null;
  if (!sum) return { outcome: 'wrong', points: 0 };
  if (isWhole(sum)) return { outcome: 'right', points: question.points };
  const points = partial === 'none' ? 0 : partOf(question.points, sum);
  return { outcome: points > 0 ? 'partly' : 'wrong', points };
}

/** Integer hundredths of points, of those that could be had. */
export interface Score {
  readonly points: number;
  readonly maxPoints: number;
}

/** Of all questions together. */
export function sumScores(scores: readonly Score[]): Score {
  return scores.reduce(
    (sum, { points, maxPoints }) => ({
      points: sum.points + points,
      maxPoints: sum.maxPoints + maxPoints,
    }),
    { points: 0, maxPoints: 0 },
  );
}

/** Whether so many percent were reached, compared exactly: 79.995 % is less than 80. Nothing empty is passed. */
export function isPassed({ points, maxPoints }: Score, passPercent: number): boolean {
  return maxPoints > 0 && points * 100 >= passPercent * maxPoints;
}

/** Percent in hundredths, rounded down: what was not reached does not look as if it was. */
export function percentHundredths({ points, maxPoints }: Score): number {
  return maxPoints > 0 ? Math.floor((points * 10_000) / maxPoints) : 0;
}
