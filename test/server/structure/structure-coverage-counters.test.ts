import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Caller } from '@server/graphql/context';
import { createAssignmentServices } from '@server/modules/assignments/assignments.module';
import { regulationKind } from '@server/modules/regulations/regulation.kind';
import { readCoverage } from '@server/modules/structure/coverage/coverage.read-model';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';
import { seededRandom } from '@test/helpers/worlds/statistic-story';

let world: PeopleWorld;
let people: number[] = [];
let positions: number[] = [];
let regulations: number[] = [];

beforeEach(async () => {
  world = await createPeopleWorld();
  const { organizationId } = world;
  await world.system(async (tx) => {
    const ids = async (count: number, make: () => Promise<{ id: number }>) => {
      const made: number[] = [];
      for (let index = 0; index < count; index += 1) made.push((await make()).id);
      return made;
    };
    positions = await ids(3, () => aPosition(tx, { organizationId }));
    regulations = await ids(4, () =>
      aPublishedRegulation(tx, { organizationId, ownerId: world.admin.userId }),
    );
    people = await ids(8, () => aUser(tx, { organizationId, positionId: positions[0] ?? null }));
  });
});

afterEach(() => world.close());

const all = { position: '', regulation: '', show: 'all' } as const;

/** The figures of both axes as the matrix shows them to somebody who may see the reports of these regulations. */
async function shown(visible = regulations) {
  const kind = {
    ...regulationKind,
    reported: (caller: Caller) =>
      sql`select r.* from (${regulationKind.reported(caller)}) r where r.id = any(${sql.param(visible)}::int[])`,
  };
  const axes = await world.as(world.admin, ({ tx }) => readCoverage(kind, tx, world.admin, all));
  return {
    positions: Object.fromEntries(
      axes.positions.map(({ id, peopleCount, regulationsCount, overdueCount, isGap }) => [
        id,
        { peopleCount, regulationsCount, overdueCount, isGap },
      ]),
    ),
    regulations: Object.fromEntries(
      axes.regulations.map(({ id, readersCount, positionsCount, overdueCount, isGap }) => [
        id,
        { readersCount, positionsCount, overdueCount, isGap },
      ]),
    ),
  };
}

/** The same figures, counted one by one from the rows of people and assignments. */
async function recounted(visible = regulations) {
  const rows = await world.system((tx) =>
    selectRows(tx, {
      userId: integer,
      positionId: nullable(integer),
      objectId: nullable(integer),
      overdue: integer,
    })(sql`
      select u.id as "userId", u.position_id as "positionId", a.object_id as "objectId",
        ((a.due_at < now() and a.status in ('assigned', 'inProgress', 'resign', 'failed')) is true)::int as overdue
      from users u left join assignment a on a.user_id = u.id and a.is_current and a.status <> 'cancelled'
      where u.organization_id = ${world.organizationId} and not u.is_archive and u.status <> 'dismissed'`),
  );
  const holders = (id: number) =>
    new Set(rows.filter((row) => row.positionId === id).map((row) => row.userId)).size;
  const given = rows.filter((row) => row.objectId !== null && visible.includes(row.objectId));
  const cell = (positionId: number, objectId: number) =>
    given.filter((row) => row.positionId === positionId && row.objectId === objectId).length;
  const overdue = (held: typeof rows) => held.reduce((sum, row) => sum + row.overdue, 0);
  const isPartial = (positionId: number, objectId: number) => {
    const count = cell(positionId, objectId);
    return count > 0 && count < holders(positionId);
  };
  return {
    positions: Object.fromEntries(
      positions.map((id) => {
        const owed = visible.filter((objectId) => cell(id, objectId) > 0);
        return [
          id,
          {
            peopleCount: holders(id),
            regulationsCount: owed.length,
            overdueCount: overdue(given.filter((row) => row.positionId === id)),
            isGap: owed.length === 0 || owed.some((objectId) => isPartial(id, objectId)),
          },
        ];
      }),
    ),
    regulations: Object.fromEntries(
      visible.map((objectId) => {
        const readers = given.filter((row) => row.objectId === objectId);
        const owing = positions.filter((id) => cell(id, objectId) > 0);
        return [
          objectId,
          {
            readersCount: readers.length,
            positionsCount: owing.length,
            overdueCount: overdue(readers),
            isGap: owing.length === 0 || owing.some((id) => isPartial(id, objectId)),
          },
        ];
      }),
    ),
  };
}

const fold = (tx: Tx) => tx.execute(sql`select fold_assignment_positions(${world.organizationId})`);

const storedCells = () =>
  world.system(async (tx) => {
    const rows = await selectRows(tx, { cells: integer })(
      sql`select coalesce(sum(given), 0)::int as cells from assignment_count_position where organization_id = ${world.organizationId}`,
    );
    return rows[0]?.cells;
  });

function assign(tx: Tx, userId: number, objectId: number, days = 5) {
  return tx.execute(sql`
    with before as (
      update assignment set is_current = false where user_id = ${userId} and object_id = ${objectId} returning cycle
    )
    insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, due_at)
    select ${world.organizationId}::int, ${userId}::int, 'regulation', ${objectId}::int, coalesce(max(cycle), 0) + 1, 'waived',
      now() + make_interval(days => ${days}) from before`);
}

const move = (tx: Tx, userId: number, positionId: number | null) =>
  tx.execute(sql`update users set position_id = ${positionId} where id = ${userId}`);

