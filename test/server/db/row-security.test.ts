import pg from 'pg';
import { createDatabase, type Database, type Tx } from '@server/db/database';
import { readSecret } from '@server/db/secret';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';

/**
 * Row-level security, tested without the repositories: raw SQL as the tenant's role. The tables come from the catalog, so that a
 * new one is covered automatically.
 */

/** Not accessible to a tenant at all: a tenant's transaction may not even read them. */
const INACCESSIBLE_TABLES = ['auth_code', 'session', 'setting'];

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isIdentity: boolean;
  isGenerated: boolean;
}

interface Table {
  name: string;
  columns: Column[];
}

let database: TestDatabase;
let owner: pg.Client;
let app: Database;
let tables: Table[];
const own: number[] = [];

async function readTables(): Promise<Table[]> {
  const { rows } = await owner.query<Table>(`
    select c.relname as name, json_agg(json_build_object(
             'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isNullable', not a.attnotnull,
             'hasDefault', a.atthasdef, 'isIdentity', a.attidentity <> '', 'isGenerated', a.attgenerated <> ''
           ) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    group by c.relname
    having bool_or(a.attname = 'organization_id') order by 1`);
  return rows;
}

/** Values for types that accept anything: constraints are disabled while the rows are inserted. */
const LITERALS: readonly (readonly [RegExp, string])[] = [
  [/\[\]$|^json/, `'{}'`],
  [/^(integer|bigint|smallint|numeric|double|real)/, '1'],
  [/^boolean$/, 'true'],
  [/^timestamp|^date/, 'now()'],
  [/^inet|^cidr/, `'10.0.0.1'`],
  [/^interval$/, `'1 day'`],
  // Full length, so that two rows are never equal by chance.
  [/^uuid$|^text|^citext/, 'gen_random_uuid()'],
  [/^character/, 'left(gen_random_uuid()::text, 1)'],
  [/^bytea$/, `'x'`],
];

function literalOf({ type }: Column): string {
  const literal = LITERALS.find(([pattern]) => pattern.test(type))?.[1] ?? 'null';
  return `${literal}::${type}`;
}

const ident = (name: string) => `"${name}"`;

/** Where the policy shows an organization only some of its rows: the values of a visible row. */
const VISIBLE_VALUES: Readonly<Record<string, string>> = { 'balance_adjustment.status': `'done'` };

function insertOf({ name, columns }: Table, organizationId: number): string {
  const given = columns.filter(
    (column) =>
      column.name === 'organization_id' ||
      (!column.isNullable && !column.hasDefault && !column.isIdentity && !column.isGenerated),
  );
  const values = given.map((column) =>
    column.name === 'organization_id'
      ? String(organizationId)
      : (VISIBLE_VALUES[`${name}.${column.name}`] ?? literalOf(column)),
  );
  return `insert into ${ident(name)} (${given.map((column) => ident(column.name)).join(', ')}) values (${values.join(', ')})`;
}

async function dropChecks(): Promise<void> {
  const { rows } = await owner.query<{ table: string; name: string }>(`
    select c.relname as "table", k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and k.contype in ('c', 'f')`);
  for (const { table, name } of rows) {
    await owner.query(`alter table ${ident(table)} drop constraint ${ident(name)} cascade`);
  }
}

async function fill(table: Table, organizationId: number): Promise<void> {
  await owner.query(`alter table ${ident(table.name)} disable trigger user`);
  // Some tables have a row from the creation of the organization.
  await owner.query(`${insertOf(table, organizationId)} on conflict do nothing`);
  await owner.query(`alter table ${ident(table.name)} enable trigger user`);
}

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  app = createDatabase(database.appUrl, 4, pino({ level: 'silent' }));
  for (const name of ['Своя', 'Чужая']) {
    const { rows } = await owner.query<{ id: number }>(
      'insert into organization (name) values ($1) returning id',
      [name],
    );
    own.push(rows[0]?.id ?? 0);
  }
  tables = await readTables();
  // Only row-level security is tested here: no other rule may reject the statement.
  await dropChecks();
  for (const table of tables) for (const id of own) await fill(table, id);
}, 60_000);
afterAll(async () => {
  await owner.end();
  await app.close();
  await database.drop();
});

const mine = () => own[0] ?? 0;
const theirs = () => own[1] ?? 0;

/** The result of a statement as the tenant's role; always rolled back. Returns the error's SQLSTATE when it is rejected. */
async function tried(statement: string): Promise<{ rows: number; refused: string | null }> {
  const undo = new Error('undo');
  let rows = 0;
  try {
    await app.tenant(mine(), async (tx: Tx) => {
      const result = await tx.execute(sql.raw(statement));
      rows = result.rowCount ?? 0;
      throw undo;
    });
  } catch (error) {
    if (error === undo) return { rows, refused: null };
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
    return { rows: 0, refused: code };
  }
  throw new Error('the transaction was not undone');
}

