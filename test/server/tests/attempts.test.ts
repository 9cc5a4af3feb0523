import type { UserRow } from '@server/modules/employees/employees.tables';
import { createTestServices } from '@server/modules/tests/tests.services';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRole } from '@test/server/roles/support';
import {
  aChoice,
  ANSWER,
  aTest,
  publish,
  rightAnswer,
  saveQuestions,
  START,
  SUBMIT,
  TAB,
  takers,
  wrongAnswer,
} from './support';

// An attempt from its start to its end, with failures in between; the server's clock is set manually.

let workspace: Workspace;
let at = new Date();
const pass = (minutes: number) => {
  at = new Date(at.getTime() + minutes * 60_000);
};
let people: ReturnType<typeof takers>;
let close: () => Promise<void>;
let closeOne: (attemptId: number) => Promise<void>;

beforeAll(async () => {
  workspace = await openWorkspace({}, () => at);
  people = takers(workspace);
  const { handlers } = createTestServices(workspace.test.app.deps);
  close = () => handlers.closeTestAttempts({});
  const { organizationId } = workspace;
  closeOne = (attemptId) => handlers.closeTestAttempt({ organizationId, attemptId });
});
afterAll(() => workspace.stop());

const FOUR = ['q1', 'q2', 'q3', 'q4'].map((id) => aChoice(id));

const saving = (attemptId: number, more: Record<string, unknown> = {}) => ({
  answer: { attemptId, questionId: 'q1', answer: rightAnswer(), tab: TAB, seq: 1, ...more },
});

const sql = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await workspace.test.app.database.pool.query(text, values)).rows;

describe('taking a test', () => {
  test('it is started, answered and ended; reaching the percentage completes the assignment', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person], FOUR, { passPercent: 75 });
    expect(await people.mine(person, id)).toMatchObject({
      startProblem: null,
      abilities: { canTake: true },
      myResult: { attemptsUsed: 0, attemptsLeft: 2, isPassed: null },
    });
    const attempt = await people.start(person, id);
    expect(attempt).toMatchObject({ number: 1, state: 'inProgress', questionCount: 4, isPassed: null });
    expect(Date.parse(attempt.deadlineAt ?? '') - Date.parse(attempt.startedAt)).toBe(10 * 60_000);
    for (const item of ['q1', 'q2', 'q3']) await people.answer(person, attempt.id, item, rightAnswer(item));
    await people.answer(person, attempt.id, 'q4', wrongAnswer('q4'));
    expect((await people.mine(person, id)).myAssignment).toMatchObject({
      status: 'inProgress',
      progress: 99,
    });
    const ended = await people.submit(person, attempt.id);
    expect(ended).toMatchObject({
      ...{ state: 'graded', endedBy: 'submitted', points: 300, maxPoints: 400, percent: 7500 },
      isPassed: true,
    });
    const { myAssignment, startProblem } = await people.mine(person, id);
    expect(myAssignment).toEqual({ status: 'done', progress: 100, score: 7500 });
    expect(startProblem).toBe('passed');
    expect((await workspace.rejection(person, START, { id, tab: TAB })).code).toBe('test.passed');
  });

  test('79.995 % of the points is not 80 %', async () => {
    const person = await workspace.person();
    const questions = [aChoice('q1', 79_995), aChoice('q2', 20_005)];
    const { id } = await aTest(workspace, [person], questions, { passPercent: 80 });
    const ended = await people.take(person, id, { q1: rightAnswer(), q2: wrongAnswer('q2') });
    expect(ended).toMatchObject({ isPassed: false, percent: 7999, points: 79_995, maxPoints: 100_000 });
    expect((await people.mine(person, id)).myAssignment).toMatchObject({ status: 'failed', score: 7999 });
  });

  test('attempts are limited: the third of two is rejected', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person]);
    for (let number = 1; number <= 2; number += 1) {
      expect(await people.take(person, id, { q1: wrongAnswer() })).toMatchObject({ number, isPassed: false });
    }
    expect(await people.mine(person, id)).toMatchObject({
      startProblem: 'exhausted',
      abilities: { canTake: false },
      myResult: { attemptsUsed: 2, attemptsLeft: 0 },
    });
    expect((await workspace.rejection(person, START, { id, tab: TAB })).code).toBe('test.exhausted');
  });

  test('the next attempt waits for the number of hours that the author sets', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person], undefined, { delayHours: 24 });
    await people.take(person, id, { q1: wrongAnswer() });
    pass(24 * 60 - 1);
    expect((await workspace.rejection(person, START, { id, tab: TAB })).code).toBe('test.tooEarly');
    pass(1);
    expect((await people.start(person, id)).number).toBe(2);
  });

  test('nobody starts a test that they may not take', async () => {
    const [person, other] = [await workspace.person(), await workspace.person()];
    const { id } = await aTest(workspace, [person]);
    expect((await workspace.rejection(other, START, { id, tab: TAB })).code).toBe('notFound');
    expect((await workspace.rejection(workspace.admin, START, { id, tab: TAB })).code).toBe('test.notOwed');
  });
});

