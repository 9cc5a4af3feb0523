import { worksHere } from '@domain/user-statuses';
import { dismissalSchema } from '@domain/employees/leaving';
import { checkInput } from '@server/modules/check-input';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { UserDismissalInput, UserRehireInput } from '@server/graphql/generated/types';
import { eachOrganization } from '@server/jobs/each-organization';
import type { HandlersOf } from '@server/jobs/jobs';
import { rejectStale } from '@server/modules/conflict';
import { dayOf, daysAfter } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { positionsByIds, subdivisionsByIds } from '@server/modules/structure/structure.read-model';
import { checkReferences, type EmployeeChanges } from '../writing/employee-changes';
import { checkDates } from '../writing/employee-input';
import { requirePlace } from '../employees.policy';
import { employeesRepository } from '../employees.repository';
import { rejectLastAdmin } from '../employees.service';
import type { UserRow } from '../employees.tables';
import { writePerson } from '../writing/person-writer';
import type { PersonColumns } from '../writing/person-writes.repository';
import { statusAfterPassword } from '../writing/statuses';
import { dismissed, planned, undone } from './dismissal';
import { leaversBefore, organizationsWithLeavers } from './leaving.read-model';
import { lockLeaver } from './leaving.service';
import type { employeeJobs } from '../employees.jobs';
import { todayOf } from '@server/modules/organization/organization.read-model';

type Deps = Pick<ModuleDeps, 'database' | 'log' | 'sessions' | 'now'> & { changes: EmployeeChanges };

async function lockCard(scope: Scope, userId: number, updatedAt: Date | null | undefined): Promise<UserRow> {
  const person = await lockLeaver(scope, userId);
  await rejectStale(scope, { objectType: 'user', id: userId, updatedAt: person.updatedAt }, updatedAt);
  return person;
}

const saveCard = (deps: Deps, scope: Scope, before: UserRow, change: PersonColumns): Promise<UserRow> =>
  writePerson(deps, scope, { before, change, action: 'update' });

/** @throws {AppError} employee.endBeforeStart, leaving.later for `dateJobEnd` */
function checkLastDay({ dateJobEnd, isAtOnce }: UserDismissalInput, before: UserRow, today: string): void {
  if (before.dateJobStart !== null && dateJobEnd < before.dateJobStart) {
    throw new AppError('employee.endBeforeStart', { field: 'dateJobEnd' });
  }
  if (isAtOnce && dateJobEnd > today) throw new AppError('leaving.later', { field: 'dateJobEnd' });
}

/**
 * Checks that the person's position and subdivisions still exist, and that the subdivision they headed has no other head. @throws
 * {AppError} leaving.headTaken, leaving.placeGone
 */
async function requireFreePlace({ tx, organizationId }: Scope, before: UserRow): Promise<void> {
  const { ledBefore, positionId, subdivisionId } = before;
  if (ledBefore !== null && (await employeesRepository.leaderOf(tx, organizationId, ledBefore)) !== null) {
    throw new AppError('leaving.headTaken');
  }
  const position = positionId === null ? [] : [positionId];
  const places = [subdivisionId, ledBefore].filter((id) => id !== null);
  const positions = await positionsByIds(tx, organizationId, position);
  const subdivisions = await subdivisionsByIds(tx, organizationId, places);
  const isGone =
    position.some((id) => positions.get(id)?.isArchive ?? true) ||
    places.some((id) => subdivisions.get(id)?.isArchive ?? true);
  if (isGone) throw new AppError('leaving.placeGone');
}

/** Dismisses people whose last day is over; the last administrator stays until there is another one. */
async function carryOutDismissals(deps: Deps, scope: Scope): Promise<void> {
  const { tx, organizationId } = scope;
  for (const id of await leaversBefore(tx, organizationId, await todayOf(deps, scope))) {
    const before = await employeesRepository.lock(tx, organizationId, id);
    if (before?.status !== 'leaving') continue;
    const isLast = await isLastAdmin(scope, before);
    if (isLast) deps.log.warn({ organizationId, userId: id }, 'the last administrator cannot leave');
    else await saveCard(deps, scope, before, dismissed(before));
  }
}

