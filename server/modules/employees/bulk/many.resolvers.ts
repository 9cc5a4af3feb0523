import type { EmployeesBulkResolvers } from '@server/graphql/generated/domains/employees-bulk';
import type { AssignmentPreview } from '@server/modules/assignments/assignment-preview';
import { requireUser } from '../employees.read-model';
import { positionsBeyondOwn } from '../lists/positions-beyond';
import type { ManyEmployeesService, ManyResult } from './many.service';

/** The resolvers of actions on many people: graphql/schema/employees-bulk.graphql. */
export function createManyEmployeesResolvers(
  many: ManyEmployeesService,
  preview: AssignmentPreview,
): EmployeesBulkResolvers {
  return {
    Query: {
      async positionsBeyondOwn(_, { userId }, { scope, loaders }) {
        return positionsBeyondOwn(scope, userId ? await requireUser(loaders, userId) : null);
      },
      async usersUpdatePreview(_, { users }, { scope }) {
        const notified: ManyResult['rejections'] = [];
        const assignments = await preview(scope, async (within) => {
          notified.push(...(await many.update(within, users)).rejections);
        });
        return { rejections: notified, assignments };
      },
    },
    Mutation: {
      usersUpdate: (_, { users }, { scope }) => many.update(scope, users),
      usersInvite: (_, { userIds }, { scope }) => many.invite(scope, userIds),
    },
  };
}
