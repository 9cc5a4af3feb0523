import { packRows, unpackRows } from '@server/workers/packed-rows';

interface Row {
  name: string;
  at: Date | null;
}

const row = (number: number): Row => ({ name: `${number}`, at: number % 2 === 0 ? new Date(number) : null });
const LENGTH = 1_000;
const PART = 100;

async function* parts(): AsyncGenerator<Row[]> {
  for (let from = 0; from < LENGTH; from += PART) {
    yield Array.from({ length: PART }, (_, index) => row(from + index));
  }
}

test('rows arrive as they were, in their order', async () => {
  const packed = await packRows(parts());
  expect(unpackRows(packed)).toEqual(Array.from({ length: LENGTH }, (_, number) => row(number)));
});

test('others are served after each part, and no message contains the rows as objects', async () => {
  const pace = jest.fn(() => Promise.resolve());
  const packed = await packRows(parts(), pace);
  expect(pace).toHaveBeenCalledTimes(LENGTH / PART);
  expect(
    Object.values(packed)
      .flat()
      .every((part) => part instanceof Uint8Array),
  ).toBe(true);
});
