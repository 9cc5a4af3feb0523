import { worksHere } from '@domain/user-statuses';
import { leavingMarkSchema } from '@domain/employees/leaving';
import { checkInput } from '@server/modules/check-input';
import { changesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type {
  HandoverItemInput,
  LeavingFact,
  HandoverItem,
  UserLeavingInput,
} from '@server/graphql/generated/types';
import { rejectStale } from '@server/modules/conflict';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { isManagedByEither } from '@server/modules/roles/granting.policy';
import { fullName } from '@server/modules/person-name';
import type { EmployeeChanges } from '../writing/employee-changes';
import { mayWriteIn, rejectAboveCaller } from '../employees.policy';
import { employeesRepository } from '../employees.repository';
import { notifyHr } from '../profile/private-changes';
import { type PersonWrite, writePersons } from '../writing/person-writer';
import type { UserRow } from '../employees.tables';
import { handoverOf, leavingFacts } from './leaving.read-model';

type Deps = Pick<ModuleDeps, 'contentKinds' | 'audit' | 'live' | 'events' | 'sessions' | 'now'> & {
  changes: EmployeeChanges;
};

interface LeavingView {
  person: UserRow;
  updatedAt: Date;
  facts: LeavingFact[];
  handover: HandoverItem[];
}

const AUDITED = ['datePossibleLeaving', 'reasonPossibleLeaving'] as const;

/**
 * Locks a person whose card the caller can edit; never the caller.
 * @throws {AppError} notFound, employee.self, access.denied
 */
export async function lockLeaver(scope: Scope, userId: number): Promise<UserRow> {
  const person = await employeesRepository.lock(scope.tx, scope.organizationId, userId);
  if (!person || !(await mayWriteIn(scope, person.subdivisionId))) throw new AppError('notFound');
  if (person.id === scope.caller?.userId) throw new AppError('leaving.self');
  rejectAboveCaller(scope, person);
  return person;
}

/** Returns when the person, or the note about their leaving, was last changed. */
function markedAt({ updatedAt, leavingAt }: UserRow): Date {
  return leavingAt !== null && leavingAt > updatedAt ? leavingAt : updatedAt;
}

/** Returns the object whose history names the last editor: the person or the note. */
function staleness(person: UserRow) {
  const updatedAt = markedAt(person);
  const objectType = updatedAt === person.updatedAt ? 'user' : 'leaving';
  return { objectType, id: person.id, updatedAt };
}

async function leavingView(
  { now, contentKinds }: Deps,
  { tx, organizationId }: Scope,
  person: UserRow,
): Promise<LeavingView> {
  const { timezone } = await employeesRepository.organization(tx, organizationId);
  const today = dayOf(now(), timezone);
  const dayOfVisit = dayOf(person.lastSeenAt ?? person.createdAt, timezone);
  return {
    person,
    updatedAt: markedAt(person),
    facts: await leavingFacts(tx, person, { today, dayOfVisit }),
    handover: await handoverOf(contentKinds, tx, organizationId, person.id),
  };
}

/** @throws {AppError} validation.unknown for `toUserId` */
async function receiver({ tx, organizationId }: Scope, id: number, fromId: number): Promise<UserRow> {
  const person = await employeesRepository.lock(tx, organizationId, id);
  const isGone = !person || !worksHere(person) || id === fromId;
  if (isGone) throw new AppError('validation.unknown', { field: 'toUserId' });
  return person;
}

async function giveTrainees(scope: Scope, ids: readonly number[], toId: number): Promise<PersonWrite[]> {
  const { tx, organizationId } = scope;
  const given: PersonWrite[] = [];
  for (const id of ids) {
    if (id === toId) throw new AppError('employee.ownMentor', { field: 'toUserId' });
    const before = await employeesRepository.lock(tx, organizationId, id);
    if (!before) continue;
    if (!(await isManagedByEither(scope, toId, before.subdivisionId))) {
      const name = fullName(before);
      throw new AppError('leaving.cannotReceive', { field: 'toUserId', params: { name } });
    }
    given.push({ before, change: { mentorId: toId }, action: 'update' });
  }
  return given;
}

/** Hands a subdivision over; a person can head only one. @throws {AppError} leaving.headsAlready */
async function giveSubdivision(scope: Scope, id: number | undefined, to: UserRow): Promise<PersonWrite[]> {
  if (id === undefined) return [];
  if (to.isLeader && to.leaderSubdivisionId !== null) {
    throw new AppError('leaving.headsAlready', { field: 'toUserId' });
  }
  if (!(await isManagedByEither(scope, to.id, id))) {
    throw new AppError('role.headBeyondOwn', { field: 'toUserId' });
  }
  const change = { isLeader: true, leaderSubdivisionId: id };
  return [{ before: to, change, action: 'update', replacesLeader: true }];
}

/** @throws {AppError} notFound, leaving.self, access.denied */
const readLeaving = async (deps: Deps, scope: Scope, userId: number) =>
  leavingView(deps, scope, await lockLeaver(scope, userId));

/** @throws {AppError} conflict.updated, employee.endBeforeStart, validation.required */
async function updateLeaving(deps: Deps, scope: Scope, input: UserLeavingInput): Promise<LeavingView> {
  const { tx, organizationId } = scope;
  const before = await lockLeaver(scope, input.userId);
  const { id, dateJobStart } = before;
  await rejectStale(scope, staleness(before), input.updatedAt);
  const datePossibleLeaving = input.datePossibleLeaving ?? null;
  if (datePossibleLeaving !== null && dateJobStart !== null && datePossibleLeaving < dateJobStart) {
    throw new AppError('employee.endBeforeStart', { field: 'datePossibleLeaving' });
  }
  const { reasonPossibleLeaving: reason } = checkInput(leavingMarkSchema, input);
  const reasonPossibleLeaving = datePossibleLeaving === null ? '' : reason;
  const change = { datePossibleLeaving, reasonPossibleLeaving };
  const after = await employeesRepository.markLeaving(tx, organizationId, id, change);
  // A separate object without an affected person: people can read the history about themselves.
  await deps.audit.write(scope, {
    action: 'update',
    objectType: 'leaving',
    objectId: id,
    changes: { userId: [id, id], ...changesOf(before, after, AUDITED) },
  });
  await notifyHr({ live: deps.live }, scope, after);
  return leavingView(deps, scope, after);
}

/** @throws {AppError} validation.unknown, leaving.gone, employee.ownMentor, leaving.headsAlready, leaving.cannotReceive, role.headBeyondOwn */
async function handOverDuties(
  deps: Deps,
  scope: Scope,
  userId: number,
  toUserId: number,
  items: readonly HandoverItemInput[],
): Promise<LeavingView> {
  const { tx, organizationId } = scope;
  const from = await lockLeaver(scope, userId);
  const to = await receiver(scope, toUserId, userId);
  const held = await handoverOf(deps.contentKinds, tx, organizationId, userId);
  const holds = ({ kind, id }: HandoverItemInput) =>
    kind !== 'request' && held.some((item) => item.kind === kind && item.id === id);
  // Another person has handed it over in the meantime: the caller must look again.
  if (items.length === 0 || !items.every(holds)) throw new AppError('leaving.gone');
  const idsOf = (kind: HandoverItemInput['kind']) =>
    items.filter((item) => item.kind === kind).map(({ id }) => id);
  await writePersons(deps, scope, [
    ...(await giveTrainees(scope, idsOf('trainee'), to.id)),
    ...(await giveSubdivision(scope, idsOf('subdivision')[0], to)),
  ]);
  await deps.events.emit(scope, 'duties.handedOver', {
    fromId: from.id,
    toId: to.id,
    ids: Object.fromEntries([...new Set(items.map(({ kind }) => kind))].map((kind) => [kind, idsOf(kind)])),
  });
  const after = await employeesRepository.find(tx, organizationId, userId);
  return leavingView(deps, scope, after ?? from);
}

/** Manages whether a person may leave, the facts behind it, and the duties they would leave behind. */
export function createLeavingService(deps: Deps) {
  return {
    read: (scope: Scope, userId: number) => readLeaving(deps, scope, userId),
    update: (scope: Scope, input: UserLeavingInput) => updateLeaving(deps, scope, input),
    handOver: (scope: Scope, userId: number, toUserId: number, items: readonly HandoverItemInput[]) =>
      handOverDuties(deps, scope, userId, toUserId, items),
  };
}

export type LeavingService = ReturnType<typeof createLeavingService>;
