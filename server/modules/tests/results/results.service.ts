import type { Answer } from '@domain/questions/answer';
import type { AnyQuestion } from '@domain/questions/question';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type {
  QueryTestAttemptsArgs,
  QueryTestResultsArgs,
  QueryTestReviewQueueArgs,
} from '@server/graphql/generated/types';
import { loaded } from '@server/graphql/loaders/loaded';
import { subjectOf } from '@server/graphql/access/subject';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { canReport, type Permission, seesWholeReport } from '@server/modules/content/access/access.policy';
import { newestAssignment } from '@server/modules/content/assignments.read-model';
import type { ContentVersionMeta } from '@server/modules/content/content.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { primePlaced } from '@server/modules/employees/person-places.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { ANALYSIS_MIN, analysedItems, type itemFigures } from './analysis';
import { findAttempt } from '../attempts/attempts.repository';
import { attemptsOfTest, peopleOfTest, sumsOfVersions, waitingAnswers } from './results.read-model';
import { type Pair, type PersonProgress, type ResultView, progressOfPairs } from './test-progress.read-model';
import { testKey } from '../test.content';
import type { AttemptRow } from '../tests.tables';
import { seesAttempt, showsScore } from '../tests.visibility';

interface Page<Item> {
  items: Item[];
  count: number;
}

/** An answer that an expert grades. */
export interface WaitingAnswer {
  attemptId: number;
  user: UserRow;
  finishedAt: Date;
  question: AnyQuestion;
  answer: Answer | null;
}

interface Analysis {
  version: ContentVersionMeta | null;
  count: number;
  minCount: number;
  items: ReturnType<typeof itemFigures>[];
}

/** Results of people, for those who may see them. */
export interface ResultsService {
  attempt(context: Context, id: number): Promise<AttemptRow | null>;
  people(context: Context, args: QueryTestResultsArgs): Promise<Page<ResultView>>;
  /** Returns one of them in its current state. */
  person(context: Context, pair: Pair): Promise<ResultView>;
  attempts(context: Context, args: QueryTestAttemptsArgs): Promise<Page<AttemptRow>>;
  waiting(context: Context, args: QueryTestReviewQueueArgs): Promise<Page<WaitingAnswer>>;
  analysis(context: Context, testId: number, versionId: number | null): Promise<Analysis>;
}

/** Returns whether the caller sees everybody's results. @throws {AppError} notFound */
async function requireSeen(context: Context, testId: number, permission: Permission): Promise<boolean> {
  const access = await loaded(context.loaders.testAccess, testId);
  const subject = subjectOf(context.signedIn);
  if (!permission(subject, access)) throw new AppError('notFound');
  return seesWholeReport(subject, access);
}

/** People who lead themselves see only what the settings show of their own results. */
const viewOf = async (
  context: Context,
  progressOfEach: PersonProgress,
  assignment: AssignmentRow | null,
): Promise<ResultView> => ({
  ...{ progress: progressOfEach, assignment },
  isScoreShown: await showsScore(context, { objectId: progressOfEach.testId, userId: progressOfEach.userId }),
});

/** Returns the questions of one version with their sums; for callers who may see the report. */
async function analysisOf({ scope, loaders }: Context, version: ContentVersionMeta): Promise<Analysis> {
  const { tx, organizationId } = scope;
  const sums = await sumsOfVersions(tx, organizationId, [version.id]);
  const part = await loaded(loaders.testGradedPart, version.id);
  const count = Math.max(0, ...sums.map(({ n }) => n));
  const items = analysedItems(part, sums);
  return { version, count, minCount: ANALYSIS_MIN, items: count < ANALYSIS_MIN ? [] : items };
}

type ResultDeps = Pick<ModuleDeps, 'now'>;

async function currentProgress(
  { now }: ResultDeps,
  { scope }: Context,
  pairs: readonly Pair[],
): Promise<PersonProgress[]> {
  return progressOfPairs(scope.tx, scope.organizationId, pairs, now());
}

async function findSeenAttempt(context: Context, id: number): Promise<AttemptRow | null> {
  const attempt = await findAttempt(context.scope.tx, context.scope.organizationId, id);
  return attempt && (await seesAttempt(context, attempt)) ? attempt : null;
}

async function listPeople(
  deps: ResultDeps,
  context: Context,
  args: QueryTestResultsArgs,
): Promise<Page<ResultView>> {
  const isWhole = await requireSeen(context, args.testId, canReport);
  const { people, count } = await peopleOfTest(context.scope, args, isWhole);
  primePlaced(context.loaders, people);
  const pairs = people.map(({ user }) => ({ testId: args.testId, userId: user.id }));
  const found = new Map(
    (await currentProgress(deps, context, pairs)).map((personProgress) => [
      personProgress.userId,
      personProgress,
    ]),
  );
  const items = people.map(async ({ user, assignment }) => {
    const its = found.get(user.id);
    return its ? [await viewOf(context, its, assignment)] : [];
  });
  return { items: (await Promise.all(items)).flat(), count };
}

async function personAsProgress(deps: ResultDeps, context: Context, pair: Pair): Promise<ResultView> {
  const [[found], assignment] = await Promise.all([
    currentProgress(deps, context, [pair]),
    newestAssignment(context.scope.tx, context.scope.organizationId, testKey(pair.testId), pair.userId),
  ]);
  if (!found) throw new AppError('notFound');
  return viewOf(context, found, assignment);
}

async function listAttempts(context: Context, args: QueryTestAttemptsArgs): Promise<Page<AttemptRow>> {
  const isWhole = await requireSeen(context, args.testId, canReport);
  const { items, count } = await attemptsOfTest(context.scope, args, isWhole);
  for (const { user } of items) context.loaders.user.prime(user.id, user);
  return { items: items.map(({ attempt }) => attempt), count };
}

async function listWaiting(context: Context, args: QueryTestReviewQueueArgs): Promise<Page<WaitingAnswer>> {
  await requireSeen(context, args.testId, seesWholeReport);
  const { items, count } = await waitingAnswers(context.scope, args);
  primePlaced(context.loaders, items);
  const rows = items.map(async ({ answer, attempt, user }) => {
    const { questions } = await loaded(context.loaders.testPart, attempt.versionId);
    const drawn = attempt.drawn.map(
      async (id) => (await loaded(context.loaders.testBankRevision, id)).question,
    );
    const asked = [...questions, ...(await Promise.all(drawn))];
    const question = asked.find(({ id }) => id === answer.questionId);
    if (!question || !attempt.finishedAt) return [];
    const { id: attemptId, finishedAt } = attempt;
    return [{ attemptId, user, finishedAt, question, answer: answer.value }];
  });
  return { items: (await Promise.all(rows)).flat(), count };
}

async function readAnalysis(context: Context, testId: number, versionId: number | null): Promise<Analysis> {
  await requireSeen(context, testId, seesWholeReport);
  const test = await loaded(context.loaders.testById, testId);
  const id = versionId ?? test.currentVersionId;
  const version = id === null ? null : await context.loaders.testVersion.load(id);
  if (versionId !== null && (version?.objectId !== testId || version.status !== 'published')) {
    throw new AppError('notFound');
  }
  if (!version) return { version: null, count: 0, minCount: ANALYSIS_MIN, items: [] };
  return analysisOf(context, version);
}

/** The queries of results. */
export function createResultsService(deps: ResultDeps): ResultsService {
  return {
    attempt: findSeenAttempt,
    people: (context, args) => listPeople(deps, context, args),
    person: (context, pair) => personAsProgress(deps, context, pair),
    attempts: listAttempts,
    waiting: listWaiting,
    analysis: readAnalysis,
  };
}
