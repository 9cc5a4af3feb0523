import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { withClient } from '@server/db/client';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';

const keyShape = z.object({
  table: z.string(),
  name: z.string(),
  kind: z.enum(['primary key', 'unique', 'foreign key']),
  columns: z.array(z.string()),
  /** For a foreign key: the table that it refers to, and whether that belongs to a tenant. */
  refersTo: z.string().nullable(),
  refersToTenant: z.boolean(),
});

/** Every key and unique index of the tables with an organization. */
const KEYS = `
  with tenant as (
    select c.oid, c.relname from pg_class c
    join pg_namespace s on s.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and a.attnotnull and not a.attisdropped
    where s.nspname = 'public' and c.relkind = 'r'
  ),
  columns_of as (
    select i.indexrelid, array_agg(coalesce(a.attname::text, '(expression)') order by o.place) as columns
    from pg_index i
    cross join unnest(i.indkey) with ordinality as o (number, place)
    left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = o.number
    group by i.indexrelid
  )
  select t.relname::text as "table", i.indexrelid::regclass::text as name,
    case when i.indisprimary then 'primary key' else 'unique' end as kind,
    k.columns, null as "refersTo", false as "refersToTenant"
  from pg_index i join tenant t on t.oid = i.indrelid join columns_of k on k.indexrelid = i.indexrelid
  where i.indisunique
  union all
  select t.relname::text, f.conname::text, 'foreign key',
    array(
      select a.attname::text from unnest(f.conkey) with ordinality as o (number, place)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = o.number order by o.place
    ),
    f.confrelid::regclass::text, exists (select from tenant other where other.oid = f.confrelid)
  from pg_constraint f join tenant t on t.oid = f.conrelid
  where f.contype = 'f'`;

/**
 * Unique among all organizations by meaning: used by sign-in, email links and the provider's own documents to find rows before
 * the organization is known. On a distributed database they become tables of the coordinator.
 */
const GLOBAL = new Set([
  'login_pkey',
  'social_account_subject_key',
  'support_session_open_idx',
  'ip_recovery_token_key',
  'pay_document_number_idx',
]);

/** Tables that belong to no organization. */
const COMMON = `
  select c.relname::text as "table" from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and a.attnotnull and not a.attisdropped)
  order by c.relname`;

/** Exclusion constraints whose first column is not the organization: no machine could check them alone. */
const UNSCOPED_EXCLUSIONS = `
  select f.conname::text as name from pg_constraint f
  where f.contype = 'x' and f.connamespace = 'public'::regnamespace and not exists (
    select from pg_attribute a where a.attrelid = f.conrelid and a.attnum = f.conkey[1] and a.attname = 'organization_id')`;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function readKeys() {
  return withClient(database.ownerUrl, 'keys', async (client) => {
    const { rows } = await client.query(KEYS);
    return z.array(keyShape).parse(rows);
  });
}

test('every key of a tenant’s table begins with the organization, except keys that are global by meaning', async () => {
  const keys = await readKeys();
  const unscoped = keys.filter(
    ({ kind, columns }) => kind !== 'foreign key' && columns[0] !== 'organization_id',
  );
  expect(keys.filter(({ kind }) => kind === 'primary key').length).toBeGreaterThan(100);
  expect(unscoped.map(({ name }) => name).sort()).toEqual([...GLOBAL].sort());
});

test('a row of a tenant refers only to rows of its own organization', async () => {
  const references = (await readKeys()).filter(({ refersToTenant }) => refersToTenant);
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter(({ columns }) => !columns.includes('organization_id'))).toEqual([]);
});

test('every table of no organization is named in the instructions for several machines', async () => {
  const rows = await withClient(
    database.ownerUrl,
    'keys',
    async (client) => (await client.query(COMMON)).rows,
  );
  const common = z.array(z.object({ table: z.string() })).parse(rows);
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split(
    '## When one machine is too small',
  );
  expect(common.map(({ table }) => table).filter((table) => !section.includes(`\`${table}\``))).toEqual([]);
});

test('an exclusion constraint compares rows of one organization', async () => {
  const rows = await withClient(
    database.ownerUrl,
    'keys',
    async (client) => (await client.query(UNSCOPED_EXCLUSIONS)).rows,
  );
  expect(rows).toEqual([]);
});
