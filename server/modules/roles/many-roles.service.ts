import limits from '@graphql/limits.json';
import { inSavepoint } from '@server/db/savepoint';
import { AppError } from '@server/errors';
import { expectedError } from '@server/graphql/errors';
import type { Scope } from '@server/graphql/context';
import type { UsersRoleInput } from '@server/graphql/generated/types';
import { type Rejection, rejectionOf } from '@server/modules/process-partially';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { groupBy } from '@server/modules/group-by';
import { userRolesRepository } from './roles.repository';
import type { UserRolesService } from './user-roles.service';

interface ManyRolesResult {
  users: UserRow[];
  rejections: (Rejection & { id: number })[];
}

export interface ManyRolesService {
  /** Throws errors of the role itself on its field; returns the people whose roles cannot be changed. */
  update(scope: Scope, change: UsersRoleInput): Promise<ManyRolesResult>;
}

interface ManyRoleDeps {
  readonly userRoles: UserRolesService;
}

/** Returns the reason why the caller cannot change a person's roles, or why there is nothing to change. */
function reasonAgainst(
  { caller }: Scope,
  { isGiven }: UsersRoleInput,
  person: UserRow | undefined,
  isHeld: boolean,
): AppError | null {
  if (!person) return new AppError('notFound');
  const isAdmin = person.isAdmin || person.isSuperAdmin;
  if (caller && !caller.isAdmin && isAdmin) return new AppError('role.ofAdmin');
  if (isGiven) return person.isArchive ? new AppError('employee.archived') : null;
  return isHeld ? null : new AppError('role.notHeld');
}

async function changeRole(
  { userRoles }: ManyRoleDeps,
  scope: Scope,
  { isGiven, ...grant }: UsersRoleInput,
  userIds: readonly number[],
  heldIds: readonly number[],
): Promise<void> {
  if (isGiven) await userRoles.grant(scope, { ...grant, userIds: [...userIds] });
  else await userRoles.revoke(scope, heldIds);
}

async function changeForMany(
  deps: ManyRoleDeps,
  scope: Scope,
  change: UsersRoleInput,
): Promise<ManyRolesResult> {
  const { tx, organizationId, caller } = scope;
  const ids = [...new Set(change.userIds)];
  if (ids.length === 0) throw new AppError('validation.required', { field: 'userIds' });
  if (ids.length > limits.bulk) {
    throw new AppError('validation.tooMany', { params: { max: limits.bulk } });
  }
  const people = await userRolesRepository.people(tx, organizationId, ids);
  const byId = new Map(people.map((person) => [person.id, person]));
  const held = groupBy(
    await userRolesRepository.ofPeople(tx, organizationId, change.roleId, ids),
    ({ userId }) => userId,
  );
  const heldIdsOf = (userIds: readonly number[]) =>
    userIds.flatMap((userId) => (held.get(userId) ?? []).map(({ id }) => id));
  const rejections: ManyRolesResult['rejections'] = [];
  const fit: number[] = [];
  for (const id of ids) {
    const against = reasonAgainst(scope, change, byId.get(id), held.has(id));
    if (against) rejections.push({ ...rejectionOf(scope, against), id });
    else fit.push(id);
  }
  const others = fit.filter((id) => id !== caller?.userId);
  if (others.length > 0) await changeRole(deps, scope, change, others, heldIdsOf(others));
  const own = fit.filter((id) => id === caller?.userId);
  for (const id of own) {
    try {
      await inSavepoint(tx, () => changeRole(deps, scope, change, own, heldIdsOf(own)));
    } catch (error) {
      // A person who would lock themselves out is rejected individually.
      if (expectedError(error)?.code !== 'role.ownLast') throw error;
      rejections.push({ ...rejectionOf(scope, error), id });
    }
  }
  const rejectedIds = new Set(rejections.map(({ id }) => id));
  return { users: people.filter(({ id }) => !rejectedIds.has(id)), rejections };
}

/** Grants one role to many people, or revokes it, by the same rules as for one person. */
export function createManyRolesService(deps: ManyRoleDeps): ManyRolesService {
  return {
    update: (scope, change) => changeForMany(deps, scope, change),
  };
}