/** 42501: insufficient privilege, which is also the code of a policy violation. */
const DENIED = '42501';

test('every tenant table has row-level security that the tenant’s role cannot escape', async () => {
  expect(tables.length).toBeGreaterThan(20);
  const { rows } = await owner.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped)
      and has_table_privilege('app_tenant', c.oid, 'select')`);
  expect(rows).toEqual([]);
  const { rows: roles } = await owner.query(`
    select rolname from pg_roles where rolname in ('app_tenant', 'app_system') and (rolsuper or rolbypassrls)`);
  expect(roles).toEqual([]);
});

test('the roles that transactions assume own nothing', async () => {
  const { rows } = await owner.query(`
    select c.relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname in ('app_tenant', 'app_system')`);
  expect(rows).toEqual([]);
});

test('raw SQL of one organization reads no rows of another, from any table', async () => {
  const seen: string[] = [];
  const closed: string[] = [];
  for (const { name } of tables) {
    const foreign = await tried(`select 1 from ${ident(name)} where organization_id = ${theirs()}`);
    const all = await tried(`select 1 from ${ident(name)} where organization_id is distinct from ${mine()}`);
    if (foreign.rows + all.rows > 0) seen.push(name);
    if (foreign.refused === DENIED) closed.push(name);
    else if (foreign.refused !== null) throw new Error(`${name}: ${foreign.refused}`);
  }
  expect(seen).toEqual([]);
  // The test can fail: the tenant reads its own rows.
  const readable = tables.filter(({ name }) => !closed.includes(name));
  for (const { name } of readable) {
    expect([name, (await tried(`select 1 from ${ident(name)} /* of any organization */`)).rows]).toEqual([
      name,
      1,
    ]);
  }
});

test('raw SQL of one organization changes and deletes no rows of another', async () => {
  const touched: string[] = [];
  for (const { name } of tables) {
    const updated = await tried(
      `update ${ident(name)} set organization_id = organization_id where organization_id = ${theirs()}`,
    );
    const deleted = await tried(`delete from ${ident(name)} where organization_id = ${theirs()}`);
    if (updated.rows + deleted.rows > 0) touched.push(name);
    for (const { refused } of [updated, deleted]) {
      if (refused !== null && refused !== DENIED) throw new Error(`${name}: ${refused}`);
    }
  }
  expect(touched).toEqual([]);
});

test('raw SQL of one organization inserts no rows into another, and moves none there', async () => {
  const passed: string[] = [];
  for (const table of tables) {
    const inserted = await tried(insertOf(table, theirs()));
    if (inserted.refused !== DENIED) passed.push(`insert ${table.name}: ${inserted.refused}`);
    const moved = await tried(`update ${ident(table.name)} set organization_id = ${theirs()}`);
    // Tables that reject every change reject this one by their trigger.
    if (moved.refused !== DENIED && moved.refused !== 'P0001')
      passed.push(`move ${table.name}: ${moved.refused}`);
  }
  expect(passed).toEqual([]);
});

test('without an organization no rows are visible', async () => {
  const client = new pg.Client({ connectionString: database.appUrl });
  await client.connect();
  try {
    for (const { name } of tables) {
      await client.query('begin; set local role app_tenant');
      const counted = await client
        .query<{ count: number }>(`select count(*)::int as count from ${ident(name)}`)
        .then(({ rows }) => rows[0]?.count ?? 0)
        .catch((error: pg.DatabaseError) => (error.code === DENIED ? 0 : -1));
      await client.query('rollback');
      expect([name, counted]).toEqual([name, 0]);
    }
  } finally {
    await client.end();
  }
});

test('the organization’s own row is the only visible one of its table', async () => {
  expect((await tried('select 1 from organization')).rows).toBe(1);
  expect((await tried(`update organization set name = 'x' where id = ${theirs()}`)).rows).toBe(0);
  expect((await tried(`insert into organization (name) values ('x')`)).refused).toBe(DENIED);
});

test('secrets and sessions are inaccessible to a tenant', async () => {
  for (const name of INACCESSIBLE_TABLES) {
    expect([name, (await tried(`select 1 from ${name}`)).refused]).toEqual([name, DENIED]);
  }
});

test('keys have 256 bits, one for each purpose, and are the same for all concurrent callers', async () => {
  const [first, second, ...others] = await Promise.all(
    ['one', 'one', 'two', 'three'].map((name) => readSecret(app, `test-${name}`)),
  );
  expect(second).toBe(first);
  expect(await readSecret(app, 'test-one')).toBe(first);
  const keys = [first ?? '', ...others];
  expect(new Set(keys).size).toBe(3);
  expect(keys.map((key) => Buffer.from(key, 'base64url').length)).toEqual([32, 32, 32]);
});
