import { worksHere } from '@domain/user-statuses';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import { rejectIdentitiesAbove } from '@server/modules/roles/granting.policy';
import { personFieldsWith } from '@domain/person-field-lists';
import type { EmployeeChanges, PersonChange } from './employee-changes';
import { employeesRepository } from '../employees.repository';
import type { UserRow } from '../employees.tables';
import { EMPTY_PERSON } from './person-fields';
import { type PersonColumns, personWritesRepository } from './person-writes.repository';

/** Fields by which someone else could receive the person's messages. */
const IDENTITY = personFieldsWith({ isIdentity: true });

/** One person, as they will be. */
export interface PersonWrite {
  /** The person as they are, locked by the caller; null: a new person. */
  before: UserRow | null;
  /** The new values; undefined ones stay as they are. */
  change: PersonColumns;
  /** How the history names it. */
  action: PersonChange['action'];
  /** The person has set a new password. */
  hasNewPassword?: boolean;
  /** Whether the person takes the place of the subdivision's present head. */
  replacesLeader?: boolean;
  /** Whether a new employment begins: everything before it is history. */
  startsEmployment?: boolean;
}

export interface PersonWriterDeps extends Pick<ModuleDeps, 'sessions'> {
  readonly changes: EmployeeChanges;
}

/** Returns the first field of a person's identity that would change. */
function changedIdentity(before: UserRow, change: PersonColumns): (typeof IDENTITY)[number] | undefined {
  return IDENTITY.find((field) => change[field] !== undefined && change[field] !== before[field]);
}

/** A person's present row, and an edit of it. */
type Edit = Pick<PersonWrite, 'before' | 'change'>;

/**
 * Rejects edits by which the caller could sign in as somebody with more rights; a change of one's own address needs a code sent
 * to the new one.
 * @throws {AppError} employee.emailByCode, role.identityBeyondOwn
 */
export async function rejectIdentityChanges(scope: Scope, edits: readonly Edit[]): Promise<void> {
  const changes = edits.flatMap(({ before: person, change }) => {
    const field = person && changedIdentity(person, change);
    return field ? [{ person, field }] : [];
  });
  if (changes.some(({ person, field }) => field === 'email' && person.id === scope.caller?.userId)) {
    throw new AppError('employee.emailByCode', { field: 'email' });
  }
  await rejectIdentitiesAbove(scope, changes);
}

/** Removes the present heads of the subdivisions that others take over. */
async function removeLeaders(
  { tx, organizationId }: Scope,
  writes: readonly PersonWrite[],
): Promise<PersonChange[]> {
  const removed: PersonChange[] = [];
  for (const { before, change, replacesLeader } of writes) {
    const { leaderSubdivisionId } = change;
    if (!replacesLeader || typeof leaderSubdivisionId !== 'number') continue;
    const earlier = await employeesRepository.dismissLeader(
      tx,
      organizationId,
      leaderSubdivisionId,
      before?.id ?? 0,
    );
    for (const after of earlier) {
      removed.push({ before: { ...after, isLeader: true, leaderSubdivisionId }, after, action: 'update' });
    }
  }
  return removed;
}

async function insertPersons(
  { tx, organizationId }: Scope,
  writes: readonly PersonWrite[],
  omitTaken: boolean,
): Promise<Map<PersonWrite, UserRow>> {
  const people = writes.map(({ change }) => ({
    ...EMPTY_PERSON,
    ...change,
    organizationId,
    homeOrganizationId: organizationId,
  }));
  if (people.length === 0) return new Map();
  const created = await personWritesRepository.insert(tx, people, omitTaken);
  const byEmail = new Map(created.map((person) => [person.email, person]));
  return new Map(
    writes.flatMap((write) => {
      const person = byEmail.get(write.change.email ?? '');
      return person ? [[write, person] as const] : [];
    }),
  );
}

async function updatePersons(
  { tx, organizationId }: Scope,
  writes: readonly PersonWrite[],
): Promise<Map<PersonWrite, UserRow>> {
  const changes = writes.flatMap(({ before, change, startsEmployment = false }) =>
    before ? [{ before, change, startsEmployment }] : [],
  );
  if (changes.length === 0) return new Map();
  const updated = await personWritesRepository.update(tx, organizationId, changes);
  const byId = new Map(updated.map((person) => [person.id, person]));
  return new Map(
    writes.flatMap((write) => {
      const person = byId.get(write.before?.id ?? 0);
      return person ? [[write, person] as const] : [];
    }),
  );
}

/** Ends the sessions of people who no longer work here, and the other sessions of people with a new password. */
async function endSessions(
  { sessions }: PersonWriterDeps,
  scope: Scope,
  changes: readonly PersonChange[],
): Promise<void> {
  const left = changes.filter(({ before, after }) => before && worksHere(before) && !worksHere(after));
  if (left.length > 0)
    await sessions.end(
      scope,
      left.map(({ after }) => after.id),
    );
  for (const { after, hasNewPassword } of changes) {
    if (hasNewPassword && worksHere(after)) await sessions.end(scope, [after.id], scope.caller?.sessionId);
  }
}

const isNew = ({ before }: PersonWrite) => before === null;

/**
 * Writes people: the only way to create or change them. Two statements whatever their number, then everything that follows from
 * the rows as they are now: rights that the caller cannot give, the history, sessions, rules, live events. Returns a person for
 * each write that took effect.
 */
async function writeAll(
  deps: PersonWriterDeps,
  scope: Scope,
  writes: readonly PersonWrite[],
  omitTaken: boolean,
): Promise<(UserRow | null)[]> {
  await rejectIdentityChanges(scope, writes);
  const removed = await removeLeaders(scope, writes);
  const written = new Map([
    ...(await insertPersons(scope, writes.filter(isNew), omitTaken)),
    ...(await updatePersons(
      scope,
      writes.filter((write) => !isNew(write)),
    )),
  ]);
  const changes = writes.flatMap((write): PersonChange[] => {
    const after = written.get(write);
    const { before, action, hasNewPassword = false } = write;
    return after ? [{ before, after, action, hasNewPassword }] : [];
  });
  await endSessions(deps, scope, changes);
  if (changes.length > 0) await deps.changes.recordChanges(scope, [...changes, ...removed]);
  return writes.map((write) => written.get(write) ?? null);
}

/**
 * Writes people and returns them in the same order.
 * @throws {AppError} role.beyondOwn, role.headBeyondOwn, role.identityBeyondOwn, employee.emailByCode, access.denied
 */
export async function writePersons(
  deps: PersonWriterDeps,
  scope: Scope,
  writes: readonly PersonWrite[],
): Promise<UserRow[]> {
  const written = await writeAll(deps, scope, writes, false);
  return written.map((person, index) => {
    if (!person) throw new Error(`no user ${writes[index]?.before?.id ?? 'was created'}`);
    return person;
  });
}

/** Like `writePersons`, for many rows of other people's making: null for a new person whose address or number is taken. */
export async function writeFreePersons(
  deps: PersonWriterDeps,
  scope: Scope,
  writes: readonly PersonWrite[],
): Promise<(UserRow | null)[]> {
  return writeAll(deps, scope, writes, true);
}

/** Writes one person. */
export async function writePerson(
  deps: PersonWriterDeps,
  scope: Scope,
  write: PersonWrite,
): Promise<UserRow> {
  const [person] = await writePersons(deps, scope, [write]);
  if (!person) throw new Error('no person was written');
  return person;
}
