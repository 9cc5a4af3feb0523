import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { UserInput } from '@server/graphql/generated/types';
import type { UploadedFile } from '@server/graphql/uploads';
import { rejectStale } from '@server/modules/conflict';
import { checkEmail } from '@server/modules/contacts';
import { dayOf, daysAfter } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { rejectIdentityAbove } from '@server/modules/roles/granting.policy';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { checkReferences, type EmployeeChanges } from './writing/employee-changes';
import { checkDates, checkEmployee } from './writing/employee-input';
import { mayWriteIn, rejectAboveCaller, requirePlace } from './employees.policy';
import { employeesRepository } from './employees.repository';
import type { UserRow } from './employees.tables';
import type { Invite } from './writing/invitations';
import { writePerson } from './writing/person-writer';
import type { PersonColumns } from './writing/person-writes.repository';
import { statusOnInvitation } from './writing/statuses';

type Deps = Pick<ModuleDeps, 'files' | 'sessions' | 'live' | 'now'> & {
  changes: EmployeeChanges;
  invite: Invite;
};

export interface EmployeesService {
  find(scope: Scope, id: number): Promise<UserRow>;
  create(scope: Scope, input: UserInput, avatar: Promise<UploadedFile> | null): Promise<UserRow>;
  invite(scope: Scope, id: number): Promise<void>;
  /** `seenAt`: the `updatedAt` of the copy on which the caller decided. */
  archive(scope: Scope, id: number, seenAt?: Date | null): Promise<void>;
  restore(scope: Scope, id: number, seenAt?: Date | null): Promise<UserRow>;
}

/** @throws {AppError} employee.lastAdmin when nobody else administers the organization */
export async function rejectLastAdmin({ tx, organizationId }: Scope, person: UserRow): Promise<void> {
  if (!person.isAdmin) return;
  const admins = await employeesRepository.activeAdminIds(tx, organizationId);
  if (admins.every((id) => id === person.id)) throw new AppError('employee.lastAdmin');
}

const stateOf = ({ id, updatedAt }: UserRow) => ({ objectType: 'user', id, updatedAt });

function invitationOf({ isSendEmail }: UserInput): Pick<UserRow, 'status' | 'isInvited'> {
  const isInvited = isSendEmail ?? true;
  return { isInvited, status: isInvited ? 'invited' : 'notInvited' };
}

async function lockPerson(scope: Scope, id: number): Promise<UserRow> {
  const person = await employeesRepository.lock(scope.tx, scope.organizationId, id);
  if (!person || !(await mayWriteIn(scope, person.subdivisionId))) throw new AppError('notFound');
  return person;
}

/** Returns the columns of a new person. */
async function newPersonOf(
  { now }: Deps,
  scope: Scope,
  input: UserInput,
  organization: OrganizationRow,
): Promise<PersonColumns> {
  const { status: _status, nameFirst, email, ...fields } = checkEmployee(input);
  if (!nameFirst) throw new AppError('validation.required', { field: 'nameFirst' });
  const { dateJobStart = null, dateBirth = null, dateJobEnd = null } = fields;
  const dateAdaptEnd =
    fields.dateAdaptEnd === undefined && dateJobStart
      ? daysAfter(dateJobStart, organization.adaptDays)
      : (fields.dateAdaptEnd ?? null);
  const dates = { dateBirth, dateJobStart, dateAdaptEnd, dateJobEnd };
  checkDates(dates, dayOf(now(), organization.timezone));
  await checkReferences(scope, fields, null, { isOtherSubdivision: input.isOtherSubdivision });
  await requirePlace(scope, fields.subdivisionId ?? null);
  return {
    ...fields,
    lang: fields.lang ?? organization.lang,
    ...dates,
    nameFirst,
    email: email ?? checkEmail(null),
    // Until the person sets a password.
    ...invitationOf(input),
  };
}

