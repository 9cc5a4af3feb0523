import type { AnyQuestion } from './question';

/** The difficulty of a question whose author has not set it. */
const DIFFICULTY_DEFAULT = 3;
export const DIFFICULTY_MIN = 1;
export const DIFFICULTY_MAX = 5;

/** A section of a test that draws questions from the bank for each attempt. */
export interface Draw {
  readonly id: string;
  /** So many. */
  readonly count: number;
  /** A question must have one of them; empty: any question. */
  readonly tags: readonly string[];
  readonly difficultyFrom: number;
  readonly difficultyTo: number;
  /** Questions that the person has answered right before are drawn only when there are not enough others. */
  readonly isPassedLast: boolean;
}

/** Returns the difficulty of a question. */
export const difficultyOf = ({ difficulty }: Pick<AnyQuestion, 'difficulty'>): number =>
  difficulty ?? DIFFICULTY_DEFAULT;

/** Returns the form of a tag for comparison: ignores spaces and case. */
const comparableTag = (tag: string): string =>
  tag.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** Returns tags in their stored form: without duplicates and empty ones. */
export const comparableTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map(comparableTag))].filter((tag) => tag !== '');
