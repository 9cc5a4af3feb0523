import type { Draw } from '@domain/questions/draw';
import type { AnyQuestion } from '@domain/questions/question';
import type { Tx } from '@server/db/database';
import { drawn } from '@server/modules/content/questions/drawn-order';
import { type Candidate, candidates, revisionsOf } from './bank.repository';
import type { GradedPart } from './graded-part';
import { gradedPartOf } from './regrading.repository';
import type { TestPart } from './test-version';
import type { AttemptRow } from './tests.tables';

/** What a section takes of what there is; `seed` is the attempt's. What was passed comes last. */
export function takeFrom(
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
 * The revisions that an attempt is asked beside the questions of its version. No question comes twice. Where the bank has
 * less than a section asks for, since questions were archived after it was published, there are fewer.
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
  return revisionIds;
}

/** With the questions that the attempt has drawn. */
export function withDrawn<Part extends TestPart>(part: Part, questions: readonly AnyQuestion[]): Part {
  return questions.length === 0 ? part : { ...part, questions: [...part.questions, ...questions] };
}

/** What an attempt is graded by; null: its version is not there. */
export async function gradedPartOfAttempt(
  tx: Tx,
  { organizationId, versionId, drawn: ids }: Pick<AttemptRow, 'drawn' | 'organizationId' | 'versionId'>,
): Promise<GradedPart | null> {
  const part = await gradedPartOf(tx, organizationId, versionId);
  return part && withDrawn(part, await revisionsOf(tx, organizationId, ids));
}

/** Of the questions of an attempt, those that it has drawn: they stand behind those of its version. */
export const drawnOf = (
  { questions }: Pick<TestPart, 'questions'>,
  { drawn: ids }: Pick<AttemptRow, 'drawn'>,
): readonly AnyQuestion[] => (ids.length === 0 ? [] : questions.slice(-ids.length));
