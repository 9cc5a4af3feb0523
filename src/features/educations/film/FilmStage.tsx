import { type Ref, useState } from 'react';
import type { Segment } from '@domain/watched';
import { useEducationQuery, type VersionFilm } from '../api';
import type { FilmCommand, FilmTick } from './film-messages';
import { CueLine, FilmBar } from './FilmBar';
import { type FilmHandle, FilmPlayer } from './FilmPlayer';
import { OwnPlayer } from './OwnPlayer';

interface FilmStageProps {
  educationId: number;
  name: string;
  film: VersionFilm;
  seen: readonly Segment[];
  startAt: number;
  handle: Ref<FilmHandle>;
  sendCommand: (command: FilmCommand) => void;
  onTick: (tick: FilmTick) => void;
  onFail: () => void;
}

const FIRST: FilmTick = { time: 0, isPlaying: false, rate: 1 };

const addressOf = (film: Pick<VersionFilm, 'content'> | null | undefined): string | null =>
  film?.content ? `/statics${film.content.details.path}` : null;

/** The player, for hosted or uploaded videos, with the bar below it. */
export function FilmStage({ educationId, film, seen, sendCommand, onTick, ...player }: FilmStageProps) {
  const [tick, setTick] = useState(FIRST);
  const { refetch } = useEducationQuery({ id: educationId });
  const heard = (now: FilmTick) => {
    setTick(now);
    onTick(now);
  };
  const address = addressOf(film);
  if (address === null && film.path === null) return null;
  return (
    <>
      {address !== null ? (
        <OwnPlayer
          {...player}
          address={address}
          subtitles={film.subtitles}
          onTick={heard}
          renew={async () => addressOf((await refetch()).data?.education?.currentVersion?.film)}
        />
      ) : (
        <>
          <FilmPlayer {...player} path={film.path ?? ''} onTick={heard} />
          <CueLine film={film} positionSec={tick.time} />
        </>
      )}
      <FilmBar film={film} seen={seen} positionSec={tick.time} rate={tick.rate} sendCommand={sendCommand} />
    </>
  );
}
