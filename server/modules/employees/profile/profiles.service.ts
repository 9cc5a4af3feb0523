import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { UserInput } from '@server/graphql/generated/types';
import { holdsSomewhere } from '@server/graphql/access/rights';
import type { UploadedFile } from '@server/graphql/uploads';
import { rejectStale } from '@server/modules/conflict';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { checkReferences, type EmployeeChanges } from '../writing/employee-changes';
import { checkDates, checkEmployee } from '../writing/employee-input';
import { canBeOwn, isOwnField, mayWriteIn, rejectAboveCaller, requirePlace } from '../employees.policy';
import { employeesRepository } from '../employees.repository';
import { type KnownPlaces, knownPlaces } from '../lists/known-places';
import { rejectLastAdmin } from '../employees.service';
import type { UserRow } from '../employees.tables';
import { statusChange } from '../leaving/dismissal';
import type { PersonEdit } from '../writing/person-fields';
import { rejectIdentityChanges, writePerson } from '../writing/person-writer';
import { passwordHashOf } from '../password.read-model';
import { isByInvitation, statusAfterPassword } from '../writing/statuses';

type Deps = Pick<ModuleDeps, 'files' | 'sessions' | 'passwords' | 'codes' | 'now'> & {
  changes: EmployeeChanges;
};

export interface ProfilesService {
  /** `places`: already loaded by other changes of the same action. */
  update(
    scope: Scope,
    input: UserInput,
    avatar: Promise<UploadedFile> | null,
    places?: KnownPlaces,
  ): Promise<UserRow>;
}

type Update = PersonEdit & Partial<Pick<UserRow, 'isLeader' | 'leaderSubdivisionId' | 'avatarId'>>;

const isSame = (first: unknown, other: unknown) => JSON.stringify(first) === JSON.stringify(other);

/** @throws {AppError} access.denied naming the first field that people may not edit on their own */
async function checkOwnLimits(
  { tx, organizationId }: Scope,
  person: UserRow,
  fields: PersonEdit,
  input: UserInput,
): Promise<void> {
  const organization = await employeesRepository.organization(tx, organizationId);
  const stored = new Map<string, unknown>(Object.entries(person));
  // A form may send unchanged values of protected fields.
  const isKept = (field: string, value: unknown) =>
    !isOwnField(field, organization) && !isSame(stored.get(field), value);
  const beyond = Object.entries(fields).find(
    ([field, value]) =>
      value !== undefined && field !== 'email' && (!canBeOwn(field) || isKept(field, value)),
  );
  if (beyond) throw new AppError('access.denied', { field: beyond[0] });
  if (typeof input.isLeaderSubdivision === 'boolean') {
    throw new AppError('access.denied', { field: 'isLeaderSubdivision' });
  }
}

/** @throws {AppError} notFound for people whom the caller may not edit, access.denied for fields they may not change */
async function checkAccess(
  scope: Scope,
  person: UserRow,
  fields: PersonEdit,
  input: UserInput,
): Promise<void> {
  const { caller } = scope;
  if (caller === null) return;
  const isOwn = caller.userId === person.id;
  const mayWrite =
    holdsSomewhere(caller, 'employees', 'write') && (await mayWriteIn(scope, person.subdivisionId));
  if (mayWrite) rejectAboveCaller(scope, person);
  else if (isOwn) await checkOwnLimits(scope, person, fields, input);
  else throw new AppError('notFound');
  const { positionId } = fields;
  // A position brings a role: nobody may raise their own rights.
  if (isOwn && !caller.isAdmin && typeof positionId === 'number' && positionId !== person.positionId) {
    throw new AppError('access.denied', { field: 'positionId' });
  }
  if (mayWrite && fields.subdivisionId !== undefined) await requirePlace(scope, fields.subdivisionId);
}

async function requireOwnPassword(
  { passwords }: Deps,
  { tx }: Scope,
  { id, organizationId }: UserRow,
  currentPassword: string | null | undefined,
): Promise<void> {
  const stored = await passwordHashOf(tx, organizationId, id);
  if (!(await passwords.verify(currentPassword ?? '', stored))) {
    throw new AppError('employee.passwordWrong', { field: 'currentPassword' });
  }
}

/**
 * Sets the person's own new password, confirmed by the old one or by the code of the link. It also changes the status of an
 * invited person.
 * @throws {AppError} employee.passwordWrong, employee.codeWrong, and what `passwords.check` throws
 */
