import { type SQL, sql as statement } from 'drizzle-orm';
import type { Answer } from '@domain/questions/answer';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aSubdivision } from '@test/factories/structure.factory';
import {
  aChoice,
  anEssay,
  aTest,
  type Attempt,
  GRADE,
  GRANT,
  rightAnswer,
  START,
  TAB,
  takers,
  wrongAnswer,
} from './support';
import { expectNoKey } from './walk';

// Experts' decisions, what takers see of them, and what authors and leaders see of the results.

let workspace: Workspace;
let at = new Date();
let people: ReturnType<typeof takers>;

beforeAll(async () => {
  workspace = await openWorkspace({}, () => {
    at = new Date(at.getTime() + 5);
    return at;
  });
  people = takers(workspace);
});
afterAll(() => workspace.stop());

const essay: Answer = { type: 'openText', text: 'Касса, склад, зал' };
const grade = async (who: UserRow, attemptId: number, points: number, more: Record<string, unknown> = {}) =>
  (
    await workspace.get<{ testAnswerGrade: Attempt }>(who, GRADE, {
      grade: { attemptId, questionId: 'essay', points, comment: 'Подробнее о зале', ...more },
    })
  ).testAnswerGrade;
const refusedGrade = (who: UserRow, attemptId: number, more: Record<string, unknown> = {}) =>
  workspace.rejection(who, GRADE, { grade: { attemptId, questionId: 'essay', points: 100, ...more } });

const sql = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await workspace.test.app.database.pool.query(text, values)).rows;

async function submitted(settings = {}): Promise<{ person: UserRow; id: number; attempt: Attempt }> {
  const person = await workspace.person();
  const { id } = await aTest(workspace, [person], [aChoice(), anEssay()], { passPercent: 60, ...settings });
  const attempt = await people.take(person, id, { q1: rightAnswer(), essay });
  return { person, id, attempt };
}

describe('an answer that an expert grades', () => {
  test('waits, is graded with points and a comment, and decides: the taker is notified, two evidence records', async () => {
    const { person, id, attempt } = await submitted();
    expect(attempt).toMatchObject({
      state: 'onReview',
      isPassed: null,
      points: null,
      percent: null,
      review: [],
    });
    expect((await people.mine(person, id)).myAssignment?.status).toBe('onReview');
    expect((await workspace.rejection(person, START, { id, tab: TAB })).code).toBe('test.onReview');
    const queue = await workspace.get<{
      testReviewQueue: { count: number; items: Record<string, unknown>[] };
    }>(
      workspace.admin,
      `query ($id: Int!) { testReviewQueue(testId: $id) { count items { attemptId question answer user { id } } } }`,
      { id },
    );
    expect(queue.testReviewQueue).toEqual({
      count: 1,
      items: [{ attemptId: attempt.id, question: anEssay(), answer: essay, user: { id: person.id } }],
    });
    const graded = await grade(workspace.admin, attempt.id, 150);
    expect(graded).toMatchObject({
      state: 'graded',
      points: 250,
      maxPoints: 300,
      percent: 8333,
      isPassed: true,
    });
    expect((await people.mine(person, id)).myAssignment).toEqual({
      status: 'done',
      progress: 100,
      score: 8333,
    });
    const shown = (await people.read(person, attempt.id))?.review.find(
      ({ question }) => question.id === 'essay',
    );
    expect(shown).toMatchObject({ outcome: 'partly', points: 150, comment: 'Подробнее о зале' });
    const notified = await sql(
      `select user_id, type from notification where object_type = 'test' and object_id = $1
       and type in ('testNeedsGrading', 'testPassed') order by id`,
      [id],
    );
    expect(notified).toEqual([
      { user_id: workspace.admin.id, type: 'testNeedsGrading' },
      { user_id: person.id, type: 'testPassed' },
    ]);
    const records = await sql(
      `select type, actor_id, payload ->> 'isPassed' as passed from evidence_record
       where object_type = 'test' and object_id = $1 order by id`,
      [id],
    );
    expect(records).toEqual([
      { type: 'attempt', actor_id: person.id, passed: null },
      { type: 'attemptDecision', actor_id: workspace.admin.id, passed: 'true' },
    ]);
  });

  test('is corrected by a grader who has seen the last decision, and never revokes a pass', async () => {
    const { attempt } = await submitted();
    const first = await grade(workspace.admin, attempt.id, 100);
    const { gradedAt } = first.review.find(({ question }) => question.id === 'essay') ?? {};
    expect((await refusedGrade(workspace.admin, attempt.id, { points: 200 })).code).toBe('conflict.updated');
    expect((await refusedGrade(workspace.admin, attempt.id, { points: 0, gradedAt })).code).toBe(
      'test.passTaken',
    );
    expect(await grade(workspace.admin, attempt.id, 200, { gradedAt })).toMatchObject({
      points: 300,
      percent: 10_000,
    });
  });

  test('more points than the question has, another question and an open attempt are rejected', async () => {
    const { person, id, attempt } = await submitted();
    expect(await refusedGrade(workspace.admin, attempt.id, { points: 201 })).toMatchObject({
      code: 'validation.range',
    });
    expect((await refusedGrade(workspace.admin, attempt.id, { questionId: 'q1' })).code).toBe('notFound');
    await grade(workspace.admin, attempt.id, 0);
    const second = await people.start(person, id);
    expect((await refusedGrade(workspace.admin, second.id)).code).toBe('test.attemptOpen');
  });

  test('nobody grades their own, and no reader or stranger grades', async () => {
    const { person, attempt } = await submitted();
    const stranger = await workspace.person();
    expect((await refusedGrade(person, attempt.id)).code).toBe('notFound');
    expect((await refusedGrade(stranger, attempt.id)).code).toBe('notFound');
    const own = await aTest(workspace, [workspace.admin], [anEssay()]);
    const mine = await people.take(workspace.admin, own.id, { essay });
    expect((await refusedGrade(workspace.admin, mine.id)).code).toBe('test.ownAnswer');
  });

  test('an empty answer needs no grading', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person], [aChoice(), anEssay()], { passPercent: 30 });
    expect(await people.take(person, id, { q1: rightAnswer() })).toMatchObject({
      state: 'graded',
      isPassed: true,
    });
  });
});

