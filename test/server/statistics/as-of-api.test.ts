import { sql } from 'drizzle-orm';
import exceljs from 'exceljs';
import { OBJECT_TYPES } from '@domain/object-types';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Statistics of a past day, as the page queries them. */

let workspace: Workspace;
let mover: UserRow;
let leaver: UserRow;
let places: { before: number; after: number };

const day = (daysAgo: number) =>
  // Noon in Moscow, which is the organization's time zone.
  new Date(Date.now() - daysAgo * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10);

/** The assignments of two people for each kind: assigned 9 days ago, done by one of them 4 days ago. */
async function insertAssignments(people: readonly [UserRow, UserRow]): Promise<void> {
  await workspace.system(async (tx) => {
    for (const type of OBJECT_TYPES) {
      const rows = await selectRows(tx, { id: integer })(
        type === 'education'
          ? sql`insert into education (organization_id, code, name, owner_id, status, type_content)
              values (${workspace.organizationId}, 'О-1', 'Об одном', ${workspace.admin.id}, 'published', 'text') returning id`
          : sql`insert into ${sql.identifier(type)} (organization_id, code, name, owner_id, status)
              values (${workspace.organizationId}, 'О-1', 'Об одном', ${workspace.admin.id}, 'published') returning id`,
      );
      for (const [index, person] of people.entries()) {
        await tx.execute(sql`
          insert into assignment (organization_id, user_id, object_type, object_id, status, created_at, start_at, due_at, completed_at)
          values (${workspace.organizationId}, ${person.id}, ${type}, ${rows[0]?.id ?? 0}, ${index === 0 ? 'done' : 'assigned'},
            now() - interval '9 days', now() - interval '9 days', now() - interval '6 days',
            ${index === 0 ? sql`now() - interval '4 days'` : sql`null`})`);
      }
    }
    await tx.execute(sql`select rebuild_assignment_past(${workspace.organizationId})`);
  });
}

beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId } = workspace;
  places = await workspace.system(async (tx) => {
    await tx.execute(sql`update organization set created_at = now() - interval '20 days', timezone = 'Europe/Moscow'
      where id = ${organizationId}`);
    const [before, after] = [
      await aSubdivision(tx, { organizationId }),
      await aSubdivision(tx, { organizationId }),
    ];
    return { before: before.id, after: after.id };
  });
  mover = await workspace.person({ subdivisionId: places.before });
  leaver = await workspace.person({ subdivisionId: places.before });
  await insertAssignments([mover, leaver]);
  // Since then one has moved and the other has left.
  await workspace.system(async (tx) => {
    await tx.execute(sql`update users set subdivision_id = ${places.after} where id = ${mover.id}`);
    await tx.execute(sql`update users set is_archive = true, status = 'dismissed' where id = ${leaver.id}`);
    await tx.execute(
      sql`update assignment set is_current = false, status = 'cancelled' where user_id = ${leaver.id}`,
    );
  });
}, 60_000);

afterAll(() => workspace.stop());

const STATISTIC = `query ($type: ObjectType!, $filter: StatisticFilter) { statistic(objectType: $type, filter: $filter) {
  total { assigned signed notSigned overdue performance } medianDays staleCount asOf firstDay placementsSince
  bySubdivision { subdivision { id } statistic { assigned } } curve { date assigned signed } } }`;
const PEOPLE = `query ($type: ObjectType!, $filter: StatisticFilter, $kind: StatisticKind!) {
  statisticPeople(objectType: $type, filter: $filter, kind: $kind) {
    count peopleCount items { user { id } assignment { status isOverdue completedAt remindedAt } } } }`;
const REMIND = `mutation ($type: ObjectType!, $filter: StatisticFilter) {
  statisticRemind(objectType: $type, filter: $filter, kind: notSigned) }`;

interface Numbers {
  statistic: {
    total: Record<string, number>;
    staleCount: number | null;
    firstDay: string;
    placementsSince: string;
    curve: { date: string; assigned: number; signed: number }[];
  };
}

