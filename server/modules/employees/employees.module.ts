import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createAdminsService } from './admins.service';
import { createEmployeeChanges } from './employee-changes';
import { createEmployeeLoaders } from './employees.read-model';
import { createEmployeesResolvers } from './employees.resolvers';
import { registerReverts } from './employees.reverts';
import { createEmployeesService } from './employees.service';
import { createInvite } from './invitations';
import { createProfilesService } from './profiles.service';

/** People: who works here, who they report to, how they come and go. */
export function createEmployeesModule(deps: ModuleDeps): ServerModule {
  const changes = createEmployeeChanges(deps);
  const employees = createEmployeesService({ ...deps, changes, invite: createInvite(deps) });
  const profiles = createProfilesService({ ...deps, changes });
  registerReverts(deps.reverts, profiles);
  return {
    resolvers: createEmployeesResolvers(employees, profiles, createAdminsService(deps), deps.now),
    loaders: createEmployeeLoaders,
  };
}
