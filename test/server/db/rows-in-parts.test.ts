import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createDatabase, type Database, type Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectInParts } from '@server/db/rows/rows-in-parts';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';

/** Long results, read in parts through a cursor. */
let stored: TestDatabase;
let database: Database;
beforeAll(async () => {
  stored = await createTestDatabase();
  database = createDatabase(stored.appUrl, 1, pino({ level: 'silent' }));
});
afterAll(async () => {
  await database.close();
  await stored.drop();
});

const numbers = (tx: Tx, count: number, size: number) =>
  selectInParts(tx, { n: integer }, size)(sql`select n from generate_series(1, ${count}::int) n order by n`);

it.each([
  [0, 3],
  [1, 3],
  [3, 3],
  [7, 3],
  [9, 3],
])('%i rows in parts of %i come once each, in their order', async (count, size) => {
  const parts: number[][] = [];
  await database.system(async (tx) => {
    for await (const rows of numbers(tx, count, size)) parts.push(rows.map(({ n }) => n));
  });
  expect(parts.flat()).toEqual(Array.from({ length: count }, (_, place) => place + 1));
  expect(parts.every((part, place) => part.length === size || place === parts.length - 1)).toBe(true);
});

it('the next part is asked for before the one at hand is worked on, and no more than one', async () => {
  await database.system(async (tx) => {
    const asked = jest.spyOn(tx, 'execute');
    const reading = numbers(tx, 9, 3);
    await reading.next();
    // The cursor, the first part, the second.
    expect(asked).toHaveBeenCalledTimes(3);
    await reading.next();
    expect(asked).toHaveBeenCalledTimes(4);
    await reading.return(undefined);
  });
});

it('a reader that stops leaves nothing open: the next one of the transaction reads its own rows', async () => {
  await database.system(async (tx) => {
    for await (const rows of numbers(tx, 9, 2)) if (rows.some(({ n }) => n > 2)) break;
    const read: number[] = [];
    for await (const rows of numbers(tx, 3, 2)) read.push(...rows.map(({ n }) => n));
    expect(read).toEqual([1, 2, 3]);
  });
});

const failing = (tx: Tx) =>
  selectInParts(tx, { n: integer }, 2)(sql`select 12 / (4 - n) as n from generate_series(1, 6) n`);

it('a part that fails is reported in its turn, after the rows before it', async () => {
  const read: number[] = [];
  const reading = database.system(async (tx) => {
    for await (const rows of failing(tx)) read.push(...rows.map(({ n }) => n));
  });
  await expect(reading).rejects.toThrow();
  expect(read).toEqual([4, 6]);
});

it('a part that fails while nobody wants it any more ends no process, and the connection is usable', async () => {
  const reading = database.system(async (tx) => {
    for await (const rows of failing(tx)) if (rows.length > 0) break;
  });
  await expect(reading).rejects.toThrow('rolled back');
  await expect(database.system((tx) => tx.execute(sql`select 1`))).resolves.toBeTruthy();
});
