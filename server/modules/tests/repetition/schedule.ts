import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { RepetitionOutcome, RepetitionRow } from './repetition.tables';

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

/** The state of a question after its test was passed. */
export interface FirstRepetition extends Remembered {
  outcome: RepetitionOutcome;
}

function rememberedOf(card: Card, at: Date): Remembered {
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

/** Returns the state after an answer. */
export function nextRepetition(before: Remembered, outcome: RepetitionOutcome, at: Date): Remembered {
  return rememberedOf(scheduler.next(cardOf(before), at, RATINGS[outcome]).card, at);
}

const OUTCOMES: readonly RepetitionOutcome[] = ['right', 'partly', 'wrong', 'empty'];

/** Returns the states of questions that were answered for the first time, in a passed attempt: one for each outcome. */
export const firstRepetitions = (at: Date): FirstRepetition[] =>
  OUTCOMES.map((outcome) => ({
    outcome,
    ...rememberedOf(scheduler.next(createEmptyCard(at), at, RATINGS[outcome]).card, at),
  }));
