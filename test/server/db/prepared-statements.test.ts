import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { withClient } from '@server/db/client';
import { createDatabase, type Database } from '@server/db/database';
import { retryConflicts } from '@server/db/retry';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { createEmptyDatabase, type TestDatabase } from '@test/helpers/postgres';

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createEmptyDatabase();
  await asOwner(
    `create table note (id int primary key, organization_id int not null, title text not null);
     insert into note values (1, 1, 'first'), (2, 2, 'second');
     alter table note enable row level security;
     create policy tenant on note to app_tenant
       using (organization_id = current_setting('app.organization_id')::int);
     create policy system on note to app_system using (true);
     grant select on note to app_tenant, app_system`,
  );
  database = createDatabase(server.appUrl, 1, pino({ level: 'silent' }));
}, 60_000);
afterAll(async () => {
  await database.close();
  await server.drop();
});

const asOwner = (text: string) =>
  withClient(server.ownerUrl, 'test', async (client) => void (await client.query(text)));

const preparedNames = () =>
  database.system(async (tx) => {
    const rows = await selectRows(tx, { name: text })(
      sql`select name from pg_prepared_statements where statement like ${'%from note where%'}`,
    );
    return rows.map(({ name }) => name);
  });

const readNotes = (organizationId: number) =>
  database.tenant(organizationId, async (tx) => {
    const { rows } = await tx.execute(sql`select * from note where id < ${100} order by id`);
    return rows;
  });

async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count) results.push(await work());
  return results;
}

test('a statement is prepared after several executions, and returns the same result', async () => {
  const [first] = await times(4, () => readNotes(1));
  expect(await preparedNames()).toEqual([]);
  const later = await times(12, () => readNotes(1));
  expect(await preparedNames()).toHaveLength(1);
  for (const rows of later) expect(rows).toEqual(first);
});

test('one prepared statement shows each organization its own rows, and the system all rows', async () => {
  await times(12, () => readNotes(1));
  expect((await readNotes(1)).map(({ id }) => id)).toEqual([1]);
  expect((await readNotes(2)).map(({ id }) => id)).toEqual([2]);
  expect((await readNotes(3)).map(({ id }) => id)).toEqual([]);
  const all = () =>
    database.system(async (tx) => {
      const { rows } = await tx.execute(sql`select * from note where id < ${100} order by id`);
      return rows.map(({ id }) => id);
    });
  expect(await all()).toEqual([1, 2]);
  expect((await readNotes(2)).map(({ id }) => id)).toEqual([2]);
});

test('a table that a migration changes meanwhile costs one retry, no failure', async () => {
  await times(12, () => readNotes(1));
  await asOwner('alter table note add column body text');
  expect(await retryConflicts(() => readNotes(1))).toEqual([
    { id: 1, organization_id: 1, title: 'first', body: null },
  ]);
  expect(await times(12, () => readNotes(1))).toHaveLength(12);
});

test('an endless stream of statements does not fill the connection with plans', async () => {
  const ask = (column: number) =>
    database.system((tx) =>
      tx.execute(sql`select id as ${sql.raw(`"column ${column}"`)} from note where id = ${column}`),
    );
  for (let column = 0; column < 320; column += 1) await times(5, () => ask(column));
  const { length } = await preparedNames();
  expect(length).toBeGreaterThan(250);
  expect(length).toBeLessThanOrEqual(300);
});
