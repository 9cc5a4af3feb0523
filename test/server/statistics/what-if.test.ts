import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { items, openQualificationWorld, type QualificationWorld } from '../qualifications/world';

/** «Что, если»: the gaps that would arise if people left on a day. */

let w: QualificationWorld;
let cashiers: number;
let shop: number;
let store: number;
/** Two people who are qualified for the job, and two who are not: a leader, and their acting leader. */
let leaver: UserRow;
let two: UserRow;
let learner: UserRow;
let leader: UserRow;
let qualificationId: number;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const LAST_DAY = day(14);

beforeAll(async () => {
  w = await openQualificationWorld();
  const { workspace } = w;
  const { organizationId } = workspace;
  await workspace.system(async (tx) => {
    shop = (await aSubdivision(tx, { organizationId, name: 'Магазин' })).id;
    store = (await aSubdivision(tx, { organizationId, name: 'Склад' })).id;
    cashiers = (await aPosition(tx, { organizationId, name: 'Продавец', subdivisionId: shop })).id;
  });
  const place = { positionId: cashiers, subdivisionId: shop };
  leaver = await workspace.person(place);
  two = await workspace.person(place);
  learner = await workspace.person(place);
  leader = await workspace.person({ subdivisionId: store, isLeader: true, leaderSubdivisionId: store });
  const exam = await w.exam();
  qualificationId = await w.qualified([{ items: items(exam) }], [leaver, two, learner]);
  await w.pass(leaver, exam);
  await w.pass(two, exam);
}, 120_000);

afterAll(() => w.workspace.stop());

const ASK = `query ($userIds: [Int!]!, $date: Date!) { statisticWhatIf(userIds: $userIds, date: $date) {
  positions { id name subdivisionName object { id name } userIds route }
  objects { objectType object { id name } ownerId route }
  leaders { id name userId isActing route } } }`;

interface Answer {
  statisticWhatIf: { positions: object[]; objects: object[]; leaders: object[] };
}

const ask = async (people: readonly UserRow[], date = LAST_DAY, as = w.workspace.admin) =>
  (await w.workspace.get<Answer>(as, ASK, { userIds: people.map(({ id }) => id), date })).statisticWhatIf;

const rejection = (userIds: readonly number[], date = LAST_DAY, as = w.workspace.admin) =>
  w.workspace.rejection(as, ASK, { userIds, date });

test('two people leave: nobody in their position is qualified; while one of them stays, somebody is', async () => {
  expect((await ask([leaver])).positions).toEqual([]);
  expect((await ask([leaver, two, learner])).positions).toEqual([
    {
      ...{ id: cashiers, name: 'Продавец', subdivisionName: 'Магазин' },
      object: { id: qualificationId, name: 'Кассир' },
      userIds: [leaver.id, two.id],
      route: `/qualification/view/${qualificationId}`,
    },
  ]);
});

test('a certificate that expires by then counts for nobody: with the leaving or without, it is missing', async () => {
  expect((await ask([leaver, two], day(800))).positions).toEqual([]);
});

test('a person who stays, but has a planned dismissal by then, does not count either', async () => {
  const { workspace } = w;
  const plan = (status: string, dateJobEnd: string | null) =>
    workspace.system((tx) =>
      tx.execute(
        sql`update users set status = ${status}, date_job_end = ${dateJobEnd}::date where id = ${two.id}`,
      ),
    );
  await plan('leaving', day(10));
  expect((await ask([leaver])).positions).toMatchObject([{ id: cashiers, userIds: [leaver.id] }]);
  await plan('leaving', day(30));
  expect((await ask([leaver])).positions).toEqual([]);
  await plan('working', null);
});

