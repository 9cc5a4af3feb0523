import { FASTEST_PERCENT, type Film, isWatchedEnough } from '@domain/film';
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
}

/** What of the claims could be true, however fast: inside the film, not seen yet, without a gap where none may be. */
function possible(film: Film, seen: readonly Segment[], claimed: readonly Segment[]): Segment[] {
  const fresh = without(within(union(claimed), film.durationSec), seen);
  return film.isSeekForbidden ? within(fresh, leadingSec(union(seen, fresh))) : fresh;
}

/**
 * What is believed: the earliest of the claimed seconds, no more than the time that has passed allows. What is left out
 * may be told again.
 */
export function watchedAfter(
  film: Film,
  { segments, countedAt }: Seen,
  claimed: readonly Segment[],
  { clockAt, at }: { clockAt: Date; at: Date },
): { segments: Segment[]; clockAt: Date | null; isEnough: boolean } {
  const fresh = possible(film, segments, claimed.slice(0, limits.filmSegments));
  const counted = believed(secondsIn(fresh), [countedAt, clockAt], at, FASTEST_PERCENT);
  const after = longest(union(segments, firstSeconds(fresh, counted.seconds)), limits.filmSegments);
  return {
    segments: after,
    clockAt: counted.seconds > 0 ? counted.countedAt : null,
    isEnough: isWatchedEnough(after, film),
  };
}
