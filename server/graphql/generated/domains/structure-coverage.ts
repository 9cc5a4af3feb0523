import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/structure-coverage.graphql. */
export type StructureCoverageResolvers = DomainResolvers<{
  Query: 'coverage' | 'coverageCells' | 'coverageCell';
  Coverage: 'positions' | 'regulations' | 'positionsCount' | 'regulationsCount';
  CoveragePosition: 'id' | 'name' | 'depth' | 'peopleCount' | 'regulationsCount' | 'overdueCount' | 'isGap';
  CoverageRegulation: 'id' | 'code' | 'name' | 'readersCount' | 'positionsCount' | 'overdueCount' | 'isGap';
  CoverageCell: 'positionId' | 'regulationId' | 'peopleCount' | 'givenCount' | 'signedCount' | 'dueCount' | 'overdueCount' | 'paths';
  CoverageDetail: 'cell' | 'positionName' | 'regulationName' | 'canEdit' | 'people';
  CoveragePerson: 'user' | 'status' | 'isOverdue' | 'dueAt';
}>;
