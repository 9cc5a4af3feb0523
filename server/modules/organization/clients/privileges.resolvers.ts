import type { PrivilegesResolvers } from '@server/graphql/generated/domains/privileges';
import type { Privileges } from './privileges.service';

/** The contract's fields of the super-admin privilege: graphql/schema/privileges.graphql. */
export function createPrivilegeResolvers(privileges: Privileges) {
  return {
    Query: {
      superAdminPrivileges: (_, __, context) => privileges.list(context),
    },
    Mutation: {
      superAdminPrivilegeUpdate: (_, { userId, isPrivileged }, context) =>
        privileges.update(context, userId, isPrivileged),
    },
  } satisfies PrivilegesResolvers;
}
