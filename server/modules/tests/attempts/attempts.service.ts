import { randomInt } from 'node:crypto';
import { isAnswerTo } from '@domain/questions/answer';
import { AppError, type ErrorCode } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { TestAnswerInput, TestStartProblem } from '@server/graphql/generated/types';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { ContentObjectRow } from '@server/modules/content/content.tables';
import { lockOpenAssignment, newestAssignment } from '@server/modules/content/assignments.read-model';
import { lockObject } from '@server/modules/content/objects/objects.repository';
import { newestMajorId } from '@server/modules/content/versions/versions.repository';
import type { ModuleDeps } from '@server/modules/module';
import { areUploadedFor } from '../answer-files/answer-files.service';
import { askedQuestionOf } from './asked-question.read-model';
import { deadlineOf, isOver, attemptProgressOf, startProblemOf } from './attempt-rules';
import {
  attemptsOf,
  countAnswered,
  extraAttempts,
  findAttempt,
  insertAttempt,
  lockAttempt,
  saveAnswer,
  updateAttempt,
} from './attempts.repository';
import { enqueueClosing } from '../closing/closing-queue';
import { drawFor } from './drawn-questions';
import type { Finishing } from './finishing';
import { testAccess, testContent, testKey } from '../test.content';
import { publishedPartOf } from './published-part';
import { requireOpen } from './open-attempt';
import type { TestPart } from '../test-version';
import { type AnswerRow, type AttemptRow, testTables } from '../tests.tables';

export interface AttemptsService {
  start(scope: Scope, testId: number, tab: string): Promise<AttemptRow>;
  save(scope: Scope, input: TestAnswerInput): Promise<AnswerRow>;
  submit(scope: Scope, attemptId: number, tab: string): Promise<AttemptRow>;
}

const TAB = /^[\w-]{8,64}$/;
const SEED_MAX = 2 ** 31 - 1;

const PROBLEMS: Readonly<Record<TestStartProblem, ErrorCode>> = {
  notOwed: 'test.notOwed',
  passed: 'test.passed',
  onReview: 'test.onReview',
  exhausted: 'test.exhausted',
  tooEarly: 'test.tooEarly',
};

function checkTab(tab: string): void {
  if (!TAB.test(tab)) throw new AppError('validation.failed', { field: 'tab' });
}

const { objectType } = testContent;

interface Taking {
  test: ContentObjectRow;
  versionId: number;
  part: TestPart;
  assignment: AssignmentRow;
  attempts: AttemptRow[];
}

interface AttemptDeps
  extends Pick<ModuleDeps, 'now' | 'events' | 'jobs'>, Pick<ContentEvents, 'log' | 'publishWork'> {
  readonly finishing: Finishing;
}

/** Returns what the caller is about to take, locked, so that two tabs begin one after the other. */
async function lockTaking(scope: Scope, testId: number): Promise<Taking> {
  await testAccess.requireView(scope, testId);
  const { tx, organizationId } = scope;
  const { userId } = callerOf(scope);
  await requireConfirmedSignIn(tx, organizationId, userId);
  const test = await lockObject(tx, testTables.object, organizationId, testId, 'share');
  const versionId = test?.currentVersionId ?? null;
  const part = versionId === null ? null : await publishedPartOf(tx, organizationId, versionId);
  if (!test || !part || versionId === null || test.isArchive) throw new AppError('notFound');
  const assignment = await lockOpenAssignment(tx, organizationId, testKey(testId), userId);
  if (!assignment) {
    const last = await newestAssignment(tx, organizationId, testKey(testId), userId);
    throw new AppError(PROBLEMS[last?.status === 'done' ? 'passed' : 'notOwed']);
  }
  const attempts = await attemptsOf(tx, organizationId, testId, userId);
  return { test, versionId, part, assignment, attempts };
}

/** @throws {AppError} the reason why no attempt can begin now */
async function requireFree(
  { now }: AttemptDeps,
  scope: Scope,
  { test, part, assignment, attempts }: Taking,
): Promise<void> {
  const { tx, organizationId } = scope;
  const major = await newestMajorId(tx, testTables.version, organizationId, test.id);
  const owed = attempts.filter(
    ({ assignmentId, versionId }) => assignmentId === assignment.id && versionId >= major,
  );
  const extra = await extraAttempts(tx, organizationId, assignment.id);
  const progress = attemptProgressOf(owed, part.settings, extra);
  const { status } = assignment;
  const problem = startProblemOf({ status, attempts: owed, progress, at: now() });
  if (problem) throw new AppError(PROBLEMS[problem]);
}

