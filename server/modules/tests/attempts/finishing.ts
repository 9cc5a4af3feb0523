import { isPassed, percentHundredths, sumScores } from '@domain/questions/grade';
import type { Scope } from '@server/graphql/context';
import type { TestAttemptEnd } from '@server/graphql/generated/types';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { EvidenceService } from '@server/modules/content/evidence/evidence.service';
import { lockOpenAssignment } from '@server/modules/content/assignments.read-model';
import { newestMajorId } from '@server/modules/content/versions/versions.repository';
import type { ModuleDeps } from '@server/modules/module';
import { findObject } from '@server/modules/content/objects/objects.repository';
import { countedAttempt } from './attempt-rules';
import { answersOf, attemptsOf, lockAttempt, storeGrades, updateAttempt } from './attempts.repository';
import { attemptEvidence, attemptPayloadOf } from './evidence';
import { type GradedPart, gradeIn, worthOf } from '../grading/graded-part';
import { inSlices } from '../grading/grading-slices';
import { addToSums } from '../results/item-sums.repository';
import { drawnOf, gradedPartOfAttempt } from './drawn-questions';
import { lockGrading } from '../regrading/regrading.repository';
import { forgetFailed, repeatPassed } from '../repetition/passes';
import { executionPath, passingPath, testContent, testKey } from '../test.content';
import { type AnswerRow, type AttemptRow, testTables } from '../tests.tables';

/** An attempt with the data that it depends on. */
export interface LockedAttempt {
  attempt: AttemptRow;
  part: GradedPart;
  /**
   * Whether the current assignment is the one that the attempt was made for: attempts at versions before a major one do not
   * count.
   */
  isOwed: boolean;
  /** The other attempts of the person at the test. */
  others: readonly AttemptRow[];
}

export interface Finishing {
  /**
   * Returns the attempt with its questions, locked, after locking the assignment: always in this order. While there is an open
   * assignment, no other attempt of the person at the test begins or ends either. Null: the attempt does not exist.
   */
  lock(scope: Scope, found: Pick<AttemptRow, 'id' | 'testId' | 'userId'>): Promise<LockedAttempt | null>;
  /** Ends it with the answers that are saved. */
  finish(scope: Scope, locked: LockedAttempt, endedBy: TestAttemptEnd): Promise<AttemptRow>;
  /** Reports the decision about it; `occasion` distinguishes one decision of an attempt from the next. */
  decided(scope: Scope, locked: LockedAttempt, occasion?: string): Promise<void>;
  /** Reports that a decided attempt is decided again: its points, and perhaps whether it is passed. */
  redecided(scope: Scope, locked: LockedAttempt, wasPassed: boolean, occasion: string): Promise<void>;
  /** Adds its answers to the sums of its version, unless another graded attempt of the person is counted. */
  count(scope: Scope, locked: LockedAttempt, answers: readonly AnswerRow[]): Promise<void>;
}

const gradesOf = (part: GradedPart, answers: readonly AnswerRow[]) => {
  const values = new Map(answers.map(({ questionId, value }) => [questionId, value]));
  return inSlices(part.questions, (question) => ({
    questionId: question.id,
    maxPoints: worthOf(part, question),
    ...gradeIn(part, question, values.get(question.id) ?? null),
  }));
};

/** The combined result of all attempts that were made for the same assignment. */
function resultOf({ attempt, part, others }: LockedAttempt): { score: number; isPassed: boolean } {
  const mine = [attempt, ...others].filter(({ assignmentId }) => assignmentId === attempt.assignmentId);
  const { points, maxPoints } = countedAttempt(mine, part.settings.grading) ?? attempt;
  return {
    score: percentHundredths({ points: points ?? 0, maxPoints: maxPoints ?? 0 }),
    isPassed: mine.some((item) => item.isPassed === true),
  };
}

/** Whether no other graded attempt of the person at the version is counted in its sums. */
const isFirst = ({ attempt, others }: LockedAttempt): boolean =>
  !others.some(({ versionId, isCounted }) => isCounted && versionId === attempt.versionId);

const { objectType } = testContent;

interface FinishingDeps
  extends Pick<ModuleDeps, 'now' | 'events' | 'notify'>, Pick<ContentEvents, 'publishWork'> {
  readonly evidence: EvidenceService;
}

async function emitResult({ events }: FinishingDeps, scope: Scope, locked: LockedAttempt): Promise<void> {
  const { attempt } = locked;
  const { testId, userId, versionId } = attempt;
  const { score } = resultOf(locked);
  const object = { objectType, objectId: testId, userId };
  if (attempt.isPassed) await events.emit(scope, 'object.completed', { ...object, versionId, score });
  else await events.emit(scope, 'object.failed', { ...object, score });
}

/** Notifies the taker of what they do not see on their own screen at once. */
async function notifyTaker(
  { notify }: FinishingDeps,
  scope: Scope,
  { id, testId, userId, isPassed: isRight, endedBy }: AttemptRow,
  occasion: string,
): Promise<void> {
  if (scope.caller?.userId === userId || endedBy === 'stopped') return;
  const test = await findObject(scope.tx, testTables.object, scope.organizationId, testId);
  const type = isRight ? 'testPassed' : 'testFailed';
  await notify(scope, {
    ...{ userIds: [userId], type, objectType, objectId: testId, route: passingPath(testId) },
    ...{ params: { name: test?.name ?? '' }, dedupeKey: `${type}:${id}${occasion}` },
  });
}

