import limits from '@graphql/limits.json';
import { afterRollback } from '@server/db/after-transaction';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { UserChangeInput } from '@server/graphql/generated/resolvers';
import { processPartially, type Refusal, refusalOf } from '@server/modules/process-partially';
import type { Quotas } from '@server/quotas/quotas';
import type { GatheredChanges } from './employee-changes';
import { employeesRepository } from './employees.repository';
import type { EmployeesService } from './employees.service';
import type { UserRow } from './employees.tables';
import { type KnownPlaces, knownPlaces } from './known-places';
import type { ProfilesService } from './profiles.service';

/** As long as nobody is refused so many share a savepoint. */
const TOGETHER = 50;

export interface ManyResult {
  users: UserRow[];
  refusals: (Refusal & { id: number })[];
}

export interface ManyEmployeesService {
  /** Who can be changed is; the others are told, not thrown. */
  update(scope: Scope, inputs: readonly UserChangeInput[]): Promise<ManyResult>;
  /** Sends invitations to those who can have one. @throws {AppError} validation.tooMany */
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

/** One invitation, counted as one: what fails, or is taken back with its request, does not count. */
async function inviteOne({ employees, quotas }: ManyDeps, scope: Scope, id: number): Promise<void> {
  const { caller, lang, tx } = scope;
  if (caller === null) return employees.invite(scope, id);
  const takeBack = once(await quotas.spend(lang, caller, ['invitations']));
  afterRollback(tx, takeBack);
  try {
    await employees.invite(scope, id);
  } catch (error) {
    await takeBack();
    throw error;
  }
}

async function changeOne(
  { employees, profiles }: ManyDeps,
  scope: Scope,
  { isArchive, updatedAt, ...fields }: UserChangeInput,
  places: KnownPlaces,
): Promise<void> {
  // Only the first step is compared with what the person saw: the next ones are ours.
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
  const { done, refused } = await processPartially(scope, [...new Set(ids)], (id) =>
    deps.changes.gather(scope, (within) => inviteOne(deps, within, id)),
  );
  // The terms of all of them begin in one statement.
  const told = done.flatMap(({ result }) => result.told);
  if (told.length > 0) await deps.changes.tell(scope, told);
  const invited = done.map(({ item }) => item);
  return {
    users: await employeesRepository.findMany(scope.tx, scope.organizationId, invited),
    refusals: refused.map(({ item: id, refusal }) => ({ ...refusal, id })),
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
  const { done, refused } = await processPartially(
    scope,
    inputs.filter(({ id }) => existing.has(id)),
    (input) => deps.changes.gather(scope, (within) => changeOne(deps, within, input, places)),
    TOGETHER,
  );
  // The rules are asked once for all of them: a thousand people are one question, not a thousand.
  const told = done.flatMap(({ result }) => result.told);
  if (told.length > 0) await deps.changes.tell(scope, told);
  const ids = done.map(({ item }) => item.id);
  const byId = new Map(
    (await employeesRepository.findMany(tx, organizationId, ids)).map((user) => [user.id, user]),
  );
  return {
    users: ids.flatMap((id) => byId.get(id) ?? []),
    refusals: [
      ...refused.map(({ item, refusal }) => ({ ...refusal, id: item.id })),
      ...inputs
        .filter(({ id }) => !existing.has(id))
        .map(({ id }) => ({ ...refusalOf(scope, new AppError('notFound')), id })),
    ],
  };
}

/** One change for many people, by the same rules as of one. */
export function createManyEmployeesService(deps: ManyDeps): ManyEmployeesService {
  return {
    invite: (scope, ids) => inviteMany(deps, scope, ids),
    update: (scope, inputs) => updateMany(deps, scope, inputs),
  };
}
