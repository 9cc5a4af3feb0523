import { type Video, isWatchedEnough, nextCheckpoint } from '@domain/video';
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
export const isFinished = (
  video: Video,
  segments: readonly Segment[],
  passedIds: readonly string[],
): boolean => isWatchedEnough(segments, video) && nextCheckpoint(video.checkpoints, passedIds) === null;

/**
 * Returns the claimed segments that are possible regardless of time: inside the video, before the next checkpoint, new, and
 * without gaps if seeking is forbidden.
 */
function possible(video: Video, { segments: seen, passedIds }: Seen, claimed: readonly Segment[]): Segment[] {
  const end = nextCheckpoint(video.checkpoints, passedIds)?.atSec ?? video.durationSec;
  const fresh = without(within(union(claimed), Math.min(end, video.durationSec)), seen);
  return video.isSeekForbidden ? within(fresh, leadingSec(union(seen, fresh))) : fresh;
}

/**
 * Returns the accepted segments: the earliest of the claimed seconds, limited by the elapsed time. The rest may be reported
 * again.
 */
export function watchedAfter(
  video: Video,
  seen: Seen,
  claimed: readonly Segment[],
  { clockAt, at }: { clockAt: Date; at: Date },
): { segments: Segment[]; clockAt: Date | null; isEnough: boolean } {
  const { segments, countedAt, passedIds } = seen;
  const fresh = possible(video, seen, claimed.slice(0, limits.videoSegments));
  const counted = plausibleSeconds(secondsIn(fresh), [countedAt, clockAt], at, video.maxSpeedPercent);
  const after = longestSegments(union(segments, firstSeconds(fresh, counted.seconds)), limits.videoSegments);
  return {
    segments: after,
    clockAt: counted.seconds > 0 ? counted.countedAt : null,
    isEnough: isFinished(video, after, passedIds),
  };
}