async function askExpert(
  { events, notify }: FinishingDeps,
  scope: Scope,
  { id, testId, userId }: AttemptRow,
): Promise<void> {
  await events.emit(scope, 'object.submitted', { objectType, objectId: testId, userId });
  const test = await findObject(scope.tx, testTables.object, scope.organizationId, testId);
  if (!test) return;
  await notify(scope, {
    ...{ userIds: [test.ownerId], type: 'testNeedsGrading', objectType, objectId: testId },
    ...{ route: executionPath(testId), params: { name: test.name }, dedupeKey: `testNeedsGrading:${id}` },
    aboutIds: [userId],
  });
}

async function countAnswers(
  scope: Scope,
  locked: LockedAttempt,
  answers: readonly AnswerRow[],
): Promise<void> {
  if (!isFirst(locked)) return;
  const { tx, organizationId } = scope;
  await updateAttempt(tx, organizationId, locked.attempt.id, { isCounted: true });
  await addToSums(tx, locked.attempt, answers);
}

async function publishDecision(
  deps: FinishingDeps,
  scope: Scope,
  locked: LockedAttempt,
  occasion = '',
): Promise<void> {
  if (locked.attempt.isPassed) await repeatPassed(scope, locked.attempt);
  if (locked.isOwed) await emitResult(deps, scope, locked);
  await notifyTaker(deps, scope, locked.attempt, occasion);
}

async function publishRedecision(
  deps: FinishingDeps,
  scope: Scope,
  locked: LockedAttempt,
  wasPassed: boolean,
  occasion: string,
): Promise<void> {
  const { attempt } = locked;
  const isNow = attempt.isPassed === true;
  if (isNow && !wasPassed) return publishDecision(deps, scope, locked, occasion);
  const { score, isPassed: isMet } = resultOf(locked);
  const { testId: objectId, assignmentId } = attempt;
  await deps.events.emit(scope, 'object.rejudged', { objectType, objectId, assignmentId, score, isMet });
  if (!wasPassed || isNow) return;
  await forgetFailed(scope, attempt, locked.others);
  await notifyTaker(deps, scope, attempt, occasion);
}

async function lockWhole(
  { tx, organizationId }: Scope,
  { id, testId, userId }: Pick<AttemptRow, 'id' | 'testId' | 'userId'>,
): Promise<LockedAttempt | null> {
  const assignment = await lockOpenAssignment(tx, organizationId, testKey(testId), userId);
  const attempt = await lockAttempt(tx, organizationId, id);
  if (!attempt) return null;
  await lockGrading(tx, organizationId, attempt.versionId, 'shared');
  const part = await gradedPartOfAttempt(tx, attempt);
  if (!part) return null;
  const isOwed =
    assignment?.id === attempt.assignmentId &&
    attempt.versionId >= (await newestMajorId(tx, testTables.version, organizationId, testId));
  const all = await attemptsOf(tx, organizationId, testId, userId);
  return { attempt, part, isOwed, others: all.filter((other) => other.id !== id) };
}

async function finishAttempt(
  deps: FinishingDeps,
  scope: Scope,
  locked: LockedAttempt,
  endedBy: TestAttemptEnd,
): Promise<AttemptRow> {
  const { tx, organizationId } = scope;
  const { attempt, part, isOwed } = locked;
  const at = deps.now();
  const grades = await gradesOf(part, await answersOf(tx, organizationId, [attempt.id]));
  const stored = grades.map(({ maxPoints: _, ...grade }) => grade);
  const answers = await storeGrades(tx, organizationId, attempt, stored, at);
  const score = sumScores(grades);
  const isOpen = grades.some(({ outcome }) => outcome === 'open');
  const isCounted = !isOpen && isFirst(locked);
  const ended = await updateAttempt(tx, organizationId, attempt.id, {
    ...score,
    endedBy,
    state: isOpen ? 'onReview' : 'graded',
    isPassed: isOpen ? null : isPassed(score, part.settings.passPercent),
    isCounted,
    // Regardless of when the server processed it: its time was over then.
    finishedAt: endedBy === 'expired' ? (attempt.deadlineAt ?? at) : at,
  });
  if (!isOpen) await publishDecision(deps, scope, { ...locked, attempt: ended });
  else if (isOwed) await askExpert(deps, scope, ended);
  await deps.publishWork(scope, ended.testId);
  if (isCounted) await addToSums(tx, ended, answers);
  await deps.evidence.append(scope, attemptEvidence, {
    ...{ objectId: ended.testId, versionId: ended.versionId, assignmentId: ended.assignmentId },
    ...{ userId: ended.userId, payload: attemptPayloadOf(ended, answers, drawnOf(part, ended)) },
  });
  return ended;
}

/** Ends attempts, whatever the reason: the taker, their deadline, or that they are no longer required. */
export function createFinishing(deps: FinishingDeps): Finishing {
  return {
    count: countAnswers,
    decided: (scope, locked, occasion) => publishDecision(deps, scope, locked, occasion),
    redecided: (scope, locked, wasPassed, occasion) =>
      publishRedecision(deps, scope, locked, wasPassed, occasion),
    lock: lockWhole,
    finish: (scope, locked, endedBy) => finishAttempt(deps, scope, locked, endedBy),
  };
}