/** @throws {AppError} leaving.done, employee.lastAdmin, conflict.updated */
async function dismissPerson(deps: Deps, scope: Scope, input: UserDismissalInput): Promise<UserRow> {
  const before = await lockCard(scope, input.userId, input.updatedAt);
  if (!worksHere(before)) throw new AppError('leaving.done');
  const today = await todayOf(deps, scope);
  checkLastDay(input, before, today);
  const { reasonLeaving } = checkInput(dismissalSchema, input);
  await rejectLastAdmin(scope, before);
  const isNow = input.isAtOnce || input.dateJobEnd < today;
  return saveCard(deps, scope, before, {
    ...(isNow ? dismissed(before) : planned(before)),
    dateJobEnd: input.dateJobEnd,
    reasonLeaving,
  });
}

/** @throws {AppError} leaving.nothing, leaving.headTaken, leaving.placeGone, conflict.updated */
async function undoDismissal(
  deps: Deps,
  scope: Scope,
  userId: number,
  updatedAt: Date | null | undefined,
): Promise<UserRow> {
  const before = await lockCard(scope, userId, updatedAt);
  const isDone = before.status === 'dismissed';
  if (before.isArchive || !(isDone || before.status === 'leaving')) throw new AppError('leaving.nothing');
  if (isDone) await requireFreePlace(scope, before);
  return saveCard(deps, scope, before, undone(before));
}

/** @throws {AppError} leaving.notFormer, leaving.beforeEnd, and what an edit of a card throws */
async function rehirePerson(deps: Deps, scope: Scope, input: UserRehireInput): Promise<UserRow> {
  const { tx, organizationId } = scope;
  const before = await lockCard(scope, input.userId, input.updatedAt);
  if (worksHere(before)) throw new AppError('leaving.notFormer');
  const { dateJobStart, positionId = null, subdivisionId = null, mentorId = null } = input;
  if (before.dateJobEnd !== null && dateJobStart <= before.dateJobEnd) {
    throw new AppError('leaving.beforeEnd', { field: 'dateJobStart' });
  }
  const organization = await employeesRepository.organization(tx, organizationId);
  const today = dayOf(deps.now(), organization.timezone);
  const dateAdaptEnd = input.dateAdaptEnd ?? daysAfter(dateJobStart, organization.adaptDays);
  const dates = { dateJobStart, dateAdaptEnd, dateJobEnd: null };
  checkDates({ ...dates, dateBirth: before.dateBirth }, today);
  const place = { positionId, subdivisionId, mentorId };
  await requirePlace(scope, subdivisionId);
  const nowhere = { ...before, positionId: null, subdivisionId: null, mentorId: null };
  await checkReferences(scope, place, nowhere, { isOtherSubdivision: input.isOtherSubdivision });
  const change = {
    ...dates,
    ...place,
    status: before.hasPassword ? statusAfterPassword(today, dates) : 'notInvited',
    isInvited: before.hasPassword,
    isArchive: false,
    isLeader: false,
    leaderSubdivisionId: null,
    statusBefore: null,
    ledBefore: null,
    reasonLeaving: '',
    datePossibleLeaving: null,
    reasonPossibleLeaving: '',
  };
  return writePerson(deps, scope, { before, change, action: 'restore', startsEmployment: true });
}

/** Dismisses people, immediately or at the end of a day, undoes that, and rehires them. */
export function createDismissalsService(deps: Deps) {
  const handlers: HandlersOf<typeof employeeJobs, 'carryOutDismissals'> = {
    carryOutDismissals: () =>
      eachOrganization(
        { database: deps.database, log: deps.log },
        'carryOutDismissals',
        organizationsWithLeavers,
        (scope) => carryOutDismissals(deps, scope),
      ),
  };

  return {
    handlers,
    dismiss: (scope: Scope, input: UserDismissalInput) => dismissPerson(deps, scope, input),
    undo: (scope: Scope, userId: number, updatedAt: Date | null | undefined) =>
      undoDismissal(deps, scope, userId, updatedAt),
    rehire: (scope: Scope, input: UserRehireInput) => rehirePerson(deps, scope, input),
  };
}

async function isLastAdmin(scope: Scope, person: UserRow): Promise<boolean> {
  if (!person.isAdmin) return false;
  const admins = await employeesRepository.activeAdminIds(scope.tx, scope.organizationId);
  return admins.every((id) => id === person.id);
}

export type DismissalsService = ReturnType<typeof createDismissalsService>;
