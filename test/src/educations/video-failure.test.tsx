import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadTranslations } from '@src/lib/i18n';
import { openPageWire } from '@test/helpers/page/page-wire';
import { aHostedVideo, educationAnswer, openViewer } from './viewer-support';

/** The video hosting is gone: the transcript takes its place. */
const wire = openPageWire();
beforeAll(() => loadTranslations(['educations', 'content']));
afterEach(() => jest.useRealTimers());

const GONE = 'Видео не загружается. Прочитайте расшифровку: это тоже засчитается.';

/** Opens the video and starts it. */
async function start(user: ReturnType<typeof userEvent.setup>): Promise<HTMLIFrameElement> {
  wire.answer = ({ query }) => {
    if (query.includes('contentNotes')) return { data: { contentNotes: [] } };
    const progress = {
      ...{ educationId: 5, versionId: 7, activeSec: 0, readingSec: 5, percent: 0, segments: [] },
      ...{ watchedSec: 0, positionSec: 0, passedCheckpointIds: [], completedAt: null },
    };
    const education = educationAnswer({ typeContent: 'video', video: aHostedVideo });
    return { data: { education, educationOpen: progress, educationProgress: progress } };
  };
  openViewer('video');
  await user.click(await screen.findByRole('button', { name: 'Смотреть' }));
  return screen.getByTitle<HTMLIFrameElement>('Видео: Касса');
}

const receive = (frame: HTMLIFrameElement, event: string) =>
  act(() => {
    const data = { video: { event, time: 0, isPlaying: false, rate: 1 } };
    const { origin } = window.location;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
  });

test('an error of the player leads to the transcript', async () => {
  const user = userEvent.setup();
  receive(await start(user), 'error');
  expect(screen.getByRole('alert')).toHaveTextContent(GONE);
  await user.click(screen.getByRole('button', { name: 'Прочитать расшифровку' }));
  expect(screen.getByText('Мойте руки', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Смотреть видео' })).toBeVisible();
});

test('a player that says nothing for 15 seconds does, too; one that is ready does not', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const frame = await start(user);
  act(() => void jest.advanceTimersByTime(14_900));
  expect(screen.queryByText(GONE)).toBeNull();
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.getByText(GONE)).toBeVisible();
  receive(frame, 'time');
  expect(screen.queryByText(GONE)).toBeNull();
});

test('a player that was ready in time is waited for', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const frame = await start(user);
  receive(frame, 'ready');
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.queryByText(GONE)).toBeNull();
});
