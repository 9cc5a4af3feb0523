import { isOpenStatus } from '@domain/assignment-statuses';
import { percentHundredths } from '@domain/questions/grade';
import type { ReviewMoment, TestStartProblem } from '@server/graphql/generated/types';
import type { AttemptRow } from '../tests.tables';
import type { Settings } from '../test-version';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

type Ended = Pick<AttemptRow, 'state' | 'isPassed' | 'finishedAt' | 'points' | 'maxPoints' | 'number'>;

/** A person's progress with their current assignment. */
export interface AttemptProgress {
  used: number;
  /** Null: no limit. */
  left: number | null;
  extra: number;
  /** Null: immediately. */
  nextAt: Date | null;
  /** The attempt that counts; null: none is graded. */
  counted: Ended | null;
}

const percentOf = ({ points, maxPoints }: Ended): number =>
  percentHundredths({ points: points ?? 0, maxPoints: maxPoints ?? 0 });

/** Returns the attempt that counts, the best one or the last one; null: none is graded. */
export function countedAttempt<Row extends Ended>(
  attempts: readonly Row[],
  grading: Settings['grading'],
): Row | null {
  const graded = attempts.filter(({ state }) => state === 'graded');
  const better = (a: Row, b: Row) =>
    grading === 'last' ? b.number > a.number : percentOf(b) > percentOf(a) || (b.isPassed && !a.isPassed);
  return graded.reduce<Row | null>((best, item) => (best === null || better(best, item) ? item : best), null);
}

/** @param attempts of the current assignment */
export function attemptProgressOf(
  attempts: readonly Ended[],
  { attemptsMax, delayHours, grading }: Pick<Settings, 'attemptsMax' | 'delayHours' | 'grading'>,
  extra: number,
): AttemptProgress {
  const used = attempts.length;
  const left = attemptsMax === 0 ? null : Math.max(0, attemptsMax + extra - used);
  const ends = attempts.flatMap(({ finishedAt }) => finishedAt ?? []).map((end) => end.getTime());
  const nextAt =
    delayHours === 0 || ends.length === 0 ? null : new Date(Math.max(...ends) + delayHours * HOUR_MS);
  return { used, left, extra, nextAt, counted: countedAttempt(attempts, grading) };
}

interface Starting {
  status: string | null | undefined;
  attempts: readonly Ended[];
  progress: AttemptProgress;
  at: Date;
}

/** Returns why the person cannot begin an attempt now; null: they can, or can continue the open one. */
export function startProblemOf({ status, attempts, progress, at }: Starting): TestStartProblem | null {
  if (status === 'done') return 'passed';
  if (!isOpenStatus(status)) return 'notOwed';
  if (attempts.some(({ state }) => state === 'inProgress')) return null;
  if (attempts.some(({ state }) => state === 'onReview')) return 'onReview';
  if (progress.left === 0) return 'exhausted';
  return progress.nextAt !== null && progress.nextAt > at ? 'tooEarly' : null;
}

/** Returns when the server ends an attempt that begins now; null: never. */
export const deadlineOf = (at: Date, { limitMinutes }: Pick<Settings, 'limitMinutes'>): Date | null =>
  limitMinutes === 0 ? null : new Date(at.getTime() + limitMinutes * MINUTE_MS);

/** Whether its time is over. */
export const isOver = ({ deadlineAt }: Pick<AttemptRow, 'deadlineAt'>, at: Date): boolean =>
  deadlineAt !== null && at >= deadlineAt;

/** The parts of an ended attempt that are shown. */
export type Shown = Record<keyof Settings['review'], boolean>;

/** Everything, for those who see the whole report. */
export const ALL_SHOWN: Shown = { score: true, correctness: true, key: true, explanation: true };

/**
 * Returns what the settings show to the taker; nothing for an attempt that is open or not decided.
 * @param hasPassed with this attempt or another one
 */
export function shownToTaker(
  { state }: Pick<AttemptRow, 'state'>,
  { review }: Pick<Settings, 'review'>,
  hasPassed: boolean,
): Shown {
  const is = (moment: ReviewMoment): boolean =>
    state === 'graded' && (moment === 'immediately' || (moment === 'afterPass' && hasPassed));
  return {
    score: is(review.score),
    correctness: is(review.correctness),
    key: is(review.key),
    explanation: is(review.explanation),
  };
}
