import { AppError } from '@server/errors';
import type { Resolvers } from '@server/graphql/generated/resolvers';
import type { Loaders } from '@server/graphql/loaders';
import { isOverdue } from '@server/modules/assignments/obligations.read-model';
import type { RegulationRow } from '@server/modules/regulations/regulations.tables';
import type { StatisticsService } from './statistics.service';

/** Of the contract's fields, which are about one kind each. */
const TYPE = 'regulation';

async function regulationOf(loaders: Loaders, id: number): Promise<RegulationRow> {
  const regulation = await loaders.regulation.load(id);
  if (!regulation) throw new AppError('notFound');
  return regulation;
}

/** The contract's fields of statistics: graphql/schema/statistics.graphql. */
export function createStatisticsResolvers(statistics: StatisticsService, now: () => Date): Resolvers {
  return {
    Query: {
      statisticRegulation: async (_, { filter }, { scope, loaders }) => {
        const { byRegulation, bySubdivision, ...numbers } = await statistics.objects(
          scope,
          TYPE,
          filter ?? {},
        );
        return {
          ...numbers,
          byRegulation: await Promise.all(
            byRegulation.map(async ({ id, statistic }) => {
              const regulation = await regulationOf(loaders, id);
              const { reviewAt, isArchive } = regulation;
              return { regulation, reviewAt, isArchive, statistic };
            }),
          ),
          bySubdivision: await Promise.all(
            bySubdivision.map(async ({ id, statistic }) => ({
              subdivision: id === null ? null : await loaders.subdivision.load(id),
              statistic,
            })),
          ),
        };
      },
      statisticRegulationPeople: async (_, args, { scope, loaders }) => {
        const { items, count, peopleCount } = await statistics.people(scope, TYPE, args);
        return {
          count,
          peopleCount,
          items: await Promise.all(
            items.map(async ({ user, assignment }) => ({
              user,
              assignment: { ...assignment, isOverdue: isOverdue(assignment, now()) },
              regulation: await regulationOf(loaders, assignment.objectId),
            })),
          ),
        };
      },
    },
    Mutation: {
      statisticRegulationRemind: (_, args, { scope }) => statistics.remind(scope, TYPE, args),
    },
  };
}
