import type { Workspace } from '@test/helpers/worlds/workspace';
import { START, TAB, takers, wrongAnswer } from '../tests/support';
import { give, mine } from './support';
import { items, openQualificationWorld, type QualificationWorld } from './world';

// A qualification from its rule to its certificate and the loss of it; the server's clock is set manually.

let world: QualificationWorld;
let workspace: Workspace;

beforeAll(async () => {
  world = await openQualificationWorld();
  workspace = world.workspace;
});
afterAll(() => workspace.stop());

describe('two stages', () => {
  test('the second stage is locked by the server until the first is done; then the certificate comes', async () => {
    const person = await workspace.person();
    const [first, second] = [await world.exam(), await world.exam()];
    const id = await world.qualified([{ items: items(first) }, { items: items(second) }], [person]);
    expect(await world.owedOf(person)).toEqual([first]);
    expect((await mine(workspace, person, id)).myProgress).toMatchObject({
      percent: 0,
      stages: ['open', 'locked'],
    });
    expect((await workspace.rejection(person, START, { id: second, tab: TAB })).code).toBe('notFound');
    await world.pass(person, first);
    expect(await world.owedOf(person)).toEqual([second]);
    expect(await mine(workspace, person, id)).toMatchObject({
      myProgress: { percent: 50, stages: ['done', 'open'] },
      myAssignment: { progress: 50, status: 'inProgress' },
    });
    await world.pass(person, second);
    const { myAssignment, myAwards } = await mine(workspace, person, id);
    expect(myAssignment).toEqual({ status: 'done', progress: 100 });
    expect(myAwards).toMatchObject([{ state: 'valid', number: expect.stringMatching(/^20\d\d-\d{6}$/) }]);
    const [record] = await world.sql(
      `select payload from evidence_record where object_type = 'qualification' and user_id = $1`,
      [person.id],
    );
    expect(record?.payload).toMatchObject({
      number: myAwards[0]?.number,
      items: [{ objectId: first }, { objectId: second }],
    });
  });

  test('an earlier result counts for the configured number of days, and not at all where none is configured', async () => {
    const person = await workspace.person();
    const [counted, anew] = [await world.exam([person]), await world.exam([person])];
    await world.pass(person, counted);
    await world.pass(person, anew);
    const [one, other] = [items(counted), items(anew)];
    const stages = [{ items: one.map((item) => ({ ...item, acceptEarlierDays: 30 })) }, { items: other }];
    const id = await world.qualified(stages, [person]);
    const { myProgress } = await mine(workspace, person, id);
    expect(myProgress?.items).toMatchObject([
      { isDone: true, isEarlier: true },
      { isDone: false, status: 'resign' },
    ]);
    expect(myProgress?.stages).toEqual(['done', 'open']);
  });

  test('the age of an earlier result is counted in days: on the last one at any hour, the evening before no longer', async () => {
    const [last, older] = [await workspace.person(), await workspace.person()];
    const exam = await world.exam([last, older]);
    // The first and the last minute of a day where the organization is.
    const moments = [
      [last, `(today - 30)::timestamp at time zone timezone`],
      [older, `(today - 30)::timestamp at time zone timezone - interval '1 minute'`],
    ] as const;
    for (const [person, moment] of moments) {
      await world.pass(person, exam);
      await world.sql(
        `update assignment set completed_at = (select ${moment} from
           (select timezone, (now() at time zone timezone)::date as today from organization where id = $1) o)
         where user_id = $2 and object_type = 'test' and object_id = $3`,
        [workspace.organizationId, person.id, exam],
      );
    }
    const earlier = items(exam).map((item) => ({ ...item, acceptEarlierDays: 30 }));
    const id = await world.qualified(
      [{ items: earlier }, { items: items(await world.exam()) }],
      [last, older],
    );
    expect((await mine(workspace, last, id)).myProgress).toMatchObject({
      stages: ['done', 'open'],
      items: [{ isDone: true, isEarlier: true }, {}],
    });
    expect((await mine(workspace, older, id)).myProgress).toMatchObject({
      stages: ['open', 'locked'],
      items: [{ isDone: false, status: 'resign' }, {}],
    });
  });

  test('two of three complete a stage, and the third assignment is withdrawn', async () => {
    const person = await workspace.person();
    const ids = [await world.exam(), await world.exam(), await world.exam()];
    const last = await world.exam();
    const id = await world.qualified(
      [{ gate: 'kOf', k: 2, items: items(...ids) }, { items: items(last) }],
      [person],
      {
        passPercent: 50,
      },
    );
    expect(await world.owedOf(person)).toEqual(ids);
    await world.pass(person, ids[0] ?? 0);
    await world.pass(person, ids[2] ?? 0);
    expect(await world.owedOf(person)).toEqual([last]);
    await world.pass(person, last);
    expect((await mine(workspace, person, id)).myAwards).toHaveLength(1);
  });

  test('the gates are passed, the percentage is not: all the rest is due until it is', async () => {
    const person = await workspace.person();
    const ids = [await world.exam(), await world.exam()];
    const id = await world.qualified([{ gate: 'any', items: items(...ids) }], [person], { passPercent: 100 });
    await world.pass(person, ids[0] ?? 0);
    expect(await world.owedOf(person)).toEqual([ids[1]]);
    expect((await mine(workspace, person, id)).myAwards).toEqual([]);
  });

  test('failed for good: nothing is earned; a person exempted from it continues', async () => {
    const person = await workspace.person();
    const [first, second] = [await world.exam(), await world.exam()];
    const id = await world.qualified([{ items: items(first) }, { items: items(second) }], [person]);
    for (let attempt = 0; attempt < 2; attempt += 1)
      await takers(workspace).take(person, first, { q1: wrongAnswer() });
    expect((await mine(workspace, person, id)).myProgress).toMatchObject({
      stages: ['open', 'locked'],
      items: [{ isDone: false, status: 'failed' }, {}],
    });
    const [row] = await world.sql(
      `select id from assignment where user_id = $1 and object_id = $2 and object_type = 'test'`,
      [person.id, first],
    );
    await workspace.get(
      workspace.admin,
      'mutation ($id: Int!) { assignmentWaive(id: $id, reason: "болезнь") { id } }',
      {
        id: row?.id,
      },
    );
    expect(await world.owedOf(person)).toEqual([second]);
  });
});

