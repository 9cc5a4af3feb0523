import limits from '@graphql/limits.json';
import type { RegulationStructureResolvers } from '@server/graphql/generated/domains/regulation-structure';
import { once } from '@server/graphql/idempotency';
import { hasRight, scopeOf } from '@server/graphql/access/rights';
import { mapStream, readOnDelivery } from '@server/graphql/streams';
import { paging } from '@server/modules/checks';
import {
  referencePositions,
  referenceRegulationStructures,
  referenceSubdivisions,
  referenceUsers,
} from './reference-data.read-model';
import {
  type Follower,
  REFERENCE_KINDS,
  type ReferenceMoment,
  type ReferenceRequest,
} from './reference-data.stream';
import type { RegulationStructuresService } from '../regulation-structure.service';
import { listRegulationStructures } from '../structure.read-model';
import type { Stream } from '@server/graphql/streams';

/** The contract's fields of graphql/schema/regulation-structure.graphql. */
export function createReferenceResolvers(
  structures: RegulationStructuresService,
  follow: (follower: Follower, wish: ReferenceRequest) => Stream<ReferenceMoment>,
): RegulationStructureResolvers {
  return {
    Query: {
      regulationStructures: (_, { ids, search, isArchive, page, pageSize }, { scope }) =>
        listRegulationStructures(scope.tx, scope.organizationId, {
          accessScope: null,
          ids: ids ?? null,
          search: (search ?? '').slice(0, limits.search),
          withArchived: isArchive ?? false,
          ...paging(page, pageSize, limits.pageSizeMax),
        }),
    },
    Mutation: {
      regulationStructureCreate: (_, { regulationStructure, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'regulationStructureCreate', key: clientKey },
          () => structures.create(scope, regulationStructure),
          (id) => structures.find(scope, id),
        ),
      regulationStructureUpdate: (_, { regulationStructure }, { scope }) =>
        structures.update(scope, regulationStructure),
      regulationStructuresUpdate: (_, { regulationStructures }, { scope }) =>
        structures.updateMany(scope, regulationStructures),
      regulationStructureDelete: async (_, { id }, { scope }) => {
        await structures.delete(scope, id);
        return true;
      },
    },
    Subscription: {
      referenceData: {
        subscribe: (_, { kinds, since }, { signedIn }) =>
          mapStream(
            follow(signedIn, {
              kinds: [...new Set(kinds ?? REFERENCE_KINDS)],
              since: since ? new Date(since) : null,
            }),
            (moment) => readOnDelivery({ referenceData: moment }),
          ),
      },
    },
    ReferenceData: {
      positions: ({ ids }, _, { scope }) =>
        referencePositions(scope.tx, scope.organizationId, ids.position ?? []),
      subdivisions: ({ ids }, _, { scope }) =>
        referenceSubdivisions(scope.tx, scope.organizationId, ids.subdivision ?? []),
      regulationStructures: ({ ids }, _, { scope, signedIn }) =>
        hasRight(signedIn, 'structure', 'read')
          ? referenceRegulationStructures(scope.tx, scope.organizationId, ids.regulationStructure ?? [])
          : { items: [], removedIds: [] },
      users: ({ ids }, _, { scope, signedIn }) =>
        referenceUsers(
          scope.tx,
          scope.organizationId,
          ids.user ?? [],
          scopeOf(signedIn, 'employees', 'read'),
        ),
    },
  };
}
