import type { Answer } from '@domain/questions/answer';
import type { AnyQuestion } from '@domain/questions/question';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { createTestServices } from '@server/modules/tests/tests.services';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { until } from '@test/helpers/until';
import {
  aChoice,
  anEssay,
  assign,
  aTest,
  GRADE,
  publish,
  rightAnswer,
  saveQuestions,
  takers,
  wrongAnswer,
} from './support';
import { CHECK, inputOf, LIST, PREVIEW, REGRADE, WRONG_SUMS } from './regrading-requests';
import type { Published, Regrade } from './regrading-requests';

// A question of a published version is regraded: the preview, the changes, and the remaining evidence.

let workspace: Workspace;
let people: ReturnType<typeof takers>;
let handlers: ReturnType<typeof createTestServices>['handlers'];
let at = new Date();

beforeAll(async () => {
  workspace = await openWorkspace({}, () => {
    at = new Date(at.getTime() + 5);
    return at;
  });
  people = takers(workspace);
  ({ handlers } = createTestServices(workspace.test.app.deps));
});
afterAll(() => workspace.stop());

const sql = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await workspace.test.app.database.pool.query(text, values)).rows;

const preview = async (test: Published, more?: Regrade) =>
  (
    await workspace.get<{ testRegradePreview: Record<string, unknown> }>(workspace.admin, PREVIEW, {
      regrade: inputOf(test, more),
    })
  ).testRegradePreview;
let keys = 0;
const decide = async (test: Published, more?: Regrade, key = `regrade-${(keys += 1)}`) =>
  (
    await workspace.get<{ testRegrade: { id: number; state: string; total: number } }>(
      workspace.admin,
      REGRADE,
      {
        regrade: inputOf(test, more),
        key: key.padEnd(10, '-'),
      },
    )
  ).testRegrade;
const isDone = (regradingId: number) =>
  until(async () => {
    const [row] = await sql('select state from test_regrading where id = $1', [regradingId]);
    return row?.state === 'done';
  }, 30_000);
/** The server's worker has had the job since the decision; another worker picks up the same work. */
async function run(regradingId: number): Promise<void> {
  await handlers.regradeTest({ organizationId: workspace.organizationId, regradingId });
  await isDone(regradingId);
}
async function regrade(test: Published, more?: Regrade): Promise<void> {
  await run((await decide(test, more)).id);
}
const refused = (who: UserRow, test: Published, more?: Regrade) =>
  workspace.rejection(who, REGRADE, { regrade: inputOf(test, more), key: `refused-${(keys += 1)}` });
const list = async ({ id, versionId }: Published) =>
  (
    await workspace.get<{ testRegradings: Record<string, unknown>[] }>(workspace.admin, LIST, {
      ...{ testId: id, versionId },
    })
  ).testRegradings;
const attemptsOf = ({ versionId }: Published) =>
  sql('select points, max_points, is_passed, state from test_attempt where version_id = $1 order by id', [
    versionId,
  ]);
const owed = ({ id }: Published) =>
  sql(`select status, score from assignment where object_type = 'test' and object_id = $1 order by user_id`, [
    id,
  ]);
const notified = ({ id }: Published) =>
  sql(
    `select user_id, type from notification where object_type = 'test' and object_id = $1
    and type in ('testPassed', 'testFailed') order by id`,
    [id],
  );
const integrity = async ({ id }: Published) =>
  (
    await workspace.get<{ contentCheckIntegrity: { isWhole: boolean; broken: { reason: string }[] } }>(
      workspace.admin,
      CHECK,
      { id },
    )
  ).contentCheckIntegrity;
const records = ({ id }: Published) =>
  sql(
    `select type, payload ->> 'points' as points, payload ->> 'isPassed' as passed, payload -> 'before' as before
     from evidence_record where object_type = 'test' and object_id = $1 order by id`,
    [id],
  );

/** Compares the stored sums with sums recomputed from attempts. */
async function expectSumsOfRecount({ versionId }: Published): Promise<void> {
  const wrong = await sql(WRONG_SUMS, [versionId]);
  expect(wrong).toEqual([]);
}

