import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/employees-bulk.graphql. */
export type EmployeesBulkResolvers = DomainResolvers<{
  Query: 'usersUpdatePreview' | 'positionsBeyondOwn';
  BeyondOwn: 'id' | 'reason';
  Mutation: 'usersUpdate' | 'usersInvite';
  UsersUpdateResult: 'users' | 'rejections';
  UsersUpdatePreview: 'rejections' | 'assignments';
  UserRejection: 'id' | 'field' | 'code' | 'text';
}>;
