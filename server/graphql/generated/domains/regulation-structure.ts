import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/regulation-structure.graphql. */
export type RegulationStructureResolvers = DomainResolvers<{
  Query: 'regulationStructures';
  Mutation: 'regulationStructureCreate' | 'regulationStructureUpdate' | 'regulationStructuresUpdate' | 'regulationStructureDelete';
  Subscription: 'referenceData';
  RegulationStructureList: 'items' | 'count';
  RegulationStructure: 'id' | 'parentId' | 'organizationId' | 'name' | 'regulationId' | 'order' | 'isArchive' | 'updatedAt';
  ReferenceData: 'stage' | 'isFirst' | 'isLast' | 'positions' | 'subdivisions' | 'regulationStructures' | 'users';
  ReferencePositions: 'items' | 'removedIds';
  ReferenceSubdivisions: 'items' | 'removedIds';
  ReferenceRegulationStructures: 'items' | 'removedIds';
  ReferenceUsers: 'items' | 'removedIds';
}>;
