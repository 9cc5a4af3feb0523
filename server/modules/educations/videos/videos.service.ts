import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { MutationEducationVideoSaveArgs } from '@server/graphql/generated/types';
import type { ContentServices } from '@server/modules/content/content-services';
import type { ContentVersionRow } from '@server/modules/content/content.tables';
import type { ModuleDeps } from '@server/modules/module';
import { educationAccess } from '../education.content';
import { isVideo, storedVideo } from './video-version';
import type { VideoUploadsService } from '../uploads/video-uploads.service';

export interface VideosService {
  save(scope: Scope, args: MutationEducationVideoSaveArgs): Promise<ContentVersionRow>;
}

/** Saves the videos of drafts; their transcripts are edited like any text. */
export function createVideosService(
  { config }: Pick<ModuleDeps, 'config'>,
  { drafts }: Pick<ContentServices, 'drafts'>,
  { ownVideo }: Pick<VideoUploadsService, 'ownVideo'>,
): VideosService {
  return {
    async save(scope, { id, video, ...copy }) {
      // Access is checked before any validation error.
      const object = await educationAccess.editable(scope, id);
      if (!isVideo(object)) throw new AppError('notFound');
      const own = video.contentId == null ? null : await ownVideo(scope, id, video.contentId);
      return drafts.saveOwn(scope, id, { ...copy, own: storedVideo(video, config.videoHosting, own) });
    },
  };
}
