import type { Answer } from './answer';
import { type Grade, gradeAnswer, type Outcome } from './grade';
import { type AnyQuestion, type GapKey, hasPicture, isGradedByHand, type QuestionOf } from './question';
import { questionProblems } from './question-problems';

// The right answers of a published version are never rewritten: decisions are stored separately and combined with the version for
// grading.

/** A decision about a question of a published version. */
export interface RegradeDecision {
  /** The right answer; null: the question no longer counts. */
  readonly answer: Answer | null;
  /** Whether no other answer counts as right any more. */
  readonly isOnly: boolean;
}

/** voided: the question no longer counts. */
export type RegradedOutcome = Outcome | 'voided';

export interface RegradedGrade extends Pick<Grade, 'points'> {
  readonly outcome: RegradedOutcome;
}

function gapKeys({ key }: QuestionOf<'fillGaps'>, given: readonly { id: string; value: string }[]): GapKey[] {
  const values = new Map(given.map(({ id, value }) => [id, value]));
  return key.gaps.map((gap) => {
    const value = values.get(gap.id) ?? '';
    if (!('typed' in gap)) return { id: gap.id, optionId: value };
    return { id: gap.id, typed: { ...gap.typed, variants: [value], pattern: null } };
  });
}

/** For questions whose answer is chosen. */
function keyedByChoice(question: AnyQuestion, answer: Answer): AnyQuestion | null {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return 'optionIds' in answer ? { ...question, key: { rightIds: answer.optionIds } } : null;
    case 'trueFalse':
      return 'isTrue' in answer ? { ...question, key: { isTrue: answer.isTrue } } : null;
    case 'matching':
    case 'categorise':
      return 'pairs' in answer ? { ...question, key: { pairs: answer.pairs } } : null;
    case 'ordering':
      return 'order' in answer ? { ...question, key: { order: answer.order } } : null;
    default:
      return null;
  }
}

/** For questions whose answer is typed, with the same tolerance as before. */
function keyedByText(question: AnyQuestion, answer: Answer): AnyQuestion | null {
  switch (question.type) {
    case 'shortText':
      return 'text' in answer
        ? { ...question, key: { ...question.key, variants: [answer.text], pattern: null } }
        : null;
    case 'number':
      return 'text' in answer ? { ...question, key: { ...question.key, value: answer.text } } : null;
    case 'fillGaps':
      return 'gaps' in answer ? { ...question, key: { gaps: gapKeys(question, answer.gaps) } } : null;
    default:
      return null;
  }
}

/**
 * Whether no answer can be declared right afterwards: because people grade the question, or because a spot does not define the
 * region around it.
 */
export const isVoidOnly = ({ type }: Pick<AnyQuestion, 'type'>): boolean =>
  isGradedByHand({ type }) || hasPicture(type);

/** Returns the question with this answer as the right one; null: that is impossible, or people grade it. */
export function withRightAnswer(question: AnyQuestion, answer: Answer): AnyQuestion | null {
  if (answer.type !== question.type) return null;
  const keyed = keyedByChoice(question, answer) ?? keyedByText(question, answer);
  return keyed && questionProblems(keyed).length === 0 ? keyed : null;
}

/**
 * Returns the variants of a question by which it is graded after these decisions, oldest first: the best grade counts. Empty: it
 * no longer counts.
 */
export function gradedBy(
  question: AnyQuestion,
  decisions: readonly RegradeDecision[],
): readonly AnyQuestion[] {
  return decisions.reduce<readonly AnyQuestion[]>(
    (variants, { answer, isOnly }) => {
      if (answer === null) return [];
      const variant = withRightAnswer(question, answer);
      if (!variant) return variants;
      if (isOnly) return [variant];
      return [...(variants.length === 0 ? [question] : variants), variant];
    },
    [question],
  );
}

/** Returns the best grade of an answer by any of these variants. */
export function gradeByAny(variants: readonly AnyQuestion[], answer: Answer | null): RegradedGrade {
  const grades = variants.map((variant) => gradeAnswer(variant, answer));
  return grades.reduce<RegradedGrade>(
    (best, grade) => (best.outcome === 'voided' || grade.points > best.points ? grade : best),
    { outcome: 'voided', points: 0 },
  );
}

/** The problem of a decision; null: it can be made. */
export type RegradeProblem = 'nothing' | 'wrong' | 'byHand';

/** @param ways the variants by which the question is graded now */
export function regradeProblem(
  question: AnyQuestion,
  variants: readonly AnyQuestion[],
  { answer, isOnly }: RegradeDecision,
): RegradeProblem | null {
  if (answer === null) return variants.length === 0 ? 'nothing' : null;
  if (isGradedByHand(question)) return 'byHand';
  if (!withRightAnswer(question, answer)) return 'wrong';
  const isRight = gradeByAny(variants, answer).outcome === 'right';
  return isRight && (!isOnly || variants.length === 1) ? 'nothing' : null;
}
