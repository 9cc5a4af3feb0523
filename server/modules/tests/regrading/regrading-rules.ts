import type { Answer } from '@domain/questions/answer';
import { isPassed } from '@domain/questions/grade';
import { type AnyQuestion, isGradedByHand } from '@domain/questions/question';
import type { RegradedOutcome } from '@domain/questions/regrade';
import { gradeIn, type GradedPart, variantsOf } from '../grading/graded-part';

/** An ended attempt, and its answer to the question that the decision is about. */
export interface Graded {
  points: number;
  maxPoints: number;
  isPassed: boolean | null;
  value: Answer | null;
  outcome: RegradedOutcome;
  answerPoints: number;
  /** Whether another of its answers waits for an expert. */
  isOtherOpen: boolean;
}

/** Its result with the other grading. */
export interface Regraded extends Pick<Graded, 'points' | 'maxPoints' | 'outcome' | 'answerPoints'> {
  state: 'onReview' | 'graded';
  isPassed: boolean | null;
  /** Whether the limit is reached, regardless of a kept pass. */
  isReached: boolean;
}

function gradeOf(part: GradedPart, question: AnyQuestion, { value, outcome, answerPoints }: Graded) {
  // People's grades stay; only a decision that the question no longer counts overrides them.
  if (isGradedByHand(question) && variantsOf(part, question).length > 0)
    return { outcome, points: answerPoints };
  return gradeIn(part, question, value);
}

/** Returns the attempt's new grading, or null when it is unchanged. A pass is kept unless it may be taken away. */
export function regraded(
  part: GradedPart,
  question: AnyQuestion,
  before: Graded,
  mayTakePasses: boolean,
): Regraded | null {
  const grade = gradeOf(part, question, before);
  if (grade.outcome === before.outcome && grade.points === before.answerPoints) return null;
  const worth = (outcome: RegradedOutcome) => (outcome === 'voided' ? 0 : question.points);
  const points = before.points - before.answerPoints + grade.points;
  const maxPoints = before.maxPoints - worth(before.outcome) + worth(grade.outcome);
  const isReached = isPassed({ points, maxPoints }, part.settings.passPercent);
  const after = { points, maxPoints, isReached, outcome: grade.outcome, answerPoints: grade.points };
  if (before.isOtherOpen || grade.outcome === 'open') return { ...after, state: 'onReview', isPassed: null };
  const isKept = before.isPassed === true && !mayTakePasses;
  return { ...after, state: 'graded', isPassed: isReached || isKept };
}
