import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isWatchedEnough, nextCheckpoint } from '@domain/film';
import { secondsIn, type Segment, union, without } from '@domain/watched';
import type { EducationDetails, FilmCheckpoint, Progress, VersionFilm } from '../api';
import { useEducationWatchMutation } from '../api';
import { useLeaving, useOpened } from '../reader/use-studying';
import type { FilmTick } from './film-messages';
import type { FilmHandle } from './FilmPlayer';
import { seekBack, watchedBetween } from './watch-log';

/** So often the server hears of it. */
const EVERY_SEC = 10;

/** What was seen here, and where the player stands. */
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

/** Tells the server what it has not counted yet; the answer is what it has. */
function useTelling({ educationId, versionId }: { educationId: number; versionId: number }) {
  const [report] = useEducationWatchMutation();
  const [told, setTold] = useState<Progress | null>(null);
  const isBusy = useRef(false);
  const tell = useCallback(
    async (segments: readonly Segment[], positionSec: number) => {
      if (isBusy.current) return;
      isBusy.current = true;
      const { data } = await report({
        watch: { educationId, versionId, segments: [...segments], positionSec },
      });
      isBusy.current = false;
      // What did not arrive is told the next time.
      if (data) setTold(data.educationWatch);
    },
    [educationId, report, versionId],
  );
  return { told, tell, accept: setTold };
}

/** Calls once a second with what is newest. */
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

/** Whether the server should hear of it now: by the time, when it would be enough, or when the film stands. */
function isDue({ isPlaying, positionSec }: Local, unsent: number, isEnough: boolean, known: number): boolean {
  if (unsent >= EVERY_SEC || (isEnough && unsent > 0)) return true;
  return !isPlaying && (unsent > 0 || (positionSec > 0 && positionSec !== known));
}

/** Keeps the player where its viewer may be, and as fast as the film may be played. */
function obey(
  player: RefObject<FilmHandle | null>,
  { maxSpeedPercent }: VersionFilm,
  tick: FilmTick,
  backTo: number | null,
): void {
  const fastest = maxSpeedPercent / 100;
  if (backTo !== null) player.current?.tell({ do: 'seek', at: backTo });
  if (tick.rate > fastest) player.current?.tell({ do: 'rate', rate: fastest });
}

/** Whether the player stands at a question that is not passed, or behind it. */
const isStopped = ({ time, isPlaying }: FilmTick, { atSec }: FilmCheckpoint): boolean =>
  time >= atSec && (isPlaying || time > atSec + 1);

/** Up to where seconds count: nothing does behind a question. */
const endOf = ({ durationSec }: VersionFilm, next: FilmCheckpoint | null): number =>
  Math.min(durationSec, next?.atSec ?? durationSec);

/** Stops the film where the question stands; nobody sees a question behind a film that fills the screen. */
function stopAt(player: RefObject<FilmHandle | null>, { atSec }: FilmCheckpoint): void {
  player.current?.tell({ do: 'pause' });
  player.current?.tell({ do: 'seek', at: atSec });
  if (document.fullscreenElement) void document.exitFullscreen();
}

/**
 * What somebody sees of a film: the player tells its time, the server hears of the seconds every now and then, and what the
 * server has counted is what is shown, with what it has not heard of yet.
 */
export function useWatching(
  { id, abilities, myProgress }: EducationDetails,
  versionId: number,
  film: VersionFilm,
  player: RefObject<FilmHandle | null>,
) {
  const { isOpened, first } = useOpened(id, abilities.canStudy);
  const isOn = abilities.canStudy && isOpened;
  const { told, tell, accept } = useTelling({ educationId: id, versionId });
  const [local, setLocal] = useState(NOTHING);
  const last = useRef<FilmTick | null>(null);
  const {
    segments: known,
    positionSec,
    completedAt,
    passedCheckpointIds,
  } = told ?? first ?? myProgress ?? UNSEEN;
  const seen = union(known, local.seen);
  const unsent = without(local.seen, known);
  const next = abilities.canStudy ? nextCheckpoint(film.checkpoints, passedCheckpointIds) : null;
  const [asked, setAsked] = useState<FilmCheckpoint | null>(null);

  const onTick = (tick: FilmTick) => {
    const watched = watchedBetween(last.current, tick, endOf(film, next));
    const fresh = watched ? union(local.seen, [watched]) : local.seen;
    const isBound = abilities.canStudy && film.isSeekForbidden;
    const backTo = isBound ? seekBack(tick, union(known, fresh)) : null;
    last.current = backTo === null ? tick : null;
    obey(player, film, tick, backTo);
    if (backTo !== null) return;
    const isAtQuestion = next !== null && isStopped(tick, next);
    if (isAtQuestion) {
      stopAt(player, next);
      setAsked(next);
    }
    const now = {
      seen: fresh,
      positionSec: Math.min(film.durationSec, Math.floor(tick.time)),
      isPlaying: tick.isPlaying && !isAtQuestion,
    };
    if (!isSame(now, local)) setLocal(now);
  };

  const report = () => void tell(unsent, local.positionSec);
  const isCounting = isOn && completedAt === null;
  useEverySecond(() => {
    const isEnough = isWatchedEnough(seen, film);
    if (isDue(local, secondsIn(unsent), isEnough, positionSec)) report();
  }, isCounting);
  useLeaving(report, isCounting && local.positionSec > 0);
  return {
    seen,
    startAt: positionSec,
    onTick,
    /** The question that the film has stopped at. */
    asked,
    onAsked: (progress: Progress | null) => {
      setAsked(null);
      if (!progress) return;
      accept(progress);
      player.current?.tell({ do: 'play' });
    },
  };
}
