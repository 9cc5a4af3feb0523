import type { AnyQuestion, QuestionType } from './questions/question';
import { secondsIn, type Segment } from './watched';

/** The max playback speed of any video, in percent of normal speed; an author may allow less. */
export const FASTEST_PERCENT = 200;

/** The available playback speeds of a video, in percent of normal speed. */
export const FILM_SPEEDS = [75, 100, 125, 150, 175, FASTEST_PERCENT] as const;

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
export interface Film {
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

type Asked = Pick<Film, 'durationSec' | 'minWatchPercent'>;

/** Whether enough was watched: in whole numbers, so that rounding has no effect. */
export const isWatchedEnough = (
  segments: readonly Segment[],
  { durationSec, minWatchPercent }: Asked,
): boolean => secondsIn(segments) * 100 >= minWatchPercent * durationSec;

/** The number of seconds that must be watched. */
export const askedSec = ({ durationSec, minWatchPercent }: Asked): number =>
  Math.ceil((minWatchPercent * durationSec) / 100);

/** Returns the whole percentage of what must be watched, rounded down, so that 100 means complete. */
export function percentWatched(segments: readonly Segment[], film: Asked): number {
  const { durationSec, minWatchPercent } = film;
  if (isWatchedEnough(segments, film)) return 100;
  return Math.floor((secondsIn(segments) * 10_000) / (minWatchPercent * durationSec));
}

/** The settings of a new video, as most authors want them. */
export const FILM_START: Film = {
  ...{ url: '', videoId: null, contentId: null, durationSec: 0 },
  ...{ minWatchPercent: 90, isSeekForbidden: true, isTranscriptEnough: false },
  ...{ maxSpeedPercent: FASTEST_PERCENT, checkpoints: [], chapters: [], subtitles: [] },
};

/** The missing field without which the video cannot be watched. */
export type FilmProblem = 'url' | 'durationSec';

/** Returns what prevents a video from being published; null: nothing. */
export function filmProblem({ videoId, contentId, durationSec }: Film): FilmProblem | null {
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
export const isSameFilm = (
  first: Pick<Film, 'videoId' | 'contentId'>,
  other: Pick<Film, 'videoId' | 'contentId'>,
): boolean => first.videoId === other.videoId && first.contentId === other.contentId;

/** Returns the subtitle at this moment; null: there is none. */
export const cueAt = (subtitles: readonly Cue[], seconds: number): Cue | null =>
  subtitles.find(({ from, to }) => from <= seconds * 1000 && seconds * 1000 < to) ?? null;

/** Returns the chapter at this moment; null: before the first. */
export const chapterAt = (chapters: readonly Chapter[], seconds: number): Chapter | null =>
  chapters.findLast(({ atSec }) => atSec <= seconds) ?? null;
