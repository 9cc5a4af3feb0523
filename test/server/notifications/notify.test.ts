import { sql } from 'drizzle-orm';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { aPosition } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { roleTable } from '@server/modules/roles/roles.tables';
import { notificationsOf } from '@test/helpers/worlds/notifications';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';

let world: PeopleWorld;
let notices: ReturnType<typeof notificationsOf>;

beforeAll(async () => {
  world = await createPeopleWorld();
  notices = notificationsOf(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  await notices.say('organization', world.organizationId, {});
});

const person = (fields = {}) =>
  world.system((tx) => aUser(tx, { organizationId: world.organizationId, ...fields }));

async function withRole(settings: object) {
  const { organizationId } = world;
  const positionId = await world.system(async (tx) => {
    const [role] = await tx
      .insert(roleTable)
      .values({ organizationId, name: `Роль ${Math.random()}` })
      .returning();
    return (await aPosition(tx, { organizationId, roleId: role?.id })).id;
  });
  const employee = await person({ positionId });
  await world.system((tx) =>
    tx.execute(sql`update role set notifications = ${JSON.stringify(settings)}::jsonb
      where id = (select role_id from position where id = ${positionId})`),
  );
  return employee;
}

/** What reached a person: `inApp`, and the channels with their timing. */
async function deliveriesOf(userId: number): Promise<string[]> {
  const rows = await world.system((tx) =>
    selectRows(tx, { way: text })(sql`
      select case when n.is_in_app then 'inApp' end as way from notification n where n.user_id = ${userId} and n.is_in_app
      union all select channel || ':' || timing from notification_delivery where user_id = ${userId} order by 1 desc`),
  );
  return rows.map(({ way }) => way);
}

test('everybody is notified according to their own, their role’s and the organization’s settings, in one batch', async () => {
  await notices.say('organization', world.organizationId, { regulationReviewDue: { timing: 'digest' } });
  const [plain, silent, byRole, nothing] = [
    await person(),
    await person(),
    await withRole({ regulationReviewDue: { inApp: false, timing: 'now' } }),
    await person(),
  ];
  await notices.say('users', silent.id, { regulationReviewDue: { email: false } });
  await notices.say('users', nothing.id, { regulationReviewDue: { email: false, inApp: false } });
  await notices.sendNotification('regulationReviewDue', [plain.id, silent.id, byRole.id, nothing.id]);
  expect(await deliveriesOf(plain.id)).toEqual(['inApp', 'email:digest']);
  expect(await deliveriesOf(silent.id)).toEqual(['inApp']);
  expect(await deliveriesOf(byRole.id)).toEqual(['email:now']);
  expect(await deliveriesOf(nothing.id)).toEqual([]);
});

test('notifications that the law requires reach the workspace even of a person who has turned them off', async () => {
  const employee = await person();
  await notices.say('users', employee.id, { regulationAssigned: { inApp: false, email: false } });
  await notices.sendNotification('regulationAssigned', [employee.id]);
  expect(await deliveriesOf(employee.id)).toEqual(['inApp']);
});

test('settings of another organization change nothing here, and its people are not notified', async () => {
  const stranger = await world.system((tx) => aUser(tx));
  await notices.say('organization', stranger.organizationId, { regulationComment: { email: true } });
  const employee = await person();
  await notices.sendNotification('regulationComment', [employee.id, stranger.id]);
  expect(await deliveriesOf(employee.id)).toEqual(['inApp']);
  expect(await deliveriesOf(stranger.id)).toEqual([]);
});

test('nothing is sent to an unavailable messenger; an available one is used according to the settings', async () => {
  const [before, after] = [await person(), await person()];
  await notices.sendNotification('regulationReviewDue', [before.id]);
  expect(await deliveriesOf(before.id)).toEqual(['inApp', 'email:now']);
  const sent: string[] = [];
  world.deps.channels.registerMessenger({
    send: async (_tx, messages) =>
      void sent.push(...messages.map(({ userId, text }) => `${userId}: ${text}`)),
  });
  notices.at('2026-03-05T09:00:00Z');
  await notices.sendNotification('regulationReviewDue', [after.id], {
    params: { name: 'Правила', date: '2026-09-30' },
  });
  expect(await deliveriesOf(after.id)).toEqual(['messenger:now', 'inApp', 'email:now']);
  await notices.deliver();
  expect(sent).toEqual([`${after.id}: Пора пересмотреть: «Правила»`]);
});
