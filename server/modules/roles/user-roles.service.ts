import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { UserRoleInput } from '@server/graphql/generated/types';
import { roleGrantSchema } from '@domain/roles/role';
import { checkInput } from '@server/modules/check-input';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import { subdivisionsByIds } from '@server/modules/structure/structure.read-model';
import { rejectRoleBeyond } from './granting.policy';
import { rejectOwnLast } from './roles.policy';
import { rolesByIds } from './roles.read-model';
import { userRolesRepository } from './roles.repository';
import type { RoleRow, UserRoleRow } from './roles.tables';

export interface UserRolesService {
  /** Returns the people in their new state. */
  grant(scope: Scope, input: UserRoleInput): Promise<UserRow[]>;
  revoke(scope: Scope, ids: readonly number[]): Promise<void>;
}

type UserRoleDeps = Pick<ModuleDeps, 'audit' | 'live' | 'notify'>;

/** @throws {AppError} validation.unknown, validation.archived for `roleId` */
async function roleOf({ tx, organizationId }: Scope, id: number): Promise<RoleRow> {
  const [role] = await rolesByIds(tx, organizationId, [id]);
  if (!role) throw new AppError('validation.unknown', { field: 'roleId' });
  if (role.isArchive) throw new AppError('validation.archived', { field: 'roleId' });
  return role;
}

/** @throws {AppError} validation.unknown, validation.archived for `scopeSubdivisionId` */
async function checkScope({ tx, organizationId }: Scope, id: number | null): Promise<void> {
  if (id === null) return;
  const subdivision = (await subdivisionsByIds(tx, organizationId, [id])).get(id);
  if (!subdivision) throw new AppError('validation.unknown', { field: 'scopeSubdivisionId' });
  if (subdivision.isArchive) throw new AppError('validation.archived', { field: 'scopeSubdivisionId' });
}

/** @throws {AppError} role.untilPast */
async function checkUntil({ tx, organizationId }: Scope, until: string | null): Promise<void> {
  if (until === null) return;
  if (await userRolesRepository.isPast(tx, organizationId, until))
    throw new AppError('role.untilPast', { field: 'until' });
}

/** Reads the people of the organization whose roles change; only administrators may change an administrator's roles. */
async function peopleOf({ tx, organizationId, caller }: Scope, ids: readonly number[]): Promise<UserRow[]> {
  const people = await userRolesRepository.people(tx, organizationId, ids);
  if (caller && !caller.isAdmin && people.some(({ isAdmin, isSuperAdmin }) => isAdmin || isSuperAdmin)) {
    throw new AppError('role.ofAdmin', { field: 'userIds' });
  }
  return people;
}

/** Writes the history, publishes live events and notifies the people themselves. */
async function notifyOfRoles(
  { audit, live, notify }: UserRoleDeps,
  scope: Scope,
  rows: readonly UserRoleRow[],
  roles: ReadonlyMap<number, RoleRow>,
  isGrant: boolean,
): Promise<void> {
  await audit.writeAll(
    scope,
    rows.map((row) => {
      const { roleId, scopeSubdivisionId, until, reason } = row;
      const value = { roleId, name: roles.get(roleId)?.name, scopeSubdivisionId, until, reason };
      return {
        action: isGrant ? ('roleGrant' as const) : ('roleRevoke' as const),
        objectType: 'user' as const,
        objectId: row.userId,
        changes: { role: isGrant ? [null, value] : [value, null] },
      };
    }),
  );
  const { tx, organizationId } = scope;
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  await live.publish(tx, { organizationId, topic: 'user', ids: userIds });
  await live.publish(tx, { organizationId, topic: 'role', ids: [...roles.keys()], userIds });
  for (const [roleId, held] of groupBy(rows, (row) => row.roleId)) {
    const latest = Math.max(...held.map(({ id }) => id));
    const stamp = Math.max(...held.map(({ updatedAt }) => updatedAt.getTime()));
    await notify(scope, {
      userIds: [...new Set(held.map(({ userId }) => userId))],
      type: 'roleChanged',
      objectType: 'role',
      objectId: roleId,
      route: '/profile',
      params: { role: roles.get(roleId)?.name ?? '', result: isGrant ? 'granted' : 'revoked' },
      dedupeKey: `roleChanged:${roleId}:${latest}:${isGrant ? stamp : 'revoked'}`,
    });
  }
}

async function grantRole(deps: UserRoleDeps, scope: Scope, input: UserRoleInput): Promise<UserRow[]> {
  const { tx, organizationId, caller } = scope;
  const userIds = [...new Set(input.userIds)];
  if (userIds.length === 0) throw new AppError('validation.required', { field: 'userIds' });
  if (userIds.length > limits.bulk) {
    throw new AppError('validation.range', { field: 'userIds', params: { min: 1, max: limits.bulk } });
  }
  const { roleId, scopeSubdivisionId = null, until = null } = input;
  const { reason } = checkInput(roleGrantSchema, { roleId, reason: input.reason });
  const role = await roleOf(scope, roleId);
  await checkScope(scope, scopeSubdivisionId);
  await rejectRoleBeyond(scope, role.rights, [scopeSubdivisionId]);
  await checkUntil(scope, until);
  const people = await peopleOf(scope, userIds);
  if (people.length < userIds.length || people.some(({ isArchive }) => isArchive)) {
    throw new AppError('validation.unknown', { field: 'userIds' });
  }
  const rows = await userRolesRepository.grant(
    tx,
    userIds.map((userId) => ({
      organizationId,
      userId,
      roleId,
      scopeSubdivisionId,
      until,
      reason,
      createdById: caller?.userId ?? null,
    })),
  );
  // An earlier end may have removed the caller's own role.
  await rejectOwnLast(scope);
  await notifyOfRoles(deps, scope, rows, new Map([[role.id, role]]), true);
  return people;
}

async function revokeRoles(deps: UserRoleDeps, scope: Scope, ids: readonly number[]): Promise<void> {
  const { tx, organizationId } = scope;
  const rows = await userRolesRepository.lock(tx, organizationId, ids);
  if (rows.length < new Set(ids).size) throw new AppError('notFound');
  if (rows.length === 0) return;
  await peopleOf(
    scope,
    rows.map(({ userId }) => userId),
  );
  const found = await rolesByIds(
    tx,
    organizationId,
    rows.map(({ roleId }) => roleId),
  );
  for (const { id, rights } of found) {
    const places = rows.filter(({ roleId }) => roleId === id).map((row) => row.scopeSubdivisionId);
    await rejectRoleBeyond(scope, rights, places);
  }
  await userRolesRepository.delete(tx, organizationId, ids);
  await rejectOwnLast(scope);
  await notifyOfRoles(deps, scope, rows, new Map(found.map((role) => [role.id, role])), false);
}

/** Manages roles that are granted to people directly: with a scope, an end and a reason. The audit log keeps their history. */
export function createUserRolesService(deps: UserRoleDeps): UserRolesService {
  return {
    grant: (scope, input) => grantRole(deps, scope, input),
    revoke: (scope, ids) => revokeRoles(deps, scope, ids),
  };
}
