// Reports the statements of organizations' transactions that do not filter by organization: on a distributed database they would
// be sent to every machine. Row-level security restricts them to the organization anyway. Prints a JSON line: the number of
// statements with a tenant's table, and those that do not name the organization.
import { Client } from 'pg';
import { createTestDatabase, startTestPostgres } from '@test/helpers/postgres';
import { readRecorded } from './recorded';

const TENANT_TABLES = `
  select c.relname as name from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and a.attnotnull and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;

/** Table names after the SQL keywords that precede a table. */
const TABLE = /\b(?:from|join|into|update|using)\s+"?([a-z_]+)"?/gi;

async function readTenantTables(): Promise<Set<string>> {
  process.env['TEST_DATABASE_URL'] = '';
  const server = await startTestPostgres();
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.ownerUrl });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(TENANT_TABLES);
    return new Set(rows.map(({ name }) => name));
  } finally {
    await client.end();
    await database.drop();
    await server.stop();
  }
}

const [folder = ''] = process.argv.slice(2);
const tables = await readTenantTables();
/** Statements that a test sends on purpose to verify that they are restricted anyway. */
const isIntentional = (text: string) => text.includes('/* of any organization */');
const isOfTenants = (text: string) => [...text.matchAll(TABLE)].some(([, name]) => tables.has(name ?? ''));
const statements = readRecorded(folder).filter(({ text, isTenant }) => isTenant && isOfTenants(text));
const failures = statements
  .filter(({ text }) => !text.includes('organization_id') && !isIntentional(text))
  .map(({ text }) => text);
console.log(JSON.stringify({ statements: statements.length, failures }));
