import type { AnyQuestion, QuestionType } from './questions/question';
import { secondsIn, type Segment } from './watched';

/** The max playback speed of any video, in percent of normal speed; an author may allow less. */
export const FASTEST_PERCENT = 200;

/** The available playback speeds of a video, in percent of normal speed. */
export const VIDEO_SPEEDS = [75, 100, 125, 150, 175, FASTEST_PERCENT] as const;

/** A question at which the video stops. */
export interface Checkpoint {
  readonly id: string;
  readonly atSec: number;
  /** The question is repeated until the answer is right; otherwise any answer is enough. */
  readonly mustBeRight: boolean;
  readonly question: AnyQuestion;
}

/** Questions that require a person or a picture are not asked in the middle of a video. */
export const NON_CHECKPOINT_TYPES: ReadonlySet<QuestionType> = new Set(['hotspot', 'fileAnswer', 'openText']);

/** A chapter of the video that begins at this second. */
export interface Chapter {
  readonly atSec: number;
  readonly title: string;
}

/** A subtitle from one moment to another, in milliseconds. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** An author's settings of a video. */
export interface Video {
  /** As it was typed; empty: an uploaded file. */
  readonly url: string;
  /** Null: the address is not of a video at the hosting service. */
  readonly videoId: string | null;
  /** An uploaded file; null: a video at the hosting service. */
  readonly contentId: number | null;
  readonly durationSec: number;
  readonly minWatchPercent: number;
  readonly isSeekForbidden: boolean;
  /** Whether reading the transcript counts as well. */
  readonly isTranscriptEnough: boolean;
  /** The max playback speed, in percent of normal speed. */
  readonly maxSpeedPercent: number;
  readonly checkpoints: readonly Checkpoint[];
  /** In chronological order. */
  readonly chapters: readonly Chapter[];
  /** In chronological order; empty: none. */
  readonly subtitles: readonly Cue[];
}

type Asked = Pick<Video, 'durationSec' | 'minWatchPercent'>;

/** Whether enough was watched: in whole numbers, so that rounding has no effect. */
export const isWatchedEnough = (
  segments: readonly Segment[],
  { durationSec, minWatchPercent }: Asked,
): boolean => secondsIn(segments) * 100 >= minWatchPercent * durationSec;

/** The number of seconds that must be watched. */
export const askedSec = ({ durationSec, minWatchPercent }: Asked): number =>
  Math.ceil((minWatchPercent * durationSec) / 100);

/** Returns the whole percentage of what must be watched, rounded down, so that 100 means complete. */
export function percentWatched(segments: readonly Segment[], video: Asked): number {
  const { durationSec, minWatchPercent } = video;
  if (isWatchedEnough(segments, video)) return 100;
  return Math.floor((secondsIn(segments) * 10_000) / (minWatchPercent * durationSec));
}

/** The settings of a new video, as most authors want them. */
export const VIDEO_START: Video = {
  ...{ url: '', videoId: null, contentId: null, durationSec: 0 },
  ...{ minWatchPercent: 90, isSeekForbidden: true, isTranscriptEnough: false },
  ...{ maxSpeedPercent: FASTEST_PERCENT, checkpoints: [], chapters: [], subtitles: [] },
};

/** The missing field without which the video cannot be watched. */
export type VideoProblem = 'url' | 'durationSec';

/** Returns what prevents a video from being published; null: nothing. */
export function videoProblem({ videoId, contentId, durationSec }: Video): VideoProblem | null {
  if (videoId === null && contentId === null) return 'url';
  return durationSec > 0 ? null : 'durationSec';
}

/** Returns the first checkpoint that has not been passed yet; null: there is none. */
export const nextCheckpoint = <Each extends Pick<Checkpoint, 'id' | 'atSec'>>(
  checkpoints: readonly Each[],
  passedIds: readonly string[],
): Each | null =>
  checkpoints
    .filter(({ id }) => !passedIds.includes(id))
    .reduce<Each | null>(
      (first, checkpoint) => (first === null || checkpoint.atSec < first.atSec ? checkpoint : first),
      null,
    );

/** Whether two versions show the same video, so that what was watched of one counts for the other. */
export const isSameVideo = (
  first: Pick<Video, 'videoId' | 'contentId'>,
  other: Pick<Video, 'videoId' | 'contentId'>,
): boolean => first.videoId === other.videoId && first.contentId === other.contentId;

/** Returns the subtitle at this moment; null: there is none. */
export const cueAt = (subtitles: readonly Cue[], seconds: number): Cue | null =>
  subtitles.find(({ from, to }) => from <= seconds * 1000 && seconds * 1000 < to) ?? null;

/** Returns the chapter at this moment; null: before the first. */
export const chapterAt = (chapters: readonly Chapter[], seconds: number): Chapter | null =>
  chapters.findLast(({ atSec }) => atSec <= seconds) ?? null;