test('the figures match a recount after any changes of assignments and people, folded or not', async () => {
  const random = seededRandom(11);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[random(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const changes: ((tx: Tx) => Promise<unknown>)[] = [
    (tx) => assign(tx, pick(people), pick(regulations), random(20) - 10),
    (tx) => assign(tx, pick(people), pick(regulations), random(20) - 10),
    (tx) =>
      tx.execute(sql`insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, due_at)
        select ${world.organizationId}::int, u.id, 'regulation', ${pick(regulations)}::int, 1, 'assigned',
          now() + make_interval(days => ${random(20) - 10})
        from users u where u.id = any(${sql.param(people)}::int[]) and u.id % 2 = ${random(2)} on conflict do nothing`),
    (tx) =>
      tx.execute(sql`update assignment set status = ${pick(['done', 'waived', 'cancelled', 'cancelled'])}
        where object_id = ${pick(regulations)} and user_id % 3 = ${random(3)}`),
    (tx) =>
      tx.execute(sql`update assignment a set status = ${pick(['assigned', 'failed'])}
        where object_id = ${pick(regulations)} and is_current and user_id % 3 = ${random(3)} and not exists (
          select from assignment o where o.user_id = a.user_id and o.object_id = a.object_id and o.id <> a.id
            and o.status not in ('done', 'waived', 'cancelled'))`),
    (tx) =>
      tx.execute(
        sql`delete from assignment where object_id = ${pick(regulations)} and user_id = ${pick(people)}`,
      ),
    (tx) => move(tx, pick(people), pick([...positions, null])),
    (tx) => tx.execute(sql`update users set is_archive = not is_archive where id = ${pick(people)}`),
    (tx) =>
      tx.execute(
        sql`update users set status = ${pick(['working', 'dismissed', 'working'])} where id = ${pick(people)}`,
      ),
    async (tx) => {
      const { id } = await aUser(tx, { organizationId: world.organizationId, positionId: pick(positions) });
      people.push(id);
    },
    fold,
  ];
  for (let step = 0; step < 120; step += 1) {
    await world.system(pick(changes));
    if (step % 4 !== 0) continue;
    expect(await shown()).toEqual(await recounted());
    const allButFirst = regulations.slice(1);
    expect(await shown(allButFirst)).toEqual(await recounted(allButFirst));
  }
  await world.system(fold);
  expect(await shown()).toEqual(await recounted());
  expect(await storedCells()).toBeGreaterThan(5);
});

test('a person who moves while another transaction assigns something is counted once, wherever it is folded', async () => {
  const [userId = 0] = people;
  const [, elsewhere = 0, third = 0] = positions;
  const [first = 0, second = 0] = regulations;
  const agrees = async () => expect(await shown()).toEqual(await recounted());
  await world.system(fold);
  // Each of the two works of the outer transaction is written and not committed while the inner ones are.
  await world.system(async (moving) => {
    await move(moving, userId, elsewhere);
    await world.system((tx) => assign(tx, userId, first));
    await agrees();
    await world.system(fold);
    await agrees();
  });
  await agrees();
  await world.system(async (assigning) => {
    await assign(assigning, userId, second);
    await world.system((tx) => move(tx, userId, third));
    await agrees();
    await world.system(fold);
    await agrees();
  });
  await agrees();
  await world.system(fold);
  await agrees();
  expect((await shown()).positions[third]).toMatchObject({ peopleCount: 1, regulationsCount: 2 });
});

test('a change that does not affect who has what leaves nothing to fold', async () => {
  const pending = () =>
    world.system(async (tx) => {
      const rows = await selectRows(tx, { rows: integer })(
        sql`select count(*)::int as rows from assignment_count_pending where organization_id = ${world.organizationId}`,
      );
      return rows[0]?.rows;
    });
  const [userId = 0] = people;
  const [objectId = 0] = regulations;
  await world.system((tx) => assign(tx, userId, objectId));
  expect(await pending()).toBe(1);
  await world.system(fold);
  await world.system((tx) =>
    tx.execute(sql`update assignment set status = 'done' where user_id = ${userId}`),
  );
  expect(await pending()).toBe(0);
  expect(await storedCells()).toBe(1);
});

test('the counters are folded with the others, by their own organization alone, and nobody may write them', async () => {
  const [userId = 0] = people;
  const [objectId = 0] = regulations;
  await world.system((tx) => assign(tx, userId, objectId));
  const { organizationId } = world;
  const other = await world.system((tx) => aUser(tx));
  const asOther = (statement: ReturnType<typeof sql>) =>
    world.database.tenant(other.organizationId, (tx) => tx.execute(statement));
  await expect(asOther(sql`select fold_assignment_positions(${organizationId})`)).rejects.toMatchObject({
    cause: { message: 'not the organization of this transaction' },
  });
  expect(await storedCells()).toBe(0);
  await world.as(null, ({ tx }) => tx.execute(sql`select compact_assignment_counts(${organizationId})`));
  expect(await storedCells()).toBe(1);
  expect(
    (await asOther(sql`select * from assignment_count_position where organization_id = ${organizationId}`))
      .rows,
  ).toEqual([]);
  expect((await asOther(sql`select * from changed_assignment_positions(${organizationId})`)).rows).toEqual(
    [],
  );
  for (const table of ['position', 'pending', 'place']) {
    await expect(
      world.as(null, ({ tx }) =>
        tx.execute(
          sql`delete from ${sql.identifier(`assignment_count_${table}`)} where organization_id = ${organizationId}`,
        ),
      ),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
  }
});

test('the counters of an organization without rules are folded by the hourly job, too', async () => {
  const { daily } = createAssignmentServices(world.deps);
  await world.system((tx) => assign(tx, people[0] ?? 0, regulations[0] ?? 0));
  expect(await storedCells()).toBe(0);
  await daily.handlers.advanceAssignments({});
  expect(await storedCells()).toBe(1);
});
