import { sql } from 'drizzle-orm';
import {
  medianOf,
  curveOf,
  performanceOf,
  statisticRow,
  totalOf,
} from '@server/modules/statistics/statistics.figures';
import { peopleBehind } from '@server/modules/statistics/people.read-model';
import { objectFigures } from '@server/modules/statistics/figures.read-model';
import { aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';
import { seededRandom } from '@test/helpers/worlds/statistic-story';

let world: PeopleWorld;
let people: number[] = [];
let subdivisionId = 0;

beforeAll(async () => {
  world = await createPeopleWorld();
  const { organizationId } = world;
  await world.system(async (tx) => {
    subdivisionId = (await aSubdivision(tx, { organizationId })).id;
    const rows = [];
    for (let index = 0; index < 12; index += 1) {
      rows.push(await aUser(tx, { organizationId, subdivisionId: index % 3 === 0 ? subdivisionId : null }));
    }
    people = rows.map((row) => row.id);
  });
});

afterAll(() => world.close());

const figures = (filter = {}, isRecount = false) =>
  world.as(null, ({ tx, organizationId }) => objectFigures(tx, organizationId, filter, isRecount));

describe('counters', () => {
  it('match a recount after any number of changes, and after compaction', async () => {
    const random = seededRandom(7);
    const pick = (items: readonly string[]) => items[random(items.length)] ?? 'assigned';
    const statuses = [
      'assigned',
      'inProgress',
      'resign',
      'done',
      'waived',
      'cancelled',
      'failed',
      'onReview',
    ];
    for (let step = 0; step < 60; step += 1) {
      await world.as(null, async ({ tx, organizationId }) => {
        const userId = people[random(people.length)] ?? 0;
        const objectId = 1 + random(4);
        const days = random(40);
        if (random(3) === 0) {
          await tx.execute(sql`
            insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at, due_at)
            select ${organizationId}::int, ${userId}::int, 'regulation', ${objectId}::int, coalesce(max(cycle), 0) + 1,
              'assigned', now() - make_interval(days => ${days}), now() + make_interval(days => ${random(20) - 10})
            from assignment where user_id = ${userId} and object_id = ${objectId}
            having count(*) filter (where status not in ('done', 'waived', 'cancelled')) = 0
            on conflict do nothing`);
          return;
        }
        const status = pick(statuses);
        await tx.execute(sql`
          update assignment a set status = ${status},
            completed_at = case when ${status} = 'done' then now() - make_interval(hours => ${random(200)}) end,
            refused_at = case when ${random(2)} = 1 then now() end, is_current = ${random(4) > 0}
          where organization_id = ${organizationId} and object_id = ${objectId} and user_id % 3 = ${random(3)}
            and (${status} in ('done', 'waived', 'cancelled') or not exists (
              select from assignment o where o.user_id = a.user_id and o.object_id = a.object_id and o.id <> a.id
                and o.status not in ('done', 'waived', 'cancelled')))
            and cycle = (select max(cycle) from assignment m where m.user_id = a.user_id and m.object_id = a.object_id)`);
      });
    }
    const counted = await figures();
    expect(counted.byObject.length).toBeGreaterThan(2);
    expect(counted).toEqual(await figures({}, true));
    await world.as(null, ({ tx, organizationId }) =>
      tx.execute(sql`select compact_assignment_counts(${organizationId})`),
    );
    expect(await figures()).toEqual(counted);
    expect(await figures({ objectIds: [2, 3] })).toEqual(await figures({ objectIds: [2, 3] }, true));
  });

  it('count the people behind each number as the list does', async () => {
    const kinds = ['assigned', 'signed', 'notSigned', 'overdue', 'refused'] as const;
    for (const kind of kinds) {
      const number = { filter: {}, objectId: null, subdivisionId: null, kind, search: '' };
      const all = await world.as(null, ({ tx, organizationId }) =>
        peopleBehind(tx, organizationId, number, { limit: 200, offset: 0 }),
      );
      expect(all.items).toHaveLength(all.count);
    }
  });

  it('follow deletions', async () => {
    await world.system((tx) => tx.execute(sql`delete from assignment where object_id = 1`));
    expect(await figures()).toEqual(await figures({}, true));
  });

  it('cover only the own organization, and nobody else may compact them', async () => {
    const other = await world.system((tx) => aUser(tx));
    const foreign = await world.database.tenant(other.organizationId, (tx) =>
      objectFigures(tx, other.organizationId, {}),
    );
    expect(foreign.byObject).toEqual([]);
    await expect(
      world.database.tenant(other.organizationId, (tx) =>
        tx.execute(sql`select compact_assignment_counts(${world.organizationId})`),
      ),
    ).rejects.toMatchObject({ cause: { message: 'not the organization of this transaction' } });
  });

  it('cannot be written by a tenant', async () => {
    await expect(
      world.as(null, ({ tx, organizationId }) =>
        tx.execute(
          sql`update assignment_count_object set signed = 0 where organization_id = ${organizationId}`,
        ),
      ),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

describe('filters', () => {
  it('match a recount, whether they leave few assignments or most of them', async () => {
    const { organizationId } = world;
    await world.system((tx) =>
      tx.execute(sql`update users set status = case when id % 6 = 0 then 'working' else 'adaptation' end
        where organization_id = ${organizationId}`),
    );
    const other = await world.system((tx) => aSubdivision(tx, { organizationId }));
    await world.system((tx) =>
      tx.execute(sql`update users set subdivision_id = ${other.id}
        where organization_id = ${organizationId} and subdivision_id is null and id % 6 <> 0`),
    );
    const days = (await figures()).byDay.filter(({ assigned }) => assigned > 0);
    const [first, second] = days;
    const last = days.at(-1);
    const filters = [
      { subdivisionIds: [subdivisionId] },
      { subdivisionIds: [subdivisionId, other.id] },
      { subdivisionIds: [subdivisionId, other.id], objectIds: [2, 3] },
      { isAdaptation: true },
      { isAdaptation: true, subdivisionIds: [other.id] },
      { dateFrom: first?.day },
      { dateFrom: second?.day },
      { dateFrom: second?.day, dateTo: last?.day },
      { dateTo: first?.day },
      { dateFrom: second?.day, isAdaptation: true },
      { dateFrom: '2999-01-01' },
      { userIds: people.slice(0, 3) },
      { userIds: people.slice(1) },
      { statuses: ['working'] },
      { statuses: ['adaptation', 'vacation'], dateTo: last?.day },
    ];
    for (const filter of filters) {
      expect([filter, await figures(filter)]).toEqual([filter, await figures(filter, true)]);
    }
    // The filters must differ, or the test would prove nothing.
    const seen = await Promise.all(filters.map((filter) => figures(filter)));
    expect(new Set(seen.map((item) => JSON.stringify(item.byObject))).size).toBeGreaterThan(5);
  });

  it('count the chosen people, and those in one of the chosen statuses, and nobody else', async () => {
    const { organizationId } = world;
    const owed = async (filter = {}) => {
      const number = { filter, objectId: null, subdivisionId: null, kind: 'assigned' as const, search: '' };
      const { items, count } = await world.as(null, ({ tx }) =>
        peopleBehind(tx, organizationId, number, { limit: 200, offset: 0 }),
      );
      const { byObject } = await figures(filter);
      // The number, the length of its list and the list are one.
      expect(byObject.reduce((sum, { signed, open }) => sum + signed + open, 0)).toBe(count);
      expect(items).toHaveLength(count);
      return new Map(items.map(({ user, assignment }) => [assignment.id, user]));
    };
    const all = [...(await owed()).values()];
    const chosen = [...new Set(all.map(({ id }) => id))].slice(0, 3);
    expect(await owed({ userIds: chosen })).toHaveProperty(
      'size',
      all.filter(({ id }) => chosen.includes(id)).length,
    );
    const working = await owed({ statuses: ['working'] });
    expect(new Set([...working.values()].map(({ status }) => status))).toEqual(new Set(['working']));
    expect(working.size).toBe(all.filter(({ status }) => status === 'working').length);
    expect((await owed({ statuses: ['working', 'adaptation'] })).size).toBe(all.length);
    // Together with the other filters: those whom each of them leaves.
    expect((await owed({ statuses: ['working'], isAdaptation: true })).size).toBe(0);
    expect((await owed({ statuses: ['vacation'], userIds: chosen })).size).toBe(0);
  });

  it('count the people of a subdivision', async () => {
    const { bySubdivision } = await figures({ subdivisionIds: [subdivisionId] });
    expect(bySubdivision.map(({ id }) => id)).toEqual([subdivisionId]);
    const everybody = await figures();
    expect(bySubdivision[0]).toEqual(everybody.bySubdivision.find(({ id }) => id === subdivisionId));
  });

  it('count what began between both days, inclusive', async () => {
    const all = await figures();
    const days = all.byDay.filter(({ assigned }) => assigned > 0);
    const [first] = days;
    const { byDay } = await figures({ dateFrom: first?.day, dateTo: first?.day });
    expect(byDay.reduce((sum, { assigned }) => sum + assigned, 0)).toBe(first?.assigned);
  });
});

describe('figures', () => {
  it('performance is a percentage of the assigned count, null when it is zero', () => {
    expect(performanceOf(2, 1)).toBe(67);
    expect(performanceOf(0, 0)).toBeNull();
    expect(performanceOf(0, 3)).toBe(0);
  });

  it('the total is the sum of each number', () => {
    const tallies = [
      { signed: 1, open: 2, refused: 1, overdue: 2 },
      { signed: 10, open: 20, refused: 3, overdue: 5 },
    ];
    expect(totalOf(tallies)).toEqual({ signed: 11, open: 22, refused: 4, overdue: 7 });
  });

  it('a row counts open assignments as not signed, refused ones among them', () => {
    expect(statisticRow({ signed: 1, open: 3, refused: 2, overdue: 1 })).toEqual({
      ...{ assigned: 4, signed: 1, notSigned: 3, refused: 2, overdue: 1, performance: 25 },
    });
  });

  it('the median is between the two middle values', () => {
    const daysOf = (...days: number[]) => days.map((day) => ({ days: day, signed: 1 }));
    expect(medianOf(daysOf(1, 4, 6, 9))).toBe(5);
    expect(medianOf(daysOf(1, 4, 9))).toBe(4);
    expect(medianOf([])).toBeNull();
    expect(medianOf([{ days: 3, signed: 1 }])).toBe(3);
    expect(
      medianOf([
        { days: 1, signed: 2 },
        { days: 4, signed: 2 },
      ]),
    ).toBe(2.5);
    expect(
      medianOf([
        { days: 0, signed: 5 },
        { days: 9, signed: 1 },
      ]),
    ).toBe(0);
  });

  it('the curve accumulates day by day until today and begins a year ago at most', () => {
    const curve = curveOf(
      [
        { day: '2024-01-01', assigned: 5, signed: 1 },
        { day: '2026-03-01', assigned: 2, signed: 0 },
        { day: '2026-03-03', assigned: 0, signed: 4 },
      ],
      '2026-03-04',
    );
    expect(curve).toHaveLength(366);
    expect(curve[0]).toMatchObject({ assigned: 5, signed: 1 });
    expect(curve.slice(-4)).toEqual([
      { date: '2026-03-01', assigned: 7, signed: 1 },
      { date: '2026-03-02', assigned: 7, signed: 1 },
      { date: '2026-03-03', assigned: 7, signed: 5 },
      { date: '2026-03-04', assigned: 7, signed: 5 },
    ]);
    const ahead = curveOf([{ day: '2026-12-27', assigned: 3, signed: 0 }], '2026-11-22');
    expect(ahead).toEqual([{ date: '2026-11-22', assigned: 3, signed: 0 }]);
  });
});
