import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { withClient } from '@server/db/client';
import type { Tx } from '@server/db/database';
import {
  type AssignmentCopies,
  createAssignmentCopies,
} from '@server/modules/statistics/copies/assignment-copies';
import { objectFigures } from '@server/modules/statistics/figures.read-model';
import type { StatisticFilter } from '@server/modules/statistics/statistics.read-model';
import { ints } from '@server/modules/sql';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';
import { until } from '@test/helpers/until';

/** Numbers from the copies in the memory of two nodes: always equal to a count of the assignments in the same transaction. */
let world: PeopleWorld;
let people: number[] = [];
let subdivisions: number[] = [];
let positions: number[] = [];
let nodes: AssignmentCopies[] = [];
/** The maximum number of changed people that a copy catches up with. */
const CHANGED = 6;

const newNode = (maxBytes = 1_000_000): AssignmentCopies =>
  createAssignmentCopies({
    database: world.database,
    log: world.deps.log,
    maxBytes,
    many: 1,
    chunkPeople: 3,
    changedPeople: CHANGED,
  });

beforeEach(async () => {
  world = await createPeopleWorld();
  const { organizationId } = world;
  await world.system(async (tx) => {
    subdivisions = [(await aSubdivision(tx, { organizationId })).id];
    subdivisions.push((await aSubdivision(tx, { organizationId, parentId: subdivisions[0] })).id);
    subdivisions.push((await aSubdivision(tx, { organizationId })).id);
    positions = [(await aPosition(tx, { organizationId })).id, (await aPosition(tx, { organizationId })).id];
    people = [];
    for (let index = 0; index < 14; index += 1) {
      const subdivisionId = subdivisions[index % 4] ?? null;
      const positionId = positions[index % 3] ?? null;
      people.push((await aUser(tx, { organizationId, subdivisionId, positionId })).id);
    }
    for (const userId of people) await assign(tx, userId, 1 + (userId % 3), userId % 9);
  });
  nodes = [newNode(), newNode()];
});
afterEach(() => world.close());

const assign = (tx: Tx, userId: number, objectId: number, days: number) =>
  tx.execute(sql`
    insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at, due_at)
    select ${world.organizationId}::int, ${userId}::int, 'regulation', ${objectId}::int, coalesce(max(cycle), 0) + 1,
      'assigned', now() - make_interval(hours => ${days * 17}),
      case when ${days}::int % 4 > 0 then now() + make_interval(hours => ${(days % 7) * 20 - 70}) end
    from assignment where user_id = ${userId} and object_id = ${objectId}
    having count(*) filter (where status not in ('done', 'waived', 'cancelled')) = 0`);

const change = (tx: Tx, userIds: readonly number[], status: string, days: number) =>
  tx.execute(sql`
    update assignment set status = ${status},
      completed_at = case when ${status} = 'done' then now() - make_interval(hours => ${days * 13}) end,
      refused_at = case when ${days}::int % 2 = 1 then now() end, is_current = ${days % 5 > 0}
    where organization_id = ${world.organizationId} and user_id = any(${ints(userIds)})
      and status not in ('done', 'waived', 'cancelled')`);

/** All combinations of what the filter can narrow. */
function everyFilter(): StatisticFilter[] {
  const [upper = 0, , other = 0] = subdivisions;
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const places = [{}, { subdivisionIds: [upper] }, { subdivisionIds: [upper, other] }];
  const posts = [{}, { positionIds: positions.slice(0, 1) }];
  const periods = [{}, { dateFrom: day(4) }, { dateTo: day(2) }, { dateFrom: day(5), dateTo: day(1) }];
  const states = [{}, { isAdaptation: true }];
  const objects = [{}, { objectIds: [1, 3] }];
  const scopes = [{}, { accessScope: [upper] }];
  let filters: StatisticFilter[] = [{}];
  for (const choices of [places, posts, periods, states, objects, scopes]) {
    filters = filters.flatMap((filter) => choices.map((choice) => ({ ...filter, ...choice })));
  }
  const [someone = 0] = people;
  return [
    ...filters,
    { userIds: [someone] },
    { userIds: people.slice(2), ...periods[1] },
    { statuses: ['vacation'] },
  ];
}

/** The numbers of a node's copy, which is made if there is none. */
async function copied(node: AssignmentCopies, filter: StatisticFilter = {}) {
  for (let round = 0; round < 4; round += 1) {
    const both = await world.as(null, async ({ tx, organizationId }) => {
      const own = await node.figures(tx, organizationId, filter);
      const counted = await objectFigures(tx, organizationId, filter, true);
      if (!own) node.answered(organizationId, {}, await objectFigures(tx, organizationId, {}));
      return own ? { own, counted } : null;
    });
    if (both) return both;
    await node.settled();
  }
  throw new Error('no copy');
}

/** Whether the node answers without making a copy. */
const answers = (node: AssignmentCopies) =>
  world.as(null, async ({ tx, organizationId }) => (await node.figures(tx, organizationId, {})) !== null);

