import { sql } from 'drizzle-orm';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** The mark that a person may leave, the facts behind it, and what they would leave behind. */
let workspace: Workspace;
beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const VIEW =
  '{ person { datePossibleLeaving reasonPossibleLeaving updatedAt } facts { key count route } handover { kind id name count } }';
const READ = `query ($id: Int!) { userLeaving(userId: $id) ${VIEW} }`;
const MARK = `mutation ($l: UserLeavingInput!) { userLeavingUpdate(leaving: $l) ${VIEW} }`;
const GIVE = `mutation ($id: Int!, $to: Int!, $items: [HandoverItemInput!]!) {
  userHandOver(userId: $id, toUserId: $to, items: $items) ${VIEW} }`;

interface Held {
  kind: string;
  id: number;
  name: string;
  count: number;
}
interface View {
  person: Record<string, string | null>;
  facts: { key: string; count: number; route: string }[];
  handover: Held[];
}

const read = async ({ id }: UserRow) =>
  (await workspace.get<{ userLeaving: View }>(workspace.admin, READ, { id })).userLeaving;
const itemsOf = (held: readonly Held[]) => held.map(({ kind, id }) => ({ kind, id }));

/** A person with one item of every kind to hand over. */
async function holder() {
  const { organizationId, system, person } = workspace;
  const subdivision = await system((tx) => aSubdivision(tx, { organizationId }));
  const leaver = await person({
    subdivisionId: subdivision.id,
    isLeader: true,
    leaderSubdivisionId: subdivision.id,
  });
  const trainee = await person({ mentorId: leaver.id, nameFirst: 'Ника', nameSecond: 'Юная' });
  const regulation = await system((tx) =>
    aPublishedRegulation(tx, {
      organizationId,
      ownerId: leaver.id,
      approvers: [workspace.admin.id, leaver.id],
    }),
  );
  await system((tx) =>
    tx.execute(sql`
      with plan as (
        insert into adaptation (organization_id, user_id, hr_id, date_start, date_end)
        values (${organizationId}, ${trainee.id}, ${leaver.id}, '2026-01-01', '2026-12-31') returning id),
      step as (
        insert into adaptation_item (organization_id, user_id, adaptation_id, lane, kind, title)
        select ${organizationId}, ${trainee.id}, id, 'mentor', 'task', 'Показать цех' from plan),
      draft as (
        insert into regulation_version (organization_id, regulation_id, clauses, name, code)
        values (${organizationId}, ${regulation.id}, '[]', 'Черновик', 'Ч-1') returning id),
      asked as (
        insert into approval (organization_id, version_id, step, approver_id, status)
        select ${organizationId}, id, 1, ${leaver.id}, 'pending' from draft),
      stated as (
        insert into ideal_statement (organization_id, text, owner_id)
        values (${organizationId}, 'Ответ за час', ${leaver.id}))
      insert into profile_request (organization_id, user_id, changes)
      values (${organizationId}, ${leaver.id}, '{"phone": [null, "+79000000000"]}')`),
  );
  await system((tx) =>
    tx.execute(sql`update regulation r set draft_version_id = v.id from regulation_version v
      where v.regulation_id = r.id and v.status = 'draft' and r.id = ${regulation.id}`),
  );
  return { leaver, trainee, regulation, subdivision };
}

const ACTING = `mutation ($a: ActingLeaderInput!) { actingLeaderSave(actingLeader: $a) { id } }`;
const DISMISS = 'mutation ($d: UserDismissalInput!) { userDismiss(dismissal: $d) { id } }';
const day = (days: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' }).format(
    new Date(Date.now() + days * 86_400_000),
  );