/**
 * A test of two questions with finished attempts: `right` says for each whether q1 was answered right; q2 was not by the last.
 */
async function finishedTest(
  right: readonly boolean[],
  {
    questions = [aChoice('q1'), aChoice('q2')],
    settings = {},
  }: { questions?: AnyQuestion[]; settings?: object } = {},
) {
  const takersOf: UserRow[] = [];
  for (const _ of right) takersOf.push(await workspace.person());
  const test = await aTest(workspace, takersOf, questions, { passPercent: 100, ...settings });
  for (const [index, person] of takersOf.entries()) {
    const q1 = right[index] ? rightAnswer() : wrongAnswer();
    await people.take(person, test.id, { q1, q2: rightAnswer('q2') });
  }
  return { ...test, takersOf };
}

describe('another option counts as right', () => {
  test('the dry run shows who gains and that nobody loses, and changes nothing; then the result matches it', async () => {
    const test = await finishedTest([true, false, false]);
    const gaining = test.takersOf.slice(1).map(({ id }) => ({ id }));
    expect(await preview(test)).toEqual({
      ...{ count: 3, changed: 2, gained: 2, lost: 0, gaining, losing: [] },
    });
    expect((await attemptsOf(test)).map((row) => row.is_passed)).toEqual([true, false, false]);
    await regrade(test);
    expect(await attemptsOf(test)).toEqual(
      Array.from({ length: 3 }, () => ({ points: 200, max_points: 200, is_passed: true, state: 'graded' })),
    );
    expect(await owed(test)).toEqual(Array.from({ length: 3 }, () => ({ status: 'done', score: 10_000 })));
    expect(await notified(test)).toEqual(gaining.map(({ id }) => ({ user_id: id, type: 'testPassed' })));
    await expectSumsOfRecount(test);
    expect(await list(test)).toEqual([
      expect.objectContaining({
        ...{
          questionId: 'q1',
          answer: wrongAnswer(),
          isOnly: false,
          state: 'done',
          total: 3,
          done: 3,
          changed: 2,
        },
        ...{ gained: 2, lost: 0, kept: 0, failed: 0, createdBy: { id: workspace.admin.id } },
      }),
    ]);
  });

  test('both gradings stay as evidence, and the check detects a changed attempt or decision', async () => {
    const test = await finishedTest([false]);
    await regrade(test);
    expect(await records(test)).toEqual([
      { type: 'attempt', points: '100', passed: 'false', before: null },
      {
        ...{ type: 'attemptRegrade', points: '200', passed: 'true' },
        before: { points: 100, maxPoints: 200, isPassed: false, outcome: 'wrong', answerPoints: 0 },
      },
    ]);
    expect(await integrity(test)).toEqual({ isWhole: true, broken: [] });
    await sql(`update test_regrading set reason = 'Другая' where test_id = $1`, [test.id]);
    expect((await integrity(test)).broken).toEqual([{ reason: 'result' }]);
    await sql(`update test_regrading set reason = 'Верны оба ответа' where test_id = $1`, [test.id]);
    expect((await integrity(test)).isWhole).toBe(true);
    await sql('update test_attempt set points = 150 where test_id = $1', [test.id]);
    expect((await integrity(test)).isWhole).toBe(false);
    await sql('update test_attempt set points = 200 where test_id = $1', [test.id]);
  });

  test('later submissions of this version are graded the same way, and show the right answer', async () => {
    const person = await workspace.person();
    const test = await aTest(workspace, [person], [aChoice('q1')]);
    const attempt = await people.start(person, test.id);
    await people.answer(person, attempt.id, 'q1', wrongAnswer());
    await regrade(test);
    expect(await people.submit(person, attempt.id)).toMatchObject({ isPassed: true, points: 100 });
    expect((await records(test)).map(({ type }) => type)).toEqual(['attempt']);
    expect(await integrity(test)).toEqual({ isWhole: true, broken: [] });
  });

  test('an attempt submitted during the decision is graded by it, at once or by the job, while a rule assigns the test', async () => {
    const takersOf = await Promise.all(Array.from({ length: 6 }, () => workspace.person()));
    const test = await aTest(workspace, takersOf, [aChoice('q1')]);
    const attempts = await Promise.all(takersOf.map((person) => people.start(person, test.id)));
    for (const [index, person] of takersOf.entries()) {
      await people.answer(person, attempts[index]?.id ?? 0, 'q1', wrongAnswer());
    }
    const newcomer = await workspace.person();
    const [decided] = await Promise.all([
      decide(test),
      assign(workspace, test.id, [...takersOf, newcomer]),
      ...takersOf.map((person, index) => people.submit(person, attempts[index]?.id ?? 0)),
    ]);
    await run(decided.id);
    expect((await attemptsOf(test)).map((row) => row.is_passed)).toEqual(takersOf.map(() => true));
    const statuses = (await owed(test)).map(({ status }) => status);
    expect(statuses).toEqual([...takersOf.map(() => 'done'), 'assigned']);
    await expectSumsOfRecount(test);
    expect((await integrity(test)).isWhole).toBe(true);
  });

  test('an attempt at a version before a major one passes, and the current assignment is still due', async () => {
    const test = await finishedTest([false]);
    await publish(workspace, await saveQuestions(workspace, test.id, [aChoice('q9')]));
    await regrade(test);
    expect((await attemptsOf(test))[0]?.is_passed).toBe(true);
    expect((await owed(test))[0]?.status).not.toBe('done');
  });
});

