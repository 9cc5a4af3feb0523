import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { withClient } from '@server/db/client';
import { createDatabase, type Database, NotCommittedError, type Tx } from '@server/db/database';
import { commitEarly } from '@server/db/early-commit';
import { boolean, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';

/** Commits whose locks end before the disk has them, on a database that waits for the disk as in production. */
let stored: TestDatabase;
let database: Database;
beforeAll(async () => {
  stored = await createTestDatabase();
  await withClient(stored.superuserUrl, 'test', async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    await client.query(`alter database "${rows[0]?.name}" set synchronous_commit = on`);
    // What the setting is while the transaction commits.
    await client.query(`
      create table noted (id int primary key, setting text);
      create table written (id int primary key);
      grant select, insert on noted, written to app_system;
      create function note_setting() returns trigger language plpgsql as $$
      begin
        insert into noted values (new.id, current_setting('synchronous_commit'));
        return null;
      end $$;
      create constraint trigger noting after insert on written deferrable initially deferred
        for each row execute function note_setting();`);
  });
  database = createDatabase(stored.appUrl, 1, pino({ level: 'silent' }));
});
afterAll(async () => {
  await database.close();
  await stored.drop();
});

let last = 0;
const write = (tx: Tx) => tx.execute(sql`insert into written values (${(last += 1)})`);
const row = async <Value>(read: (tx: Tx) => Promise<Value[]>): Promise<Value | undefined> =>
  (await database.system(read))[0];
const settingAtLast = () =>
  row((tx) => selectRows(tx, { setting: text })(sql`select setting from noted where id = ${last}`));

it('a transaction that uses tokens does not wait for the disk with its locks; others do', async () => {
  await database.system((tx) => write(tx));
  expect(await settingAtLast()).toEqual({ setting: 'on' });
  await database.system((tx) => {
    commitEarly(tx);
    return write(tx);
  });
  expect(await settingAtLast()).toEqual({ setting: 'off' });
  // Only this one: the connection is used by others afterwards.
  await database.system((tx) => write(tx));
  expect(await settingAtLast()).toEqual({ setting: 'on' });
});

it('whoever is answered has the transaction on the disk', async () => {
  for (let turn = 0; turn < 30; turn += 1) {
    const position = await database.system(async (tx) => {
      commitEarly(tx);
      await write(tx);
      const rows = await selectRows(tx, { position: text })(
        sql`select pg_current_wal_insert_lsn()::text as position`,
      );
      return rows[0]?.position ?? '';
    });
    const answered = await row((tx) =>
      selectRows(tx, { isOnDisk: boolean })(
        sql`select pg_current_wal_flush_lsn() > ${position}::pg_lsn as "isOnDisk"`,
      ),
    );
    expect(answered).toEqual({ isOnDisk: true });
  }
});

it('one that has failed unnoticed is not told as committed, and the connection is usable', async () => {
  const failed = database.system(async (tx) => {
    commitEarly(tx);
    await write(tx);
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(failed).rejects.toThrow(NotCommittedError);
  expect(await settingAtLast()).toBeUndefined();
});
