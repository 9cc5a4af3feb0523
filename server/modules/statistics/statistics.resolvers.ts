import type { StatisticsResolvers } from '@server/graphql/generated/domains/statistics';
import { isOverdue } from '@server/modules/assignments/assignments.read-model';
import { loadUsers, withUsers } from '@server/modules/employees/employees.read-model';
import { primePeople } from '@server/modules/employees/person-places.read-model';
import type { HeldService } from './held.service';
import { isHeldKnown, type StatisticsService } from './statistics.service';
import type { WhatIfService } from './what-if/what-if.service';

/** The contract's fields of statistics: graphql/schema/statistics.graphql. */
export function createStatisticsResolvers(
  statistics: StatisticsService,
  held: HeldService,
  { whatIf }: WhatIfService,
): StatisticsResolvers {
  return {
    Query: {
      statistic: async (_, { objectType, filter }, { scope, loaders }) => {
        const { bySubdivision, at, ...numbers } = await statistics.objects(scope, objectType, filter ?? {});
        return {
          ...numbers,
          held: isHeldKnown(numbers) ? await held.counts(scope, objectType, filter ?? {}, at) : null,
          bySubdivision: await Promise.all(
            bySubdivision.map(async ({ id, statistic }) => ({
              subdivision: id === null ? null : await loaders.subdivision.load(id),
              statistic,
            })),
          ),
        };
      },
      statisticPeople: async (_, args, { scope }) => {
        const { items, at, ...counts } = await statistics.people(scope, args);
        return {
          ...counts,
          items: items.map(({ assignment, ...item }) => ({
            ...item,
            assignment: { ...assignment, isOverdue: isOverdue(assignment, at) },
          })),
        };
      },
      statisticHolders: async (_, args, { scope, loaders }) => {
        const { items, count } = await held.holders(scope, args);
        await primePeople(
          scope,
          loaders,
          items.map(({ userId }) => userId),
        );
        return { count, items: await withUsers(loaders, items) };
      },
      statisticUncovered: async (_, args, { scope }) =>
        (await held.uncovered(scope, args)).map(({ objectId, code, objectName, ...place }) => ({
          ...place,
          object: { id: objectId, code, name: objectName },
        })),
      statisticRemindPreview: async (_, args, { scope, loaders }) => {
        const { userIds, ...preview } = await statistics.remindPreview(scope, args);
        return { ...preview, people: await loadUsers(loaders, userIds) };
      },
      statisticWhatIf: (_, args, { scope }) => whatIf(scope, args),
    },
    Mutation: {
      statisticRemind: (_, args, { scope }) => statistics.remind(scope, args),
    },
  };
}
