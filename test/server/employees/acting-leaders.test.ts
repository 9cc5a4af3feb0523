import { sql } from 'drizzle-orm';
import { assignmentTable } from '@server/modules/assignments/assignments.tables';
import { withClient } from '@server/db/client';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { markEscalated } from '@server/modules/assignments/reminders/reminders.repository';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { copyReceivers } from '@server/modules/notifications/copies.read-model';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const SAVE = `mutation ($a: ActingLeaderInput!, $key: String) {
  actingLeaderSave(actingLeader: $a, clientKey: $key) { id isNow dateFrom dateTo updatedAt user { id } } }`;
const DELETE = 'mutation ($id: Int!) { actingLeaderDelete(id: $id) }';
const SUBDIVISION = `query ($id: Int!) { subdivision(id: $id) {
  leader { id } actingLeader { user { id } } actingLeaders { dateFrom user { id } } } }`;
const INIT = 'query { initApp { user { isLeader } } }';

interface Acting {
  id: number;
  isNow: boolean;
  updatedAt: string;
}

/** The date this many days from today, in the organization's time zone. */
const day = (days: number) => {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' }).format(new Date());
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
};

/** A shop with its leader and two people, below a company with its own leader. */
async function shop() {
  const { organizationId, person } = workspace;
  const company = await workspace.system((tx) => aSubdivision(tx, { organizationId }));
  const place = await workspace.system((tx) => aSubdivision(tx, { organizationId, parentId: company.id }));
  const leads = (subdivisionId: number) => ({
    subdivisionId,
    isLeader: true,
    leaderSubdivisionId: subdivisionId,
  });
  const chief = await person(leads(company.id));
  const leader = await person(leads(place.id));
  const deputy = await person({ subdivisionId: place.id });
  const seller = await person({ subdivisionId: place.id });
  return { place, chief, leader, deputy, seller };
}

const save = async (a: Record<string, unknown>, key?: string, who = workspace.admin): Promise<Acting> =>
  (await workspace.get<{ actingLeaderSave: Acting }>(who, SAVE, { a, key })).actingLeaderSave;
const isLeader = async (who: UserRow) =>
  (await workspace.get<{ initApp: { user: { isLeader: boolean } } }>(who, INIT)).initApp.user.isLeader;
async function leaderOf(who: UserRow): Promise<number | undefined> {
  const query = 'query ($id: Int!) { user(user: { id: $id }) { leader { id } } }';
  const { user } = await workspace.get<{ user: { leader: { id: number } | null } }>(workspace.admin, query, {
    id: who.id,
  });
  return user.leader?.id;
}
/** An acting period of the deputy, this many days later. */
const shift = (days: number) =>
  workspace.system((tx) =>
    tx.execute(
      sql`update acting_head set date_from = date_from - ${days}::int, date_to = date_to - ${days}::int`,
    ),
  );

test('during the period the leader’s tasks go to the acting leader, and return automatically when it ends', async () => {
  const { place, chief, leader, deputy, seller } = await shop();
  const acting = await save({ subdivisionId: place.id, userId: deputy.id, dateFrom: day(1), dateTo: day(3) });
  expect([acting.isNow, await isLeader(deputy), await leaderOf(seller)]).toEqual([false, false, leader.id]);
  await shift(1);
  // Nobody reports to themselves, nor to the person acting for them.
  expect(await Promise.all([seller, deputy, leader].map(leaderOf))).toEqual([deputy.id, chief.id, chief.id]);
  expect([await isLeader(deputy), await isLeader(leader)]).toEqual([true, true]);
  const shown = await workspace.get(workspace.admin, SUBDIVISION, { id: place.id });
  expect(shown).toEqual({
    subdivision: {
      leader: { id: leader.id },
      actingLeader: { user: { id: deputy.id } },
      actingLeaders: [{ dateFrom: day(0), user: { id: deputy.id } }],
    },
  });
  await shift(3);
  expect([await isLeader(deputy), await leaderOf(seller)]).toEqual([false, leader.id]);
  expect(await workspace.get(workspace.admin, SUBDIVISION, { id: place.id })).toMatchObject({
    subdivision: { actingLeader: null, actingLeaders: [] },
  });
});

test('copies and overdue escalations reach the acting leader; somebody who has left acts for nobody', async () => {
  const { organizationId } = workspace;
  const { place, chief, leader, deputy, seller } = await shop();
  const regulation = await workspace.system((tx) =>
    aPublishedRegulation(tx, { organizationId, ownerId: workspace.admin.id }),
  );
  const late = { organizationId, objectType: 'regulation' as const, objectId: regulation.id };
  await workspace.system((tx) =>
    tx
      .insert(assignmentTable)
      .values({ ...late, userId: seller.id, dueAt: new Date(Date.now() - 9 * 86_400_000) }),
  );
  await save({ subdivisionId: place.id, userId: deputy.id, dateFrom: day(0), dateTo: day(0) });
  const copied = () =>
    workspace.system((tx) =>
      copyReceivers(tx, organizationId, [seller.id], { kinds: ['leader'], roleIds: [] }, []),
    );
  expect((await copied()).map(({ userId }) => userId)).toEqual([deputy.id]);
  const actingNotifications = async (to: 'leader' | 'above') =>
    (await workspace.system((tx) => markEscalated(tx, organizationId, { days: 3, to }))).map(
      ({ receiverId }) => receiverId,
    );
  expect([await actingNotifications('leader'), await actingNotifications('above')]).toEqual([
    [deputy.id],
    [chief.id],
  ]);
  await workspace.get(workspace.admin, 'mutation ($id: Int!) { userDelete(id: $id) }', { id: deputy.id });
  expect((await copied()).map(({ userId }) => userId)).toEqual([leader.id]);
});

