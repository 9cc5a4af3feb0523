import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { PositionInput, SubdivisionInput } from '@server/graphql/generated/resolvers';
import { areaBeyond, hasRight } from '@server/graphql/rights';
import type { ModuleDeps } from '@server/modules/module';
import { rolesByIds } from '@server/modules/roles/roles.read-model';
import type { RoleRow } from '@server/modules/roles/roles.tables';
import type { StoredRights } from '@server/graphql/stored-rights';
import { areaName } from '@server/texts';
import { withoutReachGrowth } from './reach-growth';
import { narrowTree } from './structure.reach';
import { checkPosition, checkSubdivision } from './structure.input';
import { positionsByIds, subdivisionsByIds } from './structure.read-model';
import { positionsRepository, subdivisionsRepository } from './structure.repository';
import type { PositionRow, SubdivisionRow } from './structure.tables';
import { positionUse, subdivisionUse } from './tree.repository';
import { createTreeService, type TreeService } from './tree.service';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'events'>;

export interface PositionsService extends TreeService<PositionRow, PositionInput> {
  /** For those who give roles, whatever they may do in the structure. */
  setRole(scope: Scope, ids: readonly number[], roleId: number | null): Promise<PositionRow[]>;
}
export type SubdivisionsService = TreeService<SubdivisionRow, SubdivisionInput>;

function requireActive(role: RoleRow | undefined): void {
  if (!role || role.isArchive) throw new AppError('validation.unknown', { field: 'roleId' });
}

/** What a role gives to those who have it now. */
function rightsOf(role: RoleRow | undefined): StoredRights {
  return role && !role.isArchive ? role.rights : {};
}

/**
 * A role gives rights, so giving one to a position asks for the right to do that, not only for `structure.write`; and
 * nobody gives or takes what they do not have themselves.
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

/** Positions: what people are here for, and which role it gives them. */
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

  /** A role that was sent may have taken somebody's rights. */
  async function told(scope: Scope, inputs: readonly PositionInput[]): Promise<void> {
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
      await told(scope, [input]);
      return row;
    },
    async updateMany(scope, inputs) {
      const rows = await narrowed.updateMany(scope, inputs);
      await told(scope, inputs);
      return rows;
    },
    async setRole(scope, ids, roleId) {
      const inputs = ids.map((id) => ({ id, roleId }));
      const rows = await tree.updateMany(scope, inputs);
      await told(scope, inputs);
      return rows;
    },
  };
}

/** Subdivisions: where people work. Moving one can change who a rule is about. */
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
    // Whoever has a subdivision may rename it, and not hang it elsewhere.
    after: (row, before) => (before && before.parentId === row.parentId ? row.id : row.parentId),
  });
  const moved = (inputs: readonly SubdivisionInput[]) =>
    inputs.filter(({ parentId }) => parentId !== undefined).flatMap(({ id }) => id ?? []);
  return {
    ...narrowed,
    update: (scope, input) => withoutReachGrowth(scope, moved([input]), () => narrowed.update(scope, input)),
    updateMany: (scope, inputs) =>
      withoutReachGrowth(scope, moved(inputs), () => narrowed.updateMany(scope, inputs)),
  };
}
