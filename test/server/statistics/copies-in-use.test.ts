import { sql } from 'drizzle-orm';
import { withClient } from '@server/db/client';
import type { Tx } from '@server/db/database';
import {
  type AssignmentCopies,
  createAssignmentCopies,
} from '@server/modules/statistics/copies/assignment-copies';
import { type ObjectFigures, objectFigures } from '@server/modules/statistics/figures.read-model';
import { ints } from '@server/modules/sql';
import { aUser } from '@test/factories/user.factory';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';

/**
 * The copies of the assignments when requests overlap, when the database is another one than before, and when the memory is small.
 */
let world: PeopleWorld;
let people: number[] = [];
const warn = jest.fn();

const newNode = (maxBytes = 1_000_000): AssignmentCopies =>
  createAssignmentCopies({
    database: world.database,
    log: { warn },
    maxBytes,
    many: 1,
    chunkPeople: 3,
    changedPeople: 6,
    summedPeople: 1,
  });

beforeEach(async () => {
  warn.mockClear();
  world = await createPeopleWorld();
  const { organizationId } = world;
  await world.system(async (tx) => {
    people = [];
    for (let index = 0; index < 8; index += 1) people.push((await aUser(tx, { organizationId })).id);
    await assign(tx, people, 1);
  });
});
afterEach(() => world.close());

const assign = (tx: Tx, userIds: readonly number[], objectId: number) =>
  tx.execute(sql`
    insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at)
    select ${world.organizationId}::int, u.id, 'regulation', ${objectId}::int, 1, 'assigned', now() - interval '1 day'
    from unnest(${ints(userIds)}) u (id)`);

const complete = (userIds: readonly number[]) =>
  world.system((tx) =>
    tx.execute(
      sql`update assignment set status = 'done', completed_at = now() where user_id = any(${ints(userIds)})`,
    ),
  );
const refuse = (userIds: readonly number[]) =>
  world.system((tx) =>
    tx.execute(sql`update assignment set refused_at = now() where user_id = any(${ints(userIds)})`),
  );

/** Asks the copy in a transaction of its own; null: it cannot be used. */
const ask = (node: AssignmentCopies, prepare: (tx: Tx) => Tx | Promise<Tx> = (tx) => tx) =>
  world.as(null, async ({ tx, organizationId }) => node.figures(await prepare(tx), organizationId, {}));

const counted = (): Promise<ObjectFigures> =>
  world.as(null, ({ tx, organizationId }) => objectFigures(tx, organizationId, {}, true));

/** Makes the copy of a node. */
async function make(node: AssignmentCopies): Promise<void> {
  node.answered(world.organizationId, {}, await counted());
  await node.settled();
}

async function nodeWithCopy(): Promise<AssignmentCopies> {
  const node = newNode();
  await make(node);
  expect(await ask(node)).toEqual(await counted());
  return node;
}

/** A transaction that calls back when its first statement has been answered, before the caller learns the answer. */
function calledBack(tx: Tx, afterFirst: () => Promise<unknown>): Tx {
  let isFirst = true;
  const execute = async (statement: Parameters<Tx['execute']>[0]) => {
    const answer = await tx.execute(statement);
    if (isFirst) {
      isFirst = false;
      await afterFirst();
    }
    return answer;
  };
  const changed: Tx = Object.create(tx);
  return Object.defineProperty(changed, 'execute', { value: execute });
}

it('a request whose changes are older than those of another one begins again', async () => {
  const node = await nodeWithCopy();
  const [first = 0, second = 0] = people;
  await refuse([first]);
  const before = await counted();
  const answer = await ask(node, (tx) =>
    calledBack(tx, async () => {
      await complete([first, second]);
      expect(await ask(node)).toEqual(await counted());
    }),
  );
  // As it was at one moment: never the first person before and the second one after.
  expect([before, await counted()]).toContainEqual(answer);
  expect(await ask(node)).toEqual(await counted());
});

it('a request that sums up while another one changes the copy begins again', async () => {
  const node = await nodeWithCopy();
  const before = await counted();
  const [first = 0, last = 0] = [people.at(0), people.at(-1)];
  let other: Promise<unknown> = Promise.resolve();
  const answer = await ask(node, (tx) =>
    calledBack(tx, async () => {
      await complete([first, last]);
      // The other request knows the change, and applies it when this one has summed up its first part.
      await new Promise<void>((known) => {
        other = ask(node, (otherTx) =>
          calledBack(otherTx, () => {
            known();
            return new Promise((resolve) => setImmediate(resolve));
          }),
        );
      });
    }),
  );
  expect([before, await counted()]).toContainEqual(answer);
  expect(await other).toEqual(await counted());
});

it('a copy from before a restart of the database is made anew: its transactions have other numbers', async () => {
  const node = await nodeWithCopy();
  await withClient(world.ownerUrl, 'test', (client) =>
    client.query(
      `create function public.pg_postmaster_start_time() returns timestamptz language sql as $$ select timestamptz '2001-01-01' $$`,
    ),
  );
  const restarted = async (tx: Tx) => {
    await tx.execute(sql`set local search_path = public, pg_catalog`);
    return tx;
  };
  expect(await ask(node, restarted)).toBeNull();
  await node.settled();
  expect(await ask(node)).not.toBeNull();
});

it('lines of the log from another server, as in a restored database, end no copy', async () => {
  const node = await nodeWithCopy();
  await withClient(world.ownerUrl, 'test', (client) =>
    client.query(
      `insert into assignment_change (organization_id, object_type, xid, user_ids) values ($1, 'regulation', 9000000000000000, null)`,
      [world.organizationId],
    ),
  );
  expect(await ask(node)).toEqual(await counted());
});

it('assignments that do not fit into the memory are read once, not at every request', async () => {
  const node = newNode(64);
  for (let round = 0; round < 3; round += 1) {
    await make(node);
    expect(await ask(node)).toBeNull();
  }
  expect(warn).toHaveBeenCalledTimes(1);
});

it('a copy that has grown out of the memory is dropped', async () => {
  // Enough for ten assignments, but not for thirty.
  const node = newNode(520);
  await make(node);
  expect(await ask(node)).toEqual(await counted());
  await world.system(async (tx) => {
    for (const objectId of [2, 3, 4, 5]) await assign(tx, people.slice(0, 6), objectId);
  });
  expect(await ask(node)).toEqual(await counted());
  expect(await ask(node)).toBeNull();
});
