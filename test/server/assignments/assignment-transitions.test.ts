import { and, eq, sql } from 'drizzle-orm';
import type { UserRow, userTable } from '@server/modules/employees/employees.tables';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { assignmentsRepository as repository } from '@server/modules/assignments/assignments.repository';
import { type AssignmentRow, assignmentTable } from '@server/modules/assignments/assignments.tables';
import type { Tx } from '@server/db/database';
import { aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';

/** The statements that change many assignments at once: whose, how, and the history row of each. */

let world: PeopleWorld;
let organizationId: number;
let objectId = 0;

beforeAll(async () => {
  world = await createPeopleWorld();
  ({ organizationId } = world);
  await world.system((tx) =>
    tx
      .update(organizationTable)
      .set({ timezone: 'Asia/Vladivostok' })
      .where(eq(organizationTable.id, organizationId)),
  );
});
afterAll(() => world.close());
beforeEach(() => {
  objectId += 1;
});

type Fields = Partial<typeof assignmentTable.$inferInsert>;
const person = (fields: Partial<typeof userTable.$inferInsert> = {}): Promise<UserRow> =>
  world.system((tx) => aUser(tx, { organizationId, ...fields }));
const object = () => ({ objectType: 'regulation' as const, objectId });

async function assigned({ id: userId }: UserRow, fields: Fields = {}): Promise<number> {
  const [row] = await world.system((tx) =>
    tx
      .insert(assignmentTable)
      .values({ organizationId, userId, ...object(), versionId: 10, ...fields })
      .returning({ id: assignmentTable.id }),
  );
  return row?.id ?? 0;
}
async function row(id: number): Promise<AssignmentRow> {
  const [found] = await world.system((tx) =>
    tx
      .select()
      .from(assignmentTable)
      .where(and(eq(assignmentTable.organizationId, organizationId), eq(assignmentTable.id, id))),
  );
  if (!found) throw new Error('no assignment');
  return found;
}
const rowsOf = (...ids: number[]) => Promise.all(ids.map(row));
async function eventsOf(id: number) {
  const { rows } = await world.system((tx) =>
    tx.execute(sql`select from_status, to_status, reason from assignment_event
      where organization_id = ${organizationId} and assignment_id = ${id} order by id`),
  );
  return rows;
}
const act = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => world.system(work);

test('postponed: what is due from the day on, by the organization’s clock, and nobody else’s', async () => {
  const [first, other] = [await person(), await person()];
  // Midnight in Vladivostok is 14:00 of the day before.
  const due = new Date('2027-03-09T14:00:00Z');
  const late = await assigned(first, { dueAt: due, status: 'inProgress' });
  const early = await assigned(first, { dueAt: new Date(due.getTime() - 1), objectId: objectId + 1000 });
  const theirs = await assigned(other, { dueAt: due });
  const moved = await act((tx) => repository.postpone(tx, organizationId, first.id, '2027-03-10', 5, null));
  expect(moved).toMatchObject([{ ...object(), userId: first.id }]);
  const [a, b, c] = await rowsOf(late, early, theirs);
  expect(a).toMatchObject({ status: 'inProgress', dueAt: new Date('2027-03-14T14:00:00Z') });
  expect([b?.dueAt, c?.dueAt]).toEqual([new Date(due.getTime() - 1), due]);
  expect(await eventsOf(late)).toEqual([
    { from_status: 'inProgress', to_status: 'inProgress', reason: 'postponed' },
  ]);
});

test('released: held ones of people who are invited now, with their term from today', async () => {
  const [first, other, stranger] = [
    await person({ isInvited: true }),
    await person({ isInvited: true }),
    await person({ isInvited: false }),
  ];
  const held = { isHeld: true, dueDays: 5, startAt: new Date('2020-01-01T00:00:00Z') };
  const ids = [await assigned(first, held), await assigned(other, held), await assigned(stranger, held)];
  const free = await assigned(first, { objectId: objectId + 1000, dueDays: 5 });
  await act((tx) => repository.release(tx, organizationId, [first.id, stranger.id], null));
  expect((await rowsOf(...ids)).map(({ isHeld }) => isHeld)).toEqual([false, true, true]);
  const { dueAt, dueDays, startAt, status } = await row(ids[0] ?? 0);
  expect({ dueDays, status }).toEqual({ dueDays: null, status: 'assigned' });
  expect(Date.now() - startAt.getTime()).toBeLessThan(600_000);
  const { rows } = await world.system((tx) =>
    tx.execute(sql`select ((now() at time zone 'Asia/Vladivostok')::date + 5)::text || ' 23:59:59.999' as due,
      to_char(${dueAt?.toISOString()}::timestamptz at time zone 'Asia/Vladivostok', 'YYYY-MM-DD HH24:MI:SS.MS') as is`),
  );
  expect(rows[0]?.['is']).toBe(rows[0]?.['due']);
  expect(await eventsOf(ids[0] ?? 0)).toEqual([
    { from_status: 'assigned', to_status: 'assigned', reason: 'invited' },
  ]);
  expect(await row(free)).toMatchObject({ dueDays: 5 });
  await act((tx) => repository.release(tx, organizationId, null, null));
  expect((await rowsOf(...ids)).map(({ isHeld }) => isHeld)).toEqual([false, false, true]);
});

test('progress only grows, only while it is open, and only of that person and object', async () => {
  const [first, other] = [await person(), await person()];
  const mine = await assigned(first, { progress: 40 });
  const others = [
    await assigned(other, { progress: 40 }),
    await assigned(first, { progress: 40, objectId: objectId + 1000 }),
  ];
  const done = await assigned(await person(), { progress: 40, status: 'done' });
  const { userId: finished } = await row(done);
  const grow = (userId: number, progress: number) =>
    act((tx) => repository.progress(tx, organizationId, object(), userId, progress));
  await grow(first.id, 60);
  expect((await row(mine)).progress).toBe(60);
  await grow(first.id, 50);
  await grow(finished, 60);
  expect((await rowsOf(mine, ...others, done)).map(({ progress }) => progress)).toEqual([60, 40, 40, 40]);
  expect(await eventsOf(mine)).toEqual([]);
});

test('submitted once: it waits for an expert, is opened, and no longer refused', async () => {
  const [first, other] = [await person(), await person()];
  const opened = new Date('2026-03-01T08:00:00Z');
  const mine = await assigned(first, { status: 'inProgress', openedAt: opened, refusedAt: opened });
  const theirs = await assigned(other);
  const submit = ({ id }: UserRow) => act((tx) => repository.submit(tx, organizationId, object(), id));
  expect(await submit(first)).toHaveLength(1);
  expect(await submit(first)).toEqual([]);
  expect(await row(mine)).toMatchObject({ status: 'onReview', openedAt: opened, refusedAt: null });
  expect(await row(theirs)).toMatchObject({ status: 'assigned', openedAt: null });
  expect(await eventsOf(mine)).toEqual([
    { from_status: 'inProgress', to_status: 'onReview', reason: 'submitted' },
  ]);
  await submit(other);
  expect((await row(theirs)).openedAt).not.toBeNull();
});

test('failed: with the score, opened if it was not, and nobody else’s', async () => {
  const [first, other] = [await person(), await person()];
  const [mine, theirs] = [await assigned(first), await assigned(other)];
  const fail = (score: number | null) =>
    act((tx) =>
      repository.fail(tx, organizationId, object(), { userId: first.id, score, actorId: other.id }),
    );
  expect(await fail(45)).toMatchObject([{ ...object(), userId: first.id }]);
  const failed = await row(mine);
  expect(failed).toMatchObject({ status: 'failed', score: 45 });
  expect(failed.openedAt).not.toBeNull();
  expect(await row(theirs)).toMatchObject({ status: 'assigned', score: null });
  expect(await eventsOf(mine)).toEqual([{ from_status: 'assigned', to_status: 'failed', reason: 'failed' }]);
});

test('a minor version: what is open names it, and keeps its progress; what is done stays', async () => {
  const open = await assigned(await person(), { status: 'inProgress', progress: 40 });
  const done = await assigned(await person(), { status: 'done' });
  const other = await assigned(await person(), { objectId: objectId + 1000 });
  await act((tx) => repository.follow(tx, organizationId, object(), 11));
  expect((await rowsOf(open, done, other)).map(({ versionId }) => versionId)).toEqual([11, 10, 10]);
  expect(await row(open)).toMatchObject({ status: 'inProgress', progress: 40 });
  expect(await eventsOf(open)).toEqual([]);
});

test('a major version: what is open begins again; who has it already, and what is done, stays', async () => {
  const begun = {
    progress: 40,
    score: 5000,
    openedAt: new Date(),
    refusedAt: new Date(),
    remindedAt: new Date(),
  };
  const open = await assigned(await person(), { ...begun, status: 'inProgress' });
  const failed = await assigned(await person(), { ...begun, status: 'failed' });
  const has = await assigned(await person(), { ...begun, status: 'inProgress', versionId: 11 });
  const done = await assigned(await person(), { ...begun, status: 'done' });
  const other = await assigned(await person(), { ...begun, status: 'inProgress', objectId: objectId + 1000 });
  const again = await act((tx) => repository.restart(tx, organizationId, object(), 11, null));
  expect(again).toHaveLength(2);
  const empty = {
    versionId: 11,
    progress: 0,
    score: null,
    openedAt: null,
    refusedAt: null,
    remindedAt: null,
  };
  expect(await rowsOf(open, failed)).toMatchObject([
    { ...empty, status: 'assigned' },
    { ...empty, status: 'failed' },
  ]);
  for (const kept of await rowsOf(has, done, other))
    expect(kept).toMatchObject({ progress: 40, score: 5000 });
  expect(await eventsOf(open)).toEqual([
    { from_status: 'inProgress', to_status: 'assigned', reason: 'newVersion' },
  ]);
});

test('people who left: what was open is cancelled, and nothing of theirs counts', async () => {
  const [works, left, archived] = [
    await person(),
    await person({ status: 'dismissed' }),
    await person({ isArchive: true }),
  ];
  const everybody = [works.id, left.id, archived.id];
  const ids = [await assigned(works), await assigned(left), await assigned(archived, { status: 'done' })];
  await act((tx) => repository.cancelLeavers(tx, organizationId, everybody, null));
  expect((await rowsOf(...ids)).map(({ status, isCurrent }) => [status, isCurrent])).toEqual([
    ['assigned', true],
    ['cancelled', false],
    ['done', true],
  ]);
  expect(await eventsOf(ids[1] ?? 0)).toMatchObject([{ to_status: 'cancelled', reason: 'left' }]);
  await act((tx) => repository.retire(tx, organizationId, everybody));
  expect((await rowsOf(...ids)).map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
});

test('an archived object counts no longer, and counts again with each person’s newest assignment', async () => {
  const [first, other, left] = [await person(), await person(), await person({ status: 'dismissed' })];
  const former = await person({ employedFrom: new Date('2100-01-01') });
  const earlier = await assigned(first, { status: 'done', isCurrent: false });
  const ids = [
    await assigned(first, { status: 'done', cycle: 2 }),
    await assigned(other),
    await assigned(left, { status: 'done' }),
    await assigned(former, { status: 'done' }),
  ];
  const another = await assigned(other, { objectId: objectId + 1000 });
  await act((tx) => repository.retireObject(tx, organizationId, object()));
  const current = async () => (await rowsOf(earlier, ...ids, another)).map(({ isCurrent }) => isCurrent);
  expect(await current()).toEqual([false, false, false, false, false, true]);

  const people = [first, other, left, former].map(({ id }) => id);
  // The other person has an assignment that counts; who left or is employed anew has nothing to return to.
  expect(await act((tx) => repository.retiredObjects(tx, organizationId, people))).toEqual([object()]);
  expect(await act((tx) => repository.retiredObjects(tx, organizationId, [other.id]))).toEqual([]);

  await act((tx) => repository.revive(tx, organizationId, object(), [first.id, left.id, former.id]));
  expect(await current()).toEqual([false, true, false, false, false, true]);
  await act((tx) => repository.revive(tx, organizationId, object(), null));
  expect(await current()).toEqual([false, true, true, false, false, true]);
});

test('a cancelled assignment is nothing to return to', async () => {
  const first = await person();
  const cancelled = await assigned(first, { status: 'cancelled', isCurrent: false });
  expect(await act((tx) => repository.retiredObjects(tx, organizationId, [first.id]))).toEqual([]);
  await act((tx) => repository.revive(tx, organizationId, object(), null));
  expect(await row(cancelled)).toMatchObject({ isCurrent: false });
});

test('the people of subdivisions and of all below them', async () => {
  const subdivision = (parentId: number | null) =>
    world.system((tx) => aSubdivision(tx, { organizationId, parentId }));
  const top = await subdivision(null);
  const middle = await subdivision(top.id);
  const low = await subdivision(middle.id);
  const beside = await subdivision(null);
  const ids: number[] = [];
  for (const { id } of [top, middle, low, beside]) ids.push((await person({ subdivisionId: id })).id);
  const below = (...places: number[]) => act((tx) => repository.peopleBelow(tx, organizationId, places));
  expect((await below(middle.id)).sort()).toEqual(ids.slice(1, 3).sort());
  expect((await below(top.id, beside.id)).sort()).toEqual([...ids].sort());
  expect(await below()).toEqual([]);
});
