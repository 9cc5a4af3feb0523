import { setImmediate as turn } from 'node:timers/promises';
import { createPace } from '@server/spreadsheets/pace';

/** A clock that stands still while everybody sleeps, until the next one wakes; `othersTake`: the pending work of others. */
function movedClock(othersTake: number) {
  let at = 0;
  let asleep: { until: number; wake: () => void }[] = [];
  const clock = {
    now: () => at,
    others: () => {
      at += othersTake;
      return turn();
    },
    idle: (ms: number) => new Promise<void>((wake) => asleep.push({ until: at + ms, wake })),
  };
  const rest = { until: 0 };
  let idled = 0;

  async function writeTable(rows: number, ms: number): Promise<void> {
    const pause = createPace(clock, rest);
    for (let row = 0; row < rows; row += 1) {
      at += ms;
      await pause();
    }
  }

  /** Writes tables side by side, rows that take this long each; returns the share of the time that was spent on rows. */
  async function write(tables: number, rows: number, ms: number): Promise<number> {
    let isOver = false;
    const written = Promise.all(Array.from({ length: tables }, () => writeTable(rows, ms))).then(() => {
      isOver = true;
    });
    while (!isOver) {
      await turn();
      await turn();
      const next = asleep.toSorted((a, b) => a.until - b.until)[0];
      if (!next) continue;
      asleep = asleep.filter((sleeper) => sleeper !== next);
      idled += Math.max(0, next.until - at);
      at = Math.max(at, next.until);
      next.wake();
    }
    await written;
    return (tables * rows * ms) / at;
  }
  return { write, idled: () => idled };
}

test('a table is written without pauses while nobody else is being served', async () => {
  const { idled, write } = movedClock(0.2);
  await write(1, 100, 1);
  expect(idled()).toBe(0);
});

test.each([1, 2, 5])(
  'while others are being served, half of the thread is left to them by %d tables together',
  async (tables) => {
    expect(await movedClock(1).write(tables, 60, 1)).toBeLessThan(0.52);
  },
);
