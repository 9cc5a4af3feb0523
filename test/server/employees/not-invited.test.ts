import { eq, sql } from 'drizzle-orm';
import { assignmentRuleTable, assignmentTable } from '@server/modules/assignments/assignments.tables';
import { createAssignmentServices } from '@server/modules/assignments/assignments.module';
import { userTable } from '@server/modules/employees/employees.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { openImportDesk } from '@test/helpers/worlds/import-desk';

const desk = openImportDesk();
const HEADING = ['ФИО', 'Почта', 'Статус', 'Дата приёма'];
const DAY_MS = 86_400_000;

const INVITE = `mutation ($userIds: [Int!]!) { usersInvite(userIds: $userIds) { users { id status } rejections { text } } }`;
const UNINVITED = `query { users(isInvited: false, sort: name) { count items { id status isInvited } } }`;
const REMIND = `mutation ($objectId: Int!) { assignmentsRemind(objectType: regulation, objectIds: [$objectId]) }`;
const LIST = `query ($objectId: Int!) {
  assignments(objectType: regulation, objectId: $objectId) { items { userId isOverdue isHeld dueAt } }
  overdue: assignments(objectType: regulation, objectId: $objectId, isOverdue: true) { count } }`;

const system = <Result>(work: Parameters<typeof desk.t.app.database.system<Result>>[0]) =>
  desk.t.app.database.system(work);

