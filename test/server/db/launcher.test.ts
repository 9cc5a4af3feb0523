import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Pool } from 'pg';
import { pino } from 'pino';
import { withClient } from '@server/db/client';
import { EmbeddedError } from '@server/db/embedded/failure';
import { type EmbeddedDatabase, startEmbedded } from '@server/db/embedded/start';
import { newFolder } from './support';

jest.setTimeout(60_000);

const log = pino({ level: 'silent' });
const folders: string[] = [];

function folder(): string {
  const made = newFolder();
  folders.push(dirname(made));
  return made;
}

function open(dataDir: string): Promise<EmbeddedDatabase> {
  return startEmbedded({ dataDir, log, say: () => undefined });
}

async function valueOf(url: string, sql: string): Promise<unknown> {
  return withClient(url, 'test', async (client) => {
    const { rows } = await client.query<{ value: unknown }>(sql);
    return rows[0]?.value;
  });
}

afterAll(() => folders.forEach((path) => rmSync(path, { recursive: true, force: true })));

describe('the embedded database', () => {
  let dataDir: string;
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    dataDir = folder();
    database = await open(dataDir);
  });
  afterAll(() => database.stop());

  it('is empty on its first start', () => {
    expect(database.isFresh).toBe(true);
  });

  it('listens only on a socket in the data folder', async () => {
    expect(
      await valueOf(
        database.superuserUrl,
        `select setting as value from pg_settings where name = 'listen_addresses'`,
      ),
    ).toBe('');
    expect(existsSync(join(dataDir, 'run', '.s.PGSQL.5432'))).toBe(true);
    expect(statSync(join(dataDir, 'run')).mode & 0o777).toBe(0o700);
  });

  it('writes through to the disk', async () => {
    expect(
      await valueOf(
        database.appUrl,
        `select current_setting('fsync') || current_setting('synchronous_commit') as value`,
      ),
    ).toBe('onon');
  });

  it('handles Cyrillic letters', async () => {
    expect(await valueOf(database.appUrl, `select lower('ПРИВЕТ') as value`)).toBe('привет');
  });

  it('gives the application a login that is neither superuser nor owner', async () => {
    const sql = `select rolsuper or rolcreaterole or rolbypassrls or pg_has_role(oid, 'adaptika_owner', 'member') as value
      from pg_roles where rolname = current_user`;
    expect(await valueOf(database.appUrl, sql)).toBe(false);
    await expect(valueOf(database.appUrl, 'create table mine (id int)')).rejects.toThrow('permission denied');
    expect(
      await valueOf(database.ownerUrl, `select rolsuper as value from pg_roles where rolname = current_user`),
    ).toBe(false);
  });

  it('requires the password', async () => {
    const wrong = new URL(database.appUrl);
    wrong.password = 'guess';
    await expect(valueOf(wrong.toString(), 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('exposes its addresses to nobody else', () => {
    expect(statSync(join(dataDir, 'adaptika.lock')).mode & 0o777).toBe(0o600);
  });

  it('rejects a second one on the same folder', async () => {
    await expect(open(dataDir)).rejects.toThrow(/Another Adaptika \(process \d+\) is running/);
    await expect(open(dataDir)).rejects.toBeInstanceOf(EmbeddedError);
  });
});

it('keeps the data from one start to the next', async () => {
  const dataDir = folder();
  const first = await open(dataDir);
  await valueOf(first.ownerUrl, `create table kept as select 42 as value; select 1 as value`).catch(
    () => undefined,
  );
  await first.stop();
  expect(existsSync(join(dataDir, 'adaptika.lock'))).toBe(false);
  const second = await open(dataDir);
  expect(second.isFresh).toBe(false);
  expect(await valueOf(second.ownerUrl, 'select value from kept')).toBe(42);
  await second.stop();
});

it('works in a folder whose path is too long for a socket', async () => {
  const dataDir = join(folder(), 'a-long-name-'.repeat(8), 'data');
  const database = await open(dataDir);
  const host = new URL(database.appUrl).searchParams.get('host') ?? '';
  expect(Buffer.byteLength(host)).toBeLessThan(60);
  expect(await valueOf(database.appUrl, 'select 1 as value')).toBe(1);
  await database.stop();
  expect(existsSync(host)).toBe(false);
});

it('starts over after a first start that was killed while it created the database', async () => {
  const dataDir = folder();
  const database = await open(dataDir);
  await database.stop();
  // Such a start leaves a draft, and nothing under the final name.
  rmSync(join(dataDir, 'postgres'), { recursive: true });
  mkdirSync(join(dataDir, 'postgres.new'));
  writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18');
  const again = await open(dataDir);
  expect(again.isFresh).toBe(true);
  expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
  await again.stop();
});

it('takes over the lock of a process that is gone, and of a pid that another program has now', async () => {
  const dataDir = folder();
  const database = await open(dataDir);
  const text = readFileSync(join(dataDir, 'adaptika.lock'), 'utf8');
  await database.stop();
  writeFileSync(join(dataDir, 'adaptika.lock'), text.replace(/"startedAt":"\d+"/, '"startedAt":"1"'));
  const again = await open(dataDir);
  expect(again.isFresh).toBe(false);
  await again.stop();
});

it('does not cut off closing connections when it stops', async () => {
  const database = await open(folder());
  const pool = new Pool({ connectionString: database.appUrl, max: 5 });
  const errors: string[] = [];
  pool.on('error', (error) => errors.push(error.message));
  await Promise.all(Array.from({ length: 5 }, () => pool.query('select pg_sleep(0.05)')));
  void pool.end();
  await database.stop();
  expect(errors).toEqual([]);
});
