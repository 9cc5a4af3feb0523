import type { AnyQuestion } from '@domain/questions/question';
import type { GradedPart } from '../grading/graded-part';
import type { GradedAttempt } from './regrading.repository';
import { inSlices } from '../grading/grading-slices';
import { regraded } from './regrading-rules';

interface Person {
  userId: number;
  isBefore: boolean;
  isAfter: boolean;
}

interface DryRunResult {
  count: number;
  changed: number;
  gained: number;
  lost: number;
  /** The first few of them. */
  gaining: number[];
  losing: number[];
}

/** The max number of people who are named. */
const NAMED = 20;

/**
 * Returns what grading a question differently would change: attempts are counted individually, people by the assignment of their
 * attempts.
 */
export function dryRun(part: GradedPart, question: AnyQuestion, isPassedElsewhere: ReadonlySet<number>) {
  let count = 0;
  let changed = 0;
  const people = new Map<number, Person>();

  function look(attempt: GradedAttempt): void {
    // The result if passes were taken away: who may lose one is shown before the decision.
    const after = attempt.isBroken ? null : regraded(part, question, attempt, true);
    count += 1;
    if (after) changed += 1;
    const before = people.get(attempt.assignmentId);
    const isElsewhere = isPassedElsewhere.has(attempt.assignmentId);
    people.set(attempt.assignmentId, {
      userId: attempt.userId,
      isBefore: isElsewhere || attempt.isPassed === true || before?.isBefore === true,
      isAfter: isElsewhere || (after ?? attempt).isPassed === true || before?.isAfter === true,
    });
  }

  return {
    add: (batch: readonly GradedAttempt[]) => inSlices(batch, look),
    result(): DryRunResult {
      const all = [...people.values()];
      const gained = all.filter(({ isBefore, isAfter }) => !isBefore && isAfter);
      const lost = all.filter(({ isBefore, isAfter }) => isBefore && !isAfter);
      const named = (those: readonly Person[]) => those.slice(0, NAMED).map(({ userId }) => userId);
      return {
        ...{ count, changed, gained: gained.length, lost: lost.length },
        ...{ gaining: named(gained), losing: named(lost) },
      };
    },
  };
}
