import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/search.graphql. */
export type SearchResolvers = DomainResolvers<{
  Query: 'search';
  SearchHit: 'kind' | 'id' | 'title' | 'subtitle' | 'route';
}>;
