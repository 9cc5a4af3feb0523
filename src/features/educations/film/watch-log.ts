import { leadingSec, type Segment } from '@domain/watched';
import type { FilmTick } from './film-messages';

/** A step that is longer is a jump, not watching: players tell the time several times a second. */
const LONGEST_STEP_SEC = 3;

/** How far ahead of what was seen the player may stand: it is never exact. */
const TOLERANCE_SEC = 1;

/** The whole seconds that were begun between two moments of playing; null: none. */
export function watchedBetween(before: FilmTick | null, now: FilmTick, durationSec: number): Segment | null {
  const step = before ? now.time - before.time : 0;
  if (!before?.isPlaying || step <= 0 || step > LONGEST_STEP_SEC) return null;
  const segment = { from: Math.floor(before.time), to: Math.min(durationSec, Math.ceil(now.time)) };
  return segment.to > segment.from ? segment : null;
}

/** Where the player has to go back to, when it stands further than the person has seen; null: it may stay. */
export function seekBack(now: Pick<FilmTick, 'time'>, seen: readonly Segment[]): number | null {
  const end = leadingSec(seen);
  return now.time > end + TOLERANCE_SEC ? end : null;
}
