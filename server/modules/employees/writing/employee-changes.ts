import { worksHere } from '@domain/user-statuses';
import { type AuditChanges, changesOf, firstValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import { rejectGains } from '@server/modules/roles/granting.policy';
import { PERSON_FIELD_NAMES, personFieldsWith } from '@domain/person-field-lists';
import { employeesRepository } from '../employees.repository';
import type { UserRow } from '../employees.tables';
import { type KnownPlaces, knownPlaces } from '../lists/known-places';
import type { PersonEdit } from './person-fields';
import { rejectMismatch } from './place-mismatch';

/** What the history records about a person: the fields that people edit, and what follows from other actions. */
export const AUDITED = [
  ...PERSON_FIELD_NAMES,
  'leaderSubdivisionId',
  'reasonLeaving',
  'avatarId',
  'isLeader',
  'isArchive',
] as const;

/** Fields that a rule's audience can depend on. */
export const AUDIENCE = [...personFieldsWith({ decidesRules: true }), 'isArchive', 'isInvited'] as const;

export interface PersonChange {
  before: UserRow | null;
  after: UserRow;
  action: 'create' | 'update' | 'archive' | 'restore';
  /** The person has set a new password. */
  hasNewPassword?: boolean;
}

export interface EmployeeChanges {
  /**
   * Records the changes in the audit log, publishes live events, and informs other modules; rejects changes that grant more than
   * the caller has.
   * @throws {AppError} role.beyondOwn, role.headBeyondOwn, access.denied
   */
  recordChanges(scope: Scope, changes: readonly PersonChange[]): Promise<void>;
}

/** Returns the changes; for a new password only the fact. */
function changesBetween(before: UserRow, { after, hasNewPassword }: PersonChange): AuditChanges {
  const changes = changesOf(before, after, AUDITED);
  return hasNewPassword ? { ...changes, password: [null, 'changed'] } : changes;
}

/** Records and publishes changes of people. */
export function createEmployeeChanges({
  audit,
  live,
  events,
}: Pick<ModuleDeps, 'audit' | 'live' | 'events'>): EmployeeChanges {
  async function publish({ tx, organizationId }: Scope, changes: readonly PersonChange[]): Promise<void> {
    const ids = (pick: (row: UserRow) => number | null) => [
      ...new Set(
        changes
          .flatMap(({ before, after }) => [pick(after), before && pick(before)])
          .filter((id) => id !== null),
      ),
    ];
    const people = ids((row) => row.id);
    await live.publish(
      tx,
      { organizationId, topic: 'user', ids: people },
      { organizationId, topic: 'account', ids: [], userIds: people },
    );
    const subdivisions = [...ids((row) => row.subdivisionId), ...ids((row) => row.leaderSubdivisionId)];
    if (subdivisions.length > 0) {
      await live.publish(tx, { organizationId, topic: 'subdivision', ids: subdivisions });
    }
    const positions = ids((row) => row.positionId);
    if (positions.length > 0) await live.publish(tx, { organizationId, topic: 'position', ids: positions });
  }

  return {
    async recordChanges(scope, changes) {
      // All edits of people pass through here, so the check uses the resulting rows.
      await rejectGains(scope, changes);
      await audit.writeAll(
        scope,
        changes.map((change) => {
          const { before, after, action } = change;
          return {
            action,
            objectType: 'user' as const,
            objectId: after.id,
            affectedUserId: after.id,
            changes: before ? changesBetween(before, change) : firstValuesOf(after, AUDITED),
          };
        }),
      );
      if (!scope.bulk) await publish(scope, changes);
      const isSeen = ({ before, after }: PersonChange) =>
        !before || AUDIENCE.some((field) => before[field] !== after[field]);
      const userIds = [...new Set(changes.filter(isSeen).map(({ after }) => after.id))];
      if (userIds.length > 0) await events.emit(scope, 'users.changed', { userIds });
      const leftIds = changes
        .filter(({ before, after }) => before !== null && worksHere(before) && !worksHere(after))
        .map(({ after }) => after.id);
      if (leftIds.length > 0) await events.emit(scope, 'users.left', { userIds: leftIds });
    },
  };
}

export interface GatheredChanges extends EmployeeChanges {
  /** Runs `work` and returns its changes without recording them: for many works that are recorded together. */
  gather<Result>(
    scope: Scope,
    work: (within: Scope) => Promise<Result>,
  ): Promise<{ result: Result; gatheredChanges: PersonChange[] }>;
}

/** The same for actions that change many people: they are recorded in the history, applied to rules and published once. */
export function createGatheredChanges(changes: EmployeeChanges): GatheredChanges {
  const gathered = new WeakMap<Scope, PersonChange[]>();
  return {
    async recordChanges(scope, gatheredChanges) {
      const open = gathered.get(scope);
      if (!open) return changes.recordChanges(scope, gatheredChanges);
      await rejectGains(scope, gatheredChanges);
      open.push(...gatheredChanges);
    },
    async gather(scope, work) {
      const within = { ...scope };
      const gatheredChanges: PersonChange[] = [];
      gathered.set(within, gatheredChanges);
      return { result: await work(within), gatheredChanges };
    },
  };
}

interface ReferenceOptions {
  /** Whether the position may belong to another subdivision. */
  isOtherSubdivision?: boolean | null | undefined;
  /** Already loaded by other changes of the same action. */
  places?: KnownPlaces;
}

/**
 * Checks the person's position, subdivision and mentor: they must be in this organization and not archived, and the position must
 * belong to the subdivision unless another one is allowed. Unchanged values are not checked, so an old choice does not prevent an
 * edit of another field. @throws {AppError} validation.unknown, validation.archived, employee.ownMentor,
 * employee.otherSubdivision
 */
export async function checkReferences(
  scope: Scope,
  fields: PersonEdit,
  before: UserRow | null,
  { isOtherSubdivision = false, places = knownPlaces(scope) }: ReferenceOptions = {},
): Promise<void> {
  await checkPlace(fields, before, places);
  if (!isOtherSubdivision) await rejectMismatch(places, before, fields);
  const { mentorId } = fields;
  if (isNew(mentorId, before?.mentorId)) await checkMentor(scope, mentorId, before);
}

const isNew = (id: number | null | undefined, old: number | null | undefined): id is number =>
  typeof id === 'number' && id !== old;

/** @throws {AppError} validation.unknown, validation.archived */
async function checkPlace(
  { positionId, subdivisionId }: PersonEdit,
  before: UserRow | null,
  places: KnownPlaces,
): Promise<void> {
  const rejectInvalid = (field: string, found: { isArchive: boolean } | null) => {
    if (!found) throw new AppError('validation.unknown', { field });
    if (found.isArchive) throw new AppError('validation.archived', { field });
  };
  if (isNew(positionId, before?.positionId)) rejectInvalid('positionId', await places.position(positionId));
  if (isNew(subdivisionId, before?.subdivisionId)) {
    rejectInvalid('subdivisionId', await places.subdivision(subdivisionId));
  }
}

/** @throws {AppError} employee.ownMentor, validation.unknown for `mentorId` */
async function checkMentor(
  { tx, organizationId }: Scope,
  mentorId: number,
  before: UserRow | null,
): Promise<void> {
  if (mentorId === before?.id) throw new AppError('employee.ownMentor', { field: 'mentorId' });
  const found = await employeesRepository.activeIds(tx, organizationId, [mentorId]);
  if (found.length === 0) throw new AppError('validation.unknown', { field: 'mentorId' });
}
