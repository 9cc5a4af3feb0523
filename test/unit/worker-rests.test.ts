import { createRests } from '@server/workers/rests';

const ATTACKER = 1;
const COLLEAGUE = 2;

/** `at a time` pieces of work of one person, each followed by the next, for so many seconds. */
function work(atATime: number, seconds: number, areOthers = true) {
  jest.useFakeTimers();
  let now = 0;
  const again = jest.fn();
  const rests = createRests(
    () => areOthers,
    () => now,
  );
  for (let number = 0; number < atATime; number += 1) rests.asked(ATTACKER);
  for (; now < seconds * 1_000; now += 100) {
    rests.done(ATTACKER, 100, again);
    rests.asked(ATTACKER);
  }
  return { rests, again };
}

afterEach(() => jest.useRealTimers());

describe('whoever has files read without a pause', () => {
  test('rests between two of them while others are there, and goes on afterwards', () => {
    const { rests, again } = work(4, 3);
    expect(rests.isResting(ATTACKER)).toBe(true);
    expect(rests.isResting(COLLEAGUE)).toBe(false);
    expect(again).not.toHaveBeenCalled();
    jest.advanceTimersByTime(300);
    expect(rests.isResting(ATTACKER)).toBe(false);
    expect(again).toHaveBeenCalled();
  });

  test('does not rest while nobody else asks the server for anything', () => {
    expect(work(4, 3, false).rests.isResting(ATTACKER)).toBe(false);
  });

  test('does not rest who sends one file after another, or several once', () => {
    expect(work(2, 10).rests.isResting(ATTACKER)).toBe(false);
    expect(work(8, 0.3).rests.isResting(ATTACKER)).toBe(false);
  });
});
