import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { RegradedOutcome } from '@domain/questions/regrade';
import type { RepetitionRow } from './repetition.tables';

/** The outcome of an answer to a repeated question. Questions that experts grade or that no longer count are not repeated. */
export type RepetitionOutcome = Exclude<RegradedOutcome, 'open' | 'voided'>;

/** The scheduler's state of a question. */
export type Remembered = Pick<
  RepetitionRow,
  | 'answeredAt'
  | 'difficulty'
  | 'dueAt'
  | 'lapses'
  | 'learningSteps'
  | 'reps'
  | 'scheduledDays'
  | 'stability'
  | 'state'
>;

/** Intervals are whole days and depend on the answer alone: nobody is asked twice on a day, and a test can predict the date. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

const RATINGS: Readonly<Record<RepetitionOutcome, Grade>> = {
  right: Rating.Good,
  partly: Rating.Hard,
  wrong: Rating.Again,
  empty: Rating.Again,
};

const cardOf = ({ answeredAt, dueAt, learningSteps, scheduledDays, ...same }: Remembered): Card => ({
  ...same,
  due: dueAt,
  last_review: answeredAt,
  learning_steps: learningSteps,
  scheduled_days: scheduledDays,
  elapsed_days: 0,
});

/** Returns the state after an answer. @param before null: it was never repeated */
export function nextRepetition(before: Remembered | null, outcome: RepetitionOutcome, at: Date): Remembered {
  const { card } = scheduler.next(before ? cardOf(before) : createEmptyCard(at), at, RATINGS[outcome]);
  return {
    answeredAt: at,
    dueAt: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
  };
}
