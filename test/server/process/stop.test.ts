import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import pg from 'pg';
import { openSocket } from '@test/helpers/contract/open-socket';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';
import { startProgram } from '@test/helpers/deployment/program';
import { until } from '@test/helpers/until';
import { startYookassa } from '@test/helpers/services/yookassa';
import { compile, newFolder } from '../db/support';

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

const start = (env?: Record<string, string>) => startProgram(program, { ...database, dataDir, env });

/** A sign-in: its response takes a third of a second. */
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

test('SIGTERM: the running request is answered, the program exits with 0 and releases the database', async () => {
  const { url, stop } = await start();
  const running = signIn(url);
  await new Promise((resolve) => setTimeout(resolve, 150));
  const signalled = Date.now();
  const exited = stop();
  const answer = await running;
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.body)).toEqual({ data: { getSessionToken: { type: 'invalidLoginOrPassword' } } });
  expect(await exited).toEqual([0, null]);
  expect(Date.now() - signalled).toBeLessThan(10_000);
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
  // No connection of the program is left on the database.
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  expect(rows).toEqual([]);
}, 60_000);

async function health(url: string): Promise<{ code: number; says: unknown }> {
  const answer = await fetch(`${url}/api/health`);
  return { code: answer.status, says: await answer.json() };
}

test('SIGTERM with DRAIN_SECONDS: health reports the shutdown, requests and sockets are still served, then it ends', async () => {
  const { url, stop } = await start({ DRAIN_SECONDS: '3' });
  const before = await openSocket(url, '');
  const exited = stop();
  await until(async () => (await health(url)).code === 503);
  expect(await health(url)).toEqual({ code: 503, says: { status: 'draining' } });
  expect((await signIn(url)).status).toBe(200);
  const meanwhile = await openSocket(url, '');
  expect([before.isOpen(), meanwhile.isOpen()]).toEqual([true, true]);
  expect(await exited).toEqual([0, null]);
  // Going away: a browser reconnects to another node.
  expect((await before.closed).code).toBe(1001);
}, 60_000);

test('SIGTERM does not wait for connections that a browser opened ahead of any request', async () => {
  const { url, stop } = await start();
  const { hostname, port } = new URL(url);
  const connection = connect({ host: hostname, port: Number(port) });
  await once(connection, 'connect');
  await health(url);
  const ended = once(connection, 'close');
  expect(await stop()).toEqual([0, null]);
  await ended;
}, 60_000);

test('SIGINT ends draining at once', async () => {
  const { url, stop } = await start({ DRAIN_SECONDS: '300' });
  const exited = stop();
  await until(async () => (await health(url)).code === 503);
  void stop('SIGINT');
  expect(await exited).toEqual([0, null]);
}, 60_000);

describe('a payment service that does not answer', () => {
  const sql = async (text: string) => {
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    const { rows } = await client.query<{ status: string; checks: number; due: boolean }>(text);
    await client.end();
    return rows;
  };
  const READ = 'select status, checks, check_at <= now() as due from payment';
  const poll = () => sql(`select enqueue_job('checkPayments', '{}'::json, null, null, 1)`);

  test('SIGTERM does not wait for it: its request is ended, and the poll of the next node starts the payment', async () => {
    const yookassa = await startYookassa();
    const answer = yookassa.hang();
    const { stop } = await start(yookassa.env);
    await sql(
      `insert into payment (organization_id, provider, method, amount, email, created_at, check_at)
       select id, 'yookassa', 'card', 500000, 'buh@example.ru', now(), now() from organization limit 1`,
    );
    await poll();
    await until(() => Promise.resolve(yookassa.requests.length > 0));
    expect(await stop()).toEqual([0, null]);
    // As if it had not been asked: it does not wait longer for the next question.
    expect(await sql(READ)).toEqual([{ status: 'draft', checks: 0, due: true }]);

    answer();
    const next = await start(yookassa.env);
    await poll();
    await until(async () => (await sql(READ))[0]?.status === 'pending');
    expect(new Set(yookassa.requests.map(({ key }) => key)).size).toBe(1);
    expect(yookassa.payments.size).toBe(1);
    await next.stop();
    await yookassa.stop();
  }, 120_000);
});