describe('a pass', () => {
  test('is never revoked, and is counted as kept', async () => {
    const test = await finishedTest([true, false], { settings: { passPercent: 60 } });
    const only = { isOnly: true };
    const [first, second] = test.takersOf;
    expect(await preview(test, only)).toMatchObject({
      ...{ changed: 2, gained: 1, lost: 1, gaining: [{ id: second?.id }], losing: [{ id: first?.id }] },
    });
    await regrade(test, only);
    expect((await attemptsOf(test)).map((row) => [row.points, row.is_passed])).toEqual([
      [100, true],
      [200, true],
    ]);
    expect((await owed(test)).map(({ status }) => status)).toEqual(['done', 'done']);
    expect((await list(test))[0]).toMatchObject({ gained: 1, lost: 0, kept: 1 });
    expect(await notified(test)).toEqual([{ user_id: second?.id, type: 'testPassed' }]);
    await expectSumsOfRecount(test);
    expect((await integrity(test)).isWhole).toBe(true);
  });

  test('is revoked when so chosen: the test is due again, and the takers are notified', async () => {
    const test = await finishedTest([true, false], { settings: { passPercent: 60 } });
    await regrade(test, { isOnly: true, mayTakePasses: true });
    const [first, second] = test.takersOf;
    expect((await attemptsOf(test)).map((row) => row.is_passed)).toEqual([false, true]);
    expect(await owed(test)).toEqual([
      { status: 'failed', score: 5000 },
      { status: 'done', score: 10_000 },
    ]);
    expect(await notified(test)).toEqual([
      { user_id: first?.id, type: 'testFailed' },
      { user_id: second?.id, type: 'testPassed' },
    ]);
    expect((await list(test))[0]).toMatchObject({ gained: 1, lost: 1, kept: 0 });
    expect((await integrity(test)).isWhole).toBe(true);
    if (first) expect(await people.mine(first, test.id)).toMatchObject({ startProblem: null });
  });
});

