import { createHash } from 'node:crypto';
import { askedQuestion, type AskedQuestion } from '@domain/questions/asked-question';
import type { AnyQuestion } from '@domain/questions/question';
import type { AttemptRow } from './tests.tables';
import type { Settings } from './test-version';

/** Where something stands: the same for the same attempt, and nothing to be foreseen from other attempts. */
const placeOf = (seed: number, list: string, id: string): string =>
  createHash('sha256')
    .update(JSON.stringify([seed, list, id]))
    .digest('hex');

/** Items in the order that was drawn. */
function drawn<Item extends { readonly id: string }>(
  seed: number,
  items: readonly Item[],
  list: string,
): readonly Item[] {
  return items
    .map((item) => ({ item, place: placeOf(seed, list, item.id) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ item }) => item);
}

/** What the taker of an attempt is asked, in the order that was drawn for it: the same whenever they look. */
export function askedOf(
  { seed }: Pick<AttemptRow, 'seed'>,
  questions: readonly AnyQuestion[],
  { shuffleQuestions, shuffleAnswers }: Settings,
): AskedQuestion[] {
  const ordered = shuffleQuestions ? drawn(seed, questions, 'questions') : questions;
  return ordered.map((question) =>
    askedQuestion({ ...question, isShuffled: question.isShuffled || shuffleAnswers }, (items, place) =>
      drawn(seed, items, place),
    ),
  );
}
