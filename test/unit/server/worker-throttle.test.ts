import { createThrottle } from '@server/workers/throttle';

const ATTACKER = 1;
const COLLEAGUE = 2;

/** Runs `at a time` pieces of one person's work, each followed by the next, for this many seconds. */
function work(atATime: number, seconds: number, areOthers = true) {
  jest.useFakeTimers();
  let now = 0;
  const again = jest.fn();
  const throttle = createThrottle(
    () => areOthers,
    () => now,
  );
  for (let number = 0; number < atATime; number += 1) throttle.queued(ATTACKER);
  for (; now < seconds * 1_000; now += 100) {
    throttle.done(ATTACKER, 100, again);
    throttle.queued(ATTACKER);
  }
  return { throttle, again };
}

afterEach(() => jest.useRealTimers());

describe('a person who has files read continuously', () => {
  test('pauses between two of them while others are active, and continues afterwards', () => {
    const { throttle, again } = work(4, 3);
    expect(throttle.isPaused(ATTACKER)).toBe(true);
    expect(throttle.isPaused(COLLEAGUE)).toBe(false);
    expect(again).not.toHaveBeenCalled();
    jest.advanceTimersByTime(300);
    expect(throttle.isPaused(ATTACKER)).toBe(false);
    expect(again).toHaveBeenCalled();
  });

  test('does not pause while nobody else uses the server', () => {
    expect(work(4, 3, false).throttle.isPaused(ATTACKER)).toBe(false);
  });

  test('does not pause after single files, or several sent once', () => {
    expect(work(2, 10).throttle.isPaused(ATTACKER)).toBe(false);
    expect(work(8, 0.3).throttle.isPaused(ATTACKER)).toBe(false);
  });
});
