import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createAssignmentsPolicy } from './assignments.policy';
import { createAssignmentsResolvers } from './assignments.resolvers';
import { createDailyService } from './daily.service';
import { createAssignmentEngine } from './engine';
import { createGrantsService } from './grants.service';
import { listenForAssignments } from './listeners';
import { createAssignmentNotices } from './notices';
import { createAssignmentLoaders } from './obligations.read-model';
import { createObligationsService } from './obligations.service';
import { createRemindersService } from './reminders.service';
import { createRulesService } from './rules.service';

/** The one assignment engine: rules, what they made of each person, reminders, grants. */
export function createAssignmentsModule(deps: ModuleDeps): ServerModule {
  const { events, audit, live, now, objectAccess } = deps;
  const notices = createAssignmentNotices(deps);
  const engine = createAssignmentEngine({ ...deps, notices });
  const policy = createAssignmentsPolicy(objectAccess);
  const reminders = createRemindersService({ notices, audit, now });
  const daily = createDailyService({ ...deps, engine, notices, reminders });
  listenForAssignments(events, engine, reminders);
  return {
    resolvers: createAssignmentsResolvers({
      rules: createRulesService({ engine, policy, audit }),
      obligations: createObligationsService({ engine, policy, reminders, audit, now }),
      grants: createGrantsService({ policy, audit, live }),
      now,
    }),
    loaders: createAssignmentLoaders,
    jobHandlers: daily.handlers,
  };
}
