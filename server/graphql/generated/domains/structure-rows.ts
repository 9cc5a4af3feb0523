import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/structure-rows.graphql. */
export type StructureRowsResolvers = DomainResolvers<{
  Query: 'structureRowsPreview';
  Mutation: 'structureRowsUpdate';
  StructureRowsResult: 'positions' | 'subdivisions' | 'rejections';
  StructureRowsPreview: 'rejections' | 'assignments';
  StructureRowRejection: 'kind' | 'id' | 'field' | 'code' | 'text';
}>;
