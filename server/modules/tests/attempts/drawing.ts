import { askedQuestion, type AskedQuestion } from '@domain/questions/asked-question';
import type { AnyQuestion } from '@domain/questions/question';
import { drawn } from '@server/modules/content/questions/drawn-order';
import type { AttemptRow } from '../tests.tables';
import type { Settings } from '../test-version';

/** Returns the questions for the taker of an attempt in the order that was drawn for it, which never changes. */
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
