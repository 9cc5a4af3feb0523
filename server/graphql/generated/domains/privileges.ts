import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/privileges.graphql. */
export type PrivilegesResolvers = DomainResolvers<{
  Query: 'superAdminPrivileges';
  Mutation: 'superAdminPrivilegeUpdate';
  SuperAdminPrivilege: 'id' | 'nameFull' | 'position' | 'isRoot' | 'isPrivileged' | 'reads' | 'writes';
}>;