describe('a taker’s data', () => {
  test('contains no key, no points and no explanation while it is open, on review, or hidden', async () => {
    const never = { score: 'never', correctness: 'never', key: 'never', explanation: 'never' } as const;
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person], [aChoice(), anEssay()], { review: never });
    const open = await people.start(person, id);
    const ask = async () =>
      workspace.get(
        person,
        `query ($id: Int!, $attempt: Int!) {
          test(id: $id) { name currentVersion { questions settings { passPercent } } versions { questions }
            myResult { percent isPassed assignment { score } } myAssignment { status score }
            draftVersion { questions } myAttempts { points maxPoints percent review { question answer points key explained } } }
          testAttempt(id: $attempt) { questions answers { answer } points maxPoints percent
            review { question answer outcome points maxPoints key explained } version { questions } }
          tests(scope: my) { items { id currentVersion { questions } } }
          search(query: "Расскажите о смене") { title subtitle }
        }`,
        { id, attempt: open.id },
      );
    expect(open.questions).toHaveLength(2);
    expectNoKey(open);
    expectNoKey(await ask());
    await people.answer(person, open.id, 'essay', essay);
    expectNoKey(await people.submit(person, open.id));
    expectNoKey(await ask());
    await grade(workspace.admin, open.id, 200);
    const data = await ask();
    expectNoKey(data);
    expect(data).toMatchObject({
      test: { myResult: { percent: null, assignment: { score: null } }, myAssignment: { score: null } },
      testAttempt: { points: null, maxPoints: null, percent: null, review: [], questions: [] },
    });
  });

  test('contains after the pass what the settings show, and no more', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person]);
    const failed = await people.take(person, id, { q1: wrongAnswer() });
    expect(failed.review).toMatchObject([{ outcome: 'wrong', points: 0, key: null, explained: null }]);
    await people.take(person, id, { q1: rightAnswer() });
    // After passing, a taker also sees the right answers in the earlier attempt.
    expect((await people.read(person, failed.id))?.review).toMatchObject([
      { outcome: 'wrong', key: { rightIds: ['q1o0'] }, explained: null },
    ]);
  });

  test('is in the order that was drawn for them, the same on every read', async () => {
    const [one, two] = [await workspace.person(), await workspace.person()];
    const questions = Array.from({ length: 12 }, (_, index) => aChoice(`q${index}`));
    const { id } = await aTest(workspace, [one, two], questions);
    const [first, second] = [await people.start(one, id), await people.start(two, id)];
    const order = ({ questions: asked }: Attempt) => asked.map((question) => question.id);
    expect(order(await people.start(one, id))).toEqual(order(first));
    expect(order(second)).not.toEqual(order(first));
    expect([...order(second)].sort()).toEqual([...order(first)].sort());
  });
});

