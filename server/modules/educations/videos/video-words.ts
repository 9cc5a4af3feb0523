import type { Chapter, Cue } from '@domain/video';
import { chapterSchema } from '@domain/educations/video-input';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { VideoChapterInput, VideoCueInput } from '@server/graphql/generated/types';
import { checkInput } from '@server/modules/check-input';
import { checkRange } from '@server/modules/checks';

/**
 * Returns the chapters in the order of the video. @throws {AppError} education.chapterMany, chapterTwice; validation.required,
 * tooLong, range
 */
export function storedChapters(given: readonly VideoChapterInput[]): Chapter[] {
  const max = limits.videoChapters;
  if (given.length > max) throw new AppError('education.chapterMany', { field: 'chapters', params: { max } });
  const chapters = given.map(({ atSec, title }, index) => {
    const within = `chapters.${index}`;
    checkRange(atSec, { field: `${within}.atSec`, min: 0, max: limits.videoSec });
    return { atSec, ...checkInput(chapterSchema, { title }, { within }) };
  });
  for (const [index, { atSec }] of chapters.entries()) {
    if (chapters.findIndex((chapter) => chapter.atSec === atSec) < index) {
      throw new AppError('education.chapterTwice', { field: `chapters.${index}.atSec` });
    }
  }
  return chapters.sort((a, b) => a.atSec - b.atSec);
}

const isCue = ({ from, to, text }: VideoCueInput): boolean =>
  from >= 0 && to > from && to <= limits.videoSec * 1000 && text.length <= limits.videoCueText;

/**
 * Returns the subtitles in the order of the video, without empty ones. @throws {AppError} education.subtitlesMany, subtitlesWrong
 */
export function storedSubtitles(given: readonly VideoCueInput[]): Cue[] {
  const field = 'subtitles';
  const max = limits.videoCues;
  if (given.length > max) throw new AppError('education.subtitlesMany', { field, params: { max } });
  const wrong = given.findIndex((cue) => !isCue(cue));
  if (wrong >= 0) {
    throw new AppError('education.subtitlesWrong', { field, params: { number: wrong + 1 } });
  }
  return given
    .map(({ from, to, text }) => ({ from, to, text: text.trim() }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.from - b.from || a.to - b.to);
}
