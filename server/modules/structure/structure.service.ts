import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { PositionInput, SubdivisionInput } from '@server/graphql/generated/types';
import { areaBeyond, hasRight } from '@server/graphql/access/rights';
import type { ModuleDeps } from '@server/modules/module';
import { rolesByIds } from '@server/modules/roles/roles.read-model';
import type { RoleRow } from '@server/modules/roles/roles.tables';
import type { StoredRights } from '@server/graphql/access/stored-rights';
import { areaName } from '@server/texts';
import { withoutScopeGrowth } from './scope-growth';
import { narrowTree } from './structure.scope';
import { checkPosition, checkSubdivision } from './structure.input';
import { positionsByIds, subdivisionsByIds } from './structure.read-model';
import { positionsRepository, subdivisionsRepository } from './structure.repository';
import type { PositionRow, SubdivisionRow } from './structure.tables';
import { positionUse, subdivisionUse } from './tree.repository';
import { createTreeService, type TreeService } from './tree.service';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'events'>;

export interface PositionsService extends TreeService<PositionRow, PositionInput> {
  /** For callers who may grant roles, regardless of their rights on the structure. */
  setRole(scope: Scope, ids: readonly number[], roleId: number | null): Promise<PositionRow[]>;
}
export type SubdivisionsService = TreeService<SubdivisionRow, SubdivisionInput>;

function requireActive(role: RoleRow | undefined): void {
  if (!role || role.isArchive) throw new AppError('validation.unknown', { field: 'roleId' });
}

/** Returns the rights that a role gives to its current holders. */
function rightsOf(role: RoleRow | undefined): StoredRights {
  return role && !role.isArchive ? role.rights : {};
}

/**
 * A role gives rights, so setting the role of a position requires the right to do that, not only `structure.write`; and a caller
 * cannot grant or revoke rights that they do not have.
 * @throws {AppError} access.denied, validation.unknown, role.beyondOwn for `roleId`
 */
async function checkRole(
  scope: Scope,
  roleId: number | null | undefined,
  before: PositionRow | null,
): Promise<void> {
  const heldId = before?.roleId ?? null;
  if (roleId === undefined || roleId === heldId) return;
  const { caller, tx, organizationId, lang } = scope;
  if (caller && !hasRight(caller, 'roles', 'write')) {
    throw new AppError('access.denied', { field: 'roleId' });
  }
  const ids = [roleId, heldId].filter((id) => id !== null);
  const byId = new Map((await rolesByIds(tx, organizationId, ids)).map((role) => [role.id, role]));
  if (roleId !== null) requireActive(byId.get(roleId));
  const rightsNow = (id: number | null) => rightsOf(id === null ? undefined : byId.get(id));
  const area = caller && areaBeyond(caller, rightsNow(heldId), rightsNow(roleId));
  if (area) throw new AppError('role.beyondOwn', { field: 'roleId', params: { area: areaName(lang, area) } });
}

/** Manages positions: their purpose, and the role that they give people. */
export function createPositionsService({ audit, live, events }: Deps): PositionsService {
  const tree = createTreeService<PositionRow, PositionInput>(
    {
      tree: 'position',
      audited: [
        'name',
        'parentId',
        'roleId',
        'subdivisionId',
        'vep',
        'kpi',
        'postFunctions',
        'subdivisionName',
        'subdivisionColor',
        'isSubdivision',
        'order',
        'isArchive',
      ],
      ...positionsRepository,
      insert({ tx, organizationId }, { name, ...fields }) {
        if (!name) throw new AppError('validation.required', { field: 'name' });
        return positionsRepository.insert(tx, { organizationId, name, ...fields });
      },
      use: positionUse,
      check: checkPosition,
      async checkReferences(scope, { roleId, subdivisionId }, before) {
        await checkRole(scope, roleId, before);
        if (!subdivisionId || subdivisionId === before?.subdivisionId) return;
        const found = await subdivisionsByIds(scope.tx, scope.organizationId, [subdivisionId]);
        const subdivision = found.get(subdivisionId);
        if (!subdivision) throw new AppError('validation.unknown', { field: 'subdivisionId' });
        if (subdivision.isArchive) throw new AppError('validation.archived', { field: 'subdivisionId' });
      },
      moved: async () => undefined,
    },
    { audit, live },
  );

  /** A role in the input may have removed people's rights. */
  async function emitRoleChanges(scope: Scope, inputs: readonly PositionInput[]): Promise<void> {
    const positionIds = inputs.filter(({ roleId }) => roleId !== undefined).flatMap(({ id }) => id ?? []);
    if (positionIds.length > 0) await events.emit(scope, 'positions.roleChanged', { positionIds });
  }

  const narrowed = narrowTree(tree, {
    field: 'subdivisionId',
    of: ({ subdivisionId }) => subdivisionId,
    after: ({ subdivisionId }) => subdivisionId,
  });
  return {
    ...narrowed,
    async update(scope, input) {
      const row = await narrowed.update(scope, input);
      await emitRoleChanges(scope, [input]);
      return row;
    },
    async updateMany(scope, inputs) {
      const rows = await narrowed.updateMany(scope, inputs);
      await emitRoleChanges(scope, inputs);
      return rows;
    },
    async setRole(scope, ids, roleId) {
      const inputs = ids.map((id) => ({ id, roleId }));
      const rows = await tree.updateMany(scope, inputs);
      await emitRoleChanges(scope, inputs);
      return rows;
    },
  };
}

/** Manages subdivisions, where people work. Moving one can change to whom a rule applies. */
export function createSubdivisionsService({ audit, live, events }: Deps): SubdivisionsService {
  const tree = createTreeService<SubdivisionRow, SubdivisionInput>(
    {
      tree: 'subdivision',
      audited: ['name', 'parentId', 'positionId', 'idealPicture', 'order', 'isArchive'],
      ...subdivisionsRepository,
      insert({ tx, organizationId }, { name, ...fields }) {
        if (!name) throw new AppError('validation.required', { field: 'name' });
        return subdivisionsRepository.insert(tx, { organizationId, name, ...fields });
      },
      use: subdivisionUse,
      check: checkSubdivision,
      async checkReferences({ tx, organizationId }, { positionId }, before) {
        if (!positionId || positionId === before?.positionId) return;
        const position = (await positionsByIds(tx, organizationId, [positionId])).get(positionId);
        if (!position) throw new AppError('validation.unknown', { field: 'positionId' });
        if (position.isArchive) throw new AppError('validation.archived', { field: 'positionId' });
      },
      moved: (scope, subdivisionIds) => events.emit(scope, 'subdivisions.moved', { subdivisionIds }),
    },
    { audit, live },
  );
  const narrowed = narrowTree(tree, {
    field: 'parentId',
    of: ({ id }) => id,
    // A caller with rights in a subdivision may rename it, but not move it elsewhere.
    after: (row, before) => (before && before.parentId === row.parentId ? row.id : row.parentId),
  });
  const moved = (inputs: readonly SubdivisionInput[]) =>
    inputs.filter(({ parentId }) => parentId !== undefined).flatMap(({ id }) => id ?? []);
  return {
    ...narrowed,
    update: (scope, input) => withoutScopeGrowth(scope, moved([input]), () => narrowed.update(scope, input)),
    updateMany: (scope, inputs) =>
      withoutScopeGrowth(scope, moved(inputs), () => narrowed.updateMany(scope, inputs)),
  };
}