describe('results', () => {
  const RESULTS = `query ($id: Int!) {
    testResults(testId: $id) { count items { user { id } assignment { status } attemptsUsed percent isPassed } }
    testAttempts(testId: $id) { count items { id user { id } percent review { key } } } }`;

  interface Results {
    testResults: { count: number; items: { user: { id: number } }[] };
    testAttempts: { count: number; items: { review: unknown[] }[] };
  }

  test('an author sees everybody; a leader sees their own people, and no answers; others see nothing', async () => {
    const { organizationId } = workspace;
    const subdivision = await workspace.system((tx) => aSubdivision(tx, { organizationId }));
    const leader = await workspace.person({ isLeader: true, leaderSubdivisionId: subdivision.id });
    const own = await workspace.person({ subdivisionId: subdivision.id, nameSecond: 'Аверин' });
    const other = await workspace.person({ nameSecond: 'Яшин' });
    const { id } = await aTest(workspace, [own, other]);
    const attempt = await people.take(own, id, { q1: rightAnswer() });
    await people.take(other, id, { q1: wrongAnswer() });
    const all = await workspace.get<Results>(workspace.admin, RESULTS, { id });
    expect(all.testResults.items).toMatchObject([
      {
        user: { id: own.id },
        assignment: { status: 'done' },
        attemptsUsed: 1,
        percent: 10_000,
        isPassed: true,
      },
      {
        user: { id: other.id },
        assignment: { status: 'failed' },
        attemptsUsed: 1,
        percent: 0,
        isPassed: false,
      },
    ]);
    expect(all.testAttempts).toMatchObject({
      count: 2,
      items: [{}, { review: [{ key: { rightIds: ['q1o0'] } }] }],
    });
    const led = await workspace.get<Results>(leader, RESULTS, { id });
    expect(led.testResults.items.map(({ user }) => user.id)).toEqual([own.id]);
    expect(led.testAttempts).toEqual({
      count: 1,
      items: [{ id: attempt.id, user: { id: own.id }, percent: 10_000, review: [] }],
    });
    expect((await workspace.rejection(own, RESULTS, { id })).code).toBe('notFound');
    for (const query of [
      'testReviewQueue(testId: $id) { count }',
      'testItemAnalysis(testId: $id) { count }',
    ]) {
      expect((await workspace.rejection(leader, `query ($id: Int!) { ${query} }`, { id })).code).toBe(
        'notFound',
      );
    }
  });

  test('the statistics count only a pass, and show the people behind a number', async () => {
    const [passed, failed] = [await workspace.person(), await workspace.person()];
    const analyst = await workspace.withRights({ statistics: { read: true, write: false } });
    const { id } = await aTest(workspace, [passed, failed]);
    await people.take(passed, id, { q1: rightAnswer() });
    await people.take(failed, id, { q1: wrongAnswer() });
    const numbers = `query ($id: Int!) { statistic(objectType: test, filter: { objectIds: [$id] }) {
      total { assigned signed notSigned performance } }
      statisticPeople(objectType: test, kind: signed, objectId: $id) { items { user { id } object { name } } } }`;
    expect(await workspace.get(analyst, numbers, { id })).toEqual({
      statistic: { total: { assigned: 2, signed: 1, notSigned: 1, performance: 50 } },
      statisticPeople: { items: [{ user: { id: passed.id }, object: { name: 'Касса' } }] },
    });
  });

  test('more attempts are granted with a reason, once however often the request is sent', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person], undefined, { attemptsMax: 1 });
    await people.take(person, id, { q1: wrongAnswer() });
    const input = {
      grant: { testId: id, userId: person.id, attempts: 1, reason: 'Сбой связи' },
      key: `grant-${id}`,
    };
    for (let time = 0; time < 2; time += 1) {
      expect((await workspace.get(workspace.admin, GRANT, input)).testAttemptsGrant).toEqual({
        ...{ attemptsUsed: 1, attemptsLeft: 1, attemptsExtra: 1 },
      });
    }
    const notified = await sql(
      `select user_id, params ->> 'count' as count from notification where type = 'testExtraAttempts' and object_id = $1`,
      [id],
    );
    expect(notified).toEqual([{ user_id: person.id, count: '1' }]);
    expect((await people.take(person, id, { q1: rightAnswer() })).isPassed).toBe(true);
    expect((await workspace.rejection(person, GRANT, input)).code).toBe('notFound');
    const nobody = { grant: { ...input.grant, userId: (await workspace.person()).id } };
    expect((await workspace.rejection(workspace.admin, GRANT, nobody)).field).toBe('userId');
  });

  test('the question analysis uses sums that match a recount', async () => {
    const takersOf = await Promise.all(Array.from({ length: 10 }, () => workspace.person()));
    // q1 discriminates strong takers, q2 is answered right by everybody, q3 only by weak takers.
    const { id } = await aTest(
      workspace,
      takersOf,
      ['q1', 'q2', 'q3'].map((item) => aChoice(item)),
      { attemptsMax: 0 },
    );
    for (const [index, person] of takersOf.entries()) {
      const knows = index < 4;
      const answers = {
        ...{ q1: knows ? rightAnswer('q1') : wrongAnswer('q1'), q2: rightAnswer('q2') },
        q3: knows ? wrongAnswer('q3') : rightAnswer('q3'),
      };
      await people.take(person, id, answers);
    }
    // A person's second attempt does not count.
    await people.take(takersOf[9] ?? workspace.admin, id, { q1: rightAnswer('q1') });
    const { testItemAnalysis } = await workspace.get<{
      testItemAnalysis: { items: Record<string, unknown>[] };
    }>(
      workspace.admin,
      `query ($id: Int!) { testItemAnalysis(testId: $id) { count minCount items { questionId count facility discrimination verdicts } } }`,
      { id },
    );
    expect(testItemAnalysis).toEqual({
      ...{ count: 10, minCount: 10 },
      items: [
        {
          questionId: 'q1',
          count: 10,
          facility: 4000,
          discrimination: -10_000,
          verdicts: ['noDiscrimination', 'checkKey'],
        },
        { questionId: 'q2', count: 10, facility: 10_000, discrimination: null, verdicts: ['tooEasy'] },
        {
          questionId: 'q3',
          count: 10,
          facility: 6000,
          discrimination: -10_000,
          verdicts: ['noDiscrimination', 'checkKey'],
        },
      ],
    });
    const recount = await sql(
      `select s.question_id from test_item_sum s join test_version v on v.id = s.version_id
       join lateral (
         select count(*)::int as n, sum(a.points) as x, sum(a.points * a.points) as xx, sum(t.points - a.points) as y,
           sum((t.points - a.points) * (t.points - a.points)) as yy, sum(a.points * (t.points - a.points)) as xy
         from test_attempt t join test_answer a on a.attempt_id = t.id and a.question_id = s.question_id
         where t.test_id = v.test_id and t.is_counted) r on (r.n, r.x, r.xx, r.y, r.yy, r.xy) = (s.n, s.x, s.xx, s.y, s.yy, s.xy)
       where v.test_id = $1 order by 1`,
      [id],
    );
    expect(recount).toHaveLength(3);
  });
});

