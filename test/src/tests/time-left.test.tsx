import { act, render, screen } from '@testing-library/react';
import { useTimeLeft } from '@src/features/tests/passing/useTimeLeft';

/** The time that is left in an attempt. */
function Left({ deadlineAt, serverNow }: { deadlineAt: string | null; serverNow: string }) {
  return <output>{useTimeLeft({ deadlineAt, serverNow })}</output>;
}

const serverNow = '2026-03-01T09:00:00Z';
const deadlineAt = '2026-03-01T09:10:00Z';
const DAY_MS = 24 * 3600 * 1000;

afterEach(() => jest.useRealTimers());

test.each([
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
])('a device whose clock is %s has the time that the server gives', (_, shift) => {
  jest.useFakeTimers({ now: Date.parse(serverNow) + shift });
  render(<Left deadlineAt={deadlineAt} serverNow={serverNow} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^600000$/);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent(/^540000$/);
});

test('a clock that is set ahead in mid-attempt takes nothing away', () => {
  jest.useFakeTimers({ now: Date.parse(serverNow) });
  render(<Left deadlineAt={deadlineAt} serverNow={serverNow} />);
  jest.setSystemTime(Date.parse(serverNow) + DAY_MS);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent(/^540000$/);
});
