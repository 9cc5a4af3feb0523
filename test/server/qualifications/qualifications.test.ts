import type { UserRow } from '@server/modules/employees/employees.tables';
import { createQualificationServices } from '@server/modules/qualifications/qualifications.module';
import { openCabinet, type Cabinet } from '@test/helpers/cabinet';
import {
  aChoice,
  aTest,
  publish,
  rightAnswer,
  saveQuestions,
  START,
  TAB,
  takers,
  wrongAnswer,
} from '../tests/support';
import { aQualification, give, mine, publishRoute, routeOf, type Stage } from './support';

// A qualification from its rule to its certificate and the loss of it; the server's clock is moved by hand.

let cabinet: Cabinet;
let at = new Date();
const passDays = (days: number) => {
  at = new Date(at.getTime() + days * 86_400_000);
};
let taking: ReturnType<typeof takers>;
let loseOver: () => Promise<void>;

beforeAll(async () => {
  cabinet = await openCabinet({}, () => at);
  taking = takers(cabinet);
  const { losing } = createQualificationServices(cabinet.test.app.deps);
  loseOver = () => losing.handlers.advanceQualifications({});
});
afterAll(() => cabinet.stop());

const sql = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await cabinet.test.app.database.pool.query(text, values)).rows;

const exam = async (people: readonly UserRow[] = [], name = 'Тест') =>
  (await aTest(cabinet, people, undefined, undefined, name)).id;
const pass = (person: UserRow, id: number) => taking.take(person, id, { q1: rightAnswer() });
const items = (...ids: number[]) => ids.map((objectId) => ({ objectType: 'test' as const, objectId }));

async function qualified(stages: readonly Stage[], people: readonly UserRow[], rules = {}): Promise<number> {
  const id = await aQualification(cabinet);
  await publishRoute(cabinet, id, routeOf(stages, rules));
  if (people.length > 0) await give(cabinet, 'qualification', id, people);
  return id;
}

const owedOf = async (person: UserRow): Promise<number[]> => {
  const rows = await sql(
    `select object_id from assignment where user_id = $1 and object_type = 'test'
      and status in ('assigned', 'inProgress', 'resign', 'failed', 'onReview') order by object_id`,
    [person.id],
  );
  return rows.map(({ object_id }) => Number(object_id));
};

/** Another question: a change in substance. */
async function change(id: number): Promise<void> {
  await publish(cabinet, await saveQuestions(cabinet, id, [aChoice('q1'), aChoice('q2')]));
}
const passBoth = (person: UserRow, id: number) =>
  taking.take(person, id, { q1: rightAnswer(), q2: rightAnswer('q2') });

describe('two stages', () => {
  test('the second stage is locked by the server until the first is done; then the certificate comes', async () => {
    const person = await cabinet.person();
    const [first, second] = [await exam(), await exam()];
    const id = await qualified([{ items: items(first) }, { items: items(second) }], [person]);
    expect(await owedOf(person)).toEqual([first]);
    expect((await mine(cabinet, person, id)).myStanding).toMatchObject({
      percent: 0,
      stages: ['open', 'locked'],
    });
    expect((await cabinet.refusal(person, START, { id: second, tab: TAB })).code).toBe('notFound');
    await pass(person, first);
    expect(await owedOf(person)).toEqual([second]);
    expect(await mine(cabinet, person, id)).toMatchObject({
      myStanding: { percent: 50, stages: ['done', 'open'] },
      myAssignment: { progress: 50, status: 'inProgress' },
    });
    await pass(person, second);
    const { myAssignment, myAwards } = await mine(cabinet, person, id);
    expect(myAssignment).toEqual({ status: 'done', progress: 100 });
    expect(myAwards).toMatchObject([{ state: 'valid', number: expect.stringMatching(/^20\d\d-\d{6}$/) }]);
    const [record] = await sql(
      `select payload from evidence_record where object_type = 'qualification' and user_id = $1`,
      [person.id],
    );
    expect(record?.payload).toMatchObject({
      number: myAwards[0]?.number,
      items: [{ objectId: first }, { objectId: second }],
    });
  });

  test('an earlier result counts for as many days as is said, and not at all where it is not', async () => {
    const person = await cabinet.person();
    const [counted, anew] = [await exam([person]), await exam([person])];
    await pass(person, counted);
    await pass(person, anew);
    const [one, other] = [items(counted), items(anew)];
    const stages = [{ items: one.map((item) => ({ ...item, acceptEarlierDays: 30 })) }, { items: other }];
    const id = await qualified(stages, [person]);
    const { myStanding } = await mine(cabinet, person, id);
    expect(myStanding?.items).toMatchObject([
      { isDone: true, isEarlier: true },
      { isDone: false, status: 'resign' },
    ]);
    expect(myStanding?.stages).toEqual(['done', 'open']);
  });

  test('two of three end a stage, and the third is taken back', async () => {
    const person = await cabinet.person();
    const ids = [await exam(), await exam(), await exam()];
    const last = await exam();
    const id = await qualified(
      [{ gate: 'kOf', k: 2, items: items(...ids) }, { items: items(last) }],
      [person],
      {
        passPercent: 50,
      },
    );
    expect(await owedOf(person)).toEqual(ids);
    await pass(person, ids[0] ?? 0);
    await pass(person, ids[2] ?? 0);
    expect(await owedOf(person)).toEqual([last]);
    await pass(person, last);
    expect((await mine(cabinet, person, id)).myAwards).toHaveLength(1);
  });

  test('gates are passed, the percent is not: all the rest is owed until it is', async () => {
    const person = await cabinet.person();
    const ids = [await exam(), await exam()];
    const id = await qualified([{ gate: 'any', items: items(...ids) }], [person], { passPercent: 100 });
    await pass(person, ids[0] ?? 0);
    expect(await owedOf(person)).toEqual([ids[1]]);
    expect((await mine(cabinet, person, id)).myAwards).toEqual([]);
  });

  test('failed for good: nothing is earned; whoever is excused from it goes on', async () => {
    const person = await cabinet.person();
    const [first, second] = [await exam(), await exam()];
    const id = await qualified([{ items: items(first) }, { items: items(second) }], [person]);
    for (let attempt = 0; attempt < 2; attempt += 1) await taking.take(person, first, { q1: wrongAnswer() });
    expect((await mine(cabinet, person, id)).myStanding).toMatchObject({
      stages: ['open', 'locked'],
      items: [{ isDone: false, status: 'failed' }, {}],
    });
    const [row] = await sql(
      `select id from assignment where user_id = $1 and object_id = $2 and object_type = 'test'`,
      [person.id, first],
    );
    await cabinet.get(
      cabinet.admin,
      'mutation ($id: Int!) { assignmentWaive(id: $id, reason: "болезнь") { id } }',
      {
        id: row?.id,
      },
    );
    expect(await owedOf(person)).toEqual([second]);
  });
});