/** Compares both nodes with a count. Returns how many different answers there were. */
async function compare(filters: readonly StatisticFilter[]): Promise<number> {
  const seen = new Set<string>();
  for (const node of nodes) {
    for (const filter of filters) {
      const { own, counted } = await copied(node, filter);
      expect({ filter, ...own }).toEqual({ filter, ...counted });
      seen.add(JSON.stringify(own));
    }
  }
  return seen.size;
}

/** A transaction that is committed or rolled back later. */
interface Open {
  /** Which people it changes. */
  index: number;
  end(isCommitted: boolean): Promise<void>;
}

async function open(index: number, work: (tx: Tx) => Promise<unknown>): Promise<Open> {
  const decision = new EventEmitter();
  const decided = once(decision, 'end');
  const changed = once(decision, 'changed');
  const whole = world.system(async (tx) => {
    await work(tx);
    decision.emit('changed');
    const [isCommitted] = await decided;
    if (isCommitted !== true) throw new Error('rolled back');
  });
  await Promise.race([changed, whole]);
  return {
    index,
    end: async (isCommitted) => {
      decision.emit('end', isCommitted);
      if (isCommitted) await whole;
      else await expect(whole).rejects.toThrow('rolled back');
    },
  };
}

/** Makes the rows of the log older than they are, and deletes old ones. */
async function ageLog(): Promise<void> {
  await withClient(world.ownerUrl, 'test', (client) =>
    client.query(`update assignment_change set changed_at = changed_at - interval '2 days'`),
  );
  await world.system((tx) => tx.execute(sql`select compact_assignment_counts(${world.organizationId})`));
}

/** Deletes the log: rows stay as long as a transaction of any database of the server is older than them. */
const deleteLog = () =>
  until(async () => {
    await ageLog();
    return withClient(world.ownerUrl, 'test', async (client) => {
      const { rowCount } = await client.query('select from assignment_change where user_ids is not null');
      return rowCount === 0;
    });
  });

