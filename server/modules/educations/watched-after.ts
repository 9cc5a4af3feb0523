import { type Film, isWatchedEnough, nextCheckpoint } from '@domain/film';
import {
  firstSeconds,
  leadingSec,
  longest,
  secondsIn,
  type Segment,
  union,
  within,
  without,
} from '@domain/watched';
import limits from '@graphql/limits.json';
import { believed } from './progress-rules';

/** What is known of somebody's watching. */
export interface Seen {
  segments: readonly Segment[];
  countedAt: Date;
  /** Checkpoints behind which the film goes on. */
  passedIds: readonly string[];
}

/** Whether enough was seen and every checkpoint is passed. */
export const isFinished = (film: Film, segments: readonly Segment[], passedIds: readonly string[]): boolean =>
  isWatchedEnough(segments, film) && nextCheckpoint(film.checkpoints, passedIds) === null;

/** What of the claims could be true, however fast: inside the film, before a checkpoint, new, no gap where none may be. */
function possible(film: Film, { segments: seen, passedIds }: Seen, claimed: readonly Segment[]): Segment[] {
  const end = nextCheckpoint(film.checkpoints, passedIds)?.atSec ?? film.durationSec;
  const fresh = without(within(union(claimed), Math.min(end, film.durationSec)), seen);
  return film.isSeekForbidden ? within(fresh, leadingSec(union(seen, fresh))) : fresh;
}

/**
 * What is believed: the earliest of the claimed seconds, no more than the time that has passed allows. What is left out
 * may be told again.
 */
export function watchedAfter(
  film: Film,
  seen: Seen,
  claimed: readonly Segment[],
  { clockAt, at }: { clockAt: Date; at: Date },
): { segments: Segment[]; clockAt: Date | null; isEnough: boolean } {
  const { segments, countedAt, passedIds } = seen;
  const fresh = possible(film, seen, claimed.slice(0, limits.filmSegments));
  const counted = believed(secondsIn(fresh), [countedAt, clockAt], at, film.maxSpeedPercent);
  const after = longest(union(segments, firstSeconds(fresh, counted.seconds)), limits.filmSegments);
  return {
    segments: after,
    clockAt: counted.seconds > 0 ? counted.countedAt : null,
    isEnough: isFinished(film, after, passedIds),
  };
}
