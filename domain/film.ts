import type { AnyQuestion, QuestionType } from './questions/question';
import { secondsIn, type Segment } from './watched';

/** The fastest that a film may be played, percent of its own time. */
export const FASTEST_PERCENT = 200;

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

/** What an author says of a film. */
export interface Film {
  /** As it was typed. */
  readonly url: string;
  /** Null: the address names no film of the hosting. */
  readonly videoId: string | null;
  readonly durationSec: number;
  readonly minWatchPercent: number;
  readonly isSeekForbidden: boolean;
  /** Whether reading the transcript counts as well. */
  readonly isTranscriptEnough: boolean;
  readonly checkpoints: readonly Checkpoint[];
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
  ...{ url: '', videoId: null, durationSec: 0 },
  ...{ minWatchPercent: 90, isSeekForbidden: true, isTranscriptEnough: false, checkpoints: [] },
};

/** The field without which nobody can watch it. */
export type FilmProblem = 'url' | 'durationSec';

/** What keeps a film from being published; null: nothing. */
export function filmProblem({ videoId, durationSec }: Film): FilmProblem | null {
  if (videoId === null) return 'url';
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
