import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { FASTEST_PERCENT, isWatchedEnough } from '@domain/film';
import { secondsIn, type Segment, union, without } from '@domain/watched';
import type { EducationDetails, Progress, VersionFilm } from '../api';
import { useEducationWatchMutation } from '../api';
import { useLeaving, useOpened } from '../reader/use-studying';
import type { FilmTick } from './film-messages';
import type { FilmHandle } from './FilmPlayer';
import { seekBack, watchedBetween } from './watch-log';

/** So often the server hears of it. */
const EVERY_SEC = 10;

const FASTEST_RATE = FASTEST_PERCENT / 100;

/** What was seen here, and where the player stands. */
interface Local {
  seen: Segment[];
  positionSec: number;
  isPlaying: boolean;
}

const isSame = (a: Local, b: Local): boolean =>
  a.positionSec === b.positionSec && a.isPlaying === b.isPlaying && secondsIn(a.seen) === secondsIn(b.seen);

const UNSEEN: Pick<Progress, 'segments' | 'positionSec' | 'completedAt'> = {
  ...{ segments: [], positionSec: 0, completedAt: null },
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
  return { told, tell };
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

/** Keeps the player where its viewer may be, and as fast as a film may be played. */
function obey(player: RefObject<FilmHandle | null>, tick: FilmTick, backTo: number | null): void {
  if (backTo !== null) player.current?.tell({ do: 'seek', at: backTo });
  if (tick.rate > FASTEST_RATE) player.current?.tell({ do: 'rate', rate: FASTEST_RATE });
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
  const { told, tell } = useTelling({ educationId: id, versionId });
  const [local, setLocal] = useState(NOTHING);
  const last = useRef<FilmTick | null>(null);
  const { segments: known, positionSec, completedAt } = told ?? first ?? myProgress ?? UNSEEN;
  const seen = union(known, local.seen);
  const unsent = without(local.seen, known);

  const onTick = (tick: FilmTick) => {
    const watched = watchedBetween(last.current, tick, film.durationSec);
    const fresh = watched ? union(local.seen, [watched]) : local.seen;
    const isBound = abilities.canStudy && film.isSeekForbidden;
    const backTo = isBound ? seekBack(tick, union(known, fresh)) : null;
    last.current = backTo === null ? tick : null;
    obey(player, tick, backTo);
    if (backTo !== null) return;
    const next = {
      seen: fresh,
      positionSec: Math.min(film.durationSec, Math.floor(tick.time)),
      isPlaying: tick.isPlaying,
    };
    if (!isSame(next, local)) setLocal(next);
  };

  const report = () => void tell(unsent, local.positionSec);
  const isCounting = isOn && completedAt === null;
  useEverySecond(() => {
    const isEnough = isWatchedEnough(seen, film);
    if (isDue(local, secondsIn(unsent), isEnough, positionSec)) report();
  }, isCounting);
  useLeaving(report, isCounting && local.positionSec > 0);
  return { seen, startAt: positionSec, onTick };
}