const numbers = async (type: string, filter = {}, as = workspace.admin) =>
  (await workspace.get<Numbers>(as, STATISTIC, { type, filter })).statistic;

const people = (kind: string, filter = {}, as = workspace.admin) =>
  workspace.get(as, PEOPLE, { type: 'regulation', kind, filter });

test.each(OBJECT_TYPES)('%s: each day has its own numbers, for the people employed then', async (type) => {
  expect((await numbers(type, { asOf: day(12) })).total).toMatchObject({ assigned: 0 });
  expect((await numbers(type, { asOf: day(8) })).total).toMatchObject({
    ...{ assigned: 2, signed: 0, notSigned: 2, overdue: 0 },
  });
  expect((await numbers(type, { asOf: day(5) })).total).toMatchObject({ signed: 0, overdue: 2 });
  expect((await numbers(type, { asOf: day(2) })).total).toMatchObject({
    ...{ assigned: 2, signed: 1, notSigned: 1, overdue: 1, performance: 50 },
  });
  expect((await numbers(type)).total).toMatchObject({ assigned: 1, signed: 1, notSigned: 0, overdue: 0 });
});

test('the curve ends on the day, which is returned with the available range', async () => {
  const asked = await numbers('regulation', { asOf: day(5) });
  expect(asked.curve.at(-1)).toEqual({ date: day(5), assigned: 2, signed: 0 });
  expect(asked).toMatchObject({
    ...{ asOf: day(5), firstDay: day(20), placementsSince: day(0), staleCount: null },
  });
  expect(await numbers('regulation')).toMatchObject({
    ...{ asOf: null, firstDay: day(20), staleCount: 0 },
  });
});

test('today is the current state', async () => {
  expect(await numbers('regulation', { asOf: day(0) })).toEqual(await numbers('regulation'));
});

describe('the people behind a number as a spreadsheet', () => {
  const exported = async (who: UserRow, asked: Record<string, string>) =>
    fetch(
      `${workspace.test.url}/api/statistics/people.xlsx?${new URLSearchParams({ objectType: 'regulation', ...asked }).toString()}`,
      { headers: { 'x-session-token': await workspace.test.signIn(who.id) } },
    );
  const rowsOf = async (answer: Response) => {
    const book = new exceljs.Workbook();
    await book.xlsx.load(await answer.arrayBuffer());
    const [sheet] = book.worksheets;
    return (sheet?.getRows(2, 9) ?? []).flatMap((row) => (row.getCell(1).text ? [row.getCell(4).text] : []));
  };

  test('has the day of the number in its name, and the people of that day', async () => {
    const past = await exported(workspace.admin, { kind: 'overdue', asOf: day(5) });
    const name = decodeURIComponent(past.headers.get('content-disposition') ?? '');
    expect(name).toContain(`Просрочено на ${day(5).split('-').reverse().join('.')}.xlsx`);
    expect(await rowsOf(past)).toEqual(['Просрочено', 'Просрочено']);
    const now = await exported(workspace.admin, { kind: 'overdue' });
    expect(decodeURIComponent(now.headers.get('content-disposition') ?? '')).toContain(
      `Просрочено на ${day(0).split('-').reverse().join('.')}.xlsx`,
    );
    expect(await rowsOf(now)).toEqual([]);
    expect(await rowsOf(await exported(workspace.admin, { kind: 'signed' }))).toEqual(['Выполнено']);
    const signed = (asked: Record<string, string>) => exported(workspace.admin, { kind: 'signed', ...asked });
    expect(await rowsOf(await signed({ userIds: String(leaver.id) }))).toEqual([]);
    expect(await rowsOf(await signed({ userIds: String(mover.id), statuses: 'working' }))).toEqual([
      'Выполнено',
    ]);
    expect(await rowsOf(await signed({ statuses: 'vacation,adaptation' }))).toEqual([]);
  });

  test('contains only people whom the caller may see; without the right it does not exist', async () => {
    const inside = await workspace.withRights({ statistics: { read: true, write: false } });
    expect(
      await rowsOf(await exported(inside, { kind: 'assigned', subdivisionIds: String(places.after) })),
    ).toEqual(['Выполнено']);
    expect((await exported(await workspace.person(), { kind: 'assigned' })).status).toBe(404);
    const stranger = await workspace.system(async (tx) => {
      const { id: organizationId } = await anOrganization(tx, { name: 'Чужая' });
      return aUser(tx, { organizationId, isAdmin: true });
    });
    expect(await rowsOf(await exported(stranger, { kind: 'assigned' }))).toEqual([]);
  });

  test.each([
    [{ kind: 'everybody' }, 'kind'],
    [{ kind: 'signed', asOf: '5 марта' }, 'asOf'],
    [{ kind: 'signed', positionIds: 'x' }, 'positionIds'],
    [{ kind: 'signed', userIds: '1,x' }, 'userIds'],
    [{ kind: 'signed', statuses: 'working,king' }, 'statuses'],
  ])('%j is rejected', async (asked, field) => {
    const answer = await exported(workspace.admin, asked);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(field);
  });
});

