import limits from '@graphql/limits.json';
import { afterRollback } from '@server/db/after-transaction';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { UserChangeInput } from '@server/graphql/generated/types';
import { processPartially, type Rejection, rejectionOf } from '@server/modules/process-partially';
import type { Quotas } from '@server/quotas/quotas';
import type { GatheredChanges } from '../writing/employee-changes';
import { employeesRepository } from '../employees.repository';
import type { EmployeesService } from '../employees.service';
import type { UserRow } from '../employees.tables';
import { type KnownPlaces, knownPlaces } from '../lists/known-places';
import type { ProfilesService } from '../profile/profiles.service';

/** The number of changes per savepoint as long as none is rejected. */
const CHANGES_PER_SAVEPOINT = 50;

export interface ManyResult {
  users: UserRow[];
  rejections: (Rejection & { id: number })[];
}

export interface ManyEmployeesService {
  /** Changes everybody who can be changed; the others are returned as rejections, not thrown. */
  update(scope: Scope, inputs: readonly UserChangeInput[]): Promise<ManyResult>;
  /** Sends invitations to those who can get one. @throws {AppError} validation.tooMany */
  invite(scope: Scope, ids: readonly number[]): Promise<ManyResult>;
}

interface ManyDeps {
  employees: EmployeesService;
  profiles: ProfilesService;
  changes: GatheredChanges;
  quotas: Pick<Quotas, 'spend'>;
}

const once = (work: () => Promise<void>) => {
  let done: Promise<void> | null = null;
  return () => (done ??= work());
};

/** Sends one invitation and counts it: a failed one, or one rolled back with its request, does not count. */
async function inviteOne({ employees, quotas }: ManyDeps, scope: Scope, id: number): Promise<void> {
  const { caller, lang, tx } = scope;
  if (caller === null) return employees.invite(scope, id);
  const undoQuota = once(await quotas.spend(lang, caller, ['invitations']));
  afterRollback(tx, undoQuota);
  try {
    await employees.invite(scope, id);
  } catch (error) {
    await undoQuota();
    throw error;
  }
}

async function changeOne(
  { employees, profiles }: ManyDeps,
  scope: Scope,
  { isArchive, updatedAt, ...fields }: UserChangeInput,
  places: KnownPlaces,
): Promise<void> {
  // Only the first step is compared with the version that the caller saw: the next ones build on our own changes.
  let seenAt = updatedAt ?? null;
  if (isArchive === false) {
    await employees.restore(scope, fields.id, seenAt);
    seenAt = null;
  }
  const isMore = Object.entries(fields).some(([field, value]) => field !== 'id' && value !== undefined);
  if (isMore) {
    await profiles.update(scope, { ...fields, updatedAt: seenAt }, null, places);
    seenAt = null;
  }
  if (isArchive === true) await employees.archive(scope, fields.id, seenAt);
}

async function inviteMany(deps: ManyDeps, scope: Scope, ids: readonly number[]): Promise<ManyResult> {
  if (ids.length > limits.invitationsAtOnce) {
    throw new AppError('validation.tooMany', {
      field: 'userIds',
      params: { max: limits.invitationsAtOnce },
    });
  }
  const { done, rejected } = await processPartially(scope, [...new Set(ids)], (id) =>
    deps.changes.gather(scope, (within) => inviteOne(deps, within, id)),
  );
  // The terms of all of them start in one statement.
  const gathered = done.flatMap(({ result }) => result.gatheredChanges);
  if (gathered.length > 0) await deps.changes.recordChanges(scope, gathered);
  const invited = done.map(({ item }) => item);
  return {
    users: await employeesRepository.findMany(scope.tx, scope.organizationId, invited),
    rejections: rejected.map(({ item: id, rejection }) => ({ ...rejection, id })),
  };
}

async function updateMany(
  deps: ManyDeps,
  scope: Scope,
  inputs: readonly UserChangeInput[],
): Promise<ManyResult> {
  if (inputs.length > limits.bulk) {
    throw new AppError('validation.tooMany', { params: { max: limits.bulk } });
  }
  const { tx, organizationId } = scope;
  const existing = await employeesRepository.lockMany(
    tx,
    organizationId,
    inputs.map(({ id }) => id),
  );
  const places = knownPlaces(scope);
  const { done, rejected } = await processPartially(
    scope,
    inputs.filter(({ id }) => existing.has(id)),
    (input) => deps.changes.gather(scope, (within) => changeOne(deps, within, input, places)),
    CHANGES_PER_SAVEPOINT,
  );
  // The rules are evaluated once for all of them, not a thousand times for a thousand people.
  const gathered = done.flatMap(({ result }) => result.gatheredChanges);
  if (gathered.length > 0) await deps.changes.recordChanges(scope, gathered);
  const ids = done.map(({ item }) => item.id);
  const byId = new Map(
    (await employeesRepository.findMany(tx, organizationId, ids)).map((user) => [user.id, user]),
  );
  return {
    users: ids.flatMap((id) => byId.get(id) ?? []),
    rejections: [
      ...rejected.map(({ item, rejection }) => ({ ...rejection, id: item.id })),
      ...inputs
        .filter(({ id }) => !existing.has(id))
        .map(({ id }) => ({ ...rejectionOf(scope, new AppError('notFound')), id })),
    ],
  };
}

/** Applies one change to many people, by the same rules as for one person. */
export function createManyEmployeesService(deps: ManyDeps): ManyEmployeesService {
  return {
    invite: (scope, ids) => inviteMany(deps, scope, ids),
    update: (scope, inputs) => updateMany(deps, scope, inputs),
  };
}
