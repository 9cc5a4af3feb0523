import type { Resolvers } from '@server/graphql/generated/resolvers';
import { isOverdue } from '@server/modules/assignments/obligations.read-model';
import type { StatisticsService } from './statistics.service';
import type { WhatIfService } from './what-if.service';

/** The contract's fields of statistics: graphql/schema/statistics.graphql. */
export function createStatisticsResolvers(
  statistics: StatisticsService,
  { whatIf }: WhatIfService,
): Resolvers {
  return {
    Query: {
      statistic: async (_, { objectType, filter }, { scope, loaders }) => {
        const { bySubdivision, ...numbers } = await statistics.objects(scope, objectType, filter ?? {});
        return {
          ...numbers,
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
      statisticWhatIf: (_, args, { scope }) => whatIf(scope, args),
    },
    Mutation: {
      statisticRemind: (_, args, { scope }) => statistics.remind(scope, args),
    },
  };
}