async function passwordOf(
  deps: Deps,
  scope: Scope,
  person: UserRow,
  input: UserInput,
  today: string,
): Promise<Update> {
  if (!input.password) return {};
  if (scope.caller?.userId !== person.id) throw new AppError('access.denied', { field: 'password' });
  deps.passwords.check(input.password, 'password');
  if (input.resetPasswordCode) {
    const isRight = await deps.codes.consume(scope.tx, person.id, 'access', input.resetPasswordCode);
    if (!isRight) throw new AppError('employee.codeWrong', { field: 'resetPasswordCode' });
  } else {
    await requireOwnPassword(deps, scope, person, input.currentPassword);
  }
  const status = isByInvitation(person.status) ? { status: statusAfterPassword(today, person) } : {};
  const { tx, organizationId } = scope;
  await employeesRepository.setPassword(
    tx,
    organizationId,
    person.id,
    await deps.passwords.hash(input.password),
  );
  return status;
}

/** Returns the subdivision that the person heads from now on. @throws {AppError} employee.leaderNeedsSubdivision */
function leaderOf(person: UserRow, { isLeaderSubdivision }: UserInput, fields: PersonEdit): Update {
  if (typeof isLeaderSubdivision !== 'boolean') return {};
  if (!isLeaderSubdivision) return { isLeader: false, leaderSubdivisionId: null };
  const subdivisionId = fields.subdivisionId === undefined ? person.subdivisionId : fields.subdivisionId;
  if (subdivisionId === null) {
    throw new AppError('employee.leaderNeedsSubdivision', { field: 'subdivisionId' });
  }
  return { isLeader: true, leaderSubdivisionId: subdivisionId };
}

/** Rejects the dismissal of oneself and of the last administrator. @throws {AppError} employee.self, employee.lastAdmin */
async function checkDismissal(scope: Scope, before: UserRow, fields: Update): Promise<void> {
  if (fields.status !== 'dismissed' || before.status === 'dismissed') return;
  if (before.id === scope.caller?.userId) throw new AppError('employee.self', { field: 'status' });
  await rejectLastAdmin(scope, before);
}

async function updateProfile(
  deps: Deps,
  scope: Scope,
  input: UserInput,
  avatar: Promise<UploadedFile> | null,
  places = knownPlaces(scope),
): Promise<UserRow> {
  const { tx, organizationId, caller } = scope;
  const before = await employeesRepository.lock(tx, organizationId, input.id ?? caller?.userId ?? 0);
  if (!before) throw new AppError('notFound');
  const fields = checkEmployee(input);
  await checkAccess(scope, before, fields, input);
  await rejectStale(
    scope,
    { objectType: 'user', id: before.id, updatedAt: before.updatedAt },
    input.updatedAt,
  );
  const today = dayOf(deps.now(), (await places.organization()).timezone);
  const sentFields = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  checkDates({ ...before, ...sentFields }, today);
  const { isOtherSubdivision } = input;
  await checkReferences(scope, fields, before, { isOtherSubdivision, places });
  await rejectIdentityChanges(scope, [{ before, change: fields }]);
  const password = await passwordOf(deps, scope, before, input, today);
  const leader = leaderOf(before, input, fields);
  const picture = avatar
    ? { avatarId: (await deps.files.store(scope, await avatar, 'avatar', 'fileAvatar')).id }
    : {};
  const update: Update = { ...fields, ...password, ...leader, ...picture };
  rejectInvitationStatus(before, update);
  Object.assign(update, statusChange(before, update.status));
  await checkDismissal(scope, before, update);
  return writePerson(deps, scope, {
    before,
    change: update,
    action: 'update',
    hasNewPassword: Boolean(input.password),
    replacesLeader: true,
  });
}

/** Edits people: oneself within limits, others by right. */
export function createProfilesService(deps: Deps): ProfilesService {
  return {
    update: (scope, input, avatar, places) => updateProfile(deps, scope, input, avatar, places),
  };
}

/** Rejects a manual change of whether the person was invited. @throws {AppError} employee.statusByInvitation */
function rejectInvitationStatus(before: UserRow, { status = before.status }: Update): void {
  if (status !== before.status && isByInvitation(status) && (status === 'invited') !== before.isInvited) {
    throw new AppError('employee.statusByInvitation', { field: 'status' });
  }
}
