import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { projectPath } from '@server/config/paths';
import { functionsFolder, readFunction, recreatedBy } from '@server/db/migration-files';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';

/**
 * A function of the database that was ever changed is a file of server/db/functions. A migration that changes it edits the file and
 * contains a line `-- recreate name@01234567`, with the beginning of the file's hash; it does not repeat the body.
 */

let database: TestDatabase;
let owner: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
}, 60_000);
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Earlier migrations repeat the bodies of the functions that they change: an applied migration is never edited. */
const SINCE = '1550';

const folder = projectPath('server', 'db', 'migrations');
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));

const DEFINED =
  /create (?:or replace )?function (?:public\.)?(\w+)|pg_get_functiondef\('(\w+)\(|^-- recreate (\w+)@/gim;
const definedIn = (sql: string): string[] =>
  [...sql.matchAll(DEFINED)].flatMap(
    ([, created, patched, recreated]) => created ?? patched ?? recreated ?? [],
  );

/** The functions that more than one migration defines, as far as they exist. */
async function changedFunctions(): Promise<string[]> {
  const by = new Map<string, Set<string>>();
  for (const { name, sql } of migrations)
    for (const defined of definedIn(sql)) by.set(defined, (by.get(defined) ?? new Set()).add(name));
  const changed = [...by].flatMap(([defined, names]) => (names.size > 1 ? [defined] : []));
  const { rows } = await owner.query<{ proname: string }>(
    `select distinct proname from pg_proc where pronamespace = 'public'::regnamespace and proname = any($1)`,
    [changed],
  );
  return rows.map(({ proname }) => proname).sort();
}

const files = (): string[] =>
  readdirSync(functionsFolder)
    .map((file) => file.replace(/\.sql$/, ''))
    .sort();

async function definitionsOf(name: string): Promise<string[]> {
  const { rows } = await owner.query<{ definition: string }>(
    `select pg_get_functiondef(oid) as definition from pg_proc
     where pronamespace = 'public'::regnamespace and proname = $1 order by oid`,
    [name],
  );
  return rows.map(({ definition }) => definition);
}

/** Recreates a function from its file, and returns how its definitions are then; nothing remains of it. */
async function recreated(name: string): Promise<string[]> {
  await owner.query('begin');
  try {
    await owner.query(readFunction(name).sql);
    return await definitionsOf(name);
  } finally {
    await owner.query('rollback');
  }
}

test('every function that was changed has a file, and no other', async () => {
  const changed = await changedFunctions();
  if (process.env['ADAPTIKA_WRITE_EXPECTED'] === '1') {
    for (const name of changed) {
      const file = join(functionsFolder, `${name}.sql`);
      const [definition = ''] = await definitionsOf(name);
      if (!existsSync(file)) writeFileSync(file, definition);
    }
  }
  expect(changed.length).toBeGreaterThan(20);
  expect(files()).toEqual(changed);
});

test('the database has the functions of these files', async () => {
  for (const name of files())
    expect([name, await recreated(name)]).toEqual([name, await definitionsOf(name)]);
});

test('the last migration that recreates a function names what its file contains: a changed file needs a migration', () => {
  const last = new Map(
    migrations.flatMap(({ sql }) => recreatedBy(sql)).map(({ name, hash }) => [name, hash]),
  );
  expect(last.size).toBeGreaterThan(0);
  for (const [name, hash] of last) expect([name, hash]).toEqual([name, readFunction(name).hash]);
});

test('no new migration repeats the body of a function that exists', () => {
  const defined = new Set<string>();
  const repeated: string[] = [];
  for (const { name, sql } of migrations) {
    for (const [, created = ''] of sql.matchAll(/create (?:or replace )?function (?:public\.)?(\w+)/gi)) {
      if (name >= SINCE && defined.has(created)) repeated.push(`${name}: ${created}`);
      defined.add(created);
    }
    if (name >= SINCE && sql.includes('pg_get_functiondef')) repeated.push(`${name}: pg_get_functiondef`);
  }
  expect(repeated).toEqual([]);
});
