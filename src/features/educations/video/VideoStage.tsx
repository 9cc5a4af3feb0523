import { type Ref, useState } from 'react';
import type { Segment } from '@domain/watched';
import { useEducationQuery, type VersionVideo } from '../api';
import type { VideoCommand, VideoTick } from './video-messages';
import { CueLine, VideoBar } from './VideoBar';
import { type VideoHandle, VideoPlayer } from './VideoPlayer';
import { OwnPlayer } from './OwnPlayer';

interface VideoStageProps {
  educationId: number;
  name: string;
  video: VersionVideo;
  seen: readonly Segment[];
  startAt: number;
  handle: Ref<VideoHandle>;
  sendCommand: (command: VideoCommand) => void;
  onTick: (tick: VideoTick) => void;
  onFail: () => void;
}

const FIRST: VideoTick = { time: 0, isPlaying: false, rate: 1 };

const addressOf = (video: Pick<VersionVideo, 'content'> | null | undefined): string | null =>
  video?.content ? `/statics${video.content.details.path}` : null;

/** The player, for hosted or uploaded videos, with the bar below it. */
export function VideoStage({ educationId, video, seen, sendCommand, onTick, ...player }: VideoStageProps) {
  const [tick, setTick] = useState(FIRST);
  const { refetch } = useEducationQuery({ id: educationId });
  const heard = (now: VideoTick) => {
    setTick(now);
    onTick(now);
  };
  const address = addressOf(video);
  if (address === null && video.path === null) return null;
  return (
    <>
      {address !== null ? (
        <OwnPlayer
          {...player}
          address={address}
          subtitles={video.subtitles}
          onTick={heard}
          renew={async () => addressOf((await refetch()).data?.education?.currentVersion?.video)}
        />
      ) : (
        <>
          <VideoPlayer {...player} path={video.path ?? ''} onTick={heard} />
          <CueLine video={video} positionSec={tick.time} />
        </>
      )}
      <VideoBar
        video={video}
        seen={seen}
        positionSec={tick.time}
        rate={tick.rate}
        sendCommand={sendCommand}
      />
    </>
  );
}
