import type { Draw } from '@domain/questions/draw';
import type { AnyQuestion } from '@domain/questions/question';
import { patternsOf } from '@domain/questions/question-problems';
import type { Tx } from '@server/db/database';
import { drawn } from '@server/modules/content/questions/drawn-order';
import { type Candidate, candidates, revisionsById, revisionsOf } from '../bank/bank.repository';
import type { GradedPart } from '../grading/graded-part';
import { gradedPartOf } from '../regrading/regrading.repository';
import { PATTERNS_SIZE_MAX, type TestPart } from '../test-version';
import type { AttemptRow } from '../tests.tables';

/**
 * Returns what a section draws from the available questions; `seed` is the attempt's. Questions that were passed before come
 * last.
 */
function takeFrom(
  { id, count }: Pick<Draw, 'count' | 'id'>,
  found: readonly Candidate[],
  seed: number,
): readonly Candidate[] {
  const inOrder = drawn(seed, found, `draw.${id}`);
  return [
    ...inOrder.filter(({ isPassed }) => !isPassed),
    ...inOrder.filter(({ isPassed }) => isPassed),
  ].slice(0, count);
}

/**
 * Leaves out questions whose regular expressions would, together with the others of the attempt, exceed the limit for grading one
 * attempt.
 */
async function gradable(
  tx: Tx,
  organizationId: number,
  questions: readonly AnyQuestion[],
  revisionIds: readonly number[],
): Promise<number[]> {
  const revisions = await revisionsById(tx, organizationId, revisionIds);
  let size = questions.reduce((sum, question) => sum + patternsOf(question), 0);
  return revisionIds.filter((id) => {
    const question = revisions.get(id);
    const its = question ? patternsOf(question) : 0;
    if (its > 0 && size + its > PATTERNS_SIZE_MAX) return false;
    size += its;
    return true;
  });
}

/**
 * Returns the revisions that an attempt draws in addition to the questions of its version. No question comes twice. If the bank
 * has fewer questions than a section asks for, because questions were archived after publication, there are fewer.
 */
export async function drawFor(
  tx: Tx,
  organizationId: number,
  { questions, draws }: TestPart,
  { userId, seed }: Pick<AttemptRow, 'seed' | 'userId'>,
): Promise<number[]> {
  const taken = new Set(questions.map(({ id }) => id));
  const revisionIds: number[] = [];
  for (const draw of draws) {
    const found = await candidates(tx, organizationId, draw, userId);
    const free = found.filter(({ id }) => !taken.has(id));
    for (const { id, revisionId } of takeFrom(draw, free, seed)) {
      taken.add(id);
      revisionIds.push(revisionId);
    }
  }
  return gradable(tx, organizationId, questions, revisionIds);
}

/** Returns the part with the questions that the attempt has drawn. */
export function withDrawn<Part extends TestPart>(part: Part, questions: readonly AnyQuestion[]): Part {
  return questions.length === 0 ? part : { ...part, questions: [...part.questions, ...questions] };
}

/** Returns what an attempt is graded by; null: its version does not exist. */
export async function gradedPartOfAttempt(
  tx: Tx,
  { organizationId, versionId, drawn: ids }: Pick<AttemptRow, 'drawn' | 'organizationId' | 'versionId'>,
): Promise<GradedPart | null> {
  const part = await gradedPartOf(tx, organizationId, versionId);
  return part && withDrawn(part, await revisionsOf(tx, organizationId, ids));
}

/** Returns those of the questions of an attempt that it has drawn: they come after those of its version. */
export const drawnOf = (
  { questions }: Pick<TestPart, 'questions'>,
  { drawn: ids }: Pick<AttemptRow, 'drawn'>,
): readonly AnyQuestion[] => (ids.length === 0 ? [] : questions.slice(-ids.length));
