import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import type { VideoTick } from '@src/features/educations/video/video-messages';
import type { VideoHandle } from '@src/features/educations/video/VideoPlayer';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { OwnPlayer } from '@src/features/educations/video/OwnPlayer';

// The player of uploaded videos: its events, its controls, and an expired address.

const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);

function open({ startAt = 0, renew = async (): Promise<string | null> => '/statics/new' } = {}) {
  const ticks: VideoTick[] = [];
  const onFail = jest.fn();
  const handle = createRef<VideoHandle>();
  render(
    <ThemeRoot isDark={false}>
      <OwnPlayer
        {...{ address: '/statics/old', name: 'Касса', startAt, subtitles: [], handle, onFail, renew }}
        onTick={(tick) => ticks.push(tick)}
      />
    </ThemeRoot>,
  );
  fireEvent.click(screen.getByRole('button'));
  const video = document.querySelector('video');
  if (!video) throw new Error('there is no player');
  return { ticks, onFail, handle, video };
}

test('nothing is loaded before the click; it resumes where it was left, and reports its position', () => {
  const { video, ticks } = open({ startAt: 12 });
  expect(video.getAttribute('src')).toBe('/statics/old');
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(12);
  expect(play).toHaveBeenCalled();
  fireEvent.timeUpdate(video);
  expect(ticks.at(-1)).toEqual({ time: 12, rate: 1, isPlaying: false });
});

test('it follows its controls', () => {
  const { video, handle } = open();
  handle.current?.sendCommand({ do: 'seek', at: 7 });
  handle.current?.sendCommand({ do: 'rate', rate: 1.5 });
  handle.current?.sendCommand({ do: 'pause' });
  expect([video.currentTime, video.playbackRate]).toEqual([7, 1.5]);
  expect(pause).toHaveBeenCalled();
});

test('an address that expired during a pause is renewed, and the video keeps its position', async () => {
  const { video, onFail } = open();
  video.currentTime = 33;
  await act(async () => {
    fireEvent.error(video);
  });
  expect(video.getAttribute('src')).toBe('/statics/new');
  video.currentTime = 0;
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(33);
  expect(onFail).not.toHaveBeenCalled();
  // The address has not expired: the file itself is gone.
  await act(async () => {
    fireEvent.error(video);
  });
  expect(onFail).toHaveBeenCalledTimes(1);
});

test('without another address it says that the video is unavailable', async () => {
  const { video, onFail } = open({ renew: async () => null });
  await act(async () => {
    fireEvent.error(video);
  });
  expect(onFail).toHaveBeenCalledTimes(1);
});
