import { z } from 'zod';
import { FILM_START, type Film, filmProblem, type FilmProblem } from '@domain/film';
import { videoId, type VideoHosting } from '@domain/video-id';
import limits from '@graphql/limits.json';
import { AppError, type ErrorCode } from '@server/errors';
import type { EducationFilmInput } from '@server/graphql/generated/resolvers';
import { checkRange, checkText } from '@server/modules/checks';
import type { ContentObjectRow, FrozenPart } from '@server/modules/content/content.tables';
import { asEducation } from './educations.tables';

// What a version of a film freezes beside its transcript: the film's own part.

const filmSchema: z.ZodType<Film> = z.object({
  url: z.string(),
  videoId: z.string().nullable(),
  durationSec: z.int(),
  minWatchPercent: z.int(),
  isSeekForbidden: z.boolean(),
  isTranscriptEnough: z.boolean(),
});

/** The film of a version; a draft that nobody has saved yet has none to play. */
export const filmOfVersion = (own: FrozenPart | null): Film =>
  own === null ? FILM_START : filmSchema.parse(own);

const frozen = z.record(z.string(), z.json());

/**
 * A film's draft as it is stored. What is not finished yet may be kept.
 * @throws {AppError} validation.range, validation.tooLong, education.filmVideo
 */
export function storedFilm(input: EducationFilmInput, hosting: VideoHosting): FrozenPart {
  const { durationSec, minWatchPercent, isSeekForbidden, isTranscriptEnough } = input;
  const url = checkText(input.url, { field: 'url', max: limits.linkUrl });
  checkRange(durationSec, { field: 'durationSec', min: 0, max: limits.filmSec });
  checkRange(minWatchPercent, { field: 'minWatchPercent', min: 1, max: 100 });
  const named = url === '' ? null : videoId(url, hosting);
  if (url !== '' && named === null) throw new AppError('education.filmVideo', { field: 'url' });
  const film: Film = {
    ...{ url, videoId: named, durationSec, minWatchPercent, isSeekForbidden, isTranscriptEnough },
  };
  return frozen.parse(film);
}

/** Objects that are films; what is published of them is seen, not read. */
export const isFilm = (object: ContentObjectRow): boolean => asEducation(object).typeContent === 'video';

const CODES: Record<FilmProblem, ErrorCode> = {
  url: 'education.filmMissing',
  durationSec: 'education.filmDuration',
};

/** @throws {AppError} education.filmMissing, filmDuration */
export function checkFilm(own: FrozenPart | null, object: ContentObjectRow): void {
  if (!isFilm(object)) return;
  const problem = filmProblem(filmOfVersion(own));
  if (problem) throw new AppError(CODES[problem], { field: problem });
}
