import type { AnyQuestion, QuestionType } from './questions/question';
import { secondsIn, type Segment } from './watched';

/** The fastest that any film may be played, percent of its own time; an author may allow less. */
export const FASTEST_PERCENT = 200;

/** How fast a film may be played, percent of its own time. */
export const FILM_SPEEDS = [75, 100, 125, 150, 175, FASTEST_PERCENT] as const;

/** A question at which the film stops. */
export interface Checkpoint {
  readonly id: string;
  readonly atSec: number;
  /** Asked until the answer is right; else any answer will do. */
  readonly mustBeRight: boolean;
  readonly question: AnyQuestion;
}

/** Questions that a person or a picture is needed for are not asked in the middle of a film. */
export const CHECKPOINT_NOT: ReadonlySet<QuestionType> = new Set(['hotspot', 'fileAnswer', 'openText']);

/** From this second on the film is about this. */
export interface Chapter {
  readonly atSec: number;
  readonly title: string;
}

/** What is said from one moment to another, in milliseconds. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What an author says of a film. */
export interface Film {
  /** As it was typed; empty: a file of one's own. */
  readonly url: string;
  /** Null: the address names no film of the hosting. */
  readonly videoId: string | null;
  /** A stored file of one's own; null: a film of the hosting. */
  readonly contentId: number | null;
  readonly durationSec: number;
  readonly minWatchPercent: number;
  readonly isSeekForbidden: boolean;
  /** Whether reading the transcript counts as well. */
  readonly isTranscriptEnough: boolean;
  /** Nobody may watch it faster, percent of its own time. */
  readonly maxSpeedPercent: number;
  readonly checkpoints: readonly Checkpoint[];
  /** In the order of the film. */
  readonly chapters: readonly Chapter[];
  /** In the order of the film; empty: none. */
  readonly subtitles: readonly Cue[];
}

type Asked = Pick<Film, 'durationSec' | 'minWatchPercent'>;

/** Whether enough was seen: in whole numbers, so that rounding takes nothing and gives nothing. */
export const isWatchedEnough = (
  segments: readonly Segment[],
  { durationSec, minWatchPercent }: Asked,
): boolean => secondsIn(segments) * 100 >= minWatchPercent * durationSec;

/** Seconds that are asked for. */
export const askedSec = ({ durationSec, minWatchPercent }: Asked): number =>
  Math.ceil((minWatchPercent * durationSec) / 100);

/** Whole percent of what is asked for, rounded down: nobody is done before they are. */
export function percentWatched(segments: readonly Segment[], film: Asked): number {
  const { durationSec, minWatchPercent } = film;
  if (isWatchedEnough(segments, film)) return 100;
  return Math.floor((secondsIn(segments) * 10_000) / (minWatchPercent * durationSec));
}

/** Of a new film: as most authors want it. */
export const FILM_START: Film = {
  ...{ url: '', videoId: null, contentId: null, durationSec: 0 },
  ...{ minWatchPercent: 90, isSeekForbidden: true, isTranscriptEnough: false },
  ...{ maxSpeedPercent: FASTEST_PERCENT, checkpoints: [], chapters: [], subtitles: [] },
};

/** The field without which nobody can watch it. */
export type FilmProblem = 'url' | 'durationSec';

/** What keeps a film from being published; null: nothing. */
export function filmProblem({ videoId, contentId, durationSec }: Film): FilmProblem | null {
  if (videoId === null && contentId === null) return 'url';
  return durationSec > 0 ? null : 'durationSec';
}

/** The first checkpoint in the way that is not passed yet; null: none is. */
export const nextCheckpoint = <Each extends Pick<Checkpoint, 'id' | 'atSec'>>(
  checkpoints: readonly Each[],
  passedIds: readonly string[],
): Each | null =>
  checkpoints
    .filter(({ id }) => !passedIds.includes(id))
    .reduce<Each | null>((first, each) => (first === null || each.atSec < first.atSec ? each : first), null);

/** Whether two versions show the same film: what was seen of the one counts for the other. */
export const isSameFilm = (
  one: Pick<Film, 'videoId' | 'contentId'>,
  other: Pick<Film, 'videoId' | 'contentId'>,
): boolean => one.videoId === other.videoId && one.contentId === other.contentId;

/** What is said at this moment; null: nothing. */
export const cueAt = (subtitles: readonly Cue[], seconds: number): Cue | null =>
  subtitles.find(({ from, to }) => from <= seconds * 1000 && seconds * 1000 < to) ?? null;

/** The chapter that this moment lies in; null: before the first. */
export const chapterAt = (chapters: readonly Chapter[], seconds: number): Chapter | null =>
  chapters.findLast(({ atSec }) => atSec <= seconds) ?? null;
