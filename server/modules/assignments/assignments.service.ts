import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { MutationAssignmentsRemindArgs, QueryAssignmentsArgs } from '@server/graphql/generated/types';
import { checkText, paging } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import type { AssignmentsPolicy } from './assignments.policy';
import type { AssignmentRow } from './assignments.tables';
import type { AssignmentEngine } from './evaluation/engine';
import { findAssignment, isAmong, listAssignments } from './assignments.read-model';
import { assignmentsRepository } from './assignments.repository';
import { reasonsFor, type Reason } from './reasons';
import { isLed } from '@server/modules/employees/leaders.read-model';
import { callerOf } from '@server/graphql/access/subject';
import type { RemindersPreview } from './reminders-preview.read-model';
import type { AskedReminder, RemindersService } from './reminders/reminders.service';

type Deps = Pick<ModuleDeps, 'audit' | 'contentKinds' | 'now'> & {
  engine: AssignmentEngine;
  policy: AssignmentsPolicy;
  reminders: RemindersService;
};

export interface AssignmentsService {
  list(scope: Scope, args: QueryAssignmentsArgs): Promise<{ items: AssignmentRow[]; count: number }>;
  reasons(scope: Scope, id: number): Promise<Reason[]>;
  /** Returns how many people were reminded. */
  remind(scope: Scope, args: MutationAssignmentsRemindArgs): Promise<number>;
  remindPreview(scope: Scope, args: MutationAssignmentsRemindArgs): Promise<RemindersPreview>;
  waive(scope: Scope, id: number, reason: string): Promise<AssignmentRow>;
}

async function askedReminder(
  policy: AssignmentsPolicy,
  scope: Scope,
  { objectType, objectIds, userIds, isTeam }: MutationAssignmentsRemindArgs,
): Promise<AskedReminder> {
  if (objectIds.length > limits.bulk || (userIds?.length ?? 0) > limits.bulk) {
    throw new AppError('validation.tooMany', { params: { max: limits.bulk } });
  }
  const people = isTeam
    ? isLed(callerOf(scope))
    : await policy.managedAssignments(scope, objectType, objectIds);
  return { objectType, objectIds, people, userIds: userIds ?? null };
}

/** Manages people's assignments on behalf of those responsible for them. */
export function createAssignmentsService({
  policy,
  reminders,
  engine,
  audit,
  contentKinds,
  now,
}: Deps): AssignmentsService {
  return {
    async list(scope, args) {
      const { objectType, objectId, statuses, isOverdue, search, page, pageSize } = args;
      const object = { objectType, objectId };
      const filter = {
        object,
        people: await policy.visiblePeople(scope, object),
        statuses: statuses?.length ? statuses : null,
        isOverdue: isOverdue ?? null,
        search: (search ?? '').slice(0, limits.search),
        ...paging(page, pageSize, limits.pageSizeMax),
      };
      return listAssignments(scope.tx, scope.organizationId, filter, now());
    },

    async reasons(scope, id) {
      const assignment = await findAssignment(scope.tx, scope.organizationId, id);
      if (!assignment) throw new AppError('notFound');
      const people = await policy.visiblePeople(scope, assignment);
      if (!(await isAmong(scope.tx, scope.organizationId, assignment.userId, people))) {
        throw new AppError('notFound');
      }
      return reasonsFor(scope, contentKinds, assignment);
    },

    remind: async (scope, args) => reminders.remind(scope, await askedReminder(policy, scope, args)),
    remindPreview: async (scope, args) => reminders.preview(scope, await askedReminder(policy, scope, args)),

    async waive(scope, id, reason) {
      const { tx, organizationId, caller } = scope;
      const assignment = await findAssignment(tx, organizationId, id);
      if (!assignment) throw new AppError('notFound');
      await policy.requireEdit(scope, assignment);
      const people = await policy.managedPeople(scope, assignment);
      if (!(await isAmong(tx, organizationId, assignment.userId, people))) throw new AppError('notFound');
      const text = checkText(reason, { field: 'reason', max: limits.refuseReason, isRequired: true });
      const waived = await assignmentsRepository.waive(tx, organizationId, id, text, caller?.userId ?? null);
      if (waived.length === 0) throw new AppError('assignment.closed');
      await engine.announce(scope, 'waived', waived);
      const { objectType, objectId, userId } = assignment;
      await audit.write(scope, {
        action: 'waive',
        objectType,
        objectId,
        affectedUserId: userId,
        changes: { waivedReason: [null, text] },
      });
      const after = await findAssignment(tx, organizationId, id);
      if (!after) throw new AppError('notFound');
      return after;
    },
  };
}
