import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { projectPath } from '@server/config/paths';
import { withClient } from '@server/db/client';
import { type EmbeddedDatabase, startEmbedded } from '@server/db/embedded/start';
import { migrateDatabase } from '@server/db/migrate';
import { createEmptyDatabase } from '@test/helpers/postgres';
import { fillSample } from './sample';
import { type Ended, newFolder, runToEnd } from './support';

jest.setTimeout(120_000);

const folders: string[] = [];

function folder(): string {
  const made = newFolder();
  folders.push(dirname(made));
  return made;
}

afterAll(() => folders.forEach((path) => rmSync(path, { recursive: true, force: true })));

function command(name: string, args: string[], dataDir: string): Promise<Ended> {
  const program = [projectPath('scripts/run-ts.mjs'), `server/cli/${name}.ts`, ...args];
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', S3_URL: '', NODE_ENV: 'test' };
  return runToEnd(program, { cwd: projectPath(), env });
}

function open(dataDir: string): Promise<EmbeddedDatabase> {
  return startEmbedded({ dataDir, log: pino({ level: 'silent' }), say: () => undefined });
}

async function filled(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await open(dataDir);
  await migrateDatabase(database.ownerUrl, database.appUrl);
  await fillSample(database.ownerUrl);
  mkdirSync(join(dataDir, 'files'));
  writeFileSync(join(dataDir, 'files', 'one.txt'), 'загружено');
  return database;
}

function people(url: string): Promise<number | undefined> {
  return withClient(url, 'test', async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from users');
    return rows[0]?.count;
  });
}

it('saves while the server runs, and restores into a new folder', async () => {
  const dataDir = folder();
  const server = await filled(dataDir);
  const saved = await command('backup', [], dataDir);
  expect([saved.code, saved.errors]).toEqual([0, '']);
  expect(saved.output).toMatch(/adaptika-.*\.tar\.gz: \d+ tables, \d+ rows, 1 uploads \(18 bytes\)/);
  expect(await people(server.ownerUrl)).toBe(600);

  const [name = ''] = readdirSync(join(dataDir, 'backups'));
  const file = join(dataDir, 'backups', name);
  const occupied = await command('restore', [file], dataDir);
  expect([occupied.code, occupied.errors]).toEqual([1, 'The database is not empty: nothing was changed.\n']);
  await withClient(server.ownerUrl, 'test', (client) => client.query('delete from users where id > 300'));
  const forced = await command('restore', [file, '--force'], dataDir);
  expect([forced.code, forced.errors]).toEqual([0, '']);
  expect(forced.output).toContain('restart it now');
  expect(await people(server.ownerUrl)).toBe(600);
  await server.stop();

  const elsewhere = folder();
  const restored = await command('restore', [file], elsewhere);
  expect([restored.code, restored.errors]).toEqual([0, '']);
  expect(restored.output).toContain('all equal to the backup');
  expect(readFileSync(join(elsewhere, 'files', 'one.txt'), 'utf8')).toBe('загружено');
  expect(existsSync(join(elsewhere, 'adaptika.lock'))).toBe(false);
  const reopened = await open(elsewhere);
  expect(await people(reopened.ownerUrl)).toBe(600);
  await reopened.stop();
});

it('saves and restores one organization alone', async () => {
  const dataDir = folder();
  const server = await filled(dataDir);
  const ids = await withClient(server.ownerUrl, 'test', async (client) => {
    const { rows } = await client.query<{ id: number }>('select id from organization order by id');
    return rows.map(({ id }) => id);
  });
  const [id = 0] = ids;
  const saved = await command('backup', ['--organization', String(id)], dataDir);
  expect([saved.code, saved.errors]).toEqual([0, '']);
  expect(saved.output).toContain(`adaptika-organization-${id}-`);

  const [name = ''] = readdirSync(join(dataDir, 'backups'));
  await withClient(server.ownerUrl, 'test', (client) => client.query('delete from users where id % 2 = 0'));
  const restored = await command('restore', [join(dataDir, 'backups', name), '--force'], dataDir);
  expect([restored.code, restored.errors]).toEqual([0, '']);
  expect(await people(server.ownerUrl)).toBe(450);
  const unknown = await command('backup', ['--organization', 'all'], dataDir);
  expect([unknown.code, unknown.errors]).toEqual([1, 'Usage: npm run backup -- --organization 12\n']);
  await server.stop();
});

it('moves out of the embedded database and prints rows and hashes of both sides', async () => {
  const dataDir = folder();
  const server = await filled(dataDir);
  await server.stop();
  const target = await createEmptyDatabase();
  const moved = await command('db-move', ['--to', target.ownerUrl, '--app', target.appUrl], dataDir);
  expect([moved.code, moved.errors]).toEqual([0, '']);
  expect(moved.output).toMatch(/^public\.users \| 600 = 600 \| ([0-9a-f]{64}) = \1$/m);
  expect(await people(target.ownerUrl)).toBe(600);
  const again = await command('db-move', ['--to', target.ownerUrl], dataDir);
  expect([again.code, again.errors]).toEqual([1, 'The database is not empty: nothing was changed.\n']);
  await target.drop();
});

it('reports in one line what is missing', async () => {
  const dataDir = folder();
  expect(await command('backup', [], dataDir)).toMatchObject({
    code: 1,
    errors: `There is no database in ${dataDir}.\n`,
  });
  expect((await command('restore', [], dataDir)).errors).toMatch(/^Usage: npm run restore/);
  expect((await command('restore', ['no-such.tar.gz'], dataDir)).errors).toMatch(/There is no file/);
  expect((await command('db-move', ['--to', 'postgres://nobody@127.0.0.1:1/none'], dataDir)).errors).toMatch(
    /^PostgreSQL at postgres:\/\/nobody@127.0.0.1:1\/none cannot be reached/,
  );
});