describe('the sources of an assignment', () => {
  test('«почему мне это?» of a component names and links the qualification, beside a rule of its own', async () => {
    const person = await workspace.person();
    const exam = await world.exam();
    const id = await world.qualified([{ items: items(exam) }], [person]);
    const reasons = async () => {
      const [row] = await world.sql(
        `select id from assignment where user_id = $1 and object_id = $2 and object_type = 'test'`,
        [person.id, exam],
      );
      const query = 'query ($id: Int!) { assignmentReasons(assignmentId: $id) { ruleId route text } }';
      return (await workspace.get(person, query, { id: row?.id }))['assignmentReasons'];
    };
    const component = {
      ruleId: null,
      route: `/qualification/view/${id}`,
      text: expect.stringMatching(/^Часть квалификации «.+»$/),
    };
    expect(await reasons()).toEqual([component]);
    const ruleId = await give(workspace, 'test', exam, [person]);
    expect(await reasons()).toEqual([{ ruleId, route: null, text: 'Назначено лично' }, component]);
  });

  test('one open assignment serves a rule and two qualifications; it ends with the last of them', async () => {
    const person = await workspace.person();
    const test = await world.exam();
    const rule = await give(workspace, 'test', test, [person]);
    const [one, two] = [
      await world.qualified([{ items: items(test) }], []),
      await world.qualified([{ items: items(test) }], []),
    ];
    const rules = [
      await give(workspace, 'qualification', one, [person]),
      await give(workspace, 'qualification', two, [person]),
    ];
    expect(await world.owedOf(person)).toEqual([test]);
    const end = (id: number | undefined) =>
      workspace.get(workspace.admin, 'mutation ($id: Int!) { assignmentRuleDelete(id: $id) }', { id });
    await end(rule);
    await end(rules[0]);
    expect(await world.owedOf(person)).toEqual([test]);
    await end(rules[1]);
    expect(await world.owedOf(person)).toEqual([]);
    expect(await world.sql('select user_id from assignment_demand where user_id = $1', [person.id])).toEqual(
      [],
    );
  });

  test('an archived component blocks those who have not done it, and returns when it is restored', async () => {
    const [done, waiting] = [await workspace.person(), await workspace.person()];
    const test = await world.exam();
    const id = await world.qualified([{ items: items(test) }], [done, waiting]);
    await world.pass(done, test);
    const archive = (isArchive: boolean) =>
      workspace.get(workspace.admin, 'mutation ($t: TestInput!) { testUpdate(test: $t) { id } }', {
        t: { id: test, isArchive },
      });
    await archive(true);
    expect(await world.owedOf(waiting)).toEqual([]);
    expect((await mine(workspace, waiting, id)).myProgress).toMatchObject({ isEarned: false });
    expect((await mine(workspace, done, id)).myAwards).toMatchObject([{ state: 'valid' }]);
    await archive(false);
    expect(await world.owedOf(waiting)).toEqual([test]);
  });
});

describe('a component changes in substance', () => {
  test('certificates become conditional, one component is due; completing it restores validity, not completing it loses the certificate', async () => {
    const [does, doesNot] = [await workspace.person(), await workspace.person()];
    const [kept, changed] = [await world.exam(), await world.exam()];
    const id = await world.qualified([{ items: items(kept, changed) }], [does, doesNot], { graceDays: 10 });
    for (const person of [does, doesNot]) {
      await world.pass(person, kept);
      await world.pass(person, changed);
    }
    await world.change(changed);
    for (const person of [does, doesNot]) {
      expect(await world.owedOf(person)).toEqual([changed]);
      expect((await mine(workspace, person, id)).myAwards).toMatchObject([{ state: 'conditional' }]);
    }
    const notified = await world.sql(
      `select user_id as id from notification where type = 'qualificationChanged' and object_id = $1 order by user_id`,
      [id],
    );
    expect(notified).toEqual([{ id: does.id }, { id: doesNot.id }]);
    await world.passChanged(does, changed);
    expect((await mine(workspace, does, id)).myAwards).toMatchObject([
      { state: 'valid', conditionalUntil: null },
    ]);
    world.passDays(10);
    await world.runCertificateJob();
    expect((await mine(workspace, doesNot, id)).myAwards).toMatchObject([{ state: 'conditional' }]);
    world.passDays(1);
    await world.runCertificateJob();
    await world.runCertificateJob();
    expect((await mine(workspace, doesNot, id)).myAwards).toMatchObject([
      { state: 'revoked', reason: 'changed' },
    ]);
    expect((await mine(workspace, does, id)).myAwards).toMatchObject([{ state: 'valid' }]);
    expect(await mine(workspace, doesNot, id)).toMatchObject({
      myAssignment: { status: 'resign', progress: 50 },
    });
    // That one component is enough, and the new certificate has a new number.
    expect(await world.owedOf(doesNot)).toEqual([changed]);
    await world.passChanged(doesNot, changed);
    const { myAwards } = await mine(workspace, doesNot, id);
    expect(myAwards).toMatchObject([{ state: 'valid' }, { state: 'revoked' }]);
    expect(new Set(myAwards.map(({ number }) => number)).size).toBe(2);
  });
});