test('everything they own of every kind has no owner; objects of others and archived ones are left out', async () => {
  const { organizationId, system, admin } = w.workspace;
  const own = await system(async (tx) => {
    const rows = await selectRows(tx, { id: integer })(sql`
      insert into regulation (organization_id, code, name, owner_id, status, is_archive)
      values (${organizationId}, 'Р-71', 'Касса', ${leaver.id}, 'published', false),
        (${organizationId}, 'Р-72', 'Старое', ${leaver.id}, 'published', true),
        (${organizationId}, 'Р-73', 'Чужое', ${admin.id}, 'published', false) returning id`);
    const education = await selectRows(tx, { id: integer })(sql`
      insert into education (organization_id, code, name, owner_id, status, type_content)
      values (${organizationId}, 'О-71', 'Первый день', ${leaver.id}, 'published', 'text') returning id`);
    return { regulation: rows[0]?.id ?? 0, education: education[0]?.id ?? 0 };
  });
  const { objects } = await ask([leaver]);
  expect(objects).toEqual([
    {
      ...{ objectType: 'regulation', ownerId: leaver.id, object: { id: own.regulation, name: 'Касса' } },
      route: `/regulation/editor/${own.regulation}/edit`,
    },
    {
      ...{ objectType: 'education', ownerId: leaver.id, object: { id: own.education, name: 'Первый день' } },
      route: `/education/text/editor/${own.education}/edit`,
    },
  ]);
});

test('a leader who leaves without an acting leader on the next day is reported, with one they are not', async () => {
  const { organizationId, system } = w.workspace;
  const missed = { id: store, name: 'Склад', userId: leader.id, isActing: false };
  expect((await ask([leader])).leaders).toEqual([{ ...missed, route: `/structure/employees/${store}` }]);
  const act = (userId: number, from: string, to: string) =>
    system((tx) =>
      tx.execute(sql`insert into acting_head (organization_id, subdivision_id, user_id, date_from, date_to)
        values (${organizationId}, ${store}, ${userId}, ${from}::date, ${to}::date)`),
    );
  // Until the last day: nobody acts on the day after.
  await act(learner.id, day(1), LAST_DAY);
  expect((await ask([leader])).leaders).toMatchObject([missed]);
  await act(learner.id, day(15), day(40));
  expect((await ask([leader])).leaders).toEqual([]);
  // The acting leader leaves too, or leaves alone.
  expect((await ask([leader, learner])).leaders).toMatchObject([
    missed,
    { userId: learner.id, isActing: true },
  ]);
  expect((await ask([learner])).leaders).toMatchObject([{ id: store, userId: learner.id, isActing: true }]);
});

test('nothing is written', async () => {
  const counts = () =>
    w.sql(`select (select max(id) from audit_log) as audit, (select max(updated_at) from users) as users,
      (select count(*) from notification) as notices`);
  const before = await counts();
  await ask([leaver, two, leader]);
  expect(await counts()).toEqual(before);
});

test('an invalid question is rejected on its field', async () => {
  expect(await rejection([])).toMatchObject({ code: 'validation.required', field: 'userIds' });
  expect(await rejection(Array.from({ length: limits.whatIfPeople + 1 }, (_, id) => id + 1))).toMatchObject({
    ...{ code: 'statistic.whatIfMany', field: 'userIds' },
  });
  expect(await rejection([leaver.id], day(-2))).toMatchObject({
    code: 'statistic.whatIfPast',
    field: 'date',
  });
  const gone = await w.workspace.person({ isArchive: true, status: 'dismissed' });
  expect(await rejection([gone.id])).toMatchObject({ code: 'validation.unknown', field: 'userIds' });
});

test('a right in a subdivision covers only its own people', async () => {
  const { workspace } = w;
  const helper = await workspace.person();
  await workspace.system((tx) =>
    tx.execute(sql`
      with made as (
        insert into role (organization_id, name, rights)
        values (${workspace.organizationId}, 'Отчёты магазина', '{"statistics":{"read":true,"write":false}}') returning id)
      insert into user_role (organization_id, user_id, role_id, scope_subdivision_id)
      select ${workspace.organizationId}, ${helper.id}, id, ${shop} from made`),
  );
  expect((await ask([leaver, two], LAST_DAY, helper)).positions).toHaveLength(1);
  expect(await rejection([leader.id], LAST_DAY, helper)).toMatchObject({ code: 'validation.unknown' });
});
