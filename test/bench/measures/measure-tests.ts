import { z } from 'zod';
import { gradeAnswer } from '@domain/questions/grade';
import { questionSchema } from '@server/modules/content/questions/question-schema';
import { withClient } from '@server/db/client';
import { ask, prepareRequest } from '@test/helpers/contract/graphql-client';
import { operation } from '@test/helpers/contract/operations';
import { assignTest, publishTest } from '@test/helpers/worlds/published-test';
import { openSessions } from '@test/helpers/worlds/sessions';
import { aChoice, rightAnswer, SETTINGS } from '@test/server/tests/support';
import { type Figure, percentile } from '../figures';
import { loadAtRate, timed } from '../load';
import type { World } from '../world';

const QUESTIONS = Array.from({ length: 10 }, (_, index) => aChoice(`b${index}`));
const TAB = 'tab-of-the-bench';
const ROUNDS = 40;
const STARTS_PER_SECOND = 50;
const SAVES_PER_SECOND = 200;
const SAVE_SECONDS = 10;
const SUBMITS_PER_SECOND = 100;
const SUBMIT_SECONDS = 8;
const DEADLINES = 1_000;
const OTHERS_PER_SECOND = 20;

const START =
  'mutation ($testId: Int!, $tab: String!) { testAttemptStart(testId: $testId, tab: $tab) { id questions } }';
const SAVE = 'mutation ($answer: TestAnswerInput!) { testAnswerSave(answer: $answer) { questionId seq } }';
const SUBMIT =
  'mutation ($id: Int!, $tab: String!) { testAttemptSubmit(attemptId: $id, tab: $tab) { id state isPassed } }';
const started = z.object({ testAttemptStart: z.object({ id: z.number() }) });

interface Taking {
  token: string;
  attemptId: number;
}

const most = (name: string, times: readonly number[], value: number, note?: string): Figure => ({
  ...{ name, value: percentile(times, 95), unit: 'ms', bar: { kind: 'max', value } },
  ...(note === undefined ? {} : { note }),
});

/** The organization's test with the most attempts, and their number. */
async function biggest({
  ownerUrl,
  organizationId,
}: World): Promise<{ testId: number; count: number; all: number }> {
  return withClient(ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ testId: number; count: number; all: number }>(
      `select test_id as "testId", count(*)::int as count, sum(count(*)) over ()::int as all from test_attempt
       where organization_id = $1 group by 1 order by 2 desc limit 1`,
      [organizationId],
    );
    const [found] = rows;
    if (!found) throw new Error('nobody has made an attempt: seed some (--attempts)');
    return found;
  });
}

async function measureReading(world: World): Promise<Figure[]> {
  const { testId, count, all } = await biggest(world);
  const pages: [string, string, Record<string, unknown>, number][] = [
    ['list of tests, editor', 'testsEditor', { pageSize: 50 }, 100],
    ['results of a test', 'testResults', { testId, pageSize: 50 }, 100],
    ['attempts at a test', 'testAttempts', { testId, pageSize: 50 }, 100],
    ['matrix of people and tests', 'testTeam', { pageSize: 50 }, 100],
    ['analysis of questions', 'testItemAnalysis', { testId }, 150],
  ];
  const figures: Figure[] = [];
  for (const [name, file, variables, bar] of pages) {
    const once = () =>
      timed(() => ask(world.app.url, world.adminToken, z.unknown(), operation('tests', file), variables));
    for (let warm = 0; warm < 6; warm += 1) await once();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await once());
    figures.push(most(`${name}, p95`, times, bar, `${count} attempts at it, ${all} in all`));
  }
  return figures;
}

const repeated = z.object({ testRepetition: z.object({ questions: z.array(z.unknown()) }) });