test('a subdivision has the people who were in it then, the other filters use today’s', async () => {
  const inPlace = async (subdivisionId: number, asOf?: string) =>
    (await numbers('regulation', { subdivisionIds: [subdivisionId], asOf })).total['assigned'];
  expect(await inPlace(places.before, day(5))).toBe(2);
  expect(await inPlace(places.after, day(5))).toBe(0);
  expect(await inPlace(places.before)).toBe(0);
  expect(await inPlace(places.after)).toBe(1);
});

test('chosen people are asked about, whoever they were then; a status is that of the day', async () => {
  const assigned = async (filter: object) => (await numbers('regulation', filter)).total['assigned'];
  expect(await assigned({ userIds: [leaver.id], asOf: day(5) })).toBe(1);
  expect(await assigned({ userIds: [leaver.id] })).toBe(0);
  expect(await assigned({ userIds: [mover.id] })).toBe(1);
  // Both worked then; one is dismissed now.
  expect(await assigned({ statuses: ['working'], asOf: day(5) })).toBe(2);
  expect(await assigned({ statuses: ['dismissed'], asOf: day(5) })).toBe(0);
  expect(await people('overdue', { userIds: [leaver.id], asOf: day(5) })).toMatchObject({
    statisticPeople: { count: 1, items: [{ user: { id: leaver.id } }] },
  });
});

test('the people behind a number are those of that day, with their state then; nobody is reminded of it', async () => {
  expect(await people('overdue', { asOf: day(5) })).toMatchObject({
    statisticPeople: {
      count: 2,
      peopleCount: 0,
      items: expect.arrayContaining([
        {
          user: { id: mover.id },
          assignment: { status: 'assigned', isOverdue: true, completedAt: null, remindedAt: null },
        },
        {
          user: { id: leaver.id },
          assignment: { status: 'assigned', isOverdue: true, completedAt: null, remindedAt: null },
        },
      ]),
    },
  });
  expect(await people('notSigned', { asOf: day(8) })).toMatchObject({
    statisticPeople: { items: [{ assignment: { isOverdue: false } }, { assignment: { isOverdue: false } }] },
  });
  // A currently overdue assignment was not overdue then.
  expect(await people('overdue', { asOf: day(8) })).toMatchObject({ statisticPeople: { count: 0 } });
  expect(await people('signed', { asOf: day(2) })).toMatchObject({
    statisticPeople: { count: 1, items: [{ user: { id: mover.id }, assignment: { status: 'done' } }] },
  });
  expect(
    await workspace.rejection(workspace.admin, REMIND, { type: 'regulation', filter: { asOf: day(5) } }),
  ).toMatchObject({
    ...{ code: 'statistic.remindPast', field: 'asOf' },
  });
});

