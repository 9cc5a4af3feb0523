// Prepares every statement sent by the server's tests on the oldest PostgreSQL that Adaptika supports, to check every table,
// function, type and SQL keyword. Statements that the embedded server cannot prepare either are skipped (of older schemas, of
// temporary test tables). Prints a JSON line: the number of prepared statements, and those that only the older one rejects.
import { Client } from 'pg';
import { createTestDatabase, startTestPostgres } from '@test/helpers/postgres';
import { readRecorded } from './recorded';

/** The statements that a server rejects, each with its error. `url`: a superuser's; empty: the embedded server. */
async function rejectedBy(url: string, statements: readonly string[]): Promise<Map<string, string>> {
  process.env['TEST_DATABASE_URL'] = url;
  const server = await startTestPostgres();
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.ownerUrl });
  const refused = new Map<string, string>();
  try {
    await client.connect();
    for (const statement of statements) {
      try {
        await client.query(`prepare tried as ${statement}`);
        await client.query('deallocate tried');
      } catch (error) {
        refused.set(statement, error instanceof Error ? error.message : String(error));
      }
    }
  } finally {
    await client.end();
    await database.drop();
    await server.stop();
  }
  return refused;
}

const [folder = '', url = ''] = process.argv.slice(2);
const statements = [...new Set(readRecorded(folder).map(({ text }) => text))];
const refused = await rejectedBy(url, statements);
const refusedByEmbedded =
  refused.size > 0 ? await rejectedBy('', [...refused.keys()]) : new Map<string, string>();
const failures = [...refused].filter(([statement]) => !refusedByEmbedded.has(statement));
console.log(
  JSON.stringify({
    prepared: statements.length - refused.size,
    skipped: refusedByEmbedded.size,
    failures: failures.map(([statement, message]) => `${message}: ${statement}`),
  }),
);
