import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { RegradedOutcome } from '@domain/questions/regrade';
import type { RepetitionRow } from './repetition.tables';

/** How an answer to a repeated question was: what experts grade, and what counts no more, is not repeated. */
export type RepetitionOutcome = Exclude<RegradedOutcome, 'open' | 'voided'>;

/** What the scheduler keeps of a question. */
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

/** Whole days, each decided by the answer alone: nobody is asked twice on a day, and a test can say when. */
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

/** What is remembered after an answer. @param before null: it was never repeated */
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
