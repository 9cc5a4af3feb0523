import type { Answer } from '@domain/questions/answer';
import type { AnyQuestion } from '@domain/questions/question';
import { gradeByAny, gradedBy, type RegradedGrade, type RegradeDecision } from '@domain/questions/regrade';
import type { TestPart } from './test-version';

/** What answers at a version are graded by: its questions, and what was decided about them since. */
export interface GradedPart extends TestPart {
  /** Of questions that were decided about anew: the ways in which an answer is right; none: it counts no more. */
  ways: ReadonlyMap<string, readonly AnyQuestion[]>;
}

export interface DecidedQuestion extends RegradeDecision {
  questionId: string;
}

/** @param decisions oldest first */
export function gradedPart(part: TestPart, decisions: readonly DecidedQuestion[]): GradedPart {
  const decided = new Set(decisions.map(({ questionId }) => questionId));
  const ways = part.questions.flatMap((question): [string, readonly AnyQuestion[]][] =>
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
  return { ...part, ways: new Map(ways) };
}

/** By what answers to the question are graded; none: it counts no more. */
export const waysOf = ({ ways }: GradedPart, question: AnyQuestion): readonly AnyQuestion[] =>
  ways.get(question.id) ?? [question];

/** What the question is worth: nothing when it counts no more. */
export const worthOf = (part: GradedPart, question: AnyQuestion): number =>
  waysOf(part, question).length === 0 ? 0 : question.points;

/** The grade of an answer to one of its questions. */
export const gradeIn = (part: GradedPart, question: AnyQuestion, answer: Answer | null): RegradedGrade =>
  gradeByAny(waysOf(part, question), answer);
