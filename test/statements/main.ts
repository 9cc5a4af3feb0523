// Prepares every statement that the server's tests have sent on the oldest PostgreSQL that Adaptika promises to run on:
// whether it knows each table, function, type and word of SQL. Those that the embedded server cannot prepare either are
// left out (of older schemas, of tables that live as long as a test).
// Prints a line of JSON: how many were prepared, and those that only the older one refuses.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { createTestDatabase, startTestPostgres } from '@test/helpers/postgres';

/** Of statements that take parameters; settings, transactions and the like are no queries. */
const QUERY = /^\s*(?:select|insert|update|delete|with|merge|values)\b/i;

function readStatements(folder: string): string[] {
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '');
  const texts = lines.map((line) => z.string().parse(JSON.parse(line)));
  return [...new Set(texts)].filter((text) => QUERY.test(text));
}

/** The statements that a server refuses, each with what it says. `url`: a superuser's; empty: the embedded server. */
async function refusedBy(url: string, statements: readonly string[]): Promise<Map<string, string>> {
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
const statements = readStatements(folder);
const refused = await refusedBy(url, statements);
const refusedByEmbedded =
  refused.size > 0 ? await refusedBy('', [...refused.keys()]) : new Map<string, string>();
const failures = [...refused].filter(([statement]) => !refusedByEmbedded.has(statement));
console.log(
  JSON.stringify({
    prepared: statements.length - refused.size,
    skipped: refusedByEmbedded.size,
    failures: failures.map(([statement, message]) => `${message}: ${statement}`),
  }),
);
