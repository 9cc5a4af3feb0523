import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/roles.graphql. */
export type RolesResolvers = DomainResolvers<{
  Query: 'roles' | 'roleOptions' | 'rolesBeyondOwn' | 'roleImpact' | 'rolePeople' | 'userAccess';
  Mutation: 'roleCreate' | 'roleUpdate' | 'roleArchive' | 'roleRestore' | 'userRolesGrant' | 'userRolesRevoke' | 'usersRoleUpdate';
  User: 'roles';
  RoleBeyondOwn: 'id' | 'reason' | 'lacking';
  RoleList: 'items' | 'count';
  Role: 'id' | 'organizationId' | 'name' | 'rights' | 'notifications' | 'isSystem' | 'isArchive' | 'peopleCount' | 'positionsCount' | 'updatedAt';
  RoleNotification: 'type' | 'own';
  RoleRights: 'organizationSetting' | 'organizationAbout' | 'integrations' | 'integrationBitrix' | 'integrationAmo' | 'integrationAvito' | 'integrationTelegram' | 'structure' | 'roles' | 'employees' | 'statistics' | 'faq' | 'payment' | 'backOfficeSettingAccount' | 'backOfficeDocs' | 'backOfficeRef' | 'backOfficeSuper';
  RightFlags: 'read' | 'write';
  EffectiveRights: 'organization' | 'scoped';
  ScopedRights: 'subdivisionId' | 'rights';
  RoleImpact: 'peopleCount' | 'isOwn';
  UserRole: 'id' | 'roleId' | 'name' | 'source' | 'scopeSubdivisionId' | 'scopeSubdivision' | 'until' | 'reason';
  RolePersonList: 'items' | 'count';
  UserAccess: 'user' | 'areas';
  AreaAccess: 'area' | 'flags' | 'scopeSubdivision' | 'roleName' | 'source';
}>;
