import { createPace } from '@server/spreadsheets/pace';

/** A clock that the test moves; `othersTake` is how long the pending work of others runs. */
function movedClock(othersTake: number) {
  let at = 0;
  const idled: number[] = [];
  const pause = createPace({
    now: () => at,
    others: () => {
      at += othersTake;
      return Promise.resolve();
    },
    idle: (ms) => {
      idled.push(ms);
      at += ms;
      return Promise.resolve();
    },
  });
  /** Writes rows that take this long each. */
  const write = async (rows: number, ms: number) => {
    for (let row = 0; row < rows; row += 1) {
      at += ms;
      await pause();
    }
  };
  return { idled, write };
}

test('a table is written without pauses while nobody else is being served', async () => {
  const { idled, write } = movedClock(0.5);
  await write(100, 1);
  expect(idled).toEqual([]);
});

test('while others are being served, two thirds of the thread are left to them', async () => {
  const { idled, write } = movedClock(4);
  await write(60, 1);
  // Ten slices of six milliseconds: a slice ends with the first row beyond five.
  expect(idled).toEqual(Array.from({ length: 10 }, () => 12));
});