describe('who asks for what', () => {
  test('one open obligation serves a rule and two qualifications; it ends with the last of them', async () => {
    const person = await cabinet.person();
    const test = await exam();
    const rule = await give(cabinet, 'test', test, [person]);
    const [one, two] = [
      await qualified([{ items: items(test) }], []),
      await qualified([{ items: items(test) }], []),
    ];
    const rules = [
      await give(cabinet, 'qualification', one, [person]),
      await give(cabinet, 'qualification', two, [person]),
    ];
    expect(await owedOf(person)).toEqual([test]);
    const end = (id: number | undefined) =>
      cabinet.get(cabinet.admin, 'mutation ($id: Int!) { assignmentRuleDelete(id: $id) }', { id });
    await end(rule);
    await end(rules[0]);
    expect(await owedOf(person)).toEqual([test]);
    await end(rules[1]);
    expect(await owedOf(person)).toEqual([]);
    expect(await sql('select user_id from assignment_demand where user_id = $1', [person.id])).toEqual([]);
  });

  test('a component in the archive blocks whoever has not done it, and comes back with it', async () => {
    const [done, waiting] = [await cabinet.person(), await cabinet.person()];
    const test = await exam();
    const id = await qualified([{ items: items(test) }], [done, waiting]);
    await pass(done, test);
    const archive = (isArchive: boolean) =>
      cabinet.get(cabinet.admin, 'mutation ($t: TestInput!) { testUpdate(test: $t) { id } }', {
        t: { id: test, isArchive },
      });
    await archive(true);
    expect(await owedOf(waiting)).toEqual([]);
    expect((await mine(cabinet, waiting, id)).myStanding).toMatchObject({ isEarned: false });
    expect((await mine(cabinet, done, id)).myAwards).toMatchObject([{ state: 'valid' }]);
    await archive(false);
    expect(await owedOf(waiting)).toEqual([test]);
  });
});

describe('a component changes in substance', () => {
  test('certificates are conditional, one component is owed; whoever does it is valid again, whoever does not loses it', async () => {
    const [does, doesNot] = [await cabinet.person(), await cabinet.person()];
    const [kept, changed] = [await exam(), await exam()];
    const id = await qualified([{ items: items(kept, changed) }], [does, doesNot], { graceDays: 10 });
    for (const person of [does, doesNot]) {
      await pass(person, kept);
      await pass(person, changed);
    }
    await change(changed);
    for (const person of [does, doesNot]) {
      expect(await owedOf(person)).toEqual([changed]);
      expect((await mine(cabinet, person, id)).myAwards).toMatchObject([{ state: 'conditional' }]);
    }
    await passBoth(does, changed);
    expect((await mine(cabinet, does, id)).myAwards).toMatchObject([
      { state: 'valid', conditionalUntil: null },
    ]);
    passDays(10);
    await loseOver();
    expect((await mine(cabinet, doesNot, id)).myAwards).toMatchObject([{ state: 'conditional' }]);
    passDays(1);
    await loseOver();
    await loseOver();
    expect((await mine(cabinet, doesNot, id)).myAwards).toMatchObject([
      { state: 'revoked', reason: 'changed' },
    ]);
    expect((await mine(cabinet, does, id)).myAwards).toMatchObject([{ state: 'valid' }]);
    expect(await mine(cabinet, doesNot, id)).toMatchObject({
      myAssignment: { status: 'resign', progress: 50 },
    });
    // That one component is enough, and the new certificate has a number of its own.
    expect(await owedOf(doesNot)).toEqual([changed]);
    await passBoth(doesNot, changed);
    const { myAwards } = await mine(cabinet, doesNot, id);
    expect(myAwards).toMatchObject([{ state: 'valid' }, { state: 'revoked' }]);
    expect(new Set(myAwards.map(({ number }) => number)).size).toBe(2);
  });
});