describe('two tabs', () => {
  test('«Начать» twice at once, and in two tabs, starts one attempt', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person]);
    const started = await Promise.all([1, 2, 3, 4].map((n) => people.start(person, id, `some-tab-${n}`)));
    expect(new Set(started.map((attempt) => attempt.id)).size).toBe(1);
    expect(await sql('select count(*)::int from test_attempt where test_id = $1', [id])).toEqual([
      { count: 1 },
    ]);
  });

  test('the newer tab takes over: the older one’s saves and submissions are rejected with their own code', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person]);
    const attempt = await people.start(person, id);
    await people.answer(person, attempt.id, 'q1', wrongAnswer());
    const taken = await people.start(person, id, 'other-tab-2');
    expect(taken.answers).toEqual([{ questionId: 'q1', answer: wrongAnswer(), seq: 1, isFlagged: false }]);
    expect(taken.questions).toEqual(attempt.questions);
    expect((await workspace.rejection(person, ANSWER, saving(attempt.id, { seq: 2 }))).code).toBe(
      'test.otherTab',
    );
    expect((await workspace.rejection(person, SUBMIT, { id: attempt.id, tab: TAB })).code).toBe(
      'test.otherTab',
    );
    await people.answer(person, attempt.id, 'q1', rightAnswer(), { seq: 2, tab: 'other-tab-2' });
    expect((await people.submit(person, attempt.id, 'other-tab-2')).isPassed).toBe(true);
  });

  test('«Завершить» twice at once ends it once, with one record of evidence', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person]);
    const attempt = await people.start(person, id);
    const ended = await Promise.all([1, 2, 3].map(() => people.submit(person, attempt.id)));
    expect(ended.map(({ state, finishedAt }) => [state, finishedAt])).toEqual(
      Array.from({ length: 3 }, () => ['graded', ended[0]?.finishedAt]),
    );
    const records = `select count(*)::int from evidence_record where object_type = 'test' and object_id = $1`;
    expect(await sql(records, [id])).toEqual([{ count: 1 }]);
    expect(
      await sql(
        'select n from test_item_sum s join test_version v on v.id = s.version_id where v.test_id = $1',
        [id],
      ),
    ).toEqual([{ n: 1 }]);
  });
});

