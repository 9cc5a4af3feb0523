import { attemptRequestSchema, requestDeclineSchema } from '@domain/tests/decisions';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import { checkInput } from '@server/modules/check-input';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { ContentObjectRow } from '@server/modules/content/content.tables';
import { findObject } from '@server/modules/content/objects/objects.repository';
import type { ModuleDeps } from '@server/modules/module';
import { startRejection } from '../attempts/attempt-rules';
import { lockTaking, startProblemIn } from '../attempts/taking';
import { executionPath, passingPath, testAccess, testContent } from '../test.content';
import { testTables } from '../tests.tables';
import { decideRequest, insertRequest, lockRequest, openRequests, requestAfter } from './requests.repository';
import type { RequestRow } from './requests.tables';

export interface RequestsService {
  /** Asks for another attempt. */
  ask(scope: Scope, testId: number, text: string): Promise<RequestRow>;
  decline(scope: Scope, id: number, reason: string): Promise<RequestRow>;
  /** Returns the open ones of a test, for those who may grant. */
  open(scope: Scope, testId: number): Promise<RequestRow[]>;
}

type RequestDeps = Pick<ModuleDeps, 'live' | 'now' | 'notify'> &
  Pick<ContentEvents, 'log' | 'publishOwnWork' | 'publishWork'>;

const { objectType } = testContent;

async function notifyOwner(
  { notify }: RequestDeps,
  scope: Scope,
  { id, name, ownerId }: ContentObjectRow,
  request: RequestRow,
): Promise<void> {
  const { userId, nameFull: person } = callerOf(scope);
  if (ownerId === userId) return;
  await notify(scope, {
    ...{ userIds: [ownerId], type: 'testAttemptAsked', objectType, objectId: id },
    ...{ route: executionPath(id), params: { name, person } },
    ...{ dedupeKey: `testAttemptAsked:${request.id}`, aboutIds: [userId] },
  });
}

/** @throws {AppError} the codes of a start; test.attemptsLeft */
async function ask(deps: RequestDeps, scope: Scope, testId: number, given: string): Promise<RequestRow> {
  const { text } = checkInput(attemptRequestSchema, { text: given });
  const taking = await lockTaking(scope, testId);
  const problem = await startProblemIn(scope, taking, deps.now());
  if (problem === null) throw new AppError('test.attemptsLeft');
  if (problem !== 'exhausted') throw startRejection(problem, taking.part.settings);
  const { tx, organizationId } = scope;
  const { userId } = callerOf(scope);
  const { test, assignment, attempts } = taking;
  const [last] = attempts;
  if (!last) throw new AppError('test.attemptsLeft');
  const request = await insertRequest(tx, organizationId, {
    ...{ testId, userId, assignmentId: assignment.id, attemptId: last.id, text, createdAt: deps.now() },
  });
  if (!request) {
    // A double click, or another tab: it is the same request.
    const before = await requestAfter(tx, organizationId, last.id);
    if (!before) throw new Error(`no request after attempt ${last.id}`);
    return before;
  }
  await deps.log(scope, testId, 'update', { affectedUserId: userId, changes: { request: [null, text] } });
  await notifyOwner(deps, scope, test, request);
  await deps.publishOwnWork(scope, testId);
  return request;
}

/** @throws {AppError} notFound, test.requestDecided */
async function decline(deps: RequestDeps, scope: Scope, id: number, given: string): Promise<RequestRow> {
  const { tx, organizationId } = scope;
  const found = await lockRequest(tx, organizationId, id);
  if (!found) throw new AppError('notFound');
  await testAccess.editable(scope, found.testId);
  const { reason } = checkInput(requestDeclineSchema, { reason: given });
  const { userId: decidedById } = callerOf(scope);
  const { state, testId, userId, text } = found;
  // A double click.
  if (state === 'declined' && found.decidedById === decidedById) return found;
  if (state !== 'open') throw new AppError('test.requestDecided');
  const decision = { state: 'declined', reason, decidedById, decidedAt: deps.now() } as const;
  const declined = await decideRequest(tx, found, decision);
  await deps.log(scope, testId, 'update', {
    affectedUserId: userId,
    changes: { request: [text, null], reason: [null, reason] },
  });
  const test = await findObject(tx, testTables.object, organizationId, testId);
  await deps.notify(scope, {
    ...{ userIds: [userId], type: 'testAttemptDeclined', objectType, objectId: testId },
    ...{ route: passingPath(testId), params: { name: test?.name ?? '', reason } },
    dedupeKey: `testAttemptDeclined:${id}`,
  });
  // The page of the taker shows it at once.
  await deps.live.publish(tx, { organizationId, topic: 'assignment', ids: [testId], userIds: [userId] });
  await deps.publishWork(scope, testId);
  return declined;
}

/** Manages the requests of people whose attempts are used up. Granting attempts (`grading.service.ts`) closes them, too. */
export function createRequestsService(deps: RequestDeps): RequestsService {
  return {
    ask: (scope, testId, text) => ask(deps, scope, testId, text),
    decline: (scope, id, reason) => decline(deps, scope, id, reason),
    async open(scope, testId) {
      await testAccess.editable(scope, testId);
      return openRequests(scope.tx, scope.organizationId, testId);
    },
  };
}