/** A person who has been acting for a leader since the day before yesterday, and will again. */
async function deputy() {
  const { organizationId, system, person, admin, get } = workspace;
  const place = await system((tx) => aSubdivision(tx, { organizationId }));
  const leaver = await person();
  const times = [
    { dateFrom: day(0), dateTo: day(5) },
    { dateFrom: day(20), dateTo: day(25) },
  ];
  for (const time of times) {
    await get(admin, ACTING, { a: { subdivisionId: place.id, userId: leaver.id, ...time } });
  }
  await system((tx) =>
    tx.execute(
      sql`update acting_head set date_from = ${day(-2)} where user_id = ${leaver.id} and date_to < ${day(9)}`,
    ),
  );
  const acting = async () => {
    const rows = await system((tx) =>
      selectRows(tx, { user_id: integer, date_from: text, date_to: text })(sql`
        select user_id, date_from::text, date_to::text from acting_head where subdivision_id = ${place.id}
        order by date_from`),
    );
    return rows.map(({ user_id: id, date_from: from, date_to: to }) => [id, from, to]);
  };
  return { leaver, place, acting };
}

test('the mark is visible to those who edit the card, and stays out of the history that the person reads', async () => {
  const person = await workspace.person({ dateJobStart: '2026-02-01' });
  const l = {
    userId: person.id,
    datePossibleLeaving: '2027-03-01',
    reasonPossibleLeaving: 'Спросил про рекомендацию',
  };
  const { userLeavingUpdate } = await workspace.get<{ userLeavingUpdate: View }>(workspace.admin, MARK, {
    l,
  });
  expect(userLeavingUpdate.person).toMatchObject({ datePossibleLeaving: '2027-03-01' });
  const history = async (by: UserRow) =>
    JSON.stringify(
      (await workspace.ask(by, '{ history(pageSize: 200) { items { objectType changes { after } } } }')).data,
    );
  expect(await history(workspace.admin)).toContain('Спросил про рекомендацию');
  expect(await history(person)).not.toContain('Спросил');
  // A reader of the full history who edits no cards does not see the mark there either.
  const auditor = await workspace.withRights({ organizationSetting: { read: true, write: false } });
  expect(await history(auditor)).not.toContain('Спросил');
  for (const by of [person, auditor]) {
    expect(await workspace.rejection(by, READ, { id: person.id })).toMatchObject({ code: 'access.denied' });
  }
  const stale = { ...l, updatedAt: '2020-01-01T00:00:00Z' };
  expect(await workspace.rejection(workspace.admin, MARK, { l: stale })).toMatchObject({
    code: 'conflict.updated',
  });
  const off = { userId: person.id, datePossibleLeaving: null, reasonPossibleLeaving: 'уже нет' };
  const { userLeavingUpdate: after } = await workspace.get<{ userLeavingUpdate: View }>(
    workspace.admin,
    MARK,
    {
      l: off,
    },
  );
  expect(after.person).toMatchObject({ datePossibleLeaving: null, reasonPossibleLeaving: '' });
});

test.each([
  [{ datePossibleLeaving: '2027-03-01' }, 'validation.required', 'reasonPossibleLeaving'],
  [
    { datePossibleLeaving: '2020-01-01', reasonPossibleLeaving: 'да' },
    'employee.endBeforeStart',
    'datePossibleLeaving',
  ],
])('a mark with %j is rejected on its field', async (fields, code, field) => {
  const { id } = await workspace.person({ dateJobStart: '2026-02-01' });
  expect(await workspace.rejection(workspace.admin, MARK, { l: { userId: id, ...fields } })).toMatchObject({
    code,
    field,
  });
});

test('nobody reads, marks or hands over their own leaving', async () => {
  const { admin } = workspace;
  const { id: to } = await workspace.person();
  const marked = { userId: admin.id, datePossibleLeaving: '2030-01-01', reasonPossibleLeaving: 'Переезд' };
  for (const [query, variables] of [
    [READ, { id: admin.id }],
    [MARK, { l: marked }],
    [GIVE, { id: admin.id, to, items: [] }],
  ] as const)
    expect(await workspace.rejection(admin, query, variables)).toMatchObject({ code: 'leaving.self' });
});

