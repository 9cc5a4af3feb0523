import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { refuseOwnLast } from './roles.policy';
import { createRoleLoaders } from './roles.read-model';
import { createRolesResolvers } from './roles.resolvers';
import { createRolesService } from './roles.service';
import { createUserRolesService } from './user-roles.service';

/** Roles, what they permit, and who has them. */
export function createRolesModule(deps: ModuleDeps): ServerModule {
  // A position that gives another role may have taken the caller's own right to change it back.
  deps.events.on('positions.roleChanged', (scope) => refuseOwnLast(scope));
  return {
    resolvers: createRolesResolvers(createRolesService(deps), createUserRolesService(deps)),
    loaders: createRoleLoaders,
  };
}
