import limits from '@graphql/limits.json';
import type { QueryPositionsArgs } from '@server/graphql/generated/types';
import type { StructureResolvers } from '@server/graphql/generated/domains/structure';
import type { StructureOutlineResolvers } from '@server/graphql/generated/domains/structure-outline';
import type { Scope } from '@server/graphql/context';
import { once } from '@server/graphql/idempotency';
import type { AssignmentPreview } from '@server/modules/assignments/assignment-preview';
import { paging } from '@server/modules/checks';
import type { OutlineService } from './outline/outline.service';
import {
  listPositions,
  listSubdivisions,
  positionsByIds,
  subdivisionsByIds,
  type StructureFilter,
} from './structure.read-model';
import { areWithin, structureScope } from './structure.scope';
import type { PositionsService, SubdivisionsService } from './structure.service';

function filterOf(
  { ids, search, isArchive, isOwn, page, pageSize }: QueryPositionsArgs,
  scope: Scope,
): StructureFilter {
  return {
    accessScope: isOwn ? structureScope(scope, 'read') : null,
    ids: ids ?? null,
    search: (search ?? '').slice(0, limits.search),
    withArchived: isArchive ?? false,
    ...paging(page, pageSize, limits.pageSizeMax),
  };
}

/** The contract's fields of the structure: graphql/schema/structure.graphql. */
export function createStructureResolvers(
  positions: PositionsService,
  subdivisions: SubdivisionsService,
  outline: OutlineService,
  preview: AssignmentPreview,
): StructureResolvers & StructureOutlineResolvers {
  return {
    Query: {
      positions: (_, args, { scope }) => listPositions(scope.tx, scope.organizationId, filterOf(args, scope)),
      async position(_, { id }, { scope }) {
        const row = (await positionsByIds(scope.tx, scope.organizationId, [id])).get(id);
        return row && (await areWithin(scope, [row.subdivisionId], 'read')) ? row : null;
      },
      subdivisions: (_, args, { scope }) =>
        listSubdivisions(scope.tx, scope.organizationId, filterOf(args, scope)),
      async subdivision(_, { id }, { scope }) {
        const row = (await subdivisionsByIds(scope.tx, scope.organizationId, [id])).get(id);
        return row && (await areWithin(scope, [row.id], 'read')) ? row : null;
      },
      subdivisionsUpdatePreview: (_, args, { scope }) =>
        preview(scope, (within) => subdivisions.updateMany(within, args.subdivisions)),
      structureOutlinePlan: (_, { nodes }, { scope }) => outline.plan(scope, nodes),
    },
    Mutation: {
      structureOutlineRead: async (_, { file }, { scope }) => outline.read(scope, await file),
      structureOutlineCreate: (_, { nodes }, { scope }) => outline.create(scope, nodes),
      positionCreate: (_, { position, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'positionCreate', key: clientKey },
          () => positions.create(scope, position),
          (id) => positions.find(scope, id),
        ),
      positionUpdate: (_, { position }, { scope }) => positions.update(scope, position),
      positionsUpdate: (_, args, { scope }) => positions.updateMany(scope, args.positions),
      positionsRoleUpdate: (_, { positionIds, roleId }, { scope }) =>
        positions.setRole(scope, positionIds, roleId ?? null),
      positionDelete: async (_, { id }, { scope }) => {
        await positions.delete(scope, id);
        return true;
      },
      subdivisionCreate: (_, { subdivision, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'subdivisionCreate', key: clientKey },
          () => subdivisions.create(scope, subdivision),
          (id) => subdivisions.find(scope, id),
        ),
      subdivisionUpdate: (_, { subdivision }, { scope }) => subdivisions.update(scope, subdivision),
      subdivisionsUpdate: (_, args, { scope }) => subdivisions.updateMany(scope, args.subdivisions),
      subdivisionDelete: async (_, { id }, { scope }) => {
        await subdivisions.delete(scope, id);
        return true;
      },
    },
    Position: {
      role: ({ roleId }, _, { loaders }) => (roleId === null ? null : loaders.role.load(roleId)),
      subdivision: ({ subdivisionId }, _, { loaders }) =>
        subdivisionId === null ? null : loaders.subdivision.load(subdivisionId),
      employeesCount: ({ id }, _, { loaders }) => loaders.countOfPosition.load(id),
      holders: ({ id }, _, { loaders }) => loaders.holdersOfPosition.load(id),
    },
    Subdivision: {
      leader: ({ id }, _, { loaders }) => loaders.leaderOfSubdivision.load(id),
      employees: ({ id }, _, { loaders }) => loaders.employeesOfSubdivision.load(id),
      faces: ({ id }, _, { loaders }) => loaders.facesOfSubdivision.load(id),
      employeesCount: ({ id }, _, { loaders }) => loaders.countOfSubdivision.load(id),
    },
  };
}
