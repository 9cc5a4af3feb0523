import { sql } from 'drizzle-orm';
import {
  type AdaptationWorld,
  createAdaptationWorld,
  inDays,
  today,
} from '@test/helpers/worlds/adaptation-world';

let w: AdaptationWorld;

beforeAll(async () => {
  w = await createAdaptationWorld();
}, 60_000);
afterAll(() => w.t.stop());

const RISK = 'risk { level points reasons { kind count points } }';

interface Risk {
  level: string;
  points: number;
  reasons: { kind: string; count: number; points: number }[];
}

async function listed(token: string, args: string, more = '') {
  const { data, errors } = await w.t.gql<{
    adaptations: {
      count: number;
      items: { person: { id: number }; status?: string; overdueCount: number; risk: Risk }[];
    };
  }>(token, `{ adaptations(${args}) { count items { person { id } overdueCount ${RISK} ${more} } } }`);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.adaptations;
}

async function onCard(userId: number): Promise<{ overdueCount: number; risk: Risk }> {
  const { data, errors } = await w.t.gql<{
    adaptation: { adaptation: { progress: { overdueCount: number; risk: Risk } } };
  }>(
    w.admin.token,
    `query ($id: Int) { adaptation(userId: $id) { adaptation { progress { overdueCount ${RISK} } } } }`,
    { id: userId },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.adaptation.adaptation.progress;
}

const kindsOf = ({ reasons }: Risk) => Object.fromEntries(reasons.map(({ kind, count }) => [kind, count]));

test('a plan on its first day is at no risk and is not among those that need help', async () => {
  expect(await onCard(w.newcomer.id)).toEqual({
    overdueCount: 0,
    risk: { level: 'low', points: 0, reasons: [] },
  });
  expect(await listed(w.admin.token, 'isAtRisk: true')).toEqual({ count: 0, items: [] });
});

test('the card, the list and «Сегодня» name the same risk with the same reasons', async () => {
  const late = await w.hire(
    'late',
    `subdivisionId: ${w.subdivisionId} positionId: ${w.positionId} dateJobStart: "${today}"`,
  );
  await w.agoBy(late.id, 12);
  const card = await onCard(late.id);
  // Three of four steps are overdue, with half of the weight; the organization works every day.
  expect(card.risk.level).toBe('high');
  expect(kindsOf(card.risk)).toEqual({ overdue: 3, behind: 50, idle: 12, noMentor: 1 });
  const { items } = await listed(w.admin.token, 'pageSize: 100');
  const row = items.find(({ person }) => person.id === late.id);
  expect(row).toEqual({ person: { id: late.id }, ...card });
  // What «Сегодня» asks for.
  const atRisk = await listed(w.head.token, 'isAtRisk: true, pageSize: 5');
  expect(atRisk).toEqual({ count: 1, items: [row] });
  expect((await listed(w.stranger.token, 'isAtRisk: true')).count).toBe(0);
});

test('a failed test and a low grade are reasons too; the highest risk comes first', async () => {
  const { organizationId } = w.admin;
  const weak = await w.hire(
    'weak',
    `subdivisionId: ${w.subdivisionId} positionId: ${w.positionId} mentorId: ${w.mentor.id} dateJobStart: "${today}"`,
  );
  await w.t.app.database.system(async (tx) => {
    await tx.execute(sql`
      insert into assignment (organization_id, user_id, object_type, object_id, status)
      values (${organizationId}, ${weak.id}, 'test', 1000001, 'failed')`);
    await tx.execute(
      sql`update adaptation_item set grade = 2 where user_id = ${weak.id} and title = 'Первая неделя'`,
    );
  });
  const { risk } = await onCard(weak.id);
  expect(kindsOf(risk)).toEqual({ lowGrade: 1, failed: 1 });
  expect(risk.level).toBe('medium');
  const atRisk = await listed(w.admin.token, 'isAtRisk: true');
  expect(atRisk.items.map((row) => row.risk.level)).toEqual(['high', 'medium']);
  const second = await listed(w.admin.token, 'isAtRisk: true, pageSize: 1, page: 2');
  expect(second).toEqual({ count: 2, items: [atRisk.items[1]] });
});

test('a paused plan does not fall behind, and is not among those that need help', async () => {
  const ill = await w.hire('ill', `positionId: ${w.positionId} dateJobStart: "${today}"`);
  await w.agoBy(ill.id, 12);
  const before = await listed(w.admin.token, 'isAtRisk: true');
  const { id } = await w.plan(ill.id);
  await w.call(w.admin.token, 'adaptationPause', `id: ${id} from: "${inDays(-11)}"`);
  const after = await listed(w.admin.token, 'isAtRisk: true');
  expect([before.count - after.count, after.items.map(({ person }) => person.id).includes(ill.id)]).toEqual([
    1,
    false,
  ]);
});

test('of many plans, those at risk are exactly those whose card names a risk, however many end before them', async () => {
  const { organizationId } = w.admin;
  // 2,400 plans that end today: nine of ten with an overdue step, every fourth of all with much done yesterday.
  await w.t.app.database.system(async (tx) => {
    await tx.execute(sql`
      with people as (
        insert into users (organization_id, home_organization_id, name_first, name_second, email, status)
        select ${organizationId}, ${organizationId}, 'Н' || n, 'Много', 'many' || n || '@example.ru', 'adaptation'
        from generate_series(1, 2400) n returning id, organization_id
      ), plans as (
        insert into adaptation (organization_id, user_id, date_start, date_end)
        select organization_id, id, ${inDays(-20)}, ${today} from people returning id, user_id, organization_id
      )
      insert into adaptation_item (organization_id, user_id, adaptation_id, lane, kind, title, weight, due_on, done_at)
      select organization_id, user_id, id, 'employee', 'task', 'Шаг', 1,
        case when user_id % 10 = 0 then ${today}::date else ${inDays(-15)}::date end, null
      from plans
      union all
      select organization_id, user_id, id, 'employee', 'task', 'Сделано', 20, ${today}::date, now() - interval '1 day'
      from plans where user_id % 4 = 0`);
  });
  const all = [];
  for (let page = 1; all.length === (page - 1) * 100; page += 1)
    all.push(...(await listed(w.admin.token, `pageSize: 100, page: ${page}`, 'status')).items);
  // Nobody falls behind while their plan is paused.
  const expected = all.filter(({ risk, status }) => risk.level !== 'low' && status === 'active');
  expect(all.length).toBeGreaterThan(2400);
  expect(expected.length).toBeGreaterThan(1500);
  expect(expected.length).toBeLessThan(all.length);
  const ids = new Set(expected.map(({ person }) => person.id));
  const points = expected.map(({ risk }) => risk.points).sort((a, b) => b - a);
  const last = Math.ceil(expected.length / 100);
  for (const page of [1, last]) {
    const found = await listed(w.admin.token, `isAtRisk: true, pageSize: 100, page: ${page}`);
    expect(found.count).toBe(expected.length);
    expect(found.items.filter(({ person }) => !ids.has(person.id))).toEqual([]);
    expect(found.items.map(({ risk }) => risk.points)).toEqual(points.slice((page - 1) * 100, page * 100));
  }
}, 120_000);
