import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { MutationEducationFilmSaveArgs } from '@server/graphql/generated/resolvers';
import type { ContentServices } from '@server/modules/content/content-services';
import type { ContentVersionRow } from '@server/modules/content/content.tables';
import type { ModuleDeps } from '@server/modules/module';
import { educationAccess } from './education.content';
import { isFilm, storedFilm } from './film-version';
import type { FilmUploadsService } from './uploads/film-uploads.service';

export interface FilmsService {
  save(scope: Scope, args: MutationEducationFilmSaveArgs): Promise<ContentVersionRow>;
}

/** Saves the videos of drafts; their transcripts are edited like any text. */
export function createFilmsService(
  { config }: Pick<ModuleDeps, 'config'>,
  { drafts }: Pick<ContentServices, 'drafts'>,
  { ownFilm }: Pick<FilmUploadsService, 'ownFilm'>,
): FilmsService {
  return {
    async save(scope, { id, film, ...copy }) {
      // Access is checked before any validation error.
      const object = await educationAccess.editable(scope, id);
      if (!isFilm(object)) throw new AppError('notFound');
      const own = film.contentId == null ? null : await ownFilm(scope, id, film.contentId);
      return drafts.saveOwn(scope, id, { ...copy, own: storedFilm(film, config.videoHosting, own) });
    },
  };
}
