import { once } from '@server/graphql/idempotency';
import type { Resolvers } from '@server/graphql/generated/resolvers';
import type { StatisticViewsService } from './views.service';

/** Named filters of statistics: graphql/schema/statistics.graphql. */
export function createStatisticViewResolvers(views: StatisticViewsService) {
  return {
    Query: {
      statisticViews: (_, __, { scope }) => views.list(scope),
    },
    Mutation: {
      statisticViewSave: (_, { view, updatedAt, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'statisticViewSave', key: clientKey },
          () => views.save(scope, view, updatedAt ?? null),
          (id) => views.find(scope, id),
        ),
      statisticViewDelete: async (_, { id }, { scope }) => {
        await views.delete(scope, id);
        return true;
      },
    },
  } satisfies Resolvers;
}