describe('an excluded question', () => {
  test('gives no points to anybody', async () => {
    const test = await finishedTest([true, false]);
    const nothing = { answer: null };
    expect(await preview(test, nothing)).toMatchObject({ changed: 2, gained: 1, lost: 0 });
    await regrade(test, nothing);
    expect(await attemptsOf(test)).toEqual(
      Array.from({ length: 2 }, () => ({ points: 100, max_points: 100, is_passed: true, state: 'graded' })),
    );
    const outcomes = `select distinct outcome, a.points from test_answer a join test_attempt t on t.id = a.attempt_id
      where t.version_id = $1 and question_id = 'q1'`;
    expect(await sql(outcomes, [test.versionId])).toEqual([{ outcome: 'voided', points: 0 }]);
    await expectSumsOfRecount(test);
    expect((await integrity(test)).isWhole).toBe(true);
    // It can be restored, with the right answer.
    await regrade(test, { answer: rightAnswer(), isOnly: true });
    expect((await attemptsOf(test)).map((row) => [row.points, row.max_points, row.is_passed])).toEqual([
      [200, 200, true],
      [100, 200, true],
    ]);
    await expectSumsOfRecount(test);
    expect((await integrity(test)).isWhole).toBe(true);
  });

  test('that waited for an expert decides the attempt', async () => {
    const person = await workspace.person();
    const test = await aTest(workspace, [person], [aChoice('q1'), anEssay()], { passPercent: 100 });
    const essay: Answer = { type: 'openText', text: 'Касса' };
    const attempt = await people.take(person, test.id, { q1: rightAnswer(), essay });
    expect((await refused(workspace.admin, test, { questionId: 'essay', answer: essay })).code).toBe(
      'test.regradeByHand',
    );
    await regrade(test, { questionId: 'essay', answer: null });
    expect(await attemptsOf(test)).toEqual([
      { points: 100, max_points: 100, is_passed: true, state: 'graded' },
    ]);
    expect((await owed(test))[0]?.status).toBe('done');
    const graded = { grade: { attemptId: attempt.id, questionId: 'essay', points: 100 } };
    expect((await workspace.rejection(workspace.admin, GRADE, graded)).code).toBe('notFound');
    await expectSumsOfRecount(test);
    expect((await integrity(test)).isWhole).toBe(true);
  });
});

