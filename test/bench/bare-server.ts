// The baseline for the lists: the same statements behind a bare HTTP handler, without contract, session, access checks or
// row-level security. The bench starts it as a separate process, like the server.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import { z } from 'zod';

const [file = '', url = ''] = process.argv.slice(2);
const { statements, organizationId } = z
  .object({
    organizationId: z.number(),
    statements: z.array(z.object({ text: z.string(), values: z.array(z.string().nullable()) })),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8')));

const pool = new pg.Pool({
  connectionString: url,
  max: 10,
  options: `-c app.organization_id=${organizationId}`,
});

async function answer(): Promise<string> {
  const client = await pool.connect();
  try {
    const results: unknown[] = [];
    for (const [index, { text, values }] of statements.entries()) {
      results.push((await client.query({ name: `bare${index}`, text, values })).rows);
    }
    return JSON.stringify(results);
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  request.resume();
  answer().then(
    (body) => {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(body);
    },
    (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