/** Measures the questions of «Повторение» for the person who has passed most: each visit of «Сегодня» reads them. */
async function measureRepetition({ app, ownerUrl, organizationId }: World): Promise<Figure> {
  const { userId, count, all } = await withClient(ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ userId: number; count: number; all: number }>(
      `select user_id as "userId", count(*)::int as count, sum(count(*)) over ()::int as all from test_repetition
       where organization_id = $1 group by 1 order by 2 desc limit 1`,
      [organizationId],
    );
    const [found] = rows;
    if (!found) throw new Error('nobody has passed a test: seed some attempts (--attempts)');
    return found;
  });
  const [token = ''] = await openSessions(ownerUrl, [userId]);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + 6; round += 1) {
    times.push(
      await timed(async () => {
        const { testRepetition } = await ask(app.url, token, repeated, operation('tests', 'testRepetition'));
        if (testRepetition.questions.length !== 3) throw new Error('three questions should be due');
      }),
    );
  }
  return most(
    'questions of «Повторение», p95',
    times.slice(6),
    50,
    `${count} questions of the person, ${all} in all`,
  );
}

const asked = z.object({
  test: z.object({ currentVersion: z.object({ id: z.number(), questions: z.array(questionSchema) }) }),
});
const DRY_RUNS = 3;

/** Measures previewing the effect of one more right answer on the test with the most attempts. */
async function measureRegrading(world: World): Promise<Figure> {
  const { testId, count } = await biggest(world);
  const { app, adminToken } = world;
  const { test } = await ask(
    app.url,
    adminToken,
    asked,
    'query ($testId: Int!) { test(id: $testId) { currentVersion { id questions } } }',
    { testId },
  );
  const question = test.currentVersion.questions.find(({ type }) => type === 'single');
  if (question?.type !== 'single') throw new Error('there is no question with options');
  const other = question.task.options.find(({ id }) => !question.key.rightIds.includes(id));
  const regrade = {
    ...{ testId, versionId: test.currentVersion.id, questionId: question.id, isOnly: false, reason: '' },
    ...{ answer: { type: 'single', optionIds: [other?.id] }, mayTakePasses: false },
  };
  const times: number[] = [];
  for (let round = 0; round < DRY_RUNS; round += 1) {
    const preview = operation('tests', 'testRegradePreview');
    times.push(await timed(() => ask(app.url, adminToken, z.unknown(), preview, { regrade })));
  }
  return most('regrading, dry run', times, 5_000, `${count} attempts; the bar is of 100,000`);
}

/** Signed-in people of the organization with a new assigned test of ten questions. */
async function takers(world: World, amount: number): Promise<{ testId: number; tokens: string[] }> {
  const { ownerUrl, organizationId, app, adminToken } = world;
  const ids = await withClient(ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ id: number }>(
      'select id from users where organization_id = $1 and not is_admin and not is_archive order by id limit $2',
      [organizationId, amount],
    );
    return rows.map(({ id }) => id);
  });
  const settings = { ...SETTINGS, limitMinutes: 120 };
  const name = `Под нагрузкой ${Date.now()}`;
  const testId = await publishTest(app.url, adminToken, { name, questions: QUESTIONS, settings });
  await assignTest(app.url, adminToken, testId, { userIds: ids });
  return { testId, tokens: await openSessions(ownerUrl, ids) };
}

/** Starts an attempt for each of them, at a given rate per second. */
async function begin(
  { app }: World,
  testId: number,
  tokens: readonly string[],
): Promise<{ times: number[]; taking: Taking[] }> {
  const taking: Taking[] = [];
  const waiting = [...tokens];
  const times = await loadAtRate(STARTS_PER_SECOND, tokens.length / STARTS_PER_SECOND, async () => {
    const token = waiting.shift() ?? '';
    const { testAttemptStart } = await ask(app.url, token, started, START, { testId, tab: TAB });
    taking.push({ token, attemptId: testAttemptStart.id });
  });
  return { times, taking };
}

const headers = (token: string) => ({ 'x-session-token': token, 'accept-language': 'ru' });

async function measureSaving({ app }: World, taking: readonly Taking[]): Promise<Figure> {
  let number = 0;
  const times = await loadAtRate(SAVES_PER_SECOND, SAVE_SECONDS, () => {
    const attempt = taking[number % taking.length];
    const round = Math.floor(number / taking.length);
    number += 1;
    const questionId = `b${round % QUESTIONS.length}`;
    const answer = { questionId, answer: rightAnswer(questionId), tab: TAB, seq: round + 1 };
    return prepareRequest(`${app.url}/graphql`, headers(attempt?.token ?? ''), {
      query: SAVE,
      variables: { answer: { ...answer, attemptId: attempt?.attemptId } },
    })();
  });
  return most(`saving an answer, ${SAVES_PER_SECOND} a second, p95`, times, 25, `${times.length} answers`);
}

