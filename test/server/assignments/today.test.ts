import { sql } from 'drizzle-orm';
import {
  type AdaptationWorld,
  createAdaptationWorld,
  inDays,
  today,
} from '@test/helpers/worlds/adaptation-world';

/** «Сегодня» with more tasks than a page shows. */
let w: AdaptationWorld;
beforeAll(async () => {
  w = await createAdaptationWorld();
}, 60_000);
afterAll(() => w.t.stop());

const TODAY = `{ today {
  mine { title dueOn } mineCount
  waiting { title dueOn person { id } } waitingCount
} }`;

interface Panel {
  mine: { title: string; dueOn: string | null }[];
  mineCount: number;
  waiting: { title: string; dueOn: string | null; person: { id: number } | null }[];
  waitingCount: number;
}

async function panelOf(token: string): Promise<Panel> {
  const { data, errors } = await w.t.gql<{ today: Panel }>(token, TODAY);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.today;
}

/** Adds open steps to the newcomer's plan, in one lane, all due on one day. */
const addSteps = (lane: string, count: number, dueOn: string) =>
  w.t.app.database.system((tx) =>
    tx.execute(sql`
      insert into adaptation_item (organization_id, adaptation_id, user_id, kind, lane, title, due_on)
      select organization_id, id, user_id, 'task', ${lane}, ${lane} || ' ' || n, ${dueOn}::date
      from adaptation, generate_series(1, ${count}::int) n where user_id = ${w.newcomer.id}`),
  );

test('tasks waiting for the person are found among any number of earlier steps that wait for others', async () => {
  const before = await panelOf(w.admin.token);
  await addSteps('mentor', 300, inDays(-30));
  const { waiting, waitingCount } = await panelOf(w.admin.token);
  expect(waiting).toEqual(before.waiting);
  expect(waiting.map(({ title }) => title)).toContain('Рабочее место');
  expect(waitingCount).toBe(before.waitingCount);
});

test('of more than a hundred tasks the most urgent are listed, and all of them are counted', async () => {
  await addSteps('employee', 150, today);
  await addSteps('employee', 1, inDays(-1));
  const { mine, mineCount } = await panelOf(w.newcomer.token);
  expect(mine).toHaveLength(100);
  expect(mine[0]).toEqual({ title: 'employee 1', dueOn: inDays(-1) });
  expect(mineCount).toBe(151);
  const mentors = await panelOf(w.mentor.token);
  expect(mentors.waiting).toHaveLength(100);
  expect(mentors.waitingCount).toBe(301);
});

test('a lane without its person falls to the next one, as in the plan', async () => {
  const alone = await w.hire('alone', `positionId: ${w.positionId} dateJobStart: "${today}"`);
  const { entries } = await w.plan(alone.id);
  const ofAdmin = entries.filter(({ turn, dueOn }) => turn?.id === w.admin.userId && dueOn <= inDays(7));
  const { waiting } = await panelOf(w.admin.token);
  expect(waiting.filter(({ person }) => person?.id === alone.id).map(({ title }) => title)).toEqual(
    expect.arrayContaining(ofAdmin.map(({ title }) => title)),
  );
  expect(ofAdmin.length).toBeGreaterThanOrEqual(3);
});
