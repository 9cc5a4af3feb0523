import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/structure-outline.graphql. */
export type StructureOutlineResolvers = DomainResolvers<{
  Query: 'structureOutlinePlan';
  Mutation: 'structureOutlineRead' | 'structureOutlineCreate';
  StructureOutlinePlan: 'nodes' | 'subdivisionsNew' | 'positionsNew';
  StructureNodePlan: 'state' | 'error';
}>;