test('«как роль» begun in mid-attempt: nothing is answered, ended or taken over, and the attempt goes on afterwards', async () => {
  const person = await workspace.person({ isAdmin: true });
  const { id } = await aTest(workspace, [person], FOUR, { passPercent: 50 });
  const attempt = await people.start(person, id);
  await people.answer(person, attempt.id, 'q1', rightAnswer());
  const stored = () =>
    sql(
      `select t.state, t.tab, t.deadline_at, t.answered_count, a.question_id, a.value, a.seq from test_attempt t
       join test_answer a on a.attempt_id = t.id where t.id = $1`,
      [attempt.id],
    );
  const before = await stored();
  expect(before).toHaveLength(1);
  const viewAs = 'mutation ($id: Int!) { viewAsStart(roleId: $id) { name } }';
  await workspace.get(person, viewAs, { id: await aRole(workspace) });
  const refused: [string, Record<string, unknown>][] = [
    [ANSWER, saving(attempt.id, { seq: 2, answer: wrongAnswer() })],
    [ANSWER, saving(attempt.id, { questionId: 'q2', answer: rightAnswer('q2') })],
    [START, { id, tab: 'other-tab-2' }],
    [SUBMIT, { id: attempt.id, tab: TAB }],
  ];
  for (const [query, variables] of refused) {
    expect((await workspace.rejection(person, query, variables)).code).toBe('access.viewOnly');
  }
  expect((await people.mine(person, id)).abilities).toEqual({ canTake: false });
  expect(await stored()).toEqual(before);
  await workspace.get(person, 'mutation { viewAsEnd }');
  await people.answer(person, attempt.id, 'q2', rightAnswer('q2'));
  expect(await people.submit(person, attempt.id)).toMatchObject({ number: 1, percent: 5000, isPassed: true });
});

describe('saving an answer', () => {
  let person: UserRow;
  let attemptId: number;

  beforeEach(async () => {
    person = await workspace.person();
    const { id } = await aTest(workspace, [person], FOUR);
    attemptId = (await people.start(person, id)).id;
  });

  test('that arrives out of order changes nothing, and gets the stored answer in response', async () => {
    await people.answer(person, attemptId, 'q1', rightAnswer(), { seq: 5 });
    for (const seq of [5, 4, 1]) {
      expect(await people.answer(person, attemptId, 'q1', wrongAnswer(), { seq })).toMatchObject({
        ...{ answer: rightAnswer(), seq: 5 },
      });
    }
    expect(await people.answer(person, attemptId, 'q1', null, { seq: 6 })).toMatchObject({ answer: null });
    expect((await people.read(person, attemptId))?.answeredCount).toBe(0);
  });

  test('to a question that is not asked, or that does not fit it, is rejected', async () => {
    const wrong: Record<string, unknown>[] = [
      { questionId: 'q9' },
      { answer: { type: 'single', optionIds: ['q2o0'] } },
      { answer: { type: 'single', optionIds: ['q1o0', 'q1o1'] } },
      { answer: { type: 'openText', text: 'да' } },
    ];
    for (const more of wrong) {
      expect((await workspace.rejection(person, ANSWER, saving(attemptId, more))).code).toBe(
        'test.answerWrong',
      );
    }
    // A malformed answer never reaches the attempt.
    expect(
      (await workspace.ask(person, ANSWER, saving(attemptId, { answer: { type: 'single' } }))).errors,
    ).toHaveLength(1);
    expect((await people.read(person, attemptId))?.answers).toEqual([]);
  });

  test("to another's attempt behaves as if it did not exist", async () => {
    const other = await workspace.person();
    expect((await workspace.rejection(other, ANSWER, saving(attemptId))).code).toBe('notFound');
    expect((await workspace.rejection(other, SUBMIT, { id: attemptId, tab: TAB })).code).toBe('notFound');
    expect((await workspace.rejection(workspace.admin, ANSWER, saving(attemptId))).code).toBe('notFound');
    expect(await people.read(other, attemptId)).toBeNull();
  });

  test('after the end is rejected', async () => {
    await people.submit(person, attemptId);
    expect((await workspace.rejection(person, ANSWER, saving(attemptId))).code).toBe('test.attemptOver');
  });

  test('after the deadline is rejected, whatever the browser’s clock says', async () => {
    pass(9);
    await people.answer(person, attemptId, 'q1', rightAnswer());
    pass(1);
    expect((await workspace.rejection(person, ANSWER, saving(attemptId, { seq: 2 }))).code).toBe(
      'test.timeUp',
    );
    expect(await people.submit(person, attemptId)).toMatchObject({ endedBy: 'expired', percent: 2500 });
  });
});