test('facts are listed with their numbers, and only existing ones', async () => {
  const quiet = await workspace.person({ lastSeenAt: new Date() });
  expect((await read(quiet)).facts).toEqual([]);
  const { organizationId, system, admin } = workspace;
  const person = await workspace.person({ lastSeenAt: new Date(Date.now() - 12 * 86_400_000) });
  const regulation = await system((tx) => aPublishedRegulation(tx, { organizationId, ownerId: admin.id }));
  await system((tx) =>
    tx.execute(sql`
      with owed as (
        insert into assignment (organization_id, user_id, object_type, object_id, due_at)
        values (${organizationId}, ${person.id}, 'regulation', ${regulation.id}, now() - interval '1 day')),
      paper as (
        insert into user_document (organization_id, user_id, kind, valid_until)
        values (${organizationId}, ${person.id}, 'medical', '2020-01-01')),
      plan as (
        insert into adaptation (organization_id, user_id, date_start, date_end)
        values (${organizationId}, ${person.id}, current_date - 30, current_date + 30) returning id),
      step as (
        insert into adaptation_item (organization_id, user_id, adaptation_id, lane, kind, title, due_on)
        select ${organizationId}, ${person.id}, id, 'employee', 'task', 'Экзамен', current_date - 20 from plan)
      insert into profile_request (organization_id, user_id, changes)
      values (${organizationId}, ${person.id}, '{"phone": [null, "+79000000000"]}')`),
  );
  const facts = Object.fromEntries((await read(person)).facts.map(({ key, count }) => [key, count]));
  expect(facts).toEqual({ overdue: 1, behind: 100, away: 12, requests: 1, documents: 1, noMentor: 1 });
});

