import { guarded, partOf, type TypePolicies } from '@server/graphql/access/policies';
import { hasRight } from '@server/graphql/access/rights';

/** Access policies for the contract types of roles and access. */
export const rolePolicies = {
  RoleList: partOf('Query.roles'),
  Role: guarded<'Role'>(
    ({ id }, { signedIn }) => signedIn.roleIds.includes(id) || hasRight(signedIn, 'roles', 'read'),
    {
      // The role of the caller's own position, even while they view the application as another role.
      exceptAt: ['InitApp.userRole'],
    },
  ),
  RoleNotification: partOf('Role'),
  RoleRights: partOf('Role', 'EffectiveRights', 'ScopedRights'),
  RightFlags: partOf('RoleRights', 'AreaAccess'),
  EffectiveRights: partOf('InitApp'),
  ScopedRights: partOf('EffectiveRights'),
  RoleBeyondOwn: partOf('Query.rolesBeyondOwn'),
  RoleImpact: partOf('Query.roleImpact'),
  UserRole: partOf('User.roles'),
  RolePersonList: partOf('Query.rolePeople'),
  UserAccess: partOf('Query.userAccess'),
  AreaAccess: partOf('UserAccess'),
  ViewAs: partOf('InitApp', 'Mutation'),
  AccessGate: partOf('Query.accessGate'),
  AccessRequestList: partOf('Query.accessRequests'),
  AccessRequest: partOf('AccessGate', 'AccessRequestList', 'Mutation'),
  AccessHolderList: partOf('Query.accessHolders'),
  AccessHolder: partOf('AccessHolderList'),
  AccessPath: partOf('AccessHolder'),
} satisfies Partial<TypePolicies>;
