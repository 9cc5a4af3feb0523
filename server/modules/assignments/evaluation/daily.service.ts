import type { Scope } from '@server/graphql/context';
import { eachOrganization } from '@server/jobs/each-organization';
import type { HandlersOf } from '@server/jobs/jobs';
import { objectKeyText, publishedObjects } from '@server/modules/content/content-kinds';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import {
  compactCounters,
  expiredObjects,
  organizationsWithAssignments,
  repeatDone,
  startScheduled,
} from './daily.repository';
import type { AssignmentEngine } from './engine';
import type { AssignmentNotifications } from '../reminders/notifications';
import type { Moved } from '../assignments.repository';
import type { RemindersService } from '../reminders/reminders.service';
import { rulesRepository } from '../rules/rules.repository';
import type { assignmentJobs } from '../assignments.jobs';

type Deps = Pick<ModuleDeps, 'database' | 'log' | 'now' | 'contentKinds'> & {
  engine: AssignmentEngine;
  notifications: AssignmentNotifications;
  reminders: RemindersService;
};

export interface DailyService {
  /** Starts the assignments that begin or recur today. */
  advance(scope: Scope): Promise<void>;
  handlers: HandlersOf<typeof assignmentJobs, 'advanceAssignments' | 'remindDue'>;
}

/** Runs the daily work organization by organization: a failure in one does not affect the others. */
export function createDailyService(deps: Deps): DailyService {
  const { database, log, now, contentKinds, engine, notifications, reminders } = deps;

  async function notifyPeople(
    scope: Scope,
    notification: 'assigned' | 'newVersion',
    moved: readonly Moved[],
  ): Promise<void> {
    const today = now().toISOString().slice(0, 10);
    const groups = groupBy(moved, objectKeyText);
    for (const group of groups.values()) {
      const userIds = group.map(({ userId }) => userId);
      if (group[0]) await notifications.notifyPeople(scope, notification, group[0], userIds, today);
    }
  }

  async function recurring(scope: Scope): Promise<Moved[]> {
    const { tx, organizationId } = scope;
    const rules = (await rulesRepository.active(tx, organizationId, null)).filter(
      (rule) => rule.recurrenceMonths !== null,
    );
    const due = [...rules, ...(await expiredObjects(tx, organizationId))];
    const published = await publishedObjects(contentKinds, scope, due);
    return repeatDone(tx, organizationId, [...published.values()]);
  }

  async function advance(scope: Scope): Promise<void> {
    await rulesRepository.lock(scope.tx, scope.organizationId, 'alone');
    await engine.release(scope, null);
    const begun = await startScheduled(scope.tx, scope.organizationId);
    await engine.announce(scope, 'assigned', begun);
    await notifyPeople(scope, 'assigned', begun);
    const again = await recurring(scope);
    await engine.announce(scope, 'resign', again);
    await notifyPeople(scope, 'newVersion', again);
    await compactCounters(scope.tx, scope.organizationId);
  }

  const everywhere = (name: string, work: (scope: Scope) => Promise<void>) =>
    eachOrganization({ database, log }, name, organizationsWithAssignments, work);

  return {
    advance,
    handlers: {
      advanceAssignments: () => everywhere('advanceAssignments', advance),
      remindDue: () => everywhere('remindDue', (scope) => reminders.remindDue(scope)),
    },
  };
}
