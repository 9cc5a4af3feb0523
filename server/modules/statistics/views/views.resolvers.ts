import { once } from '@server/graphql/idempotency';
import type { StatisticViewsResolvers } from '@server/graphql/generated/domains/statistic-views';
import type { StatisticViewsService } from './views.service';

/** Named filters of statistics: graphql/schema/statistic-views.graphql. */
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
  } satisfies StatisticViewsResolvers;
}
