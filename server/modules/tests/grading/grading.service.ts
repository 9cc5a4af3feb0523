import { extraAttemptsSchema, gradeCommentSchema } from '@domain/tests/decisions';
import { checkInput } from '@server/modules/check-input';
import { isPassed, sumScores } from '@domain/questions/grade';
import { isGradedByHand } from '@domain/questions/question';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { TestAnswerOutcome, TestGradeInput, TestGrantInput } from '@server/graphql/generated/types';
import { once } from '@server/graphql/idempotency';
import { checkRange } from '@server/modules/checks';
import { seesWholeReport } from '@server/modules/content/access/access.policy';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { EvidenceService } from '@server/modules/content/evidence/evidence.service';
import type { ContentObjectRow } from '@server/modules/content/content.tables';
import { lockOpenAssignment } from '@server/modules/content/assignments.read-model';
import { editedAt, rejectOlder } from '@server/modules/content/versions/edits';
import type { ModuleDeps } from '@server/modules/module';
import {
  answersOf,
  findAttempt,
  insertExtra,
  updateAnswer,
  updateAttempt,
} from '../attempts/attempts.repository';
import { drawnOf } from '../attempts/drawn-questions';
import { attemptPayloadOf, decisionEvidence } from '../attempts/evidence';
import type { Finishing, LockedAttempt } from '../attempts/finishing';
import { grantRequests } from '../requests/requests.repository';
import { addToSums } from '../results/item-sums.repository';
import { passingPath, testAccess, testContent, testKey } from '../test.content';
import type { AnswerRow, AttemptRow } from '../tests.tables';

export interface GradingService {
  grade(scope: Scope, input: TestGradeInput): Promise<AttemptRow>;
  grant(scope: Scope, input: TestGrantInput, clientKey?: string | null): Promise<void>;
}

function outcomeOf(points: number, maxPoints: number): TestAnswerOutcome {
  if (points === 0) return 'wrong';
  return points === maxPoints ? 'right' : 'partly';
}

/** There was no answer, or the question no longer counts. */
const isUnasked = ({ outcome }: AnswerRow): boolean => outcome === 'empty' || outcome === 'voided';

const { objectType } = testContent;

interface GradingDeps
  extends Pick<ModuleDeps, 'live' | 'now' | 'notify'>, Pick<ContentEvents, 'log' | 'publishWork'> {
  readonly evidence: EvidenceService;
  readonly finishing: Finishing;
}

/** Returns an attempt that the caller may grade, locked. @throws {AppError} notFound, test.ownAnswer, test.attemptOpen */
async function lockGradable(
  { finishing }: GradingDeps,
  scope: Scope,
  attemptId: number,
): Promise<LockedAttempt> {
  const found = await findAttempt(scope.tx, scope.organizationId, attemptId);
  const access = found && (await testAccess.find(scope, found.testId));
  const caller = callerOf(scope);
  if (!access || !seesWholeReport(caller, access)) throw new AppError('notFound');
  if (found.userId === caller.userId) throw new AppError('test.ownAnswer');
  const locked = await finishing.lock(scope, found);
  if (!locked) throw new AppError('notFound');
  if (locked.attempt.state === 'inProgress') throw new AppError('test.attemptOpen');
  return locked;
}

/** Returns the answer, which nobody else has decided since. @throws {AppError} notFound, conflict.updated */
async function answerOf(scope: Scope, { attempt, part }: LockedAttempt, input: TestGradeInput) {
  const question = part.questions.find(({ id }) => id === input.questionId);
  const answers = await answersOf(scope.tx, scope.organizationId, [attempt.id]);
  const answer = answers.find(({ questionId }) => questionId === input.questionId);
  if (!question || !answer || !isGradedByHand(question) || isUnasked(answer)) {
    throw new AppError('notFound');
  }
  const { gradedAt, gradedById } = answer;
  if (gradedAt) await rejectOlder(scope, { updatedAt: gradedAt, updatedById: gradedById }, input.gradedAt);
  checkRange(input.points, { field: 'points', min: 0, max: question.points });
  return { answer, answers, maxPoints: question.points };
}

/** Returns the attempt's result after the decision. @throws {AppError} test.passTaken */
function decision({ attempt, part }: LockedAttempt, answers: readonly AnswerRow[]) {
  const maxPoints = attempt.maxPoints ?? 0;
  const { points } = sumScores(answers.map((answer) => ({ points: answer.points ?? 0, maxPoints: 0 })));
  if (answers.some(({ outcome }) => outcome === 'open')) {
    return { points, state: 'onReview' as const, isPassed: null };
  }
  const isNow = isPassed({ points, maxPoints }, part.settings.passPercent);
  // A pass stays a pass, because it completed the assignment.
  const hasPassed = attempt.isPassed === true;
  const isLess = points < (attempt.points ?? 0);
  if (hasPassed && !isNow && isLess) throw new AppError('test.passTaken', { field: 'points' });
  return { points, state: 'graded' as const, isPassed: isNow || hasPassed };
}

