import type { Resolvers } from '@server/graphql/generated/resolvers';
import type { VideoInsightsService } from './video-insights.service';

/** The contract's fields of how far videos are watched: graphql/schema/video-insights.graphql. */
export function createVideoInsightResolvers({ watched, dropOff }: VideoInsightsService): Resolvers {
  return {
    Query: {
      watchedVideos: (_, args, { scope }) => watched(scope, args),
      videoDropOff: (_, args, { scope }) => dropOff(scope, args),
    },
  };
}
