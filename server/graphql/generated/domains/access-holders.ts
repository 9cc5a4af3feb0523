import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/access-holders.graphql. */
export type AccessHoldersResolvers = DomainResolvers<{
  Query: 'accessHolders';
  AccessHolderList: 'items' | 'count';
  AccessHolder: 'user' | 'paths';
  AccessPath: 'kind' | 'name' | 'scopeSubdivision' | 'until';
}>;
