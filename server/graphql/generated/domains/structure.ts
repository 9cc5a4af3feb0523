import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/structure.graphql. */
export type StructureResolvers = DomainResolvers<{
  Query: 'positions' | 'position' | 'subdivisions' | 'subdivision' | 'subdivisionsUpdatePreview';
  Mutation: 'positionCreate' | 'positionUpdate' | 'positionDelete' | 'positionsUpdate' | 'subdivisionCreate' | 'subdivisionUpdate' | 'subdivisionDelete' | 'subdivisionsUpdate' | 'positionsRoleUpdate';
  PositionList: 'items' | 'count';
  SubdivisionList: 'items' | 'count';
  Position: 'id' | 'parentId' | 'organizationId' | 'roleId' | 'role' | 'subdivisionId' | 'subdivision' | 'name' | 'vep' | 'kpi' | 'postFunctions' | 'subdivisionName' | 'subdivisionColor' | 'isSubdivision' | 'order' | 'isArchive' | 'employeesCount' | 'holders' | 'updatedAt';
  PositionKpi: 'name' | 'unit' | 'target' | 'period' | 'weight';
  Subdivision: 'id' | 'parentId' | 'organizationId' | 'positionId' | 'name' | 'idealPicture' | 'order' | 'isArchive' | 'leader' | 'employees' | 'employeesCount' | 'faces' | 'updatedAt';
}>;