async function ask<Data>(query: string, variables = {}): Promise<Data> {
  const { data, errors } = await desk.t.gql<Data>(desk.owner.token, query, variables);
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Assigned to everybody within five days. */
const assignedToAll = () =>
  system(async (tx) => {
    const { organizationId, userId: ownerId } = desk.owner;
    const regulation = await aPublishedRegulation(tx, { organizationId, ownerId });
    const audience = { groups: [{ all: true }], exceptUserIds: [ownerId] };
    const rule = { organizationId, objectType: 'regulation' as const, objectId: regulation.id };
    await tx.insert(assignmentRuleTable).values({ ...rule, title: 'Всем', audience, dueDays: 5 });
    return regulation.id;
  });

async function imported(rows: string[][], isSendEmail = false) {
  const ready = await desk.ready([HEADING, ...rows]);
  if (isSendEmail) await desk.imports.settings(ready.id, { isSendEmail });
  await desk.imports.run(ready.id);
  return desk.people();
}

const owed = (objectId: number) =>
  system((tx) =>
    tx
      .select()
      .from(assignmentTable)
      .where(eq(assignmentTable.objectId, objectId))
      .orderBy(assignmentTable.userId),
  );

/** Makes everything this many days older. */
const passDays = (objectId: number, days: number) =>
  system((tx) =>
    tx.execute(sql`update assignment set start_at = start_at - make_interval(days => ${days}::int),
      created_at = created_at - make_interval(days => ${days}::int),
      due_at = due_at - make_interval(days => ${days}::int) where object_id = ${objectId}`),
  );

const daily = () => {
  const { daily: service } = createAssignmentServices(desk.t.app.deps);
  return desk.t.app.database.tenant(desk.owner.organizationId, (tx) =>
    service.advance({
      tx,
      organizationId: desk.owner.organizationId,
      caller: null,
      lang: 'ru',
      ip: '',
      userAgent: '',
    }),
  );
};

test('people imported without emails are «Не приглашён», and their assignments are never overdue or reminded of', async () => {
  const regulation = await assignedToAll();
  const people = await imported([
    ['Абрамов Олег', desk.address(), '', '05.03.2018'],
    ['Бабина Вера', desk.address(), 'Приглашён', ''],
    ['Ветров Ян', desk.address(), 'Работает', '01.02.2019'],
  ]);
  expect(people.map(({ status, isInvited }) => [status, isInvited])).toEqual([
    ['notInvited', false],
    ['notInvited', false],
    ['working', false],
  ]);
  await passDays(regulation, 30);
  await daily();
  expect(await ask<{ assignmentsRemind: number }>(REMIND, { objectId: regulation })).toEqual({
    assignmentsRemind: 0,
  });
  const list = await ask<{ assignments: { items: object[] }; overdue: { count: number } }>(LIST, {
    objectId: regulation,
  });
  expect(list.overdue.count).toBe(0);
  for (const item of list.assignments.items)
    expect(item).toMatchObject({ isHeld: true, isOverdue: false, dueAt: null });
  const notified = await system((tx) =>
    tx.execute(
      sql`select from notification where organization_id = ${desk.owner.organizationId} and type like 'regulation%'`,
    ),
  );
  expect(notified.rows).toHaveLength(0);
}, 60_000);

test('the term starts with the first invitation and is not moved by the next one', async () => {
  const regulation = await assignedToAll();
  await imported([
    ['Абрамов Олег', desk.address(), '', ''],
    ['Бабина Вера', desk.address(), 'Работает', ''],
    ['Ветров Ян', desk.address(), '', ''],
  ]);
  await passDays(regulation, 30);
  const { users } = await ask<{ users: { count: number; items: { id: number }[] } }>(UNINVITED);
  expect(users.count).toBe(3);
  const [first = 0, second = 0] = users.items.map(({ id }) => id);
  const answer = await ask<{ usersInvite: { users: object[]; rejections: object[] } }>(INVITE, {
    userIds: [first, second],
  });
  expect(answer.usersInvite.rejections).toEqual([]);
  const statuses = await system((tx) =>
    tx.select().from(userTable).where(eq(userTable.organizationId, desk.owner.organizationId)),
  );
  const statusOf = new Map(statuses.map(({ id, status }) => [id, status]));
  expect([statusOf.get(first), statusOf.get(second)]).toEqual(['invited', 'working']);

  const rows = await owed(regulation);
  const [one, two, three] = [first, second, 0].map((id) =>
    rows.find(({ userId }) => (id ? userId === id : userId !== first && userId !== second)),
  );
  for (const row of [one, two]) {
    expect(row).toMatchObject({ isHeld: false, dueDays: null });
    const days = ((row?.dueAt?.getTime() ?? 0) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(5);
    expect(days).toBeLessThan(6.1);
    expect(Date.now() - (row?.startAt.getTime() ?? 0)).toBeLessThan(60_000);
  }
  expect(three).toMatchObject({ isHeld: true, dueAt: null });
  expect((await ask<{ users: { count: number } }>(UNINVITED)).users.count).toBe(1);

  await passDays(regulation, 2);
  const before = await owed(regulation);
  await ask(INVITE, { userIds: [first] });
  await daily();
  expect(await owed(regulation)).toEqual(before);
});

test('with emails people are «Приглашён» at once, and their terms run', async () => {
  const regulation = await assignedToAll();
  const [person] = await imported([['Абрамов Олег', desk.address(), 'Не приглашён', '']], true);
  expect(person).toMatchObject({ status: 'invited', isInvited: true });
  const [row] = await owed(regulation);
  expect(row).toMatchObject({ isHeld: false });
  expect(row?.dueAt).not.toBeNull();
});

test('a person who comes in without an invitation starts then, and the status is never set manually', async () => {
  const regulation = await assignedToAll();
  const [person] = await imported([['Абрамов Олег', desk.address(), '', '']]);
  const set = (status: string) =>
    desk.t.gql(desk.owner.token, `mutation ($user: UserInput!) { userUpdate(user: $user) { status } }`, {
      user: { id: person?.id, status },
    });
  const { errors } = await set('invited');
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'employee.statusByInvitation', field: 'status' });
  await system((tx) => tx.execute(sql`update users set last_seen_at = now() where id = ${person?.id}`));
  await daily();
  const [row] = await owed(regulation);
  expect(row).toMatchObject({ isHeld: false });
  expect((await set('notInvited')).errors?.[0]?.extensions).toMatchObject({
    code: 'employee.statusByInvitation',
  });
});

test('the not-invited status is visible to those who edit cards', async () => {
  await imported([['Абрамов Олег', desk.address(), '', '']]);
  const [colleague] = await system((tx) =>
    tx
      .insert(userTable)
      .values({
        organizationId: desk.owner.organizationId,
        homeOrganizationId: desk.owner.organizationId,
        email: desk.address(),
        nameFirst: 'Пётр',
        status: 'working',
      })
      .returning(),
  );
  const token = await desk.t.signIn(colleague?.id ?? 0);
  const { data } = await desk.t.gql<{ users: { count: number } }>(token, UNINVITED);
  expect(data?.users.count).toBe(0);
});
