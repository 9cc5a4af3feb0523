import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/video-insights.graphql. */
export type VideoInsightsResolvers = DomainResolvers<{
  Query: 'watchedVideos' | 'videoDropOff';
  WatchedVideo: 'video' | 'viewers';
  VideoDropOff: 'viewers' | 'since' | 'parts';
  VideoPart: 'fromSec' | 'toSec' | 'viewers';
}>;