test('a day in the future, or before the registration, is rejected on its field', async () => {
  const rejection = (asOf: string) =>
    workspace.rejection(workspace.admin, STATISTIC, { type: 'regulation', filter: { asOf } });
  expect(await rejection(day(-1))).toMatchObject({ code: 'statistic.asOfFuture', field: 'asOf' });
  expect(await rejection(day(21))).toMatchObject({
    ...{ code: 'statistic.asOfEarly', field: 'asOf' },
    params: { date: day(20).split('-').reverse().join('.') },
  });
  expect(
    await workspace.rejection(workspace.admin, PEOPLE, {
      ...{ type: 'regulation', kind: 'assigned', filter: { asOf: day(-1) } },
    }),
  ).toMatchObject({ code: 'statistic.asOfFuture' });
});

test('a right in a subdivision shows the past of its current employees, and of nobody else', async () => {
  const helper = await workspace.person({ nameSecond: 'Аналитик' });
  const giveScope = (subdivisionId: number) =>
    workspace.system(async (tx) => {
      await tx.execute(sql`delete from user_role where user_id = ${helper.id}`);
      await tx.execute(sql`
        with made as (
          insert into role (organization_id, name, rights)
          values (${workspace.organizationId}, ${`Отчёты ${subdivisionId}`}, '{"statistics":{"read":true,"write":false}}') returning id)
        insert into user_role (organization_id, user_id, role_id, scope_subdivision_id)
        select ${workspace.organizationId}, ${helper.id}, id, ${subdivisionId} from made`);
    });
  await giveScope(places.after);
  expect((await numbers('regulation', { asOf: day(5) }, helper)).total).toMatchObject({ assigned: 1 });
  expect(await people('assigned', { asOf: day(5) }, helper)).toMatchObject({
    statisticPeople: { count: 1, items: [{ user: { id: mover.id } }] },
  });
});

test.each(OBJECT_TYPES)(
  '%s: whoever owes it is reminded from the number, in its own words, once a day',
  async (type) => {
    const { organizationId } = workspace;
    const [owing, other, finished] = [
      await workspace.person(),
      await workspace.person(),
      await workspace.person(),
    ];
    await workspace.system((tx) =>
      tx.execute(sql`
      insert into assignment (organization_id, user_id, object_type, object_id, status, start_at, completed_at)
      select ${organizationId}::int, p.id, ${type}, o.id, case when p.id = ${finished.id} then 'done' else 'assigned' end,
        now() - interval '1 day', case when p.id = ${finished.id} then now() end
      from ${sql.identifier(type)} o, unnest(array[${owing.id}, ${other.id}, ${finished.id}]::int[]) p (id)
      where o.organization_id = ${organizationId} and o.code = 'О-1'`),
    );
    const remind = (...userIds: number[]) =>
      workspace.get(workspace.admin, REMIND, { type, filter: { userIds } });
    // The filter of the page says who: not the other one who owes it, nor whoever has finished.
    expect(await remind(owing.id, finished.id)).toEqual({ statisticRemind: 1 });
    expect(await remind(owing.id, finished.id)).toEqual({ statisticRemind: 0 });
    const sent = await workspace.system((tx) =>
      selectRows(tx, { userId: integer, type: text, objectType: text })(sql`
      select user_id as "userId", type, object_type as "objectType" from notification
      where user_id = any(array[${owing.id}, ${other.id}, ${finished.id}]::int[]) and type like '%Reminder'`),
    );
    expect(sent).toEqual([{ userId: owing.id, type: `${type}Reminder`, objectType: type }]);
  },
);

test('the day of an assignment older than the registration can be requested', async () => {
  const older = await workspace.person();
  await workspace.system(async (tx) => {
    await tx.execute(sql`
      insert into assignment (organization_id, user_id, object_type, object_id, status, created_at, start_at)
      select organization_id, ${older.id}, object_type, object_id, 'assigned', now() - interval '30 days', now() - interval '30 days'
      from assignment where organization_id = ${workspace.organizationId} and object_type = 'test' limit 1`);
    await tx.execute(sql`select rebuild_assignment_past(${workspace.organizationId})`);
  });
  // For any kind: the day stays when switching between tabs.
  expect((await numbers('regulation')).firstDay).toBe(day(30));
  expect((await numbers('test', { asOf: day(29) })).total).toMatchObject({ assigned: 1 });
});
