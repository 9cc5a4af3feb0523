import { asc, eq } from 'drizzle-orm';
import { rowsByIds } from '@server/db/rows/rows-by-ids';
import { createEmployeeLoaders } from '@server/modules/employees/employees.loaders';
import { userTable } from '@server/modules/employees/employees.tables';
import { positionTable, subdivisionTable } from '@server/modules/structure/structure.tables';
import { regulationTable } from '@server/modules/regulations/regulations.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';
import { statementsOf } from '@test/helpers/database/statements';

let world: PeopleWorld;
beforeAll(async () => {
  world = await createPeopleWorld();
});
afterAll(() => world.close());

const byId = (first: { id: number }, other: { id: number }) => first.id - other.id;

test('rows are the same as those that the query builder maps column by column', async () => {
  const { organizationId } = world;
  await world.system(async (tx) => {
    const { id: subdivisionId } = await aSubdivision(tx, { organizationId });
    await aPosition(tx, {
      organizationId,
      subdivisionId,
      kpi: [{ name: 'Выручка', period: 'month', unit: '₽', target: 10, weight: 100 }],
    });
    await aUser(tx, { organizationId, subdivisionId, dateBirth: '1990-02-03', lastSeenAt: new Date() });
    await aPublishedRegulation(tx, { organizationId, ownerId: world.admin.userId });
    for (const table of [userTable, positionTable, subdivisionTable, regulationTable]) {
      const built = await tx
        .select()
        .from(table)
        .where(eq(table.organizationId, organizationId))
        .orderBy(asc(table.id));
      const ids = built.map(({ id }) => id);
      const read = await rowsByIds(table)(tx, organizationId, [...ids, -1]);
      expect(ids.length).toBeGreaterThan(0);
      expect(read.toSorted(byId)).toEqual(built);
    }
  });
});

test('rows of another organization are omitted, also where row-level security would show them', async () => {
  await world.system(async (tx) => {
    const foreign = await aPosition(tx);
    expect(await rowsByIds(positionTable)(tx, world.organizationId, [foreign.id])).toEqual([]);
    expect(await rowsByIds(positionTable)(tx, foreign.organizationId, [foreign.id])).toHaveLength(1);
  });
});

test('the statement has the same text for any number of ids', async () => {
  const read = rowsByIds(positionTable);
  const texts = await statementsOf(() =>
    world.system(async (tx) => {
      await read(tx, world.organizationId, [1]);
      await read(tx, world.organizationId, [1, 2, 3]);
      await read(tx, world.organizationId, []);
    }),
  );
  const asked = texts.filter((text) => text.includes('"position"'));
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(1);
});

test.each([
  'user',
  'countOfPosition',
  'holdersOfPosition',
  'employeesOfSubdivision',
  'traineeOfMentor',
] as const)('the loader %s asks with the same text for any number of ids', async (name) => {
  const texts = await statementsOf(async () => {
    for (const ids of [[1], [1, 2, 3]]) {
      await world.as(world.admin, async (scope) => {
        await createEmployeeLoaders(world.deps.now, { scope: () => scope })[name].loadMany(ids);
      });
    }
  });
  const asked = texts.filter((text) => text.includes('users'));
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(1);
});
