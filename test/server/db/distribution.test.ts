import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { withClient } from '@server/db/client';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';

// What Citus publishes as unsupported for distributed tables, besides keys (keys.test.ts): the rows of a tenant's table are placed
// by `organization_id`. What breaks a rule knowingly is listed in docs/operations.md, «When one machine is too small».

const TENANT = `
  select c.oid, c.relname from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and a.attnotnull and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;

const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('## When one machine is too small');
const rows = section.split('\n').filter((line) => line.startsWith('| `'));

/** The tables that a row of the instructions names, by the beginning of what replaces it. */
function tablesOf(replacement: string): string[] {
  const row = rows.find((line) => line.split('|')[2]?.trim().startsWith(replacement)) ?? '';
  return [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, table = '']) => table);
}

/** What breaks a rule and is named in the instructions, with what replaces it. */
const LISTED = {
  references: ['organization_id_base_id_fkey', 'organization_id_support_waived_by_id_fkey'],
  /** The person's organization changes with the person, who then signs in elsewhere. */
  following: [
    ...['email_change', 'ip_access', 'ip_log', 'ip_rule', 'sign_in_change', 'social_account', 'user_device'],
    ...['user_factor', 'user_recovery_code'],
  ].map((table) => `${table}_organization_id_user_id_fkey`),
  /** The first two are shared by several tables each, the second one belongs to an identity; the third is of a common table. */
  sequences: ['ref_entry_id', 'regulation_signature_id_seq', 'payment_unmatched_notification_id_seq'],
  /** Tables of the coordinator that functions of triggers use. */
  triggers: {
    claim_email: ['auth_code'],
    delete_sign_ins: ['auth_code', 'session', 'social_flow'],
    note_factor_removed: ['auth_code', 'session'],
    note_sign_in_change: ['auth_code', 'session'],
    publish_client_note: ['setting'],
    tell_client_money_changed: ['setting'],
  },
  notifying: ['publish_client_note', 'tell_client_money_changed', 'tell_tokens_changed'],
};

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function ask<Shape extends z.ZodRawShape>(shape: Shape, query: string) {
  return withClient(database.ownerUrl, 'distribution', async (client) => {
    const { rows: found } = await client.query(query);
    return z.array(z.object(shape)).parse(found);
  });
}

const named = { name: z.string() };
const namesOf = async (query: string) => (await ask(named, query)).map(({ name }) => name).sort();

test('the organization has one type in every table, so that rows of one organization are placed together', async () => {
  expect(
    await namesOf(`
      select distinct format_type(a.atttypid, null) as name from pg_attribute a
      join (${TENANT}) t on t.oid = a.attrelid where a.attname = 'organization_id'`),
  ).toEqual(['integer']);
});

test('a tenant’s row refers only to reference tables, besides tables of tenants', async () => {
  const referred = await namesOf(`
    select distinct r.relname::text as name from pg_constraint f
    join (${TENANT}) t on t.oid = f.conrelid join pg_class r on r.oid = f.confrelid
    where f.contype = 'f' and f.confrelid not in (select oid from (${TENANT}) other)`);
  expect(referred).toContain('organization');
  expect(tablesOf('reference tables')).toEqual(expect.arrayContaining(referred));
});

test('no row of a common table refers to a tenant’s row', async () => {
  expect(
    await namesOf(`
      select f.conname::text as name from pg_constraint f join (${TENANT}) t on t.oid = f.confrelid
      where f.contype = 'f' and f.conrelid not in (select oid from (${TENANT}) other)`),
  ).toEqual(LISTED.references);
});

test('no foreign key empties the organization of a row, and only those of sign-in follow it', async () => {
  expect(
    await namesOf(`
      select f.conname::text as name from pg_constraint f
      join (${TENANT}) t on t.oid = f.conrelid
      join pg_attribute a on a.attrelid = t.oid and a.attname = 'organization_id' and a.attnum = any(f.conkey)
      where f.contype = 'f' and (
        f.confupdtype in ('c', 'n', 'd')
        or f.confdeltype in ('n', 'd') and (f.confdelsetcols is null or a.attnum = any(f.confdelsetcols)))`),
  ).toEqual(LISTED.following);
});

