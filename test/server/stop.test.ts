import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { projectRoot } from '@server/config/paths';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';
import { compile, newFolder } from './db/support';

let program: string;
let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  program = compile('server/main.ts');
  dataDir = newFolder();
  database = await createTestDatabase();
});
afterAll(async () => {
  rmSync(program, { force: true });
  rmSync(dataDir, { recursive: true, force: true });
  await database.drop();
});

/** The program as `npm start` runs it, once it says where it listens. */
async function startProgram() {
  const child = spawn(process.execPath, [program], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1:0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.appUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      ROOT_PASSWORD: 'Zelenaya-vetka-17',
      DEMO: '0',
      LOG_LEVEL: 'warn',
    },
  });
  for await (const line of createInterface(child.stdout)) {
    const url = /ready: (\S+)/.exec(line)?.[1];
    if (url !== undefined) return { child, url };
  }
  throw new Error('the program ended without being ready');
}

/** A sign-in: its answer takes a third of a second. */
function signIn(url: string): Promise<{ status: number | undefined; body: string }> {
  const body = JSON.stringify({
    query: 'mutation { getSessionToken(type: "local", login: "nobody@example.ru", password: "x") { type } }',
  });
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode, body: text }));
    });
    sent.end(body);
  });
}

test('SIGTERM: the request that is running is answered, the program ends with 0 and lets go of the database', async () => {
  const { child, url } = await startProgram();
  const exited = once(child, 'exit');
  const running = signIn(url);
  await new Promise((resolve) => setTimeout(resolve, 150));
  const signalled = Date.now();
  child.kill('SIGTERM');
  const answer = await running;
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.body)).toEqual({ data: { getSessionToken: { type: 'invalidLoginOrPassword' } } });
  expect(await exited).toEqual([0, null]);
  expect(Date.now() - signalled).toBeLessThan(10_000);
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
  // Nothing of it holds the database.
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  expect(rows).toEqual([]);
}, 60_000);
