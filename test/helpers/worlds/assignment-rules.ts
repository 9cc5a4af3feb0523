import { createAssignmentsPolicy } from '@server/modules/assignments/assignments.policy';
import { createAssignmentEngine } from '@server/modules/assignments/evaluation/engine';
import { listenForAssignments } from '@server/modules/assignments/listeners';
import { createAssignmentNotifications } from '@server/modules/assignments/reminders/notifications';
import { createPrerequisitesService } from '@server/modules/assignments/prerequisites/prerequisites.service';
import { createRemindersService } from '@server/modules/assignments/reminders/reminders.service';
import { createRulesService, type RulesService } from '@server/modules/assignments/rules/rules.service';
import type { PeopleWorld } from './people-world';

/** The rules service of this test world, with the engine that applies them. */
export function createAssignmentRules({ deps }: PeopleWorld): RulesService {
  const notifications = createAssignmentNotifications(deps);
  const engine = createAssignmentEngine({ ...deps, notifications });
  const policy = createAssignmentsPolicy(deps.contentKinds);
  listenForAssignments(deps, {
    engine,
    prerequisites: createPrerequisitesService({ ...deps, policy }),
    reminders: createRemindersService({ ...deps, assignmentNotifications: notifications }),
  });
  return createRulesService({ engine, policy, audit: deps.audit });
}
