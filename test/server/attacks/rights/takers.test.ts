import type { UserRow } from '@server/modules/employees/employees.tables';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import {
  aChoice,
  ANSWER,
  aTest,
  rightAnswer,
  START,
  SUBMIT,
  TAB,
  takers,
  wrongAnswer,
} from '../../tests/support';

/** A taker gets neither the answers nor another taker's time, attempt or tab. */

let workspace: Workspace;
let people: ReturnType<typeof takers>;
const never = { score: 'never', correctness: 'never', key: 'never', explanation: 'never' } as const;

beforeAll(async () => {
  workspace = await openWorkspace();
  people = takers(workspace);
});
afterAll(() => workspace.stop());

const code = async (user: UserRow, query: string, variables: Record<string, unknown>) =>
  (await workspace.rejection(user, query, variables)).code;

test('a leader of the department that they work in sees no points that are hidden from everybody', async () => {
  const { organizationId } = workspace;
  const place = await workspace.system((tx) => aSubdivision(tx, { organizationId }));
  const leader = await workspace.person({
    ...{ subdivisionId: place.id, isLeader: true, leaderSubdivisionId: place.id },
  });
  const worker = await workspace.person({ subdivisionId: place.id });
  const { id } = await aTest(workspace, [leader, worker], [aChoice()], { review: never });
  await people.take(leader, id, { q1: wrongAnswer() });
  await people.take(worker, id, { q1: rightAnswer() });
  const { testResults, testAttempts } = await workspace.get<{
    testResults: { items: { user: { id: number } }[] };
    testAttempts: { items: { user: { id: number } }[] };
  }>(
    leader,
    `query ($id: Int!) {
      testResults(testId: $id) { items { user { id } percent assignment { score } } }
      testAttempts(testId: $id) { items { user { id } percent points maxPoints review { key outcome } } }
    }`,
    { id },
  );
  const of = (items: { user: { id: number } }[], { id: userId }: UserRow) =>
    items.find(({ user }) => user.id === userId);
  expect(of(testResults.items, leader)).toMatchObject({ percent: null, assignment: { score: null } });
  expect(of(testAttempts.items, leader)).toMatchObject({ percent: null, points: null, maxPoints: null });
  expect(of(testResults.items, worker)).toMatchObject({ percent: 10_000, assignment: { score: 10_000 } });
  expect(of(testAttempts.items, worker)).toMatchObject({ percent: 10_000, review: [] });
});

test('nobody answers, ends or reads another person’s attempt, even with its tab id', async () => {
  const [person, other] = [await workspace.person(), await workspace.person()];
  const { id } = await aTest(workspace, [person, other]);
  const attempt = await people.start(person, id);
  const answer = { attemptId: attempt.id, tab: TAB, questionId: 'q1', seq: 9, answer: wrongAnswer() };
  for (const who of [other, workspace.admin]) {
    expect(await code(who, ANSWER, { answer })).toBe('notFound');
    expect(await code(who, SUBMIT, { id: attempt.id, tab: TAB })).toBe('notFound');
  }
  expect(await people.read(other, attempt.id)).toBeNull();
  expect(await people.read(workspace.admin, attempt.id)).toMatchObject({
    questions: [],
    answers: [],
    review: [],
  });
  expect(await people.read(person, attempt.id)).toMatchObject({ state: 'inProgress', answeredCount: 0 });
});

test('an answer for another question, of another type or length, or with characters that the database cannot store, is rejected with a message', async () => {
  const person = await workspace.person();
  const { id } = await aTest(workspace, [person]);
  const attempt = await people.start(person, id);
  const save = (value: unknown, more: Record<string, unknown> = {}) =>
    code(person, ANSWER, {
      answer: { attemptId: attempt.id, tab: TAB, questionId: 'q1', seq: 1, answer: value, ...more },
    });
  for (const value of [
    { type: 'single', optionIds: ['q1o0', 'q1o1'] },
    { type: 'single', optionIds: ['__proto__'] },
    { type: 'multiple', optionIds: ['q1o0'] },
    { type: 'openText', text: 'x'.repeat(10_000) },
  ]) {
    expect(await save(value)).toBe('test.answerWrong');
  }
  expect(await save(rightAnswer(), { questionId: '__proto__' })).toBe('test.answerWrong');
  expect(await save(rightAnswer(), { seq: 0 })).toBe('validation.failed');
  for (const value of [
    { type: 'openText', text: 'a\u0000' },
    { type: 'single', optionIds: 'q1o0' },
    [],
    'да',
    1,
  ]) {
    const { errors } = await workspace.ask(person, ANSWER, {
      answer: { attemptId: attempt.id, tab: TAB, questionId: 'q1', seq: 1, answer: value },
    });
    expect(['GraphQLError', 'RequestError']).toContain(errors?.[0]?.extensions.type);
  }
});

test('two tabs that start at the same moment start one attempt, and submitting twice at once ends it once', async () => {
  const person = await workspace.person();
  const { id } = await aTest(workspace, [person], [aChoice()], { attemptsMax: 1 });
  const begun = await Promise.all(
    Array.from({ length: 6 }, (_, tab) => workspace.ask(person, START, { id, tab: `race-tab-${tab}` })),
  );
  const ids = new Set(
    begun.flatMap(({ data }) => JSON.stringify(data).match(/"id":(\d+),"number":1/)?.[1] ?? []),
  );
  expect(ids.size).toBe(1);
  const attempt = await people.start(person, id);
  await Promise.all(
    Array.from({ length: 6 }, () => workspace.ask(person, SUBMIT, { id: attempt.id, tab: TAB })),
  );
  const { rows } = await workspace.test.app.database.pool.query(
    `select count(*)::int as count from evidence_record where object_type = 'test' and object_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ count: 1 }]);
  expect(await code(person, START, { id, tab: TAB })).toMatch(/^test\.(exhausted|passed)$/);
});

test('a person dismissed mid-attempt is no longer let in, and their saved answers end with it', async () => {
  const person = await workspace.person({ status: 'working' });
  const { id } = await aTest(workspace, [person]);
  const attempt = await people.start(person, id);
  await people.answer(person, attempt.id, 'q1', rightAnswer());
  await workspace.get(workspace.admin, `mutation ($id: Int!) { userDelete(id: $id) }`, { id: person.id });
  expect(await code(person, SUBMIT, { id: attempt.id, tab: TAB })).toBe('auth.required');
});
