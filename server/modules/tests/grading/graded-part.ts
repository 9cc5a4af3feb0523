import type { Answer } from '@domain/questions/answer';
import type { AnyQuestion } from '@domain/questions/question';
import { gradeByAny, gradedBy, type RegradedGrade, type RegradeDecision } from '@domain/questions/regrade';
import type { TestPart } from '../test-version';

/** The data by which answers at a version are graded: its questions, and the decisions about them since. */
export interface GradedPart extends TestPart {
  /** For questions with a new decision: the variants of a right answer; empty: the question no longer counts. */
  variants: ReadonlyMap<string, readonly AnyQuestion[]>;
}

export interface DecidedQuestion extends RegradeDecision {
  questionId: string;
}

/** @param decisions oldest first */
export function gradedPart(part: TestPart, decisions: readonly DecidedQuestion[]): GradedPart {
  const decided = new Set(decisions.map(({ questionId }) => questionId));
  const variants = part.questions.flatMap((question): [string, readonly AnyQuestion[]][] =>
    decided.has(question.id)
      ? [
          [
            question.id,
            gradedBy(
              question,
              decisions.filter(({ questionId }) => questionId === question.id),
            ),
          ],
        ]
      : [],
  );
  return { ...part, variants: new Map(variants) };
}

/** Returns the variants by which answers to the question are graded; empty: it no longer counts. */
export const variantsOf = ({ variants }: GradedPart, question: AnyQuestion): readonly AnyQuestion[] =>
  variants.get(question.id) ?? [question];

/** Returns the points of the question: zero when it no longer counts. */
export const worthOf = (part: GradedPart, question: AnyQuestion): number =>
  variantsOf(part, question).length === 0 ? 0 : question.points;

/** Returns the grade of an answer to one of its questions. */
export const gradeIn = (part: GradedPart, question: AnyQuestion, answer: Answer | null): RegradedGrade =>
  gradeByAny(variantsOf(part, question), answer);