async function findPerson({ tx, organizationId }: Scope, id: number): Promise<UserRow> {
  const person = await employeesRepository.find(tx, organizationId, id);
  if (!person) throw new AppError('notFound');
  return person;
}

async function hirePerson(
  deps: Deps,
  scope: Scope,
  input: UserInput,
  avatar: Promise<UploadedFile> | null,
): Promise<UserRow> {
  const organization = await employeesRepository.organization(scope.tx, scope.organizationId);
  const { isLeaderSubdivision: isLeader, subdivisionId } = input;
  if (isLeader && !subdivisionId) {
    throw new AppError('employee.leaderNeedsSubdivision', { field: 'subdivisionId' });
  }
  const person = await newPersonOf(deps, scope, input, organization);
  const leader = isLeader ? { isLeader: true, leaderSubdivisionId: subdivisionId } : {};
  const picture = avatar
    ? { avatarId: (await deps.files.store(scope, await avatar, 'avatar', 'fileAvatar')).id }
    : {};
  const created = await writePerson(deps, scope, {
    before: null,
    change: { ...person, ...leader, ...picture },
    action: 'create',
    replacesLeader: true,
  });
  if (created.isInvited) await deps.invite(scope, created, organization);
  return created;
}

/** A repeated invitation changes nothing but the day on the card: only its sender's pages read it again. */
async function publishSentAgain(
  { live }: Deps,
  { tx, organizationId, caller }: Scope,
  id: number,
): Promise<void> {
  if (caller === null) return;
  await live.publish(tx, { organizationId, topic: 'personnel', ids: [id], userIds: [caller.userId] });
}

async function invitePerson(deps: Deps, scope: Scope, id: number): Promise<void> {
  const person = await lockPerson(scope, id);
  rejectAboveCaller(scope, person);
  if (person.isArchive) throw new AppError('notFound');
  if (person.hasPassword) throw new AppError('employee.started');
  await rejectIdentityAbove(scope, person, 'id');
  const { tx, organizationId } = scope;
  await deps.invite(scope, person, await employeesRepository.organization(tx, organizationId));
  if (person.isInvited) return publishSentAgain(deps, scope, id);
  await writePerson(deps, scope, {
    before: person,
    change: { isInvited: true, status: statusOnInvitation(person.status) },
    action: 'update',
  });
}

async function archivePerson(
  deps: Deps,
  scope: Scope,
  id: number,
  seenAt: Date | null = null,
): Promise<void> {
  if (id === scope.caller?.userId) throw new AppError('employee.self');
  const before = await lockPerson(scope, id);
  rejectAboveCaller(scope, before);
  await rejectStale(scope, stateOf(before), seenAt);
  if (before.isArchive) return;
  await rejectLastAdmin(scope, before);
  await writePerson(deps, scope, {
    before,
    change: { isArchive: true, isLeader: false, leaderSubdivisionId: null },
    action: 'archive',
  });
}

async function restorePerson(
  deps: Deps,
  scope: Scope,
  id: number,
  seenAt: Date | null = null,
): Promise<UserRow> {
  const before = await lockPerson(scope, id);
  rejectAboveCaller(scope, before);
  await rejectStale(scope, stateOf(before), seenAt);
  if (!before.isArchive) return before;
  // A dismissed person who is restored works again.
  const status = before.status === 'dismissed' ? 'working' : before.status;
  return writePerson(deps, scope, { before, change: { isArchive: false, status }, action: 'restore' });
}

/** Hires, invites and archives people. Editing is in profiles.service.ts. */
export function createEmployeesService(deps: Deps): EmployeesService {
  return {
    find: findPerson,
    create: (scope, input, avatar) => hirePerson(deps, scope, input, avatar),
    invite: (scope, id) => invitePerson(deps, scope, id),
    archive: (scope, id, seenAt) => archivePerson(deps, scope, id, seenAt),
    restore: (scope, id, seenAt) => restorePerson(deps, scope, id, seenAt),
  };
}
