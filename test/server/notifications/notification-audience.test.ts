import { sql } from 'drizzle-orm';
import { integer, json, recordOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { roleTable, userRoleTable } from '@server/modules/roles/roles.tables';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { notificationsOf } from '@test/helpers/worlds/notifications';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';

/** The additional audience of notifications, as chosen by the organization. */
let world: PeopleWorld;
let notices: ReturnType<typeof notificationsOf>;
type Known =
  'head' | 'mentor' | 'hr' | 'branchHr' | 'admin' | 'dismissed' | 'archived' | 'buyer' | 'first' | 'second';
let people: Record<Known, UserRow>;
let roleId: number;

const person = (fields = {}) =>
  world.system((tx) => aUser(tx, { organizationId: world.organizationId, ...fields }));

async function aRole(name: string, rights = {}): Promise<number> {
  const { organizationId } = world;
  const [role] = await world.system((tx) =>
    tx.insert(roleTable).values({ organizationId, name, rights }).returning(),
  );
  return role?.id ?? 0;
}

beforeAll(async () => {
  world = await createPeopleWorld();
  notices = notificationsOf(world);
  const { organizationId } = world;
  const shop = await world.system((tx) => aSubdivision(tx, { organizationId }));
  const kadry = await aRole('Кадры', { employees: { read: true, write: true } });
  const position = await world.system((tx) => aPosition(tx, { organizationId, roleId: kadry }));
  roleId = await aRole('Закупки');
  const mentor = await person();
  people = {
    mentor,
    head: await person({ isLeader: true, leaderSubdivisionId: shop.id }),
    hr: await person({ positionId: position.id }),
    // Edits the people of one subdivision: personnel are those who edit everybody.
    branchHr: await person(),
    admin: await person({ isAdmin: true }),
    // Nobody who has left is notified.
    dismissed: await person({ isAdmin: true, status: 'dismissed' }),
    archived: await person({ isAdmin: true, isArchive: true }),
    buyer: await person(),
    first: await person({
      subdivisionId: shop.id,
      mentorId: mentor.id,
      nameSecond: 'Белов',
      nameFirst: 'Илья',
    }),
    second: await person({ subdivisionId: shop.id, nameSecond: 'Абрамов', nameFirst: 'Олег' }),
  };
  await world.system((tx) =>
    tx.insert(userRoleTable).values([
      { organizationId, userId: people.buyer.id, roleId },
      { organizationId, userId: people.branchHr.id, roleId: kadry, scopeSubdivisionId: shop.id },
    ]),
  );
}, 60_000);
afterAll(() => world.close());
beforeEach(() => world.system((tx) => tx.execute(sql`delete from notification`)));

const choose = (type: string, audience: object) =>
  notices.say('organization', world.organizationId, { [type]: { audience } });
const both = () => [people.first.id, people.second.id];

/** The recipients: their role, whom it was about, and the link. */
async function recipients(): Promise<Record<string, [string, unknown, unknown, string]>> {
  const rows = await world.system((tx) =>
    selectRows(tx, { user_id: integer, reason: text, params: recordOf(json), route: text })(
      sql`select user_id, reason, params, route from notification`,
    ),
  );
  const names = new Map(Object.entries(people).map(([name, { id }]) => [id, name]));
  return Object.fromEntries(
    rows.flatMap(({ user_id, reason, params, route }) => {
      const name = names.get(user_id);
      return name ? [[name, [reason, params['copyPeople'], params['copyMore'], route]]] : [];
    }),
  );
}

const teamRoute = '/statistic/regulation';

test('the leader, the mentor, HR, administrators and a role are notified, once for all people concerned', async () => {
  await choose('regulationAssigned', {
    kinds: ['leader', 'mentor', 'personnel', 'admin'],
    roleIds: [roleId],
  });
  await notices.sendNotification('regulationAssigned', both(), { teamRoute });
  const all = 'Илья Белов, Олег Абрамов';
  const own = ['assignment', undefined, undefined, '/regulation/my/1'];
  expect(await recipients()).toEqual({
    first: own,
    second: own,
    head: ['leader', all, 0, teamRoute],
    mentor: ['mentor', 'Илья Белов', 0, `/employees/${people.first.id}`],
    hr: ['personnel', all, 0, teamRoute],
    admin: ['admin', all, 0, teamRoute],
    buyer: ['role', all, 0, '/employees'],
  });
});

test('without a chosen audience nobody else is notified', async () => {
  await notices.say('organization', world.organizationId, {});
  await notices.sendNotification('regulationAssigned', both());
  expect(Object.keys(await recipients()).sort()).toEqual(['first', 'second']);
});

test('of many people the first three are named and the others are counted', async () => {
  await choose('regulationAssigned', { kinds: ['admin'], roleIds: [] });
  const more = await Promise.all(Array.from({ length: 5 }, () => person()));
  await notices.sendNotification('regulationAssigned', [...both(), ...more.map(({ id }) => id)]);
  expect((await recipients())['admin']?.[2]).toBe(4);
});

test('the same fact sent again with one more person notifies others of that person only', async () => {
  await choose('regulationAssigned', { kinds: ['admin'], roleIds: [] });
  const again = { dedupeKey: 'regulationAssigned:again' };
  await notices.sendNotification('regulationAssigned', [people.first.id], again);
  await notices.sendNotification('regulationAssigned', [people.first.id], again);
  await notices.sendNotification('regulationAssigned', both(), again);
  const rows = await world.system((tx) =>
    selectRows(tx, { about: text })(
      sql`select params ->> 'copyPeople' as about from notification where user_id = ${people.admin.id} order by id`,
    ),
  );
  expect(rows.map(({ about }) => about)).toEqual(['Илья Белов', 'Олег Абрамов']);
});

test('a notification about a person is worded the same, and a recipient for two reasons gets it once', async () => {
  await choose('regulationComment', { kinds: ['leader', 'admin'], roleIds: [] });
  await notices.sendNotification('regulationComment', [people.admin.id], { aboutIds: [people.first.id] });
  expect(await recipients()).toEqual({
    admin: ['owner', undefined, undefined, '/regulation/my/1'],
    head: ['leader', undefined, undefined, '/regulation/my/1'],
  });
});

test('account security notifications have no additional audience', async () => {
  await choose('newDeviceLogin', { kinds: ['admin', 'leader'], roleIds: [] });
  await notices.sendNotification('newDeviceLogin', [people.first.id]);
  expect(Object.keys(await recipients())).toEqual(['first']);
});

test('an email says who was notified, and names the audience; another person’s assignment does not hold it back', async () => {
  notices.at('2026-03-05T09:00:00Z');
  await choose('regulationReminder', { kinds: ['leader'], roleIds: [roleId] });
  await notices.sendNotification('regulationReminder', both());
  await notices.deliver();
  const [toHead] = notices.emailsTo(people.head.email);
  expect(toHead?.subject).toMatch(/^Напоминание о регламенте: «Правила \d+»$/);
  expect(toHead?.text).toContain('Кому сообщили: Илья Белов, Олег Абрамов.');
  expect(toHead?.text).toContain('вы руководитель этих сотрудников');
  const [toRole] = notices.emailsTo(people.buyer.email);
  expect(toRole?.text).toContain('у вас роль «Закупки»');
});