test('everything assigned to a person is handed over to another in one step', async () => {
  const { leaver, trainee, regulation, subdivision } = await holder();
  const { handover } = await read(leaver);
  expect(handover.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    'subdivision 0',
    'trainee 1',
    'adaptation 0',
    'regulation 0',
    'approval 0',
    'statement 0',
    'request 0',
  ]);
  const to = await workspace.person();
  const items = itemsOf(handover).filter(({ kind }) => kind !== 'request');
  const variables = { id: leaver.id, to: to.id, items };
  const { userHandOver } = await workspace.get<{ userHandOver: View }>(workspace.admin, GIVE, variables);
  expect(userHandOver.handover.map(({ kind }) => kind)).toEqual(['request']);
  expect((await read(to)).handover.map(({ kind, id }) => [kind, id])).toEqual(
    items.map(({ kind, id }) => [kind, id]),
  );
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select u.mentor_id, r.owner_id, r.approvers, a.approver_id, s.is_leader
      from users u, regulation r, approval a, users s
      where u.id = ${trainee.id} and r.id = ${regulation.id} and a.version_id = r.draft_version_id
        and s.leader_subdivision_id = ${subdivision.id}`),
  );
  expect(rows).toEqual([
    {
      mentor_id: to.id,
      owner_id: to.id,
      approvers: [workspace.admin.id, to.id],
      approver_id: to.id,
      is_leader: true,
    },
  ]);
  const notified = await workspace.system((tx) =>
    tx.execute(sql`select type from notification where user_id = ${to.id} and object_id = ${regulation.id}`),
  );
  expect(notified.rows).toEqual([{ type: 'regulationApprovalRequest' }]);
});

test('all of it or nothing: one item that cannot be handed over leaves everything unchanged', async () => {
  const { leaver, trainee } = await holder();
  const { handover } = await read(leaver);
  const items = itemsOf(handover).filter(({ kind }) => kind !== 'request');
  const refused = (to: number, asked = items) =>
    workspace.rejection(workspace.admin, GIVE, { id: leaver.id, to, items: asked });
  const another = await holder();
  expect(await refused(another.leaver.id)).toMatchObject({ code: 'leaving.headsAlready', field: 'toUserId' });
  expect(await refused(trainee.id)).toMatchObject({ code: 'employee.ownMentor', field: 'toUserId' });
  const gone = await workspace.person({ status: 'dismissed' });
  for (const id of [leaver.id, gone.id, 999_999]) {
    expect(await refused(id)).toMatchObject({ code: 'validation.unknown', field: 'toUserId' });
  }
  const to = await workspace.person();
  const foreign = itemsOf((await read(another.leaver)).handover).slice(0, 1);
  expect(await refused(to.id, [...items, ...foreign])).toMatchObject({ code: 'leaving.gone' });
  expect(await refused(to.id, itemsOf(handover))).toMatchObject({ code: 'leaving.gone' });
  expect((await read(leaver)).handover).toEqual(handover);
});

test('acting leader periods are handed over from today on, the past part stays with the person', async () => {
  const { leaver, place, acting } = await deputy();
  const { handover } = await read(leaver);
  expect(handover.map(({ kind, name }) => [kind, name])).toEqual([
    ['acting', place.name],
    ['acting', place.name],
  ]);
  const to = await workspace.person();
  const variables = { id: leaver.id, to: to.id, items: itemsOf(handover) };
  const { userHandOver } = await workspace.get<{ userHandOver: View }>(workspace.admin, GIVE, variables);
  expect(userHandOver.handover).toEqual([]);
  expect(await acting()).toEqual([
    [leaver.id, day(-2), day(-1)],
    [to.id, day(0), day(5)],
    [to.id, day(20), day(25)],
  ]);
  const notified = await workspace.system((tx) =>
    tx.execute(sql`select params ->> 'result' as result from notification
      where user_id = ${to.id} and type = 'actingHead' order by id`),
  );
  expect(notified.rows).toEqual([{ result: 'named' }, { result: 'named' }]);
});

test('the subdivision’s own leader cannot be given its acting leader’s period', async () => {
  const { leaver, place, acting } = await deputy();
  const leader = await workspace.person({ isLeader: true, leaderSubdivisionId: place.id });
  const before = await acting();
  const items = itemsOf((await read(leaver)).handover);
  const variables = { id: leaver.id, to: leader.id, items };
  expect(await workspace.rejection(workspace.admin, GIVE, variables)).toMatchObject({
    code: 'acting.isHead',
    field: 'toUserId',
  });
  expect(await acting()).toEqual(before);
});

test('a dismissal ends acting leader periods and withdraws the person’s requests, and records it in the history', async () => {
  const { leaver, place, acting } = await deputy();
  const { organizationId, system } = workspace;
  await system((tx) =>
    tx.execute(sql`
      with asked as (
        insert into access_request (organization_id, user_id, area, flag)
        values (${organizationId}, ${leaver.id}, 'statistics', 'read'))
      insert into profile_request (organization_id, user_id, changes)
      values (${organizationId}, ${leaver.id}, '{"phone": [null, "+79000000000"]}')`),
  );
  const d = { userId: leaver.id, dateJobEnd: day(0), isAtOnce: true, reasonLeaving: 'ownWish' };
  await workspace.get(workspace.admin, DISMISS, { d });
  expect(await acting()).toEqual([[leaver.id, day(-2), day(-1)]]);
  const rows = await system((tx) =>
    selectRows(tx, { status: text })(sql`
      select status from access_request where user_id = ${leaver.id}
      union all select status from profile_request where user_id = ${leaver.id}`),
  );
  expect(rows.map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
  const history = await system((tx) =>
    selectRows(tx, { line: text })(sql`
      select action || ' ' || object_type as line from audit_log
      where organization_id = ${organizationId} and (
        (affected_user_id = ${leaver.id} and (object_type <> 'user' or action = 'accessRequest'))
        or (object_type = 'subdivision' and object_id = ${place.id} and changes -> 'actingUntil' ->> 0 is not null))
      order by 1`),
  );
  expect(history.map(({ line }) => line)).toEqual([
    'accessRequest user',
    'delete profileRequest',
    'update subdivision',
    'update subdivision',
  ]);
});
