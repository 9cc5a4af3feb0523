import { getPriority } from 'node:os';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createDatabase, type Database } from '@server/db/database';
import { integer } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { Tx } from '@server/db/tx';
import { createEmptyDatabase, type TestDatabase } from '@test/helpers/postgres';

let server: TestDatabase;
let database: Database;

const log = pino({ level: 'silent' });

beforeAll(async () => {
  server = await createEmptyDatabase();
}, 60_000);
afterEach(() => database.close());
afterAll(() => server.drop());

/** The database's process behind the transaction, and its priority; 0 is that of people's requests. */
async function processOf(tx: Tx) {
  const [row] = await selectRows(tx, { pid: integer })(sql`select pg_backend_pid() as pid`);
  if (!row) throw new Error('no process');
  return { pid: row.pid, priority: getPriority(row.pid) };
}

test('a file that is read in parts works at a lower priority than people’s requests, on a connection of its own', async () => {
  database = createDatabase(server.appUrl, 1, log, true);
  const before = await database.tenant(1, processOf);
  const file = await database.snapshot(1, processOf);
  const after = await database.tenant(1, processOf);
  expect(file.priority).toBeGreaterThan(before.priority);
  expect(after.priority).toBe(before.priority);
  expect(after.pid).not.toBe(file.pid);
});

test('a file that cannot be read closes its connection as well', async () => {
  database = createDatabase(server.appUrl, 1, log, true);
  const broken = database.snapshot(1, async (tx) => {
    await processOf(tx);
    throw new Error('no rows');
  });
  await expect(broken).rejects.toThrow('no rows');
  const { priority } = await database.tenant(1, processOf);
  expect(priority).toBe(0);
});

test('a database of its own keeps its priority and its connections: the process ids belong to another machine', async () => {
  database = createDatabase(server.appUrl, 1, log);
  const file = await database.snapshot(1, processOf);
  expect(file.priority).toBe(0);
  expect(await database.tenant(1, processOf)).toEqual(file);
});
