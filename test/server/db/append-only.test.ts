import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';

/**
 * Append-only tables, found in the catalog: those that the application's roles may insert into but not change, those that only
 * the database writes, and those protected by a trigger. A new one cannot lack its triggers.
 */

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Not evidence: data that the application may not change can be recreated, or belongs to the installation. */
const NO_EVIDENCE = [
  'schema_migration',
  // The owners of emails, derived from the people's own rows.
  'login',
  // The sums of the ledger's lines.
  'ledger_account',
  // The sums of the reserved and used tokens.
  'token_use',
  // The combined events of assignments.
  'assignment_past',
  // The log from which the copies for statistics catch up; a day of it is kept.
  'assignment_change',
  ...['object', 'person', 'day', 'speed', 'position', 'pending', 'place'].map(
    (kind) => `assignment_count_${kind}`,
  ),
];

/** One for each kind of content. */
const VERSIONS = ['education_version', 'qualification_version', 'regulation_version', 'test_version'];

interface Table {
  name: string;
  isHead: boolean;
  refuses: string[];
}

async function lastingTables(): Promise<Table[]> {
  const { rows } = await owner.query<Table>(
    `
    with held as (
      select c.oid, c.relname as name,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'last_hash') as "isHead",
        not exists (
          select from unnest(array['app_tenant', 'app_system']) r (role), unnest(array['update', 'delete']) p (privilege)
          where has_table_privilege(r.role, c.oid, p.privilege)
            or p.privilege = 'update' and has_any_column_privilege(r.role, c.oid, 'update')
        ) as is_fixed,
        exists (select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
          where t.tgrelid = c.oid and f.proname in ('refuse_rewrite', 'refuse_head_back')) as is_guarded
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    )
    select h.name, h."isHead", array(
      select w.word from (values ('delete', 8), ('update', 16), ('truncate', 32)) w (word, bit)
      where exists (select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
        where t.tgrelid = h.oid and f.proname in ('refuse_rewrite', 'refuse_head_back') and t.tgenabled = 'O'
          and (t.tgtype & w.bit) > 0 and (t.tgtype & 2) > 0)
      order by w.bit) as refuses
    from held h
    where (h.is_fixed or h.is_guarded) and h.name <> all($1)
    order by h.name`,
    [NO_EVIDENCE],
  );
  return rows;
}

it('every append-only table rejects UPDATE, DELETE and TRUNCATE, for every role', async () => {
  const tables = await lastingTables();
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['assignment_event', 'audit_batch', 'audit_head', 'audit_link', 'audit_log'],
      ...['evidence_head', 'evidence_record', 'regulation_signature'],
      ...['ledger_head', 'ledger_line', 'ledger_link', 'ledger_operation'],
    ]),
  );
  const all = ['delete', 'update', 'truncate'];
  // A published version is a row of a table that contains drafts too: its own trigger checks each row.
  const unprotected = tables.filter(
    ({ name, refuses }) => !VERSIONS.includes(name) && refuses.join() !== all.join(),
  );
  expect(unprotected).toEqual([]);
  const versions = tables.filter(({ name }) => VERSIONS.includes(name));
  expect(versions.map(({ refuses }) => refuses.join())).toEqual(VERSIONS.map(() => 'truncate'));
});

it('TRUNCATE is rejected for the owner of the tables, directly and through references', async () => {
  for (const { name } of await lastingTables()) {
    await expect(owner.query(`truncate ${name}`)).rejects.toThrow(/append-only|foreign key/);
    await expect(owner.query(`truncate ${name} cascade`)).rejects.toThrow('append-only');
  }
  await expect(owner.query('truncate organization cascade')).rejects.toThrow('append-only');
});

it('the application’s roles may not move, insert or delete a chain head', async () => {
  const { rows } = await owner.query(`
    select h.name, r.role, p.privilege
    from unnest(array['evidence_head', 'audit_head', 'ledger_head']) h (name), unnest(array['app_tenant', 'app_system']) r (role),
      unnest(array['insert', 'update', 'delete', 'truncate']) p (privilege)
    where has_table_privilege(r.role, h.name, p.privilege)
      or p.privilege = 'update' and has_any_column_privilege(r.role, h.name, 'update')`);
  expect(rows).toEqual([]);
});
