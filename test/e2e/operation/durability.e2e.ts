import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { z } from 'zod';
import { projectRoot } from '@server/config/paths';
import { withClient } from '@server/db/client';
import { clusterFolder } from '@server/db/embedded/cluster';
import { knownHome } from '@server/db/embedded/home';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { ask } from '@test/helpers/contract/graphql-client';
import { assignTest, publishTest } from '@test/helpers/worlds/published-test';
import { aChoice, rightAnswer, SETTINGS } from '@test/server/tests/support';
import { register } from '../support/organization';

jest.setTimeout(240_000);

const CREATE = `mutation ($position: PositionInput!) { positionCreate(position: $position) { id } }`;
const LIST = `query ($page: Int) { positions(page: $page, pageSize: 200) { count items { name } } }`;
const listSchema = z.object({
  positions: z.object({ count: z.number(), items: z.array(z.object({ name: z.string() })) }),
});

let app: RunningApp;
let token: string;

beforeAll(async () => {
  app = await startApp();
  ({ token } = await register(app.url, 'Надёжная компания'));
});
afterAll(() => app.remove());

/** The names of the positions on the server, from all pages. */
async function stored(): Promise<Set<string>> {
  const names = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { positions } = await ask(app.url, token, listSchema, LIST, { page });
    for (const { name } of positions.items) names.add(name);
    if (positions.items.length < 200) return names;
  }
}

/** Creates positions one after another, with several concurrent writers, and calls back with the number acknowledged. */
async function write(prefix: string, amount: number, onAcknowledged: (count: number) => void) {
  const acknowledged: string[] = [];
  const refused: string[] = [];
  const queue = Array.from({ length: amount }, (_, index) => `${prefix} ${index}`);
  async function writer(): Promise<void> {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      try {
        await ask(app.url, token, z.unknown(), CREATE, { position: { name } });
        acknowledged.push(name);
        onAcknowledged(acknowledged.length);
      } catch (error) {
        refused.push(String(error));
        await new Promise((wake) => setTimeout(wake, 20));
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, writer));
  return { acknowledged, refused };
}

const missing = (names: readonly string[], found: Set<string>) => names.filter((name) => !found.has(name));

it('keeps all acknowledged writes after a SIGKILL in the middle of 1,000 of them', async () => {
  let killed: Promise<void> | undefined;
  const { acknowledged, refused } = await write('Убитая', 1_000, (count) => {
    if (count === 500) killed = app.kill();
  });
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(500);
  expect(refused.length).toBeGreaterThan(0);
  await app.start();
  expect(missing(acknowledged, await stored())).toEqual([]);
});

const postmaster = (): number =>
  Number(readFileSync(join(clusterFolder(knownHome(app.dataDir)), 'postmaster.pid'), 'utf8').split('\n')[0]);

it('returns errors while PostgreSQL is down, loses nothing, and recovers without intervention', async () => {
  const running = postmaster();
  const { acknowledged, refused } = await write('Упавшая', 600, (count) => {
    // Fast shutdown: every connection is cut immediately.
    if (count === 200) process.kill(running, 'SIGINT');
  });
  expect(refused.length).toBeGreaterThan(0);
  // People see «temporarily away», never PostgreSQL's own message.
  for (const text of refused) expect(text).not.toMatch(/terminating connection|ECONNREFUSED|ENOENT/);
  expect(acknowledged.length).toBeGreaterThan(200);
  expect(missing(acknowledged, await stored())).toEqual([]);
});

const importState = z.object({
  employeeImport: z.object({
    state: z.string(),
    doneCount: z.number(),
    columns: z.array(z.object({ field: z.string().nullable() })),
    summary: z.object({ create: z.number(), wrong: z.number() }),
  }),
});
const IMPORT =
  'query ($id: Int!) { employeeImport(id: $id) { state doneCount columns { field } summary { create wrong } } }';

/** Waits until an import has reached a given progress. */
async function importAt(
  id: number,
  isThere: (found: z.infer<typeof importState>['employeeImport']) => boolean,
) {
  for (;;) {
    const { employeeImport } = await ask(app.url, token, importState, IMPORT, { id });
    if (isThere(employeeImport)) return employeeImport;
    await new Promise((wake) => setTimeout(wake, 10));
  }
}

