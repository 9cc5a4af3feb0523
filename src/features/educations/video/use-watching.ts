import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isWatchedEnough, nextCheckpoint } from '@domain/video';
import { secondsIn, type Segment, union, without } from '@domain/watched';
import type { EducationDetails, VideoCheckpoint, Progress, VersionVideo } from '../api';
import { useEducationWatchMutation } from '../api';
import { useLeaving, useOpened } from '../reader/use-studying';
import type { VideoTick } from './video-messages';
import type { VideoHandle } from './VideoPlayer';
import { seekBack, watchedBetween } from './watch-log';

/** The reporting interval in seconds. */
const EVERY_SEC = 10;

/** The locally watched parts and the player's position. */
interface Local {
  seen: Segment[];
  positionSec: number;
  isPlaying: boolean;
}

const isSame = (a: Local, b: Local): boolean =>
  a.positionSec === b.positionSec && a.isPlaying === b.isPlaying && secondsIn(a.seen) === secondsIn(b.seen);

const UNSEEN: Pick<Progress, 'segments' | 'positionSec' | 'completedAt' | 'passedCheckpointIds'> = {
  ...{ segments: [], positionSec: 0, completedAt: null, passedCheckpointIds: [] },
};

const NOTHING: Local = { seen: [], positionSec: 0, isPlaying: false };

/** Reports progress that the server has not counted yet and keeps its response. */
function useProgressReport({ educationId, versionId }: { educationId: number; versionId: number }) {
  const [report] = useEducationWatchMutation();
  const [confirmed, setConfirmed] = useState<Progress | null>(null);
  const isBusy = useRef(false);
  const sendReport = useCallback(
    async (segments: readonly Segment[], positionSec: number) => {
      if (isBusy.current) return;
      isBusy.current = true;
      const { data } = await report({
        watch: { educationId, versionId, segments: [...segments], positionSec },
      });
      isBusy.current = false;
      // Unsent progress is included in the next report.
      if (data) setConfirmed(data.educationWatch);
    },
    [educationId, report, versionId],
  );
  return { confirmed, sendReport, accept: setConfirmed };
}

/** Calls the latest callback once a second. */
function useEverySecond(call: () => void, isOn: boolean): void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => latest.current(), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
}

/** Whether to report now: the interval has passed, the video would be completed, or it is paused. */
function isDue({ isPlaying, positionSec }: Local, unsent: number, isEnough: boolean, known: number): boolean {
  if (unsent >= EVERY_SEC || (isEnough && unsent > 0)) return true;
  return !isPlaying && (unsent > 0 || (positionSec > 0 && positionSec !== known));
}

/** Limits the player to the allowed position and speed. */
function enforceLimits(
  player: RefObject<VideoHandle | null>,
  { maxSpeedPercent }: VersionVideo,
  tick: VideoTick,
  backTo: number | null,
): void {
  const fastest = maxSpeedPercent / 100;
  if (backTo !== null) player.current?.sendCommand({ do: 'seek', at: backTo });
  if (tick.rate > fastest) player.current?.sendCommand({ do: 'rate', rate: fastest });
}

/** Whether the player is at or after a question that is not passed. */
const isStopped = ({ time, isPlaying }: VideoTick, { atSec }: VideoCheckpoint): boolean =>
  time >= atSec && (isPlaying || time > atSec + 1);

/** Returns the position up to which seconds count, which is the next question or the end. */
const endOf = ({ durationSec }: VersionVideo, next: VideoCheckpoint | null): number =>
  Math.min(durationSec, next?.atSec ?? durationSec);

/** Returns the state at the player's position. */
const localAt = (tick: VideoTick, seen: Segment[], video: VersionVideo, isAtQuestion: boolean): Local => ({
  seen,
  positionSec: Math.min(video.durationSec, Math.floor(tick.time)),
  isPlaying: tick.isPlaying && !isAtQuestion,
});

/** Stops the video at the question and leaves full screen, where the question would be hidden. */
function stopAt(player: RefObject<VideoHandle | null>, { atSec }: VideoCheckpoint): void {
  player.current?.sendCommand({ do: 'pause' });
  player.current?.sendCommand({ do: 'seek', at: atSec });
  if (document.fullscreenElement) void document.exitFullscreen();
}

/**
 * Tracks a user's viewing of a video: the player reports its position, watched seconds are sent to the server from time to time,
 * and the displayed progress is the server's count plus what is not sent yet.
 */
export function useWatching(
  { id, abilities, myProgress }: EducationDetails,
  versionId: number,
  video: VersionVideo,
  player: RefObject<VideoHandle | null>,
) {
  const { isOpened, first } = useOpened(id, abilities.canStudy);
  const isOn = abilities.canStudy && isOpened;
  const { confirmed, sendReport, accept } = useProgressReport({ educationId: id, versionId });
  const [local, setLocal] = useState(NOTHING);
  const last = useRef<VideoTick | null>(null);
  const {
    segments: known,
    positionSec,
    completedAt,
    passedCheckpointIds,
  } = confirmed ?? first ?? myProgress ?? UNSEEN;
  const seen = union(known, local.seen);
  const unsent = without(local.seen, known);
  const next = abilities.canStudy ? nextCheckpoint(video.checkpoints, passedCheckpointIds) : null;
  const [asked, setAsked] = useState<VideoCheckpoint | null>(null);

  const onTick = (tick: VideoTick) => {
    const watched = watchedBetween(last.current, tick, endOf(video, next));
    const fresh = watched ? union(local.seen, [watched]) : local.seen;
    const isBound = abilities.canStudy && video.isSeekForbidden;
    const backTo = isBound ? seekBack(tick, union(known, fresh)) : null;
    last.current = backTo === null ? tick : null;
    enforceLimits(player, video, tick, backTo);
    if (backTo !== null) return;
    const isAtQuestion = next !== null && isStopped(tick, next);
    if (isAtQuestion) {
      stopAt(player, next);
      setAsked(next);
    }
    const now = localAt(tick, fresh, video, isAtQuestion);
    if (!isSame(now, local)) setLocal(now);
  };

  const report = () => void sendReport(unsent, local.positionSec);
  const isCounting = isOn && completedAt === null;
  useEverySecond(() => {
    const isEnough = isWatchedEnough(seen, video);
    if (isDue(local, secondsIn(unsent), isEnough, positionSec)) report();
  }, isCounting);
  useLeaving(report, isCounting && local.positionSec > 0);
  return {
    seen,
    startAt: positionSec,
    onTick,
    /** The question at which the video has stopped. */
    asked,
    onAsked: (progress: Progress | null) => {
      setAsked(null);
      if (!progress) return;
      accept(progress);
      player.current?.sendCommand({ do: 'play' });
    },
  };
}
