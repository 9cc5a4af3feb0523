import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createAssignmentsPolicy } from './assignments.policy';
import { createAssignmentsResolvers } from './assignments.resolvers';
import { createDailyService } from './evaluation/daily.service';
import { createAssignmentEngine } from './evaluation/engine';
import { createGrantsService } from './grants/grants.service';
import { listenForAssignments } from './listeners';
import { createAssignmentNotifications } from './reminders/notifications';
import { createAssignmentLoaders } from './assignments.read-model';
import { createAssignmentsService } from './assignments.service';
import { createPrerequisitesService } from './prerequisites/prerequisites.service';
import { createRemindersService } from './reminders/reminders.service';
import { createRulesService } from './rules/rules.service';
import { createShelfService } from './shelf/shelf.service';
import { handleJobs } from '@server/jobs/jobs';
import { assignmentJobs } from './assignments.jobs';

/** Creates the services of the module; the data of a first start uses them too. */
export function createAssignmentServices(deps: ModuleDeps) {
  const { audit, live, now, contentKinds } = deps;
  const notifications = createAssignmentNotifications(deps);
  const engine = createAssignmentEngine({ ...deps, notifications });
  const policy = createAssignmentsPolicy(contentKinds);
  const prerequisites = createPrerequisitesService({ ...deps, policy });
  const reminders = createRemindersService({
    assignmentNotifications: notifications,
    contentKinds,
    audit,
    live,
    now,
  });
  return {
    engine,
    reminders,
    rules: createRulesService({ engine, policy, audit }),
    assignments: createAssignmentsService({ engine, policy, reminders, audit, contentKinds, now }),
    grants: createGrantsService({ policy, contentKinds, audit, live }),
    prerequisites,
    shelf: createShelfService({ ...{ engine, policy, prerequisites }, contentKinds, audit, live }),
    daily: createDailyService({ ...deps, engine, notifications, reminders }),
  };
}

export type AssignmentServices = ReturnType<typeof createAssignmentServices>;

/** The only assignment engine: rules, the resulting assignments of people, reminders, grants. */
export function createAssignmentsModule(deps: ModuleDeps): ServerModule {
  const { engine, reminders, daily, ...services } = createAssignmentServices(deps);
  listenForAssignments(deps, { engine, reminders, prerequisites: services.prerequisites });
  return {
    resolvers: createAssignmentsResolvers({ ...services, contentKinds: deps.contentKinds, now: deps.now }),
    loaders: createAssignmentLoaders(deps.contentKinds),
    jobs: handleJobs(assignmentJobs, daily.handlers),
  };
}