describe('the job', () => {
  test('pressed twice is one regrading, and a second one waits for it to finish', async () => {
    const test = await finishedTest([false]);
    // The server's worker waits for the attempt, so that the regrading is still running.
    const holder = await workspace.test.app.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from test_attempt where test_id = $1 for update', [test.id]);
    const [one, two] = await Promise.all([decide(test, {}, 'same-key-1'), decide(test, {}, 'same-key-1')]);
    expect(two.id).toBe(one.id);
    const rejected = await refused(workspace.admin, test, { answer: null });
    await holder.query('rollback');
    holder.release();
    expect(rejected.code).toBe('test.regradeRunning');
    await Promise.all([run(one.id), run(one.id)]);
    await run(one.id);
    expect((await list(test))[0]).toMatchObject({ state: 'done', done: 1, changed: 1, gained: 1 });
    expect((await records(test)).map(({ type }) => type)).toEqual(['attempt', 'attemptRegrade']);
    expect((await refused(workspace.admin, test)).code).toBe('test.regradeNothing');
  });

  test('resumes after being killed, and nobody is graded twice', async () => {
    const test = await finishedTest([false, false, false]);
    const [third] = test.takersOf.slice(2);
    const { pool } = workspace.test.app.database;
    const holder = await pool.connect();
    let id = 0;
    try {
      // The worker reaches the last attempt, waits for it, and dies there.
      await holder.query('begin');
      await holder.query('select from test_attempt where user_id = $1 for update', [third?.id]);
      ({ id } = await decide(test));
      const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%test_attempt%for update%'`;
      let [stuck] = await sql(waiting);
      for (; stuck === undefined; [stuck] = await sql(waiting)) await new Promise(setImmediate);
      await sql('select pg_terminate_backend($1)', [stuck.pid]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect((await attemptsOf(test)).map((row) => row.is_passed)).toEqual([true, true, false]);
    expect((await list(test))[0]).toMatchObject({ state: 'running', done: 0, gained: 2 });
    await sql(`update test_regrading set beat_at = now() - interval '1 day' where id = $1`, [id]);
    await handlers.continueRegradings({});
    await isDone(id);
    expect((await list(test))[0]).toMatchObject({ state: 'done', done: 3, changed: 3, gained: 3, failed: 0 });
    expect((await records(test)).filter(({ type }) => type === 'attemptRegrade')).toHaveLength(3);
    await expectSumsOfRecount(test);
    expect((await integrity(test)).isWhole).toBe(true);
  });

  test('stands still while the organization is not paid for, and goes on afterwards', async () => {
    const test = await finishedTest([false, false]);
    const { id } = await decide(test);
    await isDone(id);
    const subscribe = (isActive: boolean) =>
      sql('update organization set is_active_subscribe = $1 where id = $2', [
        isActive,
        workspace.organizationId,
      ]);
    await subscribe(false);
    // As a killed worker left it, before its first attempt.
    await sql(
      `update test_regrading set state = 'running', finished_at = null, done_count = 0, last_attempt_id = 0, beat_at = now() - interval '1 day'
       where id = $1`,
      [id],
    );
    await handlers.continueRegradings({});
    await handlers.regradeTest({ organizationId: workspace.organizationId, regradingId: id });
    const jobs = `select from graphile_worker.jobs where key = $1`;
    expect(await sql(jobs, [`test-regrading:${workspace.organizationId}:${id}`])).toEqual([]);
    expect(await sql('select state from test_regrading where id = $1', [id])).toEqual([{ state: 'running' }]);
    await subscribe(true);
    await handlers.continueRegradings({});
    await isDone(id);
    expect((await list(test))[0]).toMatchObject({ state: 'done', done: 2 });
  });

  test('counts an attempt that cannot be graded, and continues with the others', async () => {
    const test = await finishedTest([false, false]);
    // The server never saves such an answer: grading it fails.
    const nonsense = `update test_answer set value = '{"type": "single", "optionIds": 5}'
      where question_id = 'q1' and attempt_id = (select min(id) from test_attempt where version_id = $1)`;
    await sql(nonsense, [test.versionId]);
    expect(await preview(test)).toMatchObject({ count: 2, changed: 1, gained: 1 });
    await regrade(test);
    expect((await attemptsOf(test)).map((row) => row.is_passed)).toEqual([false, true]);
    expect((await list(test))[0]).toMatchObject({ state: 'done', done: 2, gained: 1, failed: 1 });
  });
});

test('only editors of the test decide, and only valid decisions', async () => {
  const test = await finishedTest([false]);
  const [taker] = test.takersOf;
  const stranger = await workspace.person();
  for (const who of [taker, stranger]) {
    if (!who) continue;
    expect((await refused(who, test)).code).toBe('notFound');
    expect((await workspace.rejection(who, PREVIEW, { regrade: inputOf(test) })).code).toBe('notFound');
    expect((await workspace.rejection(who, LIST, { testId: test.id, versionId: test.versionId })).code).toBe(
      'notFound',
    );
  }
  const other = await finishedTest([false]);
  expect((await refused(workspace.admin, { id: test.id, versionId: other.versionId })).code).toBe('notFound');
  const draft = await saveQuestions(workspace, test.id, [aChoice('q1')]);
  expect((await refused(workspace.admin, { id: test.id, versionId: draft.draftId })).code).toBe('notFound');
  expect((await refused(workspace.admin, test, { questionId: 'q9' })).code).toBe('notFound');
  expect((await refused(workspace.admin, test, { answer: rightAnswer() })).code).toBe('test.regradeNothing');
  const foreign: Answer = { type: 'single', optionIds: ['q2o0'] };
  expect((await refused(workspace.admin, test, { answer: foreign })).code).toBe('test.regradeWrong');
  expect((await refused(workspace.admin, test, { answer: { type: 'single', optionIds: [] } })).code).toBe(
    'test.regradeWrong',
  );
  const single = await aTest(workspace, [], [aChoice('q1')]);
  expect((await refused(workspace.admin, single, { answer: null })).code).toBe('test.regradeLast');
});