async function beginAttempt(
  deps: AttemptDeps,
  scope: Scope,
  beginning: Taking,
  tab: string,
): Promise<AttemptRow> {
  const { tx, organizationId } = scope;
  const { userId } = callerOf(scope);
  const { test, versionId, part, assignment, attempts } = beginning;
  await requireFree(deps, scope, beginning);
  const at = deps.now();
  const deadlineAt = deadlineOf(at, part.settings);
  const number = (attempts[0]?.number ?? 0) + 1;
  const seed = randomInt(SEED_MAX);
  const drawn = await drawFor(tx, organizationId, part, { userId, seed });
  const questionCount = part.questions.length + drawn.length;
  // An empty test cannot be passed.
  if (questionCount === 0) throw new AppError('test.bankEmpty');
  const attempt = await insertAttempt(tx, organizationId, {
    ...{ testId: test.id, versionId, userId, assignmentId: assignment.id, number, tab, deadlineAt },
    ...{ seed, drawn, questionCount, startedAt: at },
  });
  await deps.events.emit(scope, 'object.opened', { objectType, objectId: test.id, userId });
  await deps.log(scope, test.id, 'attemptStart', {
    affectedUserId: userId,
    changes: { attempt: [null, number] },
  });
  if (deadlineAt) await enqueueClosing({ jobs: deps.jobs, tx }, attempt, deadlineAt);
  await deps.publishWork(scope, test.id);
  return attempt;
}

/** Returns the caller's own attempt. @throws {AppError} notFound */
async function ownAttempt(scope: Scope, id: number): Promise<AttemptRow> {
  const attempt = await findAttempt(scope.tx, scope.organizationId, id);
  if (attempt?.userId !== callerOf(scope).userId) throw new AppError('notFound');
  return attempt;
}

/**
 * @throws {AppError} test.answerWrong: the question is not part of the attempt, the answer does not fit it, or its files do not
 * exist
 */
async function checkAnswer(scope: Scope, attempt: AttemptRow, input: TestAnswerInput): Promise<void> {
  const question = await askedQuestionOf(scope.tx, attempt, input.questionId);
  const { answer } = input;
  const isFitting = question && (!answer || isAnswerTo(question, answer));
  const place = { attemptId: attempt.id, questionId: input.questionId };
  const isThere = answer?.type !== 'fileAnswer' || (await areUploadedFor(scope, place, answer));
  if (!isFitting || !isThere) throw new AppError('test.answerWrong', { field: 'answer' });
}

async function startAttempt(
  deps: AttemptDeps,
  scope: Scope,
  testId: number,
  tab: string,
): Promise<AttemptRow> {
  checkTab(tab);
  const found = await lockTaking(scope, testId);
  const open = found.attempts.find(({ state }) => state === 'inProgress');
  if (!open) return beginAttempt(deps, scope, found, tab);
  const { tx, organizationId } = scope;
  const locked = await deps.finishing.lock(scope, open);
  if (locked?.attempt.state !== 'inProgress') throw new AppError('notFound');
  if (isOver(open, deps.now())) return deps.finishing.finish(scope, locked, 'expired');
  return open.tab === tab ? open : updateAttempt(tx, organizationId, open.id, { tab });
}

async function keepAnswer(
  { now, events }: AttemptDeps,
  scope: Scope,
  input: TestAnswerInput,
): Promise<AnswerRow> {
  const { tx, organizationId } = scope;
  const { userId } = callerOf(scope);
  const at = now();
  const found = await lockAttempt(tx, organizationId, input.attemptId, userId);
  const attempt = requireOpen(found, input.tab, at);
  if (input.seq < 1) throw new AppError('validation.failed', { field: 'seq' });
  // When the time is over, the system grades what is saved, so no answer may come from a person whose sign-in is not confirmed.
  await requireConfirmedSignIn(tx, organizationId, userId);
  await checkAnswer(scope, attempt, input);
  const saved = await saveAnswer(tx, organizationId, {
    ...{ attemptId: attempt.id, questionId: input.questionId, value: input.answer ?? null },
    ...{ seq: input.seq, isFlagged: input.isFlagged === true, savedAt: at },
  });
  const answered = await countAnswered(tx, organizationId, attempt.id);
  if (answered !== null && answered > attempt.answeredCount) {
    const { testId: objectId } = attempt;
    // Whole percent; 100 is only reached by passing.
    const progress = Math.floor((answered * 99) / attempt.questionCount);
    await events.emit(scope, 'object.progressed', { objectType, objectId, userId, progress });
  }
  return saved;
}

async function submitAttempt(
  { finishing, now }: AttemptDeps,
  scope: Scope,
  attemptId: number,
  tab: string,
): Promise<AttemptRow> {
  checkTab(tab);
  const found = await ownAttempt(scope, attemptId);
  const locked = await finishing.lock(scope, found);
  if (!locked) throw new AppError('notFound');
  const { attempt } = locked;
  if (attempt.state !== 'inProgress') return attempt;
  if (isOver(attempt, now())) return finishing.finish(scope, locked, 'expired');
  if (attempt.tab !== tab) throw new AppError('test.otherTab');
  return finishing.finish(scope, locked, 'submitted');
}

/** Manages how people take tests. The server's clock counts, and saved answers are permanent. */
export function createAttemptsService(deps: AttemptDeps): AttemptsService {
  return {
    start: (scope, testId, tab) => startAttempt(deps, scope, testId, tab),
    save: (scope, input) => keepAnswer(deps, scope, input),
    submit: (scope, attemptId, tab) => submitAttempt(deps, scope, attemptId, tab),
  };
}
