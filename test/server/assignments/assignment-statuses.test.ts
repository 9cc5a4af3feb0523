import { sql } from 'drizzle-orm';
import { isEnumType } from 'graphql';
import { isOpenStatus, isOwedStatus } from '@domain/assignment-statuses';
import { isLate, isOpen, isOwed } from '@server/modules/assignment-statuses';
import { isOverdue } from '@server/modules/assignments/assignments.read-model';
import type { AssignmentStatus } from '@server/graphql/generated/types';
import { createSchema } from '@server/graphql/schema';
import { objectFigures } from '@server/modules/statistics/figures.read-model';
import { objectsOfPeople } from '@server/modules/statistics/statistics.read-model';
import { aUser } from '@test/factories/user.factory';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';

let world: PeopleWorld;

beforeAll(async () => {
  world = await createPeopleWorld();
});

afterAll(() => world.close());

function statuses(): AssignmentStatus[] {
  const { AssignmentStatus } = createSchema([]).getTypeMap();
  if (!isEnumType(AssignmentStatus)) throw new Error('AssignmentStatus is no enumeration');
  return AssignmentStatus.getValues().map(({ value }) => value);
}

const NOW = new Date('2026-03-01T12:00:00Z');
const around = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const DAY = 86_400_000;
const DUE_DATES = [null, around(-DAY), around(-1), NOW, around(1), around(DAY)];

test('the database and the program compute the same status, due date and time for every assignment', async () => {
  const cases = statuses().flatMap((status) => DUE_DATES.map((dueAt) => ({ status, dueAt })));
  const { rows } = await world.system((tx) =>
    tx.execute(sql`
      select c.n::int as n, ${isOpen(sql`c.status`)} as "isOpen", ${isOwed(sql`c.status`)} as "isOwed",
        ${isLate(sql`c.status`, sql`c.due_at`, sql`${NOW}::timestamptz`)} as "isOverdue"
      from rows from (jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as (status text, "dueAt" timestamptz))
        with ordinality as c (status, due_at, n)
      order by c.n`),
  );
  expect(cases).toHaveLength(8 * DUE_DATES.length);
  expect(rows).toEqual(
    cases.map((item, index) => ({
      n: index + 1,
      isOpen: isOpenStatus(item.status),
      isOwed: isOwedStatus(item.status),
      isOverdue: isOverdue(item, NOW),
    })),
  );
});

test('the function is inlined in the query as the list that the index of open assignments is built on', async () => {
  const { rows } = await world.system(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain (format json) select 1 from assignment
      where organization_id = 1 and user_id = 1 and object_type = 'regulation' and object_id = 1 and ${isOpen(sql`status`)}`);
  });
  expect(JSON.stringify(rows)).toContain('assignment_open_key');
});

test('an assignment on review with a past due date is open and not overdue, in every statistic', async () => {
  const { organizationId } = world;
  const { id: userId } = await world.system((tx) => aUser(tx, { organizationId }));
  await world.system((tx) =>
    tx.execute(sql`
      insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at, due_at)
      values (${organizationId}, ${userId}, 'regulation', 1, 1, 'onReview', now() - interval '9 days', now() - interval '1 day'),
        (${organizationId}, ${userId}, 'regulation', 2, 1, 'assigned', now() - interval '9 days', now() - interval '1 day')`),
  );
  const figures = (isRecount: boolean) =>
    world.as(null, ({ tx }) => objectFigures(tx, organizationId, {}, isRecount));
  const expected = [
    { id: 1, open: 1, overdue: 0 },
    { id: 2, open: 1, overdue: 1 },
  ].map((item) => expect.objectContaining(item));
  expect((await figures(false)).byObject).toEqual(expected);
  expect((await figures(true)).byObject).toEqual(expected);
  const people = await world.as(null, ({ tx }) => objectsOfPeople(tx, organizationId, [userId]));
  expect(people.get(userId)).toMatchObject({ notSignedIds: [1, 2], overdueIds: [2] });
});
