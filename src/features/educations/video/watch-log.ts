import { leadingSec, type Segment } from '@domain/watched';
import type { VideoTick } from './video-messages';

/** A longer step is a jump, not watching, because players report the position several times a second. */
const MAX_STEP_SEC = 3;

/** How far the player may be ahead of the watched part, since its position is not exact. */
const TOLERANCE_SEC = 1;

/** Returns the whole seconds that started between two playback positions; null when there are none. */
export function watchedBetween(
  before: VideoTick | null,
  now: VideoTick,
  durationSec: number,
): Segment | null {
  const step = before ? now.time - before.time : 0;
  if (!before?.isPlaying || step <= 0 || step > MAX_STEP_SEC) return null;
  const segment = { from: Math.floor(before.time), to: Math.min(durationSec, Math.ceil(now.time)) };
  return segment.to > segment.from ? segment : null;
}

/** Returns the position to seek back to when the player is beyond the watched part; null when it is not. */
export function seekBack(now: Pick<VideoTick, 'time'>, seen: readonly Segment[]): number | null {
  const end = leadingSec(seen);
  return now.time > end + TOLERANCE_SEC ? end : null;
}
