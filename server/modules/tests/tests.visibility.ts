import type { Context } from '@server/graphql/context';
import type { Loaders } from '@server/graphql/loaders/loaders';
import { subjectOf } from '@server/graphql/access/subject';
import { canView, seesWholeReport } from '@server/modules/content/access/access.policy';
import { contentVisibility } from '@server/modules/content/access/visibility';
import { ALL_SHOWN, type Shown, shownToTaker } from './attempts/attempt-rules';
import type { AttemptRow } from './tests.tables';

/** The request's loaders through which tests are read. */
export const testLoaders = (loaders: Loaders) => ({
  object: loaders.testById,
  version: loaders.testVersion,
  access: loaders.testAccess,
});

/** Read access to tests wherever the contract returns them. */
export const testVisibility = contentVisibility({
  access: (loaders, id) => loaders.testAccess.load(id),
  version: (loaders, id) => loaders.testVersion.load(id),
});

type Taken = Pick<AttemptRow, 'testId' | 'userId'>;

/** The person whose data is read. */
type Whose = Pick<AttemptRow, 'userId'>;

/** Whether the attempt belongs to the caller. */
export const isOwn = ({ signedIn }: Context, { userId }: Whose): boolean =>
  userId === subjectOf(signedIn).userId;

async function isOfOwnPeople({ loaders }: Context, { userId }: Taken): Promise<boolean> {
  const { subdivisionId = null } = (await loaders.user.load(userId)) ?? {};
  return subdivisionId !== null && loaders.isLedSubdivision.load(subdivisionId);
}

/**
 * Whether the caller may see the attempt: their own if they may still see the test, those of their people, and all of them for
 * those who see the whole report.
 */
export async function seesAttempt(context: Context, attempt: Taken): Promise<boolean> {
  const { testId } = attempt;
  if (isOwn(context, attempt)) return testVisibility.permits(context, testId, canView);
  if (await testVisibility.permits(context, testId, seesWholeReport)) return true;
  return (await testVisibility.permits(context, testId, canView)) && isOfOwnPeople(context, attempt);
}

/**
 * Whether percentages are shown. A caller's own are shown as the settings allow, also to leaders, unless the caller sees the
 * whole report.
 */
export async function showsScore(
  context: Context,
  { objectId, userId }: Whose & { objectId: number },
): Promise<boolean> {
  if (!isOwn(context, { userId }) || (await testVisibility.permits(context, objectId, seesWholeReport))) {
    return true;
  }
  return (await context.loaders.myTestProgress.load(objectId))?.isScoreShown === true;
}

/** A leader sees their people's results, but not the right answers: they may have to take the test themselves. */
const LEADER_SHOWN: Shown = { score: true, correctness: false, key: false, explanation: false };

/** Returns the parts of the attempt that are shown to the reader. */
export async function shownOf(context: Context, attempt: AttemptRow): Promise<Shown> {
  const { loaders } = context;
  if (await testVisibility.permits(context, attempt.testId, seesWholeReport)) return ALL_SHOWN;
  if (!isOwn(context, attempt)) return LEADER_SHOWN;
  const [part, mine] = await Promise.all([
    loaders.testFigures.load(attempt.versionId),
    loaders.myTestAttempts.load(attempt.testId),
  ]);
  const hasPassed = mine.some((item) => item.isPassed === true && item.versionId === attempt.versionId);
  const none: Shown = { score: false, correctness: false, key: false, explanation: false };
  return part ? shownToTaker(attempt, part.settings, hasPassed) : none;
}
