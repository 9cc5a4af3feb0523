import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/statistic-views.graphql. */
export type StatisticViewsResolvers = DomainResolvers<{
  Query: 'statisticViews';
  Mutation: 'statisticViewSave' | 'statisticViewDelete';
  StatisticView: 'id' | 'name' | 'objectType' | 'query' | 'updatedAt';
}>;
