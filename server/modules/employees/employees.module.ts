import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { followAdaptation } from './writing/adaptation.listener';
import { createAdminsService } from './writing/admins.service';
import { createDocumentReminders } from './documents/employee-documents.reminders';
import { createDocumentsResolvers } from './documents/employee-documents.resolvers';
import { createDocumentsService } from './documents/employee-documents.service';
import { createEmployeeChanges, createGatheredChanges } from './writing/employee-changes';
import { createEmployeeLoaders } from './employees.loaders';
import { createEmployeesResolvers } from './employees.resolvers';
import { registerReverts } from './employees.reverts';
import { createEmployeesService } from './employees.service';
import { createInvite } from './writing/invitations';
import { createImportJobs } from './import/import.jobs';
import { createImportRoutes } from './import/import.report';
import { createImportResolvers } from './import/import.resolvers';
import { createImportService } from './import/import.service';
import { createDismissalsService } from './leaving/dismissals.service';
import { createLeavingResolvers } from './leaving/leaving.resolvers';
import { createLeavingService } from './leaving/leaving.service';
import { createNotesResolvers } from './notes/notes.resolvers';
import { createNotesService } from './notes/notes.service';
import { createPeopleExport } from './export/people-export';
import { createOwnDataRoute } from './own-data/own-data.download';
import { createManyEmployeesResolvers } from './bulk/many.resolvers';
import { createManyEmployeesService } from './bulk/many.service';
import { createProfileAccessService } from './profile/profile-access.service';
import { createProfileRequestsService } from './profile/profile-requests.service';
import { createProfileResolvers } from './profile/profile.resolvers';
import { createProfilesService } from './profile/profiles.service';
import { handleJobs } from '@server/jobs/jobs';
import { employeeJobs } from './employees.jobs';

/** People: who works here, who they report to, how they are hired and leave. */
export function createEmployeesModule(deps: ModuleDeps): ServerModule {
  const changes = createGatheredChanges(createEmployeeChanges(deps));
  const invite = createInvite(deps);
  const employees = createEmployeesService({ ...deps, changes, invite });
  const profiles = createProfilesService({ ...deps, changes });
  followAdaptation({ ...deps, changes });
  deps.events.on('people.invite', (scope, { userId }) => employees.invite(scope, userId));
  registerReverts(deps.reverts, profiles);
  const people = createEmployeesResolvers(employees, profiles, createAdminsService(deps), deps);
  const many = createManyEmployeesResolvers(
    createManyEmployeesService({ employees, profiles, changes, quotas: deps.quotas }),
    deps.assignmentPreview,
  );
  const importService = createImportService(deps);
  const imports = createImportResolvers(importService, deps);
  const requests = createProfileRequestsService({ ...deps, profiles });
  deps.events.on('users.left', (scope, { userIds }) => requests.withdrawOf(scope, userIds));
  const own = createProfileResolvers({
    ...{ contentKinds: deps.contentKinds, access: createProfileAccessService(), requests },
  });
  const dismissals = createDismissalsService({ ...deps, changes });
  const leaving = createLeavingResolvers(createLeavingService({ ...deps, changes }), dismissals);
  const documents = createDocumentsResolvers(createDocumentsService(deps));
  const notes = createNotesResolvers(createNotesService(deps));
  return {
    resolvers: [people, many, own, imports, documents, notes, leaving],
    jobs: handleJobs(employeeJobs, {
      ...createImportJobs({ ...deps, changes, invite }),
      ...createDocumentReminders(deps),
      ...dismissals.handlers,
    }),
    routes: [createPeopleExport(deps), createOwnDataRoute(deps), ...createImportRoutes(importService, deps)],
    loaders: (source) => createEmployeeLoaders(deps.now, source),
  };
}