describe('the server ends attempts', () => {
  test('at their deadline, with the saved answers, even if the server was down then', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person]);
    const attempt = await people.start(person, id);
    await people.answer(person, attempt.id, 'q1', rightAnswer());
    await close();
    expect((await people.read(person, attempt.id))?.state).toBe('inProgress');
    pass(600);
    await close();
    await close();
    expect(await people.read(person, attempt.id)).toMatchObject({
      ...{ state: 'graded', endedBy: 'expired', isPassed: true, finishedAt: attempt.deadlineAt },
    });
    expect((await people.mine(person, id)).myAssignment?.status).toBe('done');
    const notices = `select type from notification where user_id = $1 and object_type = 'test' and type = 'testPassed'`;
    expect(await sql(notices, [person.id])).toHaveLength(1);
  });

  test('once, when several nodes and the taker end it at the same time', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person]);
    const attempt = await people.start(person, id);
    pass(600);
    await Promise.all([close(), close(), people.submit(person, attempt.id), close()]);
    expect((await people.read(person, attempt.id))?.endedBy).toBe('expired');
    const records = `select count(*)::int from evidence_record where object_type = 'test' and object_id = $1`;
    expect(await sql(records, [id])).toEqual([{ count: 1 }]);
  });

  const jobOf = (attemptId: number) =>
    sql('select task_identifier, run_at from graphile_worker.jobs where key = $1', [
      `test-attempt:${workspace.organizationId}:${attemptId}`,
    ]);

  test('a job waits for each attempt’s deadline, and ends only that attempt', async () => {
    const [person, other] = [await workspace.person(), await workspace.person()];
    const { id } = await aTest(workspace, [person, other]);
    const [attempt, another] = [await people.start(person, id), await people.start(other, id)];
    expect(await jobOf(attempt.id)).toEqual([
      { task_identifier: 'closeTestAttempt', run_at: new Date(attempt.deadlineAt ?? '') },
    ]);
    pass(10);
    await closeOne(attempt.id);
    await closeOne(attempt.id);
    expect(await people.read(person, attempt.id)).toMatchObject({ state: 'graded', endedBy: 'expired' });
    expect((await people.read(other, another.id))?.state).toBe('inProgress');
  });

  test('at the later deadline when extra time was added', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person]);
    const attempt = await people.start(person, id);
    const later = new Date(Date.parse(attempt.deadlineAt ?? '') + 15 * 60_000);
    await sql('update test_attempt set deadline_at = $2 where id = $1', [attempt.id, later]);
    pass(10);
    await closeOne(attempt.id);
    await close();
    expect((await people.read(person, attempt.id))?.state).toBe('inProgress');
    expect(await jobOf(attempt.id)).toMatchObject([{ run_at: later }]);
  });

  test('each once with two concurrent workers, and one that cannot be ended blocks nobody', async () => {
    const taking = await Promise.all(Array.from({ length: 12 }, () => workspace.person()));
    const { id, versionId } = await aTest(workspace, taking);
    const attempts = await Promise.all(taking.map((person) => people.start(person, id)));
    const [broken] = attempts;
    // The server never saves such an answer: grading it fails.
    const nonsense = `insert into test_answer (organization_id, attempt_id, question_id, value, saved_at)
      values ($1, $2, 'q1', '{"type": "single", "optionIds": 5}', now())`;
    await sql(nonsense, [workspace.organizationId, broken?.id]);
    pass(600);
    const sweeps = await Promise.allSettled([close(), close()]);
    expect(sweeps.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const states = 'select state, count(*)::int from test_attempt where test_id = $1 group by 1 order by 1';
    expect(await sql(states, [id])).toEqual([
      { state: 'graded', count: 11 },
      { state: 'inProgress', count: 1 },
    ]);
    const records = `select count(*)::int, count(distinct payload ->> 'attemptId')::int as attempts
      from evidence_record where object_type = 'test' and object_id = $1`;
    expect(await sql(records, [id])).toEqual([{ count: 11, attempts: 11 }]);
    expect(await sql('select n from test_item_sum where version_id = $1', [versionId])).toEqual([{ n: 11 }]);
    const check = `query ($id: Int!) { contentCheckIntegrity(objectType: test, id: $id) { isWhole broken { reason } } }`;
    expect(await workspace.get(workspace.admin, check, { id })).toEqual({
      contentCheckIntegrity: { isWhole: true, broken: [] },
    });
    await sql('delete from test_answer where attempt_id = $1', [broken?.id]);
    await close();
    expect(await sql(states, [id])).toEqual([{ state: 'graded', count: 12 }]);
  });

  const gone: [string, (test: { id: number; ruleId: number }, person: UserRow) => Promise<unknown>][] = [
    [
      'whoever does not owe it any more',
      ({ ruleId }) =>
        workspace.get(workspace.admin, 'mutation ($id: Int!) { assignmentRuleDelete(id: $id) }', {
          id: ruleId,
        }),
    ],
    [
      'a test that was archived',
      ({ id }) =>
        workspace.get(
          workspace.admin,
          'mutation ($id: Int!) { testUpdate(test: { id: $id, isArchive: true }) { id } }',
          { id },
        ),
    ],
    [
      'whoever was dismissed',
      (_, { id }) => workspace.get(workspace.admin, 'mutation ($id: Int!) { userDelete(id: $id) }', { id }),
    ],
  ];
  test.each(gone)('of %s: what was saved is kept, and nothing is due any more', async (_, leave) => {
    const person = await workspace.person();
    const test = await aTest(workspace, [person]);
    const attempt = await people.start(person, test.id);
    await people.answer(person, attempt.id, 'q1', rightAnswer());
    await leave(test, person);
    await close();
    expect(
      await sql('select state, ended_by, points, is_passed from test_attempt where id = $1', [attempt.id]),
    ).toEqual([{ state: 'graded', ended_by: 'stopped', points: 100, is_passed: true }]);
    expect(
      await sql(`select status from assignment where object_type = 'test' and object_id = $1`, [test.id]),
    ).toEqual([{ status: 'cancelled' }]);
  });
});