it('an import whose server is killed leaves nobody half-imported, and resumes until everybody is imported', async () => {
  const people = 2_500;
  const lines = Array.from(
    { length: people },
    (_, n) => `Ковалёв Иван;killed${n}@zavod.ru;Токарь;Цех / Участок ${n % 7}`,
  );
  const text = ['ФИО;Почта;Должность;Отдел', ...lines].join('\n');
  const created = z.object({ employeeImportCreate: z.object({ id: z.number() }) });
  const { employeeImportCreate } = await ask(
    app.url,
    token,
    created,
    'mutation ($text: String) { employeeImportCreate(text: $text) { id } }',
    { text },
  );
  const { id } = employeeImportCreate;
  const { columns } = await importAt(id, ({ state }) => state === 'mapping');
  const fields = columns.map(({ field }) => field);
  await ask(
    app.url,
    token,
    z.unknown(),
    'mutation ($id: Int!, $fields: [EmployeeImportField]!) { employeeImportColumns(id: $id, fields: $fields) { id } }',
    { id, fields },
  );
  await importAt(id, ({ state }) => state === 'ready');
  await ask(app.url, token, z.unknown(), 'mutation ($id: Int!) { employeeImportRun(id: $id) { id } }', {
    id,
  });
  await importAt(id, ({ doneCount }) => doneCount > 0);
  // PostgreSQL keeps running after the server, so that the remaining data can be inspected.
  const ownerUrl = await ownerUrlOf(app);
  await app.kill();
  const left = await withClient(ownerUrl, 'test', async (client) => {
    const { rows } = await client.query<{ state: string; taken: number; came: number; whole: number }>(
      `select i.state, (select count(*)::int from employee_import_row r where r.import_id = i.id and r.outcome = 'created') as taken,
         (select count(*)::int from users u where u.email like 'killed%') as came,
         (select count(*)::int from users u join employee_import_row r on r.import_id = i.id and r.user_id = u.id
            where u.email like 'killed%' and u.position_id is not null and u.subdivision_id is not null) as whole
       from employee_import i where i.id = $1`,
      [id],
    );
    return rows[0];
  });
  expect(left?.state).toBe('running');
  expect(left?.taken).toBeGreaterThan(0);
  expect(left?.taken).toBeLessThan(people);
  expect([left?.came, left?.whole]).toEqual([left?.taken, left?.taken]);

  await app.start();
  const { summary } = await importAt(id, ({ state }) => state === 'done');
  expect(summary).toEqual({ create: people, wrong: 0 });
  const listed = await ask(
    app.url,
    token,
    z.object({ users: z.object({ count: z.number() }) }),
    '{ users(search: "Ковалёв") { count } }',
  );
  expect(listed.users.count).toBe(people);
});

const attemptSchema = z.object({
  id: z.number(),
  state: z.string(),
  endedBy: z.string().nullable(),
  points: z.number().nullable(),
  answers: z.array(z.object({ questionId: z.string() })),
});
type TakenAttempt = z.infer<typeof attemptSchema>;
const ATTEMPT = '{ id state endedBy points answers { questionId } }';
const TAKEN_QUESTIONS = 150;
const TAB = 'the-only-tab';

/** The admin's attempt at a test with many questions, started or resumed. */
async function startAttempt(testId: number): Promise<TakenAttempt> {
  const { testAttemptStart } = await ask(
    app.url,
    token,
    z.object({ testAttemptStart: attemptSchema }),
    `mutation ($testId: Int!, $tab: String!) { testAttemptStart(testId: $testId, tab: $tab) ${ATTEMPT} }`,
    { testId, tab: TAB },
  );
  return testAttemptStart;
}

/** The same, once the server has its database again. */
async function onceBack(testId: number): Promise<TakenAttempt> {
  for (;;) {
    try {
      return await startAttempt(testId);
    } catch {
      await new Promise((wake) => setTimeout(wake, 50));
    }
  }
}

/** Answers the questions one after another, several at once; returns the ones whose answers the server has acknowledged. */
async function answerAll(
  attemptId: number,
  questionIds: readonly string[],
  onSaved: (count: number) => void,
) {
  const saved: string[] = [];
  const waiting = [...questionIds];
  async function writer(): Promise<void> {
    for (let questionId = waiting.shift(); questionId !== undefined; questionId = waiting.shift()) {
      const answer = { attemptId, questionId, answer: rightAnswer(questionId), tab: TAB, seq: 1 };
      try {
        const SAVE =
          'mutation ($answer: TestAnswerInput!) { testAnswerSave(answer: $answer) { questionId } }';
        await ask(app.url, token, z.unknown(), SAVE, { answer });
        saved.push(questionId);
        onSaved(saved.length);
      } catch {
        await new Promise((wake) => setTimeout(wake, 20));
      }
    }
  }
  await Promise.all(Array.from({ length: 4 }, writer));
  return saved;
}