/** Waits until no transaction of any database of the server is older than a row of the log: a copy made now contains them all. */
const untilLogIsOld = () =>
  until(() =>
    withClient(world.ownerUrl, 'test', async (client) => {
      const { rowCount } = await client.query(
        `select from assignment_change
         where xid >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint and xid < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
      );
      return rowCount === 0;
    }),
  );

const STATUSES = [
  'inProgress',
  'resign',
  'done',
  'done',
  'waived',
  'cancelled',
  'failed',
  'onReview',
] as const;
const ZONES = ['Europe/Moscow', 'Asia/Vladivostok', 'America/Havana', 'UTC'] as const;

const step = fc.record({
  kind: fc.constantFrom(
    ...([
      'assign',
      'assign',
      'change',
      'change',
      'move',
      'adapt',
      'archive',
      'delete',
      'zone',
      'compact',
    ] as const),
    ...(['open', 'open', 'commit', 'rollback'] as const),
  ),
  who: fc.nat(9),
  many: fc.boolean(),
  days: fc.nat(12),
  which: fc.nat(7),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The last four people are changed only by transactions that stay open: the other ones would wait for them. */
async function perform({ kind, who, many, days, which }: Step, opened: Open[]): Promise<void> {
  const { organizationId, system } = world;
  const userId = people[who] ?? 0;
  const status = STATUSES[which] ?? 'done';
  const end = async (isCommitted: boolean) => {
    const index = which % 2 === 0 ? 0 : opened.length - 1;
    await opened.splice(index, 1)[0]?.end(isCommitted);
  };
  const kinds: Record<Step['kind'], () => Promise<unknown>> = {
    assign: () => system((tx) => assign(tx, userId, 1 + (which % 3), days)),
    change: () => system((tx) => change(tx, many ? people.slice(0, 10) : [userId], status, days)),
    move: () =>
      system((tx) =>
        tx.execute(sql`update users set subdivision_id = ${subdivisions[which % 4] ?? null},
          position_id = ${positions[days % 3] ?? null} where id = ${userId}`),
      ),
    adapt: () =>
      system((tx) =>
        tx.execute(
          sql`update users set status = ${which % 2 === 0 ? 'adaptation' : 'dismissed'} where id = ${userId}`,
        ),
      ),
    archive: () =>
      system((tx) => tx.execute(sql`update users set is_archive = ${many} where id = ${userId}`)),
    delete: () =>
      system((tx) =>
        tx.execute(sql`delete from assignment where user_id = ${userId} and object_id = ${1 + (which % 3)}`),
      ),
    zone: () =>
      system((tx) =>
        tx.execute(
          sql`update organization set timezone = ${ZONES[which % 4] ?? 'UTC'} where id = ${organizationId}`,
        ),
      ),
    compact: ageLog,
    open: async () => {
      const index = [0, 1].find((free) => opened.every((item) => item.index !== free));
      if (index === undefined) return;
      const ids = people.slice(10 + index * 2, 12 + index * 2);
      const work = async (tx: Tx) => {
        await change(tx, ids, status, days);
        for (const id of ids) await assign(tx, id, 1 + (which % 3), days);
      };
      opened.push(await open(index, work));
    },
    commit: () => end(true),
    rollback: () => end(false),
  };
  await kinds[kind]();
}

const sampleOf = (filters: readonly StatisticFilter[], count: number, salt: number) =>
  Array.from({ length: count }, (_, index) => filters[(salt + index * 37) % filters.length] ?? {});

it('equal a count of the assignments for every combination of filters', async () => {
  const filters = everyFilter();
  expect(filters).toHaveLength(192 + 3);
  await world.system((tx) => change(tx, people.slice(0, 9), 'done', 3));
  await world.system((tx) =>
    tx.execute(sql`update users set status = 'adaptation' where id = any(${ints(people.slice(4))})`),
  );
  // The filters must differ, or the test would prove nothing.
  expect(await compare(filters)).toBeGreaterThan(20);
}, 60_000);

it('equal it after any changes, also of transactions that were open meanwhile', async () => {
  const filters = everyFilter();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const opened: Open[] = [];
      try {
        for (const [index, item] of steps.entries()) {
          await perform(item, opened);
          await compare(sampleOf(filters, 4, index * 11 + item.days));
        }
      } finally {
        for (const item of opened) await item.end(true);
      }
      await compare(sampleOf(filters, 12, steps.length));
    }),
    { numRuns: 20 },
  );
}, 120_000);

it('contain what another transaction commits, whichever began first', async () => {
  const [node = newNode()] = nodes;
  const early = await open(0, (tx) => change(tx, people.slice(10, 12), 'done', 1));
  await copied(node);
  await world.system((tx) => change(tx, people.slice(0, 2), 'done', 1));
  const before = (await copied(node)).own;
  await early.end(true);
  const { own, counted } = await copied(node);
  expect(own).toEqual(counted);
  expect(own).not.toEqual(before);
  expect(await answers(node)).toBe(true);
});

it('are made anew when the log has been deleted since, and go on when they contain it', async () => {
  const [node = newNode(), late = newNode()] = nodes;
  await compare([{}]);
  await world.system((tx) => change(tx, people.slice(0, 2), 'done', 2));
  await untilLogIsOld();
  await copied(node);
  await deleteLog();
  expect(await answers(node)).toBe(true);
  expect(await answers(late)).toBe(false);
  await late.settled();
  expect(await answers(late)).toBe(true);
  await compare([{}]);
});

it('are made anew when more people have changed than are caught up with, and in another time zone', async () => {
  const [node = newNode()] = nodes;
  await copied(node);
  await world.system((tx) => change(tx, people.slice(0, CHANGED), 'done', 2));
  expect(await answers(node)).toBe(true);
  await world.system((tx) =>
    tx.execute(sql`update assignment set refused_at = now() where user_id = any(${ints(people)})`),
  );
  expect(await answers(node)).toBe(false);
  await node.settled();
  expect(await answers(node)).toBe(true);
  await world.system((tx) =>
    tx.execute(sql`update organization set timezone = 'Asia/Tokyo' where id = ${world.organizationId}`),
  );
  expect(await answers(node)).toBe(false);
  await compare([{}]);
});

it('do not answer a transaction that has changed something itself, nor what is past, nor without memory', async () => {
  const [node = newNode()] = nodes;
  await copied(node);
  await world.as(null, async ({ tx, organizationId }) => {
    expect(await node.figures(tx, organizationId, { at: new Date() })).toBeNull();
    await change(tx, people.slice(0, 1), 'done', 1);
    expect(await node.figures(tx, organizationId, {})).toBeNull();
  });
  await compare([{}]);
  for (const small of [newNode(0), newNode(64)]) {
    await expect(copied(small)).rejects.toThrow('no copy');
  }
});

it('answer many requests at once', async () => {
  const [node = newNode()] = nodes;
  await copied(node);
  const asked = Array.from({ length: 12 }, async (_, index) => {
    if (index % 3 === 0)
      await world.system((tx) => change(tx, people.slice(index / 3, index / 3 + 1), 'done', 1));
    return world.as(null, ({ tx, organizationId }) => node.figures(tx, organizationId, {}));
  });
  await Promise.all(asked);
  await compare([{}]);
});

it('note only changes of what is counted, in the organization itself', async () => {
  const { organizationId } = world;
  const noted = async () =>
    (
      await world.as(null, ({ tx }) =>
        tx.execute(sql`select user_ids from assignment_change where organization_id = ${organizationId}`),
      )
    ).rows.length;
  const before = await noted();
  await world.system((tx) =>
    tx.execute(
      sql`update assignment set opened_at = now(), progress = 50 where organization_id = ${organizationId}`,
    ),
  );
  expect(await noted()).toBe(before);
  const other = await world.system((tx) => aUser(tx));
  const foreign = await world.database.tenant(other.organizationId, (tx) =>
    tx.execute(sql`select user_ids from assignment_change where organization_id = ${organizationId}`),
  );
  expect(foreign.rows).toEqual([]);
  await expect(
    world.as(null, ({ tx }) =>
      tx.execute(sql`delete from assignment_change where organization_id = ${organizationId}`),
    ),
  ).rejects.toMatchObject({ cause: { code: '42501' } });
});