test('an exclusion constraint compares the organization for equality', async () => {
  expect(
    await namesOf(`
      select f.conname::text as name from pg_constraint f join (${TENANT}) t on t.oid = f.conrelid
      where f.contype = 'x' and not exists (
        select from unnest(f.conkey, f.conexclop) as compared (number, operator)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = compared.number and a.attname = 'organization_id'
        join pg_operator o on o.oid = compared.operator and o.oprname = '=')`),
  ).toEqual([]);
});

test('no table of a tenant inherits, and none has rules', async () => {
  expect(
    await namesOf(`
      select t.relname::text as name from (${TENANT}) t
      where exists (select from pg_inherits i where t.oid in (i.inhrelid, i.inhparent))
        or exists (select from pg_rewrite r where r.ev_class = t.oid)`),
  ).toEqual([]);
});

test('numbers that no organization shares come from identities of one column each', async () => {
  const sequences = await namesOf(`
    select s.relname::text as name from pg_class s
    where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype = 'i')`);
  expect(sequences.filter((name) => !LISTED.sequences.includes(name))).toEqual([]);
  const columns = await namesOf(`
    select t.relname || '.' || a.attname as name from (${TENANT}) t
    join pg_attribute a on a.attrelid = t.oid and not a.attisdropped
    left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
    where a.attidentity = '' and pg_get_expr(d.adbin, d.adrelid) like '%nextval%'
      and pg_get_expr(d.adbin, d.adrelid) !~ '${LISTED.sequences.join('|')}'`);
  expect(columns).toEqual([]);
});

/** Functions of triggers of tenants' tables, with the functions that they call, and the words of each. */
const TRIGGER_FUNCTIONS = `
  with recursive called (root, oid) as (
    select p.proname::text, p.oid from pg_trigger g
    join (${TENANT}) t on t.oid = g.tgrelid join pg_proc p on p.oid = g.tgfoid where not g.tgisinternal
    union
    select c.root, inner_one.oid from called c
    join pg_proc outer_one on outer_one.oid = c.oid
    join pg_proc inner_one on inner_one.pronamespace = 'public'::regnamespace
      and outer_one.prosrc ~ ('\\m' || inner_one.proname || '\\s*\\(')
  )
  select distinct c.root as name, p.prosrc as text from called c join pg_proc p on p.oid = c.oid`;

/** Functions of triggers that name a table of no organization, with the tables. */
async function commonTablesOfTriggers(): Promise<Record<string, string[]>> {
  const common = await namesOf(`
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.oid not in (select oid from (${TENANT}) t)`);
  const functions = await ask({ ...named, text: z.string() }, TRIGGER_FUNCTIONS);
  expect(new Set(functions.map(({ name }) => name)).size).toBeGreaterThan(20);
  const found: Record<string, string[]> = {};
  for (const { name, text } of functions) {
    const used = common.filter((table) =>
      new RegExp(`\\b(from|join|into|update)\\s+(only\\s+)?${table}\\b`, 'i').test(text),
    );
    if (used.length > 0) found[name] = [...new Set([...(found[name] ?? []), ...used])].sort();
  }
  return found;
}

test('a trigger of a tenant’s table uses rows of its organization and reference tables; what else it uses is listed', async () => {
  const reference = tablesOf('reference tables');
  const others = Object.entries(await commonTablesOfTriggers()).flatMap(([name, used]) => {
    const local = used.filter((table) => !reference.includes(table));
    return local.length > 0 ? [[name, local]] : [];
  });
  expect(Object.fromEntries(others)).toEqual(LISTED.triggers);
});

test('only triggers that are listed notify other machines', async () => {
  const functions = await ask({ ...named, text: z.string() }, TRIGGER_FUNCTIONS);
  const notifying = functions.filter(({ text }) => /\bpg_notify\b|\bnotify\s+\w/i.test(text));
  expect([...new Set(notifying.map(({ name }) => name))].sort()).toEqual(LISTED.notifying);
});

test('whatever breaks a rule is named in the instructions for several machines', () => {
  const { references, following, sequences, triggers, notifying } = LISTED;
  const tables = following.map((name) => name.replace('_organization_id_user_id_fkey', ''));
  const columns = references.map((name) => name.replace('organization_id_', '').replace('_fkey', ''));
  const names = [...columns, ...tables, ...sequences, ...Object.keys(triggers), ...notifying];
  expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});
