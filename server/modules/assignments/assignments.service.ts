import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { QueryAssignmentsArgs } from '@server/graphql/generated/types';
import { checkText, paging } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import type { AssignmentsPolicy } from './assignments.policy';
import type { AssignmentRow } from './assignments.tables';
import type { AssignmentEngine } from './evaluation/engine';
import { findAssignment, isAmong, listAssignments } from './assignments.read-model';
import { assignmentsRepository } from './assignments.repository';
import { reasonsFor, type Reason } from './reasons';
import type { RemindersService } from './reminders/reminders.service';
import type { ObjectKey } from '@server/modules/content/content-kind';

type Deps = Pick<ModuleDeps, 'audit' | 'contentKinds' | 'now'> & {
  engine: AssignmentEngine;
  policy: AssignmentsPolicy;
  reminders: RemindersService;
};

export interface AssignmentsService {
  list(scope: Scope, args: QueryAssignmentsArgs): Promise<{ items: AssignmentRow[]; count: number }>;
  reasons(scope: Scope, id: number): Promise<Reason[]>;
  remind(scope: Scope, object: ObjectKey, userIds: readonly number[] | null): Promise<number>;
  waive(scope: Scope, id: number, reason: string): Promise<AssignmentRow>;
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

    async remind(scope, object, userIds) {
      return reminders.remind(scope, object, await policy.managedPeople(scope, object), userIds);
    },

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
