import Box from '@mui/material/Box';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '@domain/clock';
import { PlayCover } from '@src/components/data/PlayCover';
import { videoEvent, type VideoCommand, type VideoTick } from './video-messages';

/** Maximum wait for the video hosting in milliseconds. */
const LOAD_TIMEOUT_MS = 15_000;

export interface VideoHandle {
  sendCommand: (command: VideoCommand) => void;
}

interface VideoPlayerProps {
  /** The path of the video's embed page. */
  path: string;
  name: string;
  /** The start position. */
  startAt: number;
  handle: Ref<VideoHandle>;
  onTick: (tick: VideoTick) => void;
  onFail: () => void;
}

/** A hosted video in its embed page. Nothing is requested from the hosting before the click. */
export function VideoPlayer({ path, name, startAt, handle, onTick, onFail }: VideoPlayerProps) {
  const { t } = useTranslation('educations');
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOn, setIsOn] = useState(false);
  const [begunAt, setBegunAt] = useState(0);
  const sendCommand = (command: VideoCommand) =>
    frame.current?.contentWindow?.postMessage({ video: command }, location.origin);
  useImperativeHandle(handle, () => ({ sendCommand }), []);
  const listeners = useRef({ onTick, onFail });
  useEffect(() => {
    listeners.current = { onTick, onFail };
  });
  useEffect(() => {
    if (!isOn) return;
    const loadTimeout = setTimeout(() => listeners.current.onFail(), LOAD_TIMEOUT_MS);
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      // Only messages from the embed page are accepted; the hosting's player communicates only with that page.
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      const heard = videoEvent(data);
      if (heard?.event === 'error') listeners.current.onFail();
      if (heard?.event === 'ready') {
        clearTimeout(loadTimeout);
        if (begunAt > 0) sendCommand({ do: 'seek', at: begunAt });
        sendCommand({ do: 'play' });
      }
      if (heard?.event === 'time') listeners.current.onTick(heard);
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(loadTimeout);
      window.removeEventListener('message', listen);
    };
  }, [begunAt, isOn]);
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 860,
        aspectRatio: '16 / 9',
        borderRadius: 1.5,
        overflow: 'hidden',
        mb: 2,
      }}
    >
      {isOn ? (
        <Box
          component="iframe"
          ref={frame}
          src={path}
          title={t('video.of', { name })}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          sx={{ width: '100%', height: '100%', border: 0, display: 'block' }}
        />
      ) : (
        <PlayCover
          onClick={() => {
            setBegunAt(startAt);
            setIsOn(true);
          }}
        >
          {startAt > 0 ? t('video.goOn', { time: clock(startAt) }) : t('video.start')}
        </PlayCover>
      )}
    </Box>
  );
}
