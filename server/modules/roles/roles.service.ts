import { changesOf, firstValuesOf } from '@server/audit/audit';
import type { LogAction } from '@server/audit/vocabulary';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { RightInput, RoleImpact, RoleInput } from '@server/graphql/generated/types';
import { unitedRights } from '@server/graphql/access/rights';
import { roleSchema } from '@domain/roles/role';
import { checkInput } from '@server/modules/check-input';
import { rejectStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { rejectBeyond, rejectForeignBackOffice, rejectOwnLast } from './roles.policy';
import { peopleOf } from './roles.read-model';
import { rolesRepository } from './roles.repository';
import type { RoleRow } from './roles.tables';
import type { StoredRights } from '@server/graphql/access/stored-rights';

export interface RolesService {
  find(scope: Scope, id: number): Promise<RoleRow>;
  create(scope: Scope, input: RoleInput): Promise<RoleRow>;
  update(scope: Scope, input: RoleInput): Promise<RoleRow>;
  archive(scope: Scope, id: number): Promise<RoleRow>;
  restore(scope: Scope, id: number): Promise<RoleRow>;
  impact(scope: Scope, roleIds: readonly number[], positionIds: readonly number[]): Promise<RoleImpact>;
}

/** Merges the areas in the input into the existing ones; write implies read. */
function rightsWith(before: StoredRights, input: readonly RightInput[] | null | undefined): StoredRights {
  const sent = (input ?? []).map(({ area, read, write }): [string, { read: boolean; write: boolean }] => [
    area,
    { read: read || write, write },
  ]);
  return unitedRights([{ ...before, ...Object.fromEntries(sent) }]);
}

const nameOf = (input: RoleInput) => checkInput(roleSchema, { name: input.name }).name;

type RoleDeps = Pick<ModuleDeps, 'audit' | 'live'>;

async function lockRole({ tx, organizationId }: Scope, id: number): Promise<RoleRow> {
  const role = await rolesRepository.lock(tx, organizationId, id);
  if (!role) throw new AppError('notFound');
  return role;
}

async function publishRoleChange(
  { audit, live }: RoleDeps,
  scope: Scope,
  before: RoleRow,
  after: RoleRow,
  action: LogAction,
): Promise<RoleRow> {
  await audit.write(scope, {
    action,
    objectType: 'role',
    objectId: after.id,
    changes: changesOf(before, after, ['name', 'rights', 'isArchive']),
  });
  await live.publish(scope.tx, { organizationId: scope.organizationId, topic: 'role', ids: [after.id] });
  return after;
}

async function findRole({ tx, organizationId }: Scope, id: number): Promise<RoleRow> {
  const role = await rolesRepository.lock(tx, organizationId, id);
  if (!role) throw new AppError('notFound');
  return role;
}

async function createRole({ audit, live }: RoleDeps, scope: Scope, input: RoleInput): Promise<RoleRow> {
  const { tx, organizationId } = scope;
  const name = nameOf(input);
  const rights = rightsWith({}, input.rights);
  rejectBeyond(scope, {}, rights);
  await rejectForeignBackOffice(scope, rights);
  const role = await rolesRepository.insert(tx, { organizationId, name, rights });
  await audit.write(scope, {
    action: 'create',
    objectType: 'role',
    objectId: role.id,
    changes: firstValuesOf(role, ['name', 'rights']),
  });
  await live.publish(tx, { organizationId, topic: 'role', ids: [role.id] });
  return role;
}

async function updateRole(deps: RoleDeps, scope: Scope, input: RoleInput): Promise<RoleRow> {
  const { tx, organizationId } = scope;
  const before = await lockRole(scope, input.id ?? 0);
  await rejectStale(
    scope,
    { objectType: 'role', id: before.id, updatedAt: before.updatedAt },
    input.updatedAt,
  );
  const rights = rightsWith(before.rights, input.rights);
  rejectBeyond(scope, before.rights, rights);
  await rejectForeignBackOffice(scope, rights);
  const name = typeof input.name === 'string' ? nameOf(input) : before.name;
  const after = await rolesRepository.update(tx, organizationId, before.id, { name, rights });
  await rejectOwnLast(scope);
  const hasOtherRights = JSON.stringify(before.rights) !== JSON.stringify(rights);
  return publishRoleChange(deps, scope, before, after, hasOtherRights ? 'rightsChange' : 'update');
}

async function archiveRole(deps: RoleDeps, scope: Scope, id: number): Promise<RoleRow> {
  const before = await lockRole(scope, id);
  if (before.isArchive) return before;
  if (before.isSystem) throw new AppError('role.system');
  rejectBeyond(scope, before.rights, {});
  const after = await rolesRepository.update(scope.tx, scope.organizationId, id, { isArchive: true });
  await rejectOwnLast(scope);
  return publishRoleChange(deps, scope, before, after, 'archive');
}

async function restoreRole(deps: RoleDeps, scope: Scope, id: number): Promise<RoleRow> {
  const before = await lockRole(scope, id);
  if (!before.isArchive) return before;
  rejectBeyond(scope, {}, before.rights);
  const after = await rolesRepository.update(scope.tx, scope.organizationId, id, { isArchive: false });
  return publishRoleChange(deps, scope, before, after, 'restore');
}

async function impactOf(
  { tx, organizationId, caller }: Scope,
  roleIds: readonly number[],
  positionIds: readonly number[],
): Promise<RoleImpact> {
  const people = await peopleOf(tx, organizationId, roleIds, positionIds);
  return { peopleCount: people.length, isOwn: caller !== null && people.includes(caller.userId) };
}

/** Manages roles and what they permit. */
export function createRolesService(deps: RoleDeps): RolesService {
  return {
    find: findRole,
    create: (scope, input) => createRole(deps, scope, input),
    update: (scope, input) => updateRole(deps, scope, input),
    archive: (scope, id) => archiveRole(deps, scope, id),
    restore: (scope, id) => restoreRole(deps, scope, id),
    impact: impactOf,
  };
}
