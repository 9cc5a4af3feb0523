import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type {
  QueryVideoDropOffArgs,
  QueryWatchedVideosArgs,
  VideoDropOff,
  WatchedVideo,
} from '@server/graphql/generated/types';
import { requireKind } from '@server/modules/content/content-kinds';
import type { ModuleDeps } from '@server/modules/module';
import { createAskedFilter } from '@server/modules/statistics/asked-filter.read-model';
import { readDropOff, readWatchedVideos } from './drop-off.read-model';

export interface VideoInsightsService {
  watched(scope: Scope, args: QueryWatchedVideosArgs): Promise<WatchedVideo[]>;
  /** @throws {AppError} notFound: no published video, or one whose whole report the caller does not see */
  dropOff(scope: Scope, args: QueryVideoDropOffArgs): Promise<VideoDropOff>;
}

/** What the statistics show of videos only, within the scope of the right to statistics. */
export function createVideoInsightsService(
  deps: Pick<ModuleDeps, 'contentKinds' | 'now'>,
): VideoInsightsService {
  const askedOf = createAskedFilter(deps, 'education');
  const kind = requireKind(deps.contentKinds, 'education');
  return {
    watched: async (scope, { filter }) => readWatchedVideos(scope, kind, await askedOf(scope, filter)),
    async dropOff(scope, { educationId, filter }) {
      const found = await readDropOff(scope, kind, educationId, await askedOf(scope, filter));
      if (found === null) throw new AppError('notFound');
      return found;
    },
  };
}
