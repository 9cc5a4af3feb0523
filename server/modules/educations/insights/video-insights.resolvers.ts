import type { VideoInsightsResolvers } from '@server/graphql/generated/domains/video-insights';
import type { VideoInsightsService } from './video-insights.service';

/** The contract's fields of how far videos are watched: graphql/schema/video-insights.graphql. */
export function createVideoInsightResolvers({
  watched,
  dropOff,
}: VideoInsightsService): VideoInsightsResolvers {
  return {
    Query: {
      watchedVideos: (_, args, { scope }) => watched(scope, args),
      videoDropOff: (_, args, { scope }) => dropOff(scope, args),
    },
  };
}
