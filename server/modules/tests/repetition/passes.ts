import { type AnyQuestion, isGradedByHand } from '@domain/questions/question';
import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import { type GradedPart, variantsOf } from '../grading/graded-part';
import { publishedPartOf } from '../attempts/published-part';
import { testContent } from '../test.content';
import type { TestPart } from '../test-version';
import type { AttemptRow } from '../tests.tables';
import { forgetPass, keepOnly, rememberPass } from './passes.repository';
import { firstRepetitions } from './schedule';

/**
 * Returns the questions of a version that can be repeated: those that a program grades, in tests that show their takers which
 * answers were right. Drawn questions belong to the bank and are not among them.
 */
const repeatedOf = ({ questions, settings }: TestPart): readonly AnyQuestion[] =>
  settings.review.correctness === 'never' ? [] : questions.filter((question) => !isGradedByHand(question));

/** Returns those that still count after regradings. */
export const askableOf = (part: GradedPart): readonly AnyQuestion[] =>
  repeatedOf(part).filter((question) => variantsOf(part, question).length > 0);

/** Schedules the questions of an attempt that is passed now. */
export async function repeatPassed({ tx, organizationId }: Scope, attempt: AttemptRow): Promise<void> {
  const part = await publishedPartOf(tx, organizationId, attempt.versionId);
  if (!part || !attempt.finishedAt) return;
  const ids = repeatedOf(part).map(({ id }) => id);
  await rememberPass(tx, attempt, ids, firstRepetitions(attempt.finishedAt));
}

/** Removes what the person passed only by this attempt, which is not passed any more. */
export async function forgetFailed(
  { tx }: Scope,
  attempt: AttemptRow,
  others: readonly Pick<AttemptRow, 'isPassed'>[],
): Promise<void> {
  if (!others.some(({ isPassed }) => isPassed)) await forgetPass(tx, attempt);
}

/** Removes at each publication the questions that the new version does not repeat, in the publication's transaction. */
export function followPublications({ events }: Pick<ModuleDeps, 'events'>): void {
  events.on('object.published', async ({ tx, organizationId }, { objectType, objectId, versionId }) => {
    if (objectType !== testContent.objectType) return;
    const part = await publishedPartOf(tx, organizationId, versionId);
    const ids = (part ? repeatedOf(part) : []).map(({ id }) => id);
    await keepOnly(tx, organizationId, objectId, ids);
  });
}
