import type { Context } from '@server/graphql/context';
import type { Loaders } from '@server/graphql/loaders';
import { subjectOf } from '@server/graphql/subject';
import { canView, seesWholeReport } from '@server/modules/content/access/access.policy';
import { contentVisibility } from '@server/modules/content/access/visibility';
import { ALL_SHOWN, type Shown, shownToTaker } from './attempt-rules';
import type { AttemptRow } from './tests.tables';

/** The loaders of a request that tests are read by. */
export const testLoaders = (loaders: Loaders) => ({
  object: loaders.testById,
  version: loaders.testVersion,
  access: loaders.testAccess,
});

/** Who may read what of tests, wherever the contract reaches it. */
export const testVisibility = contentVisibility({
  access: (loaders, id) => loaders.testAccess.load(id),
  version: (loaders, id) => loaders.testVersion.load(id),
});

type Taken = Pick<AttemptRow, 'testId' | 'userId'>;

/** Of whom something is read. */
type Whose = Pick<AttemptRow, 'userId'>;

/** Whether the attempt is of the person whose page it is. */
export const isOwn = ({ signedIn }: Context, { userId }: Whose): boolean =>
  userId === subjectOf(signedIn).userId;

async function isOfOwnPeople({ loaders }: Context, { userId }: Taken): Promise<boolean> {
  const { subdivisionId = null } = (await loaders.user.load(userId)) ?? {};
  return subdivisionId !== null && loaders.isLedSubdivision.load(subdivisionId);
}

/** One's own of a test that one may still see, those of one's people, and all of them for who sees the whole report. */
export async function seesAttempt(context: Context, attempt: Taken): Promise<boolean> {
  const { testId } = attempt;
  if (isOwn(context, attempt)) return testVisibility.permits(context, testId, canView);
  if (await testVisibility.permits(context, testId, seesWholeReport)) return true;
  return (await testVisibility.permits(context, testId, canView)) && isOfOwnPeople(context, attempt);
}

/** Whether percents are shown: of one's own what the settings say, also to leaders, unless one sees the whole report. */
export async function showsScore(
  context: Context,
  { objectId, userId }: Whose & { objectId: number },
): Promise<boolean> {
  if (!isOwn(context, { userId }) || (await testVisibility.permits(context, objectId, seesWholeReport))) {
    return true;
  }
  return (await context.loaders.myTestStanding.load(objectId))?.isScoreShown === true;
}

/** A leader sees how their people did, not what would have been right: they may owe the test themselves. */
const LEADER_SHOWN: Shown = { score: true, correctness: false, key: false, explanation: false };

/** What of the attempt is shown to whoever reads it. */
export async function shownOf(context: Context, attempt: AttemptRow): Promise<Shown> {
  const { loaders } = context;
  if (await testVisibility.permits(context, attempt.testId, seesWholeReport)) return ALL_SHOWN;
  if (!isOwn(context, attempt)) return LEADER_SHOWN;
  const [part, mine] = await Promise.all([
    loaders.testFigures.load(attempt.versionId),
    loaders.myTestAttempts.load(attempt.testId),
  ]);
  const hasPassed = mine.some((each) => each.isPassed === true && each.versionId === attempt.versionId);
  const none: Shown = { score: false, correctness: false, key: false, explanation: false };
  return part ? shownToTaker(attempt, part.settings, hasPassed) : none;
}