/** Follows up when the last open answer is graded, or a grade is corrected. */
async function applyDecision(
  { finishing }: GradingDeps,
  scope: Scope,
  locked: LockedAttempt,
  { graded, answers, after }: { graded: AttemptRow; answers: readonly AnswerRow[]; after: AnswerRow[] },
): Promise<void> {
  const { attempt } = locked;
  // A correction that does not change the result is not reported.
  if (attempt.isPassed !== graded.isPassed) {
    await finishing.decided(scope, { ...locked, attempt: graded });
  }
  if (attempt.isCounted) {
    await addToSums(scope.tx, graded, answers, -1);
    await addToSums(scope.tx, graded, after);
  } else {
    await finishing.count(scope, { ...locked, attempt: graded }, after);
  }
}

async function gradeAnswer(deps: GradingDeps, scope: Scope, input: TestGradeInput): Promise<AttemptRow> {
  const { tx, organizationId } = scope;
  const locked = await lockGradable(deps, scope, input.attemptId);
  const { attempt } = locked;
  const { answer, answers, maxPoints } = await answerOf(scope, locked, input);
  const { points } = input;
  const change = {
    ...{ points, outcome: outcomeOf(points, maxPoints), gradedById: callerOf(scope).userId },
    gradedAt: answer.gradedAt
      ? editedAt(deps.now(), { updatedAt: answer.gradedAt, updatedById: null })
      : deps.now(),
    comment: checkInput(gradeCommentSchema, input.comment ?? '', { within: 'comment' }),
  };
  const after = answers.map((item) => (item === answer ? { ...item, ...change } : item));
  const result = decision(locked, after);
  await updateAnswer(tx, organizationId, answer, change);
  const graded = await updateAttempt(tx, organizationId, attempt.id, result);
  const { testId, userId, versionId, assignmentId } = graded;
  // With other open answers, the attempt is not decided yet; the decision about this one is recorded anyway.
  if (graded.state === 'graded') await applyDecision(deps, scope, locked, { graded, answers, after });
  await deps.publishWork(scope, testId);
  await deps.evidence.append(scope, decisionEvidence, {
    ...{ objectId: testId, versionId, assignmentId, userId },
    payload: {
      ...attemptPayloadOf(graded, after, drawnOf(locked.part, graded)),
      questionId: input.questionId,
      comment: change.comment,
    },
  });
  return graded;
}

/** Grants a taker more attempts, as they may have asked, and notifies them. @throws {AppError} validation.* for its fields */
async function insertGrant(
  { live, log, notify, now, publishWork }: GradingDeps,
  scope: Scope,
  test: ContentObjectRow,
  input: TestGrantInput,
): Promise<{ id: number }> {
  const { testId, userId } = input;
  const { tx, organizationId } = scope;
  const assignment = await lockOpenAssignment(tx, organizationId, testKey(testId), userId);
  if (!assignment) throw new AppError('validation.unknown', { field: 'userId' });
  const { attempts, reason } = checkInput(extraAttemptsSchema, input);
  const id = await insertExtra(tx, organizationId, {
    ...{ testId, userId, assignmentId: assignment.id, attempts: attempts ?? 1, reason },
    createdById: callerOf(scope).userId,
  });
  const decision = {
    state: 'granted',
    reason,
    decidedById: callerOf(scope).userId,
    decidedAt: now(),
  } as const;
  await grantRequests(tx, organizationId, { testId, userId }, decision);
  await log(scope, testId, 'update', {
    affectedUserId: userId,
    changes: { attempts: [null, input.attempts], reason: [null, reason] },
  });
  await notify(scope, {
    ...{ userIds: [userId], type: 'testExtraAttempts', objectType, objectId: testId },
    ...{ route: passingPath(testId), params: { name: test.name, count: input.attempts } },
    dedupeKey: `testExtraAttempts:${id}`,
  });
  // The page of the taker offers the attempt at once.
  await live.publish(tx, { organizationId, topic: 'assignment', ids: [testId], userIds: [userId] });
  await publishWork(scope, testId);
  return { id };
}

async function grantAttempts(
  deps: GradingDeps,
  scope: Scope,
  input: TestGrantInput,
  clientKey?: string | null,
): Promise<void> {
  // Checked for repeated requests too, because the response contains this test.
  const test = await testAccess.editable(scope, input.testId);
  await once(
    scope,
    { of: 'testAttemptsGrant', key: clientKey },
    () => insertGrant(deps, scope, test, input),
    (id: number) => Promise.resolve({ id }),
  );
}

/** Manages the decisions of experts and authors about attempts. */
export function createGradingService(deps: GradingDeps): GradingService {
  return {
    grade: (scope, input) => gradeAnswer(deps, scope, input),
    grant: (scope, input, clientKey) => grantAttempts(deps, scope, input, clientKey),
  };
}
