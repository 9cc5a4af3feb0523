import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createHoldersResolvers } from './access-holders.resolvers';
import { createAccessRequestsService } from './access-requests/access-requests.service';
import { createAccessResolvers } from './access.resolvers';
import { createManyRolesService } from './many-roles.service';
import { publishChangedRoles } from './role-changes';
import { rejectOwnLast } from './roles.policy';
import { createRoleLoaders } from './roles.read-model';
import { createRolesResolvers } from './roles.resolvers';
import { createRolesService } from './roles.service';
import { createUserRolesService } from './user-roles.service';
import { createViewAsService } from './view-as/view-as.service';

/** Roles: what they permit, who has them, and how a person gets a missing right. */
export function createRolesModule(deps: ModuleDeps): ServerModule {
  const userRoles = createUserRolesService(deps);
  const roles = createRolesResolvers(
    createRolesService(deps),
    userRoles,
    createManyRolesService({ userRoles }),
  );
  const requests = createAccessRequestsService({ ...deps, userRoles });
  const access = createAccessResolvers(requests, createViewAsService(deps));
  // A changed role of a position may have taken the caller's own right to undo the change.
  deps.events.on('positions.roleChanged', (scope) => rejectOwnLast(scope));
  publishChangedRoles(deps);
  deps.events.on('users.left', (scope, { userIds }) => requests.withdrawOf(scope, userIds));
  return {
    resolvers: [roles, access, createHoldersResolvers(deps.contentKinds)],
    loaders: createRoleLoaders,
  };
}