it('an attempt survives its server being killed midway and at its deadline: what was saved is graded', async () => {
  const questions = Array.from({ length: TAKEN_QUESTIONS }, (_, index) => aChoice(`k${index}`));
  const ids = questions.map(({ id }) => id);
  const settings = { ...SETTINGS, limitMinutes: 60 };
  const testId = await publishTest(app.url, token, { name: 'Касса', questions, settings });
  await assignTest(app.url, token, testId, { all: true });
  const { id } = await startAttempt(testId);

  let killed: Promise<void> | undefined;
  const first = await answerAll(id, ids, (count) => {
    if (count === 50) killed = app.kill();
  });
  await killed;
  expect(first.length).toBeGreaterThanOrEqual(50);
  expect(first.length).toBeLessThan(TAKEN_QUESTIONS);
  await app.start();
  const goneOn = await startAttempt(testId);
  expect(goneOn).toMatchObject({ id, state: 'inProgress' });
  const kept = new Set(goneOn.answers.map(({ questionId }) => questionId));
  expect(missing(first, kept)).toEqual([]);

  const second = await answerAll(
    id,
    ids.filter((id) => !kept.has(id)),
    (count) => {
      if (count === 20) killed = app.kill();
    },
  );
  await killed;
  await app.start();
  const all = new Set((await startAttempt(testId)).answers.map(({ questionId }) => questionId));
  expect(missing([...kept, ...second], all)).toEqual([]);

  // PostgreSQL dies too; the server restarts it automatically.
  const third = await answerAll(
    id,
    ids.filter((id) => !all.has(id)),
    (count) => {
      if (count === 5) process.kill(postmaster(), 'SIGKILL');
    },
  );
  const back = new Set((await onceBack(testId)).answers.map(({ questionId }) => questionId));
  expect(missing([...all, ...third], back)).toEqual([]);

  // Ten minutes pass while the server is down: the taker gets them back.
  await withClient(await ownerUrlOf(app), 'test', async (client) => {
    await app.kill();
    await client.query(
      `update setting set value = (value::timestamptz - interval '10 minutes')::text where name = 'serverBeat'`,
    );
    await client.query(
      `update test_attempt set started_at = started_at - interval '15 minutes',
      deadline_at = now() - interval '5 minutes' where id = $1`,
      [id],
    );
  });
  await app.start();
  const CLOCK = 'query ($id: Int!) { testAttempt(id: $id) { state returnedSec } }';
  const clock = z.object({ testAttempt: z.object({ state: z.string(), returnedSec: z.number() }) });
  const { testAttempt: given } = await ask(app.url, token, clock, CLOCK, { id });
  expect(given.state).toBe('inProgress');
  expect(given.returnedSec).toBeGreaterThanOrEqual(600);

  // The attempt's time runs out while the server is down.
  await withClient(await ownerUrlOf(app), 'test', async (client) => {
    await client.query(`update test_attempt set deadline_at = now() + interval '1 second' where id = $1`, [
      id,
    ]);
    await client.query(
      `update graphile_worker._private_jobs set run_at = now() + interval '1 second' where key like 'test-attempt:%:' || $1`,
      [id],
    );
    await app.kill();
    await client.query('select pg_sleep(1.5)');
    const { rows } = await client.query('select state from test_attempt where id = $1', [id]);
    expect(rows).toEqual([{ state: 'inProgress' }]);
  });
  await app.start();
  const READ = `query ($id: Int!) { testAttempt(id: $id) ${ATTEMPT} }`;
  const ended = z.object({ testAttempt: attemptSchema });
  let attempt: TakenAttempt;
  do {
    ({ testAttempt: attempt } = await ask(app.url, token, ended, READ, { id }));
    await new Promise((wake) => setTimeout(wake, 50));
  } while (attempt.state === 'inProgress');
  // Each saved right answer is worth a hundred points, including unacknowledged ones.
  expect(attempt).toMatchObject({ state: 'graded', endedBy: 'expired', points: back.size * 100 });
});

it('rejects a second process on the same data, and the first one keeps running', async () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/server/main.js'], {
    cwd: projectRoot,
    encoding: 'utf8',
    timeout: 60_000,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: app.dataDir },
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(/Another Adaptika .* is running/);
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
  expect((await stored()).size).toBeGreaterThanOrEqual(1);
});

it('stops within ten seconds on SIGTERM, and lets a running request finish', async () => {
  // A lock holds the request in the middle of its work, so that it is certainly running when the signal comes.
  const [milliseconds, answer] = await withClient(await ownerUrlOf(app), 'test', async (client) => {
    await client.query('begin; lock table position in access exclusive mode');
    const asked = ask(app.url, token, listSchema, LIST);
    await untilWaiting(client);
    const stopped = app.stop();
    await new Promise((wake) => setTimeout(wake, 500));
    await client.query('rollback');
    return Promise.all([stopped, asked]);
  });
  expect(milliseconds).toBeLessThan(10_000);
  expect(answer.positions.count).toBeGreaterThanOrEqual(1);
  await app.start();
});

async function untilWaiting(client: Client): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { rowCount } = await client.query(`select 1 from pg_locks where not granted`);
    if (rowCount) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error('the request never came to the lock');
}
