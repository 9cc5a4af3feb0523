import Box from '@mui/material/Box';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '@domain/clock';
import type { Cue } from '@domain/video';
import { PlayCover } from '@src/components/data/PlayCover';
import type { VideoCommand, VideoTick } from './video-messages';
import type { VideoHandle } from './VideoPlayer';

interface OwnPlayerProps {
  /** A signed URL, valid for an hour or two. */
  address: string;
  name: string;
  /** The start position. */
  startAt: number;
  subtitles: readonly Cue[];
  handle: Ref<VideoHandle>;
  onTick: (tick: VideoTick) => void;
  onFail: () => void;
  /** Returns a new URL of the same file; null when there is none. */
  renew: () => Promise<string | null>;
}

/** A URL that fails this soon after it was issued fails for another reason than its expiry. */
const TOO_SOON_MS = 10_000;

const tickOf = ({ currentTime, paused, ended, seeking, playbackRate }: HTMLVideoElement): VideoTick => ({
  ...{ time: currentTime, rate: playbackRate },
  isPlaying: !paused && !ended && !seeking,
});

function applyCommand(video: HTMLVideoElement, command: VideoCommand): void {
  if (command.do === 'pause') video.pause();
  if (command.do === 'seek') video.currentTime = command.at;
  if (command.do === 'rate') video.playbackRate = command.rate;
  // A browser that requires a click first shows its own button.
  if (command.do === 'play') void video.play().catch(() => undefined);
}

/** Adds the subtitles as a native track, so that they are also shown in full screen. */
function useSubtitles(video: HTMLVideoElement | null, subtitles: readonly Cue[], label: string): void {
  useEffect(() => {
    if (!video || subtitles.length === 0) return;
    const track = video.addTextTrack('captions', label);
    track.mode = 'showing';
    for (const { from, to, text } of subtitles) track.addCue(new VTTCue(from / 1000, to / 1000, text));
    // A track cannot be removed, so its cues are.
    return () => {
      track.mode = 'disabled';
      for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
    };
  }, [video, subtitles, label]);
}

/** The player of an uploaded video. Nothing is fetched before the click. */
export function OwnPlayer(props: OwnPlayerProps) {
  const { address, name, startAt, subtitles, handle, onTick, onFail, renew } = props;
  const { t } = useTranslation('educations');
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [source, setSource] = useState<string | null>(null);
  // The position at which playback continues when the file is loaded, and whether it starts automatically.
  const goingOn = useRef({ at: startAt, isPlaying: true });
  const renewedAt = useRef(-Infinity);
  useImperativeHandle(handle, () => ({ sendCommand: (command) => video && applyCommand(video, command) }), [
    video,
  ]);
  useSubtitles(video, subtitles, t('video.subtitles'));
  const fail = async (broken: HTMLVideoElement) => {
    if (performance.now() - renewedAt.current < TOO_SOON_MS) return onFail();
    renewedAt.current = performance.now();
    goingOn.current = { at: broken.currentTime, isPlaying: !broken.paused };
    const next = await renew().catch(() => null);
    if (next === null || next === source) return onFail();
    setSource(next);
  };
  return (
    <Box
      sx={{
        ...{
          width: '100%',
          maxWidth: 860,
          aspectRatio: '16 / 9',
          borderRadius: 1.5,
          overflow: 'hidden',
          mb: 2,
        },
        bgcolor: 'common.black',
      }}
    >
      {source === null ? (
        <PlayCover
          onClick={() => {
            goingOn.current = { at: startAt, isPlaying: true };
            setSource(address);
          }}
        >
          {startAt > 0 ? t('video.goOn', { time: clock(startAt) }) : t('video.start')}
        </PlayCover>
      ) : (
        <Box
          component="video"
          ref={setVideo}
          src={source}
          controls
          playsInline
          controlsList="nodownload noplaybackrate"
          aria-label={t('video.of', { name })}
          onLoadedMetadata={({ currentTarget }) => {
            const { at, isPlaying } = goingOn.current;
            if (at > 0) currentTarget.currentTime = at;
            if (isPlaying) applyCommand(currentTarget, { do: 'play' });
          }}
          onTimeUpdate={({ currentTarget }) => onTick(tickOf(currentTarget))}
          onPlay={({ currentTarget }) => onTick(tickOf(currentTarget))}
          onPause={({ currentTarget }) => onTick(tickOf(currentTarget))}
          onSeeked={({ currentTarget }) => onTick(tickOf(currentTarget))}
          onRateChange={({ currentTarget }) => onTick(tickOf(currentTarget))}
          onError={({ currentTarget }) => void fail(currentTarget)}
          sx={{ width: '100%', height: '100%', display: 'block' }}
        />
      )}
    </Box>
  );
}