describe('a version published mid-attempt', () => {
  test('a minor one: the attempt keeps its own version, and counts', async () => {
    const person = await workspace.person();
    const { id, versionId } = await aTest(workspace, [person]);
    const attempt = await people.start(person, id);
    const draft = await saveQuestions(workspace, id, [aChoice('q1'), aChoice('q2')], { passPercent: 100 });
    await publish(workspace, draft, 'minor');
    const again = await people.start(person, id);
    expect(again).toMatchObject({
      id: attempt.id,
      version: { id: versionId, settings: { passPercent: 80 } },
    });
    expect(again.questions.map((question) => question.id)).toEqual(['q1']);
    await people.answer(person, attempt.id, 'q1', rightAnswer());
    expect(await people.submit(person, attempt.id)).toMatchObject({ isPassed: true, maxPoints: 100 });
    expect((await people.mine(person, id)).myAssignment?.status).toBe('done');
  });

  test('a major one: the pass is kept, and the new version is due with all its attempts', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person]);
    const attempt = await people.start(person, id);
    await publish(workspace, await saveQuestions(workspace, id, [aChoice('q2')]));
    await people.answer(person, attempt.id, 'q1', rightAnswer());
    expect(await people.submit(person, attempt.id)).toMatchObject({ isPassed: true });
    const { myAssignment, myResult } = await people.mine(person, id);
    expect(myAssignment?.status).not.toBe('done');
    expect(myResult).toMatchObject({ attemptsUsed: 0, attemptsLeft: 2, isPassed: null });
    const second = await people.start(person, id);
    expect(second.questions.map((question) => question.id)).toEqual(['q2']);
  });
});
