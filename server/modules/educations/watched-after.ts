import { type Film, isWatchedEnough, nextCheckpoint } from '@domain/film';
import {
  firstSeconds,
  leadingSec,
  longestSegments,
  secondsIn,
  type Segment,
  union,
  within,
  without,
} from '@domain/watched';
import limits from '@graphql/limits.json';
import { plausibleSeconds } from './progress-rules';

/** The watching state of a person. */
export interface Seen {
  segments: readonly Segment[];
  countedAt: Date;
  /** The checkpoints that the person has passed. */
  passedIds: readonly string[];
}

/** Whether enough was watched and every checkpoint was passed. */
export const isFinished = (film: Film, segments: readonly Segment[], passedIds: readonly string[]): boolean =>
  isWatchedEnough(segments, film) && nextCheckpoint(film.checkpoints, passedIds) === null;

/**
 * Returns the claimed segments that are possible regardless of time: inside the video, before the next checkpoint, new, and
 * without gaps if seeking is forbidden.
 */
function possible(film: Film, { segments: seen, passedIds }: Seen, claimed: readonly Segment[]): Segment[] {
  const end = nextCheckpoint(film.checkpoints, passedIds)?.atSec ?? film.durationSec;
  const fresh = without(within(union(claimed), Math.min(end, film.durationSec)), seen);
  return film.isSeekForbidden ? within(fresh, leadingSec(union(seen, fresh))) : fresh;
}

/**
 * Returns the accepted segments: the earliest of the claimed seconds, limited by the elapsed time. The rest may be reported
 * again.
 */
export function watchedAfter(
  film: Film,
  seen: Seen,
  claimed: readonly Segment[],
  { clockAt, at }: { clockAt: Date; at: Date },
): { segments: Segment[]; clockAt: Date | null; isEnough: boolean } {
  const { segments, countedAt, passedIds } = seen;
  const fresh = possible(film, seen, claimed.slice(0, limits.filmSegments));
  const counted = plausibleSeconds(secondsIn(fresh), [countedAt, clockAt], at, film.maxSpeedPercent);
  const after = longestSegments(union(segments, firstSeconds(fresh, counted.seconds)), limits.filmSegments);
  return {
    segments: after,
    clockAt: counted.seconds > 0 ? counted.countedAt : null,
    isEnough: isFinished(film, after, passedIds),
  };
}
