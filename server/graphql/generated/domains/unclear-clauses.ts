import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/unclear-clauses.graphql. */
export type UnclearClausesResolvers = DomainResolvers<{
  Query: 'unclearClauses' | 'unclearPlaces';
  UnclearClauses: 'items' | 'since';
  UnclearClause: 'object' | 'clauseId' | 'atSec' | 'number' | 'text' | 'count';
  Mutation: 'unclearWordsSave' | 'unclearTakeBack' | 'unclearSettle';
  UnclearPlace: 'clauseId' | 'atSec' | 'people';
}>;