describe('«Проверить целостность»', () => {
  const CHECK = `query ($id: Int!) { contentCheckIntegrity(objectType: test, id: $id) {
    isWhole broken { userName reason objectType } } }`;

  const tamper = (change: (attemptId: number) => SQL, id: number) =>
    workspace.system((tx) => tx.execute(change(id)));

  const changes: [string, (attemptId: number) => SQL][] = [
    [
      'an answer',
      (id) => statement`update test_answer set value = '{"type":"single","optionIds":["q1o1"]}'
        where attempt_id = ${id} and question_id = 'q1'`,
    ],
    ['points', (id) => statement`update test_answer set points = points + 1 where attempt_id = ${id}`],
    ['a pass', (id) => statement`update test_attempt set is_passed = not is_passed where id = ${id}`],
    [
      'an answer that is gone',
      (id) => statement`delete from test_answer where attempt_id = ${id} and question_id = 'q1'`,
    ],
  ];
  const brokenOf = async (id: number) => {
    const { contentCheckIntegrity } = await workspace.get<{
      contentCheckIntegrity: { broken: { userName: string | null; reason: string }[] };
    }>(workspace.admin, CHECK, { id });
    return contentCheckIntegrity.broken.filter(({ userName }) => userName !== null);
  };

  test.each(changes)('names an attempt whose %s was changed', async (_, change) => {
    const { id, attempt } = await submitted({ passPercent: 60 });
    await grade(workspace.admin, attempt.id, 100);
    expect(await brokenOf(id)).toEqual([]);
    await tamper(change, attempt.id);
    const found = await brokenOf(id);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ reason }) => reason))).toEqual(new Set(['result']));
  });

  test('names nothing between the decisions on two answers', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person], [anEssay(), anEssay('other')]);
    const attempt = await people.take(person, id, { essay, other: essay });
    expect((await grade(workspace.admin, attempt.id, 200)).state).toBe('onReview');
    expect(await brokenOf(id)).toEqual([]);
    expect((await grade(workspace.admin, attempt.id, 200, { questionId: 'other' })).state).toBe('graded');
    expect(await brokenOf(id)).toEqual([]);
  });
});
