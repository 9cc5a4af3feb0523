import { isOpenStatus } from '@domain/assignment-statuses';
import { percentHundredths } from '@domain/questions/grade';
import { AppError, type ErrorCode } from '@server/errors';
import type { ReviewMoment, TestStartProblem } from '@server/graphql/generated/types';
import { dayOf, daysAfter, dayStart, dayText } from '@server/modules/days';
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

const START_PROBLEMS: Readonly<Record<TestStartProblem, ErrorCode>> = {
  notOwed: 'test.notOwed',
  passed: 'test.passed',
  onReview: 'test.onReview',
  notOpen: 'test.notOpen',
  closed: 'test.closed',
  exhausted: 'test.exhausted',
  tooEarly: 'test.tooEarly',
};

type Days = Pick<Settings, 'closeOn' | 'openOn'>;

/** Returns the rejection of a start; it names the day. */
export function startRejection(problem: TestStartProblem, { openOn, closeOn }: Days = {}): AppError {
  const day = problem === 'notOpen' ? openOn : problem === 'closed' ? closeOn : null;
  return new AppError(START_PROBLEMS[problem], day ? { params: { date: dayText(day) } } : {});
}

/** Whether the test opens later, or has closed; null: it is open. */
export function closedness(
  { openOn, closeOn }: Days,
  at: Date,
  timezone: string,
): 'closed' | 'notOpen' | null {
  if (!openOn && !closeOn) return null;
  const today = dayOf(at, timezone);
  if (openOn && today < openOn) return 'notOpen';
  return closeOn && today > closeOn ? 'closed' : null;
}

interface Starting {
  status: string | null | undefined;
  attempts: readonly Ended[];
  progress: AttemptProgress;
  /** Whether the test opens later, or has closed. */
  closedness: ReturnType<typeof closedness>;
  at: Date;
}

/** Returns why the person cannot begin an attempt now; null: they can, or can continue the open one. */
export function startProblemOf({
  status,
  attempts,
  progress,
  closedness: outside,
  at,
}: Starting): TestStartProblem | null {
  if (status === 'done') return 'passed';
  if (!isOpenStatus(status)) return 'notOwed';
  if (attempts.some(({ state }) => state === 'inProgress')) return null;
  if (attempts.some(({ state }) => state === 'onReview')) return 'onReview';
  if (outside) return outside;
  if (progress.left === 0) return 'exhausted';
  return progress.nextAt !== null && progress.nextAt > at ? 'tooEarly' : null;
}

/** Returns when the server ends an attempt that begins now: its time is over, or the test closes; null: never. */
export function deadlineOf(
  at: Date,
  { limitMinutes, closeOn }: Pick<Settings, 'closeOn' | 'limitMinutes'>,
  timezone: string,
): Date | null {
  const ends = [
    ...(limitMinutes === 0 ? [] : [at.getTime() + limitMinutes * MINUTE_MS]),
    ...(closeOn ? [dayStart(daysAfter(closeOn, 1), timezone).getTime()] : []),
  ];
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

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