test('periods that overlap, end before they begin or are past, and people who cannot act are rejected on their field', async () => {
  const { place, leader, deputy, seller } = await shop();
  const fits = { subdivisionId: place.id, userId: deputy.id, dateFrom: day(5), dateTo: day(9) };
  const first = await save(fits, 'acting-key-1');
  expect((await save(fits, 'acting-key-1')).id).toBe(first.id);
  const rejection = async (a: Record<string, unknown>, who = workspace.admin) => {
    const { code, field } = await workspace.rejection(who, SAVE, { a: { ...fits, ...a } });
    return [code, field];
  };
  expect(await rejection({ userId: seller.id, dateFrom: day(9), dateTo: day(20) })).toEqual([
    'acting.overlap',
    'dateFrom',
  ]);
  expect(await rejection({ dateFrom: day(20), dateTo: day(19) })).toEqual([
    'acting.endBeforeBegin',
    'dateTo',
  ]);
  expect(await rejection({ dateFrom: day(-9), dateTo: day(-1) })).toEqual(['acting.past', 'dateTo']);
  expect(await rejection({ userId: leader.id })).toEqual(['acting.isHead', 'userId']);
  expect(await rejection({ userId: 0 })).toEqual(['validation.unknown', 'userId']);
  const gone = await workspace.person({ isArchive: true });
  expect(await rejection({ userId: gone.id })).toEqual(['validation.unknown', 'userId']);
  expect(await rejection({ subdivisionId: 0 })).toEqual(['notFound', undefined]);
  expect(await rejection({}, leader)).toEqual(['access.denied', undefined]);

  const longer = await save({ ...fits, id: first.id, dateTo: day(12), updatedAt: first.updatedAt });
  expect(longer.id).toBe(first.id);
  expect(await rejection({ id: first.id, updatedAt: first.updatedAt })).toEqual([
    'conflict.updated',
    undefined,
  ]);
  await workspace.get(workspace.admin, DELETE, { id: first.id });
  expect(await workspace.rejection(workspace.admin, DELETE, { id: first.id })).toMatchObject({
    code: 'notFound',
  });
});

/** The notifications about acting for a leader, the oldest first. */
async function actingNotifications({ id }: UserRow) {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { type: text, result: text, person: text, route: text })(sql`
      select type, route, params ->> 'result' as result, params ->> 'person' as person from notification
      where user_id = ${id} and type in ('actingHead', 'actingForHead') order by id`),
  );
  return rows;
}

test('the acting leader and the leader are notified when they are named, moved or cancelled; the author of the change is not', async () => {
  const { place, leader, deputy, seller } = await shop();
  const fits = { subdivisionId: place.id, userId: deputy.id, dateFrom: day(5), dateTo: day(9) };
  const { id } = await save(fits);
  await save({ ...fits, id });
  await save({ ...fits, id, dateTo: day(12) });
  await save({ ...fits, id, userId: seller.id });
  await workspace.get(workspace.admin, DELETE, { id });
  const results = async (who: UserRow) => (await actingNotifications(who)).map(({ result }) => result);
  expect(await results(deputy)).toEqual(['named', 'changed', 'cancelled']);
  expect(await results(seller)).toEqual(['named', 'cancelled']);
  expect(await results(leader)).toEqual(['named', 'changed', 'cancelled', 'named', 'cancelled']);
  const name = ({ nameFirst, nameSecond }: UserRow) => `${nameFirst} ${nameSecond}`.trim();
  expect((await actingNotifications(deputy))[0]).toEqual({
    type: 'actingHead',
    result: 'named',
    person: name(leader),
    route: `/employees?subdivisionIds=${place.id}`,
  });
  expect((await actingNotifications(leader))[0]).toMatchObject({
    type: 'actingForHead',
    person: name(deputy),
  });
  await save({ ...fits, userId: workspace.admin.id });
  expect(await actingNotifications(workspace.admin)).toEqual([]);
});

test.each(['is_archive = true', `status = 'dismissed'`])(
  'an acting leader who has left meanwhile (%s) is not notified of the cancellation; the leader is',
  async (left) => {
    const { place, leader, deputy } = await shop();
    const { id } = await save({
      subdivisionId: place.id,
      userId: deputy.id,
      dateFrom: day(5),
      dateTo: day(9),
    });
    await workspace.system((tx) =>
      tx.execute(sql`update users set ${sql.raw(left)} where id = ${deputy.id}`),
    );
    await workspace.get(workspace.admin, DELETE, { id });
    const results = async (who: UserRow) => (await actingNotifications(who)).map(({ result }) => result);
    expect([await results(deputy), await results(leader)]).toEqual([['named'], ['named', 'cancelled']]);
  },
);

test('at midnight in the organization’s time zone, open pages are notified', async () => {
  const { place, deputy } = await shop();
  const { id } = await save({ subdivisionId: place.id, userId: deputy.id, dateFrom: day(2), dateTo: day(4) });
  const { rows } = await withClient(workspace.test.database.ownerUrl, 'test', (client) =>
    client.query<{ key: string; run_at: Date }>(
      'select key, run_at from graphile_worker.jobs where key like $1 order by run_at',
      [`acting:${id}:%`],
    ),
  );
  expect(rows.map(({ key, run_at: at }) => [key, at.toISOString()])).toEqual([
    [`acting:${id}:begins`, `${day(1)}T21:00:00.000Z`],
    [`acting:${id}:ends`, `${day(4)}T21:00:00.000Z`],
  ]);
});
