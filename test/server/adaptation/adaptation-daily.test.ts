import { sql } from 'drizzle-orm';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { columnOf } from '@server/db/rows/table-shapes';
import { notificationTable } from '@server/modules/notifications/notifications.tables';
import { createAdaptationServices } from '@server/modules/adaptation/adaptation.module';
import {
  type AdaptationWorld,
  createAdaptationWorld,
  inDays,
  type Person,
  today,
} from '@test/helpers/worlds/adaptation-world';

/** The plan notifications of the daily job. Every day is a working day here, except the days that a test takes off. */
let w: AdaptationWorld;

beforeAll(async () => {
  w = await createAdaptationWorld();
}, 60_000);
afterAll(() => w.t.stop());
beforeEach(() => daysOff());

const daysOff = (...days: string[]) =>
  w.t.app.database.system((tx) =>
    tx.execute(sql`update organization set holidays = array(select jsonb_array_elements_text(
      ${JSON.stringify(days)}::jsonb)::date) where id = ${w.admin.organizationId}`),
  );

const runJob = () => createAdaptationServices(w.t.app.deps).reminders.handlers.remindAdaptation({});

const hire = (name: string, fields = `dateJobStart: "${today}"`) =>
  w.hire(
    name,
    `subdivisionId: ${w.subdivisionId} positionId: ${w.positionId} mentorId: ${w.mentor.id} ${fields}`,
  );

/** The notifications about the person's plan, by recipient. */
async function planNotificationsOf({ id }: Person): Promise<string[]> {
  const names = new Map([
    [w.admin.userId, 'hr'],
    [w.head.id, 'head'],
    [w.mentor.id, 'mentor'],
    [id, 'newcomer'],
  ]);
  const types = ['adaptationTask', 'checkinDue', 'adaptationEnding', 'newcomerStartsSoon'];
  const rows = await w.t.app.database.system((tx) =>
    selectRows(tx, {
      user_id: integer,
      type: text,
      route: text,
      params: columnOf(notificationTable.params),
    })(sql`
      select user_id, type, params, route from notification
      where type = any(string_to_array(${types.join()}, ',')) order by type, id`),
  );
  return rows
    .filter(({ route }) => new RegExp(`^/adaptation/${id}(\\?|$)`).test(route))
    .map(({ user_id, type, params }) => [names.get(user_id), type, params.name].filter(Boolean).join(' '));
}

test('the daily job reminds the people who must act on a due step: once, and of nothing that is done', async () => {
  const employee = await hire('due');
  await w.mark(w.head.token, employee.id, 'Встреча первого дня');
  await runJob();
  await runJob();
  expect(await planNotificationsOf(employee)).toEqual(['hr adaptationTask Рабочее место']);
});

test.each([
  [2, []],
  [3, ['head checkinDue Встреча первого дня']],
  [4, []],
  [6, ['head checkinDue Встреча первого дня']],
])('a step that is %i days overdue', async (days, expected) => {
  const employee = await hire('late');
  await w.agoBy(employee.id, days);
  await runJob();
  expect((await planNotificationsOf(employee)).filter((line) => line.includes('Встреча'))).toEqual(expected);
});

test('a newcomer who comes in three days is announced to the leader and to the mentor', async () => {
  const soon = await hire('soon', `dateJobStart: "${inDays(3)}"`);
  const later = await hire('later', `dateJobStart: "${inDays(4)}"`);
  await runJob();
  const announced = async (person: Person) =>
    (await planNotificationsOf(person)).filter((line) => line.includes('newcomerStartsSoon')).sort();
  expect(await announced(soon)).toEqual(['head newcomerStartsSoon', 'mentor newcomerStartsSoon']);
  expect(await announced(later)).toEqual([]);
});

test('the leader is asked for a decision a week before the end', async () => {
  const [ending, other] = [await hire('ending'), await hire('other')];
  await w.agoBy(ending.id, 83);
  await w.agoBy(other.id, 82);
  await runJob();
  expect(await planNotificationsOf(ending)).toContain('head adaptationEnding');
  expect(await planNotificationsOf(other)).not.toContain('head adaptationEnding');
});

test('once its last day has come a plan waits for a decision', async () => {
  const over = await hire('over');
  await w.agoBy(over.id, 89);
  expect(await w.plan(over.id)).toMatchObject({ day: 90, days: 90 });
  await w.agoBy(over.id, 3);
  expect(await w.plan(over.id)).toMatchObject({ day: 90, days: 90 });
});

test('a paused plan sends no reminders', async () => {
  const ill = await hire('ill');
  const { id } = await w.plan(ill.id);
  expect((await w.call(w.head.token, 'adaptationPause', `id: ${id}`)).code).toBeUndefined();
  await runJob();
  expect(await planNotificationsOf(ill)).toEqual([]);
});

test('no reminders are sent on a day off; they are sent on the working day before', async () => {
  const employee = await hire('weekend', `dateJobStart: "${inDays(4)}"`);
  await daysOff(today, inDays(1));
  await runJob();
  expect(await planNotificationsOf(employee)).toEqual([]);
  // A newcomer four days ahead would be announced tomorrow: nobody works then.
  await daysOff(inDays(1));
  await runJob();
  expect(
    (await planNotificationsOf(employee)).filter((line) => line.includes('newcomerStartsSoon')),
  ).toHaveLength(2);
});

test('a step that came due on a day off is reminded of on the next working day', async () => {
  const employee = await hire('after');
  await w.agoBy(employee.id, 4);
  await daysOff(inDays(-1));
  await runJob();
  expect(await planNotificationsOf(employee)).toContain('head checkinDue Встреча первого дня');
});

test('a person who is not invited yet gets no notifications of their own plan; the others do', async () => {
  const employee = await hire('uninvited');
  await w.t.app.database.system((tx) =>
    tx.execute(sql`update adaptation_item set lane = 'employee' where user_id = ${employee.id}
      and title in ('Рабочее место', 'Встреча первого дня')`),
  );
  const invited = (isInvited: boolean) =>
    w.t.app.database.system((tx) =>
      tx.execute(sql`update users set is_invited = ${isInvited},
        status = case when ${isInvited}::boolean then 'adaptation' else 'notInvited' end where id = ${employee.id}`),
    );
  const own = async () =>
    (await planNotificationsOf(employee)).filter((line) => line.startsWith('newcomer '));
  await invited(false);
  await runJob();
  expect(await own()).toEqual([]);
  await invited(true);
  await runJob();
  expect(await own()).toContain('newcomer adaptationTask Рабочее место');
});
