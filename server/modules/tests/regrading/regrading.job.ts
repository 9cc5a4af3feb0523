import type { AnyQuestion } from '@domain/questions/question';
import { isConflict, isDatabaseAway } from '@server/db/failures';
import { retryConflicts } from '@server/db/retry';
import type { Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import type { HandlersOf } from '@server/jobs/jobs';
import { safeMessage } from '@server/log/safe-error';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { EvidenceService } from '@server/modules/content/evidence/evidence.service';
import type { ModuleDeps } from '@server/modules/module';
import { isOrganizationServed } from '@server/modules/organization/organization.read-model';
import { answersOf, updateAnswer, updateAttempt } from '../attempts/attempts.repository';
import { drawnOf } from '../attempts/drawn-questions';
import { attemptPayloadOf, regradeEvidence } from '../attempts/evidence';
import type { Finishing, LockedAttempt } from '../attempts/finishing';
import type { GradedPart } from '../grading/graded-part';
import { inSlices } from '../grading/grading-slices';
import { addToSums } from '../results/item-sums.repository';
import {
  addCounts,
  advance,
  findRegradings,
  gradedAttempts,
  gradedPartOf,
  stoppedRegradings,
} from './regrading.repository';
import { enqueueRegrading } from './regrading-queue';
import { type Regraded, regraded } from './regrading-rules';
import type { AnswerRow, AttemptRow, RegradingRow } from '../tests.tables';
import type { testJobs } from '../tests.jobs';

type RegradingHandlers = HandlersOf<typeof testJobs, 'regradeTest' | 'continueRegradings'>;

/** The number of attempts that are checked, and then reported, at once. */
const PART = 200;
/** A worker that has not reported for this long was killed. */
const STALLED_AFTER_MS = 60_000;

interface Work {
  regrading: RegradingRow;
  part: GradedPart;
  question: AnyQuestion;
}

/** What an attempt that is graded again adds to the counts. */
const countsOf = (before: AttemptRow, { isPassed, isReached }: Regraded) => ({
  changedCount: 1,
  gainedCount: isPassed === true && before.isPassed !== true ? 1 : 0,
  lostCount: before.isPassed === true && isPassed !== true ? 1 : 0,
  keptCount: isPassed === true && !isReached ? 1 : 0,
});

interface RegradingDeps
  extends Pick<ModuleDeps, 'database' | 'jobs' | 'log' | 'now'>, Pick<ContentEvents, 'publishWork'> {
  readonly evidence: EvidenceService;
  readonly finishing: Finishing;
}

const inTenant = <T>(
  { database }: RegradingDeps,
  organizationId: number,
  work: (scope: Scope) => Promise<T>,
): Promise<T> =>
  retryConflicts(() => database.tenant(organizationId, (tx) => work(systemScope(tx, organizationId))));

async function storeRegraded(
  { finishing, evidence }: RegradingDeps,
  scope: Scope,
  { regrading, question }: Work,
  locked: LockedAttempt,
  { answer, answers, after }: { answer: AnswerRow; answers: readonly AnswerRow[]; after: Regraded },
): Promise<void> {
  const { tx, organizationId } = scope;
  const { attempt, part } = locked;
  const { outcome, answerPoints, points, maxPoints, state, isPassed } = after;
  const { gradedById, gradedAt, comment } = answer;
  const change = { outcome, points: answerPoints, gradedById, gradedAt, comment };
  await updateAnswer(tx, organizationId, answer, change);
  const stored = await updateAttempt(tx, organizationId, attempt.id, {
    ...{ points, maxPoints, state, isPassed },
  });
  const changed = answers.map((item) => (item === answer ? { ...item, ...change } : item));
  const wasDecided = attempt.state === 'graded';
  const updated = { ...locked, attempt: stored };
  if (state === 'graded') {
    const occasion = `:${regrading.id}`;
    if (wasDecided) await finishing.redecided(scope, updated, attempt.isPassed === true, occasion);
    else await finishing.decided(scope, updated, occasion);
  }
  if (attempt.isCounted) {
    await addToSums(tx, stored, answers, -1);
    await addToSums(tx, stored, changed);
  } else if (state === 'graded') {
    await finishing.count(scope, updated, changed);
  }
  await addCounts(tx, regrading, countsOf(attempt, after));
  await evidence.append(scope, regradeEvidence, {
    ...{ objectId: stored.testId, versionId: stored.versionId, assignmentId: stored.assignmentId },
    userId: stored.userId,
    payload: {
      ...attemptPayloadOf(stored, changed, drawnOf(part, stored)),
      ...{ questionId: question.id, regradingId: regrading.id },
      ...{ decision: regrading.sha256, decidedById: regrading.createdById },
      before: {
        ...{ points: attempt.points ?? 0, maxPoints: attempt.maxPoints ?? 0, isPassed: attempt.isPassed },
        ...{ outcome: answer.outcome ?? '', answerPoints: answer.points ?? 0 },
      },
    },
  });
}

/** Grades one attempt from its current state: an expert or another worker may have been faster. */
async function regradeAttempt(
  deps: RegradingDeps,
  scope: Scope,
  work: Work,
  found: Pick<AttemptRow, 'id' | 'userId'>,
) {
  const { regrading, question } = work;
  const locked = await deps.finishing.lock(scope, { ...found, testId: regrading.testId });
  if (!locked || locked.attempt.state === 'inProgress') return;
  const { attempt, part } = locked;
  const answers = await answersOf(scope.tx, scope.organizationId, [attempt.id]);
  const answer = answers.find(({ questionId }) => questionId === question.id);
  if (!answer?.outcome) return;
  const isOtherOpen = answers.some((item) => item !== answer && item.outcome === 'open');
  const after = regraded(
    part,
    question,
    {
      ...{ points: attempt.points ?? 0, maxPoints: attempt.maxPoints ?? 0, isPassed: attempt.isPassed },
      ...{ value: answer.value, outcome: answer.outcome, answerPoints: answer.points ?? 0, isOtherOpen },
    },
    regrading.mayTakePasses,
  );
  if (after) await storeRegraded(deps, scope, work, locked, { answer, answers, after });
}

async function findWork(
  { database }: RegradingDeps,
  organizationId: number,
  id: number,
): Promise<Work | null> {
  return database.tenant(organizationId, async (tx) => {
    const regrading = (await findRegradings(tx, organizationId, [id])).get(id);
    if (regrading?.state !== 'running') return null;
    const part = await gradedPartOf(tx, organizationId, regrading.versionId);
    const question = part?.questions.find((question) => question.id === regrading.questionId);
    if (!part || !question) throw new Error(`regrading ${id} is about nothing`);
    return { regrading, part, question };
  });
}

/** Returns whether it could be graded. */
async function gradeOne(
  deps: RegradingDeps,
  work: Work,
  attempt: Pick<AttemptRow, 'id' | 'userId'>,
): Promise<boolean> {
  const { organizationId } = work.regrading;
  try {
    await inTenant(deps, organizationId, (scope) => regradeAttempt(deps, scope, work, attempt));
    return true;
  } catch (error) {
    if (isDatabaseAway(error) || isConflict(error)) throw error;
    // An attempt that cannot be graded does not stop the others; their number is reported with the result.
    deps.log.error({ attemptId: attempt.id, err: safeMessage(error) }, 'an attempt could not be graded anew');
    return false;
  }
}

/** Processes the next batch; returns the regrading's state afterwards, null: there is nothing more to do here. */
async function gradeNextPart(deps: RegradingDeps, work: Work): Promise<RegradingRow | null> {
  const { regrading, part, question } = work;
  const { organizationId } = regrading;
  const batch = await deps.database.tenant(organizationId, async (tx) =>
    (await isOrganizationServed(tx, organizationId))
      ? gradedAttempts(tx, regrading, { after: regrading.lastAttemptId, limit: PART })
      : null,
  );
  // It stands still while the organization is closed; `continueRegradings` goes on with it afterwards.
  if (!batch) return null;
  const looked = await inSlices(batch, (attempt) => ({
    attempt,
    isChanged: attempt.isBroken || regraded(part, question, attempt, regrading.mayTakePasses) !== null,
  }));
  let failed = 0;
  for (const { attempt, isChanged } of looked) {
    if (isChanged && !(await gradeOne(deps, work, attempt))) failed += 1;
  }
  const last = batch.at(-1)?.id ?? regrading.lastAttemptId;
  return inTenant(deps, organizationId, async (scope) => {
    const isEnd = batch.length < PART;
    const progress = { last, count: batch.length, failed, at: deps.now(), isEnd };
    const advanced = await advance(scope.tx, regrading, progress);
    if (advanced) await deps.publishWork(scope, regrading.testId);
    return isEnd ? null : advanced;
  });
}

/** Regrades everything that the decision affects, batch by batch. */
async function regradeTest(
  deps: RegradingDeps,
  { organizationId, regradingId }: { organizationId: number; regradingId: number },
): Promise<void> {
  const work = await findWork(deps, organizationId, regradingId);
  let regrading = work?.regrading ?? null;
  while (work && regrading) regrading = await gradeNextPart(deps, { ...work, regrading });
}

/** Resumes regradings whose worker was killed. */
async function continueRegradings({ now, database, jobs }: RegradingDeps): Promise<void> {
  const before = new Date(now().getTime() - STALLED_AFTER_MS);
  await database.system(async (tx) => {
    for (const row of await stoppedRegradings(tx, before)) await enqueueRegrading(jobs, tx, row);
  });
}

/**
 * Grades again the attempts at a version that ended before the decision. Each attempt that changes has a separate transaction and
 * is graded from its current state, so that processing it twice changes nothing.
 */
export function createRegradingJob(deps: RegradingDeps): RegradingHandlers {
  return {
    regradeTest: (key) => regradeTest(deps, key),
    continueRegradings: () => continueRegradings(deps),
  };
}