async function measureSubmitting({ app }: World, taking: readonly Taking[]): Promise<Figure> {
  const waiting = [...taking];
  const times = await loadAtRate(SUBMITS_PER_SECOND, taking.length / SUBMITS_PER_SECOND, () => {
    const attempt = waiting.shift();
    const variables = { id: attempt?.attemptId, tab: TAB };
    return prepareRequest(`${app.url}/graphql`, headers(attempt?.token ?? ''), {
      query: SUBMIT,
      variables,
    })();
  });
  const name = `submitting, graded and chained, ${SUBMITS_PER_SECOND} a second in one organization, p95`;
  return most(name, times, 150, `${times.length} attempts`);
}

/** Measures all deadlines within the same minute: the response times of others meanwhile, compared with an idle server. */
async function measureDeadlines(world: World, taking: readonly Taking[]): Promise<Figure[]> {
  const { app, adminToken, ownerUrl } = world;
  const other = prepareRequest(`${app.url}/graphql`, headers(adminToken), {
    query: '{ users(search: "иванова", pageSize: 20) { count items { id nameFull position { id name } } } }',
  });
  await loadAtRate(OTHERS_PER_SECOND, 3, other);
  const idle = percentile(await loadAtRate(OTHERS_PER_SECOND, 5, other), 95);
  const ids = taking.map(({ attemptId }) => attemptId);
  return withClient(ownerUrl, 'bench', async (client) => {
    await client.query('update test_attempt set deadline_at = now() where id = any($1)', [ids]);
    await client.query(
      `update graphile_worker._private_jobs j set run_at = now()
       where j.key = any(select 'test-attempt:' || $1::int || ':' || id from unnest($2::int[]) id)`,
      [world.organizationId, ids],
    );
    const open = async () => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int from test_attempt where id = any($1) and state = 'inProgress'`,
        [ids],
      );
      return rows[0]?.count ?? 0;
    };
    const times: number[] = [];
    const closing = await timed(async () => {
      while ((await open()) > 0) times.push(...(await loadAtRate(OTHERS_PER_SECOND, 0.5, other)));
    });
    const whole = `${ids.length} deadlines at once`;
    return [
      {
        ...{ name: `${whole}: all are closed after`, value: closing / 1000, unit: 's' },
        bar: { kind: 'max', value: 60 },
      },
      most(`${whole}: p95 of others`, times, 2 * idle, `twice that of an idle server`),
    ];
  });
}

function measureGrading(): Figure {
  const times: number[] = [];
  for (let round = 0; round < 1_000; round += 1) {
    const begin = performance.now();
    for (const question of QUESTIONS) gradeAnswer(question, rightAnswer(question.id));
    times.push(performance.now() - begin);
  }
  return most('grading an attempt of ten questions, p95', times, 1);
}

/** Measures tests: reading many attempts, and many people who take one at the same time. */
export async function measureTests(world: World): Promise<Figure[]> {
  const figures = [...(await measureReading(world)), await measureRepetition(world)];
  const amount = Math.max(SUBMITS_PER_SECOND * SUBMIT_SECONDS, DEADLINES);
  const { testId, tokens } = await takers(world, amount);
  const { times, taking } = await begin(world, testId, tokens);
  figures.push(most(`starting an attempt, ${STARTS_PER_SECOND} a second, p95`, times, 60));
  figures.push(await measureSaving(world, taking.slice(0, 400)));
  figures.push(await measureSubmitting(world, taking.slice(0, SUBMITS_PER_SECOND * SUBMIT_SECONDS)));
  // A separate test, in which nobody has finished yet.
  const again = await takers(world, DEADLINES);
  const open = await begin(world, again.testId, again.tokens);
  figures.push(...(await measureDeadlines(world, open.taking)));
  return [...figures, await measureRegrading(world), measureGrading()];
}
