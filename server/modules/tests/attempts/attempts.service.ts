import { randomInt } from 'node:crypto';
import { isAnswerTo } from '@domain/questions/answer';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { TestAnswerInput } from '@server/graphql/generated/types';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { ModuleDeps } from '@server/modules/module';
import { areUploadedFor } from '../answer-files/answer-files.service';
import { askedQuestionOf } from './asked-question.read-model';
import { deadlineOf, isOver, startRejection } from './attempt-rules';
import {
  countAnswered,
  findAttempt,
  insertAttempt,
  lockAttempt,
  saveAnswer,
  updateAttempt,
} from './attempts.repository';
import { enqueueClosing } from '../closing/closing-queue';
import { drawFor } from './drawn-questions';
import type { Finishing } from './finishing';
import { testContent } from '../test.content';
import { requireOpen } from './open-attempt';
import { lockTaking, startProblemIn, type Taking } from './taking';
import type { AnswerRow, AttemptRow } from '../tests.tables';

export interface AttemptsService {
  start(scope: Scope, testId: number, tab: string): Promise<AttemptRow>;
  save(scope: Scope, input: TestAnswerInput): Promise<AnswerRow>;
  submit(scope: Scope, attemptId: number, tab: string): Promise<AttemptRow>;
}

const TAB = /^[\w-]{8,64}$/;
const SEED_MAX = 2 ** 31 - 1;

function checkTab(tab: string): void {
  if (!TAB.test(tab)) throw new AppError('validation.failed', { field: 'tab' });
}

const { objectType } = testContent;

interface AttemptDeps
  extends Pick<ModuleDeps, 'now' | 'events' | 'jobs'>, Pick<ContentEvents, 'log' | 'publishWork'> {
  readonly finishing: Finishing;
}

async function beginAttempt(
  deps: AttemptDeps,
  scope: Scope,
  beginning: Taking,
  tab: string,
): Promise<AttemptRow> {
  const { tx, organizationId } = scope;
  const { userId } = callerOf(scope);
  const { test, versionId, part, timezone, assignment, attempts } = beginning;
  const at = deps.now();
  const problem = await startProblemIn(scope, beginning, at);
  if (problem) throw startRejection(problem, part.settings);
  const deadlineAt = deadlineOf(at, part.settings, timezone);
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
