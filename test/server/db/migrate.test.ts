import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { withClient } from '@server/db/client';
import { migrateDatabase } from '@server/db/migrate';
import { readMigrations } from '@server/db/migration-files';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@test/helpers/postgres';
import { compile, runToEnd } from './support';

jest.setTimeout(60_000);

const databases: TestDatabase[] = [];
const files: string[] = [];

afterAll(async () => {
  for (const database of databases) await database.drop();
  files.forEach((path) => rmSync(path, { recursive: true, force: true }));
});

async function empty(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  databases.push(database);
  return database;
}

function folder(contents: Record<string, string>): string {
  const path = mkdtempSync(join(tmpdir(), 'adaptika-migrations-'));
  files.push(path);
  for (const [name, sql] of Object.entries(contents)) writeFileSync(join(path, name), sql);
  return path;
}

async function names(url: string): Promise<string[]> {
  return withClient(url, 'test', async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from schema_migration order by name');
    return rows.map((row) => row.name);
  });
}

it('lets four nodes that start together all succeed, and applies each file once', async () => {
  const { ownerUrl, appUrl } = await empty();
  const program = compile('test/server/db/programs/migrate.ts');
  files.push(program);
  const nodes = await Promise.all(Array.from({ length: 4 }, () => runToEnd([program, ownerUrl, appUrl])));
  expect(nodes.map((node) => [node.code, node.errors])).toEqual(Array.from({ length: 4 }, () => [0, '']));
  const report = z.object({ applied: z.array(z.string()) });
  const applied = nodes.flatMap((node) => report.parse(JSON.parse(node.output)).applied).sort();
  const all = readMigrations().map((file) => file.name);
  expect(applied).toEqual(all);
  expect(await names(ownerUrl)).toEqual(all);
}, 60_000);

it('applies nothing a second time', async () => {
  const { ownerUrl, appUrl } = await empty();
  const list = readMigrations(folder({ '0001_one.sql': 'create table one (id int);' }));
  expect((await migrateDatabase(ownerUrl, appUrl, list)).applied).toEqual(['0001_one.sql']);
  expect((await migrateDatabase(ownerUrl, appUrl, list)).applied).toEqual([]);
});

it('rejects a changed applied file, and ignores different line endings', async () => {
  const { ownerUrl, appUrl } = await empty();
  const sql = 'create table one (\n  id int\n);';
  await migrateDatabase(ownerUrl, appUrl, readMigrations(folder({ '0001_one.sql': sql })));
  const windows = readMigrations(folder({ '0001_one.sql': sql.replaceAll('\n', '\r\n') }));
  await expect(migrateDatabase(ownerUrl, appUrl, windows)).resolves.toEqual({ applied: [], unknown: [] });
  const changed = readMigrations(folder({ '0001_one.sql': `${sql} -- more` }));
  await expect(migrateDatabase(ownerUrl, appUrl, changed)).rejects.toThrow(/0001_one.sql: changed after/);
});

it('rolls back the whole failing file, keeps those before it, and names the line', async () => {
  const { ownerUrl, appUrl } = await empty();
  const list = readMigrations(
    folder({
      '0001_one.sql': 'create table one (id int);',
      '0002_two.sql': 'create table two (id int);\nselect no_such;',
    }),
  );
  await expect(migrateDatabase(ownerUrl, appUrl, list)).rejects.toThrow(/0002_two.sql, line 2: .*no_such/);
  expect(await names(ownerUrl)).toEqual(['0001_one.sql']);
  await withClient(ownerUrl, 'test', async (client) => {
    const { rows } = await client.query(
      `select to_regclass('one') is not null as one, to_regclass('two') as two`,
    );
    expect(rows).toEqual([{ one: true, two: null }]);
  });
});

it('reports files that a newer release applied, and starts', async () => {
  const { ownerUrl, appUrl } = await empty();
  const both = folder({ '0001_one.sql': 'select 1;', '0002_two.sql': 'select 2;' });
  await migrateDatabase(ownerUrl, appUrl, readMigrations(both));
  const older = readMigrations(both).slice(0, 1);
  expect(await migrateDatabase(ownerUrl, appUrl, older)).toEqual({ applied: [], unknown: ['0002_two.sql'] });
});

it('rejects file names without an order number', () => {
  expect(() => readMigrations(folder({ 'one.sql': '' }))).toThrow('must be named like 0001_ground.sql');
  expect(() => readMigrations(folder({ '0001_a.sql': '', '0001_b.sql': '' }))).toThrow(
    'have the same number',
  );
});

it("lets the application's login assume the transaction roles, and not create tables", async () => {
  const database = await createTestDatabase();
  databases.push(database);
  await withClient(database.appUrl, 'test', async (client) => {
    await client.query(
      'begin; set local role app_tenant; rollback; begin; set local role app_system; rollback',
    );
    await expect(client.query('create table mine (id int)')).rejects.toThrow('permission denied');
  });
});
