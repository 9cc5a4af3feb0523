import type { AnyQuestion } from './question';

/** So difficult a question is whose author has not said it. */
const DIFFICULTY_DEFAULT = 3;
export const DIFFICULTY_MIN = 1;
export const DIFFICULTY_MAX = 5;

/** A section of a test that takes questions from the bank, for each attempt anew. */
export interface Draw {
  readonly id: string;
  /** So many. */
  readonly count: number;
  /** Any of them; none: whatever its tags. */
  readonly tags: readonly string[];
  readonly difficultyFrom: number;
  readonly difficultyTo: number;
  /** What the person has answered right before comes only when there is not enough of what they have not. */
  readonly isPassedLast: boolean;
}

/** How difficult a question is. */
export const difficultyOf = ({ difficulty }: Pick<AnyQuestion, 'difficulty'>): number =>
  difficulty ?? DIFFICULTY_DEFAULT;

/** A tag as it is compared: spaces and case do not tell two apart. */
const comparableTag = (tag: string): string =>
  tag.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** Tags as they are kept: each once, none empty. */
export const comparableTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map(comparableTag))].filter((tag) => tag !== '');
