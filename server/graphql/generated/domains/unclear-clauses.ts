import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/unclear-clauses.graphql. */
export type UnclearClausesResolvers = DomainResolvers<{
  Query: 'unclearClauses';
  UnclearClauses: 'items' | 'since';
  UnclearClause: 'object' | 'clauseId' | 'number' | 'text' | 'count';
}>;
