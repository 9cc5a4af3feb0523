import { z } from 'zod';
import {
  type Checkpoint,
  NON_CHECKPOINT_TYPES,
  FASTEST_PERCENT,
  VIDEO_START,
  type Video,
  videoProblem,
  type VideoProblem,
} from '@domain/video';
import { storedChapters, storedSubtitles } from './video-words';
import { askedQuestion, type AskedQuestion } from '@domain/questions/asked-question';
import { questionProblems } from '@domain/questions/question-problems';
import { videoId, type VideoHosting } from '@domain/video-id';
import { videoInputSchema } from '@domain/educations/video-input';
import limits from '@graphql/limits.json';
import { AppError, type ErrorCode } from '@server/errors';
import type { EducationCheckpointInput, EducationVideoInput } from '@server/graphql/generated/types';
import { checkInput } from '@server/modules/check-input';
import { checkRange } from '@server/modules/checks';
import type { ContentObjectRow, FrozenPart } from '@server/modules/content/content.tables';
import { drawn } from '@server/modules/content/questions/drawn-order';
import { questionSchema } from '@server/modules/content/questions/question-schema';
import { asEducation } from '../educations.tables';

// The kind's own part of a video version, frozen in addition to its transcript.

const videoSchema: z.ZodType<Video> = z.object({
  url: z.string(),
  videoId: z.string().nullable(),
  // Properties added later have a default: versions published before do not contain them.
  contentId: z.int().nullable().default(null),
  durationSec: z.int(),
  minWatchPercent: z.int(),
  isSeekForbidden: z.boolean(),
  isTranscriptEnough: z.boolean(),
  maxSpeedPercent: z.int().default(FASTEST_PERCENT),
  checkpoints: z
    .array(z.object({ id: z.string(), atSec: z.int(), mustBeRight: z.boolean(), question: questionSchema }))
    .default([]),
  chapters: z.array(z.object({ atSec: z.int(), title: z.string() })).default([]),
  subtitles: z.array(z.object({ from: z.int(), to: z.int(), text: z.string() })).default([]),
});

/** Returns the video of a version; a draft that was never saved has none. */
export const videoOfVersion = (own: FrozenPart | null): Video =>
  own === null ? VIDEO_START : videoSchema.parse(own);

const frozen = z.record(z.string(), z.json());

const ID = /^[\w-]{1,64}$/;

/** @throws {AppError} education.checkpointMany, checkpointIds, checkpointType; validation.range */
function storedCheckpoints(given: readonly EducationCheckpointInput[]): Checkpoint[] {
  const field = 'checkpoints';
  const max = limits.videoCheckpoints;
  if (given.length > max) throw new AppError('education.checkpointMany', { field, params: { max } });
  const ids = new Set(given.map(({ id }) => id));
  if (ids.size !== given.length || given.some(({ id }) => !ID.test(id))) {
    throw new AppError('education.checkpointIds', { field });
  }
  for (const [index, { atSec, question }] of given.entries()) {
    checkRange(atSec, { field: `${field}.${index}.atSec`, min: 0, max: limits.videoSec });
    if (NON_CHECKPOINT_TYPES.has(question.type)) throw new AppError('education.checkpointType', { field });
  }
  return [...given]
    .sort((a, b) => a.atSec - b.atSec)
    .map(({ id, atSec, mustBeRight, question }) => ({ id, atSec, mustBeRight, question }));
}

/** Returns the question as viewers get it: without the correct answer. */
export const askedCheckpoint = (seed: number, { question }: Checkpoint): AskedQuestion =>
  askedQuestion(question, (items, list) => drawn(seed, items, list));

/** An uploaded video that was sent for this education. */
export interface OwnVideo {
  contentId: number;
  durationSec: number;
}

/**
 * Returns the source of the video: a file, or the hosting service. @throws {AppError} validation.range, validation.tooLong,
 * education.videoAddress
 */
function placeOf(
  input: Pick<EducationVideoInput, 'url' | 'durationSec'>,
  hosting: VideoHosting,
  own: OwnVideo | null,
): Pick<Video, 'url' | 'videoId' | 'contentId' | 'durationSec'> {
  if (own) return { url: '', videoId: null, ...own };
  const { url, durationSec } = input;
  checkRange(durationSec, { field: 'durationSec', min: 0, max: limits.videoSec });
  const named = url === '' ? null : videoId(url, hosting);
  if (url !== '' && named === null) throw new AppError('education.videoAddress', { field: 'url' });
  return { url, videoId: named, contentId: null, durationSec };
}

/**
 * Returns the stored form of a video draft. An unfinished one may be saved.
 * @throws {AppError} validation.range, validation.tooLong, education.videoAddress
 */
export function storedVideo(
  input: EducationVideoInput,
  hosting: VideoHosting,
  own: OwnVideo | null = null,
): FrozenPart {
  const { minWatchPercent, isSeekForbidden, isTranscriptEnough } = input;
  const { url } = checkInput(videoInputSchema, { ...input, url: own ? '' : input.url });
  const maxSpeedPercent = input.maxSpeedPercent ?? FASTEST_PERCENT;
  checkRange(maxSpeedPercent, { field: 'maxSpeedPercent', min: 100, max: FASTEST_PERCENT });
  const video: Video = {
    ...placeOf({ ...input, url }, hosting, own),
    ...{ minWatchPercent, isSeekForbidden, isTranscriptEnough, maxSpeedPercent },
    checkpoints: storedCheckpoints(input.checkpoints ?? []),
    chapters: storedChapters(input.chapters ?? []),
    subtitles: storedSubtitles(input.subtitles ?? []),
  };
  return frozen.parse(video);
}

/** Whether the object is a video: published ones are watched, not read. */
export const isVideo = (object: ContentObjectRow): boolean => asEducation(object).typeContent === 'video';

const CODES: Record<VideoProblem, ErrorCode> = {
  url: 'education.videoMissing',
  durationSec: 'education.videoDuration',
};

/** @throws {AppError} education.videoMissing, videoDuration, checkpointLate, checkpointWrong */
export function checkVideo(own: FrozenPart | null, object: ContentObjectRow): void {
  if (!isVideo(object)) return;
  const problem = videoProblem(videoOfVersion(own));
  if (problem) throw new AppError(CODES[problem], { field: problem });
  const { checkpoints, chapters, durationSec } = videoOfVersion(own);
  for (const [index, { atSec }] of chapters.entries()) {
    if (atSec < durationSec) continue;
    const details = { field: `chapters.${index}.atSec`, params: { number: index + 1 } };
    throw new AppError('education.chapterLate', details);
  }
  for (const [index, { atSec, question }] of checkpoints.entries()) {
    const details = { field: `checkpoints.${index}`, params: { number: index + 1 } };
    if (atSec >= durationSec) throw new AppError('education.checkpointLate', details);
    if (questionProblems(question).length > 0) throw new AppError('education.checkpointWrong', details);
  }
}
