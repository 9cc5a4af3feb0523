import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { PositionInput, SubdivisionInput } from '@server/graphql/generated/resolvers';
import { hasRight } from '@server/graphql/rights';
import type { ModuleDeps } from '@server/modules/module';
import { checkPosition, checkSubdivision } from './structure.input';
import { positionsByIds, subdivisionsByIds } from './structure.read-model';
import { isRole, positionsRepository, subdivisionsRepository } from './structure.repository';
import type { PositionRow, SubdivisionRow } from './structure.tables';
import { positionUse, subdivisionUse } from './tree.repository';
import { createTreeService, type TreeService } from './tree.service';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'events'>;

export type PositionsService = TreeService<PositionRow, PositionInput>;
export type SubdivisionsService = TreeService<SubdivisionRow, SubdivisionInput>;

/**
 * A role gives rights, so giving one to a position asks for the right to do that, not only for `structure.write`.
 * @throws {AppError} access.denied, validation.unknown for `roleId`
 */
async function checkRole(
  scope: Scope,
  roleId: number | null | undefined,
  before: PositionRow | null,
): Promise<void> {
  if (roleId === undefined || roleId === (before?.roleId ?? null)) return;
  if (scope.caller && !hasRight(scope.caller, 'roles', 'write')) {
    throw new AppError('access.denied', { field: 'roleId' });
  }
  if (roleId !== null && !(await isRole(scope.tx, scope.organizationId, roleId))) {
    throw new AppError('validation.unknown', { field: 'roleId' });
  }
}

/** Positions: what people are here for, and which role it gives them. */
export function createPositionsService({ audit, live }: Deps): PositionsService {
  return createTreeService<PositionRow, PositionInput>(
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
}

/** Subdivisions: where people work. Moving one can change who a rule is about. */
export function createSubdivisionsService({ audit, live, events }: Deps): SubdivisionsService {
  return createTreeService<SubdivisionRow, SubdivisionInput>(
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
}
