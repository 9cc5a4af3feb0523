import { sql } from 'drizzle-orm';
import type { StatisticKind } from '@server/graphql/generated/types';
import { objectFigures, type ObjectFigures } from '@server/modules/statistics/figures.read-model';
import { peopleBehind } from '@server/modules/statistics/people.read-model';
import type { StatisticFilter } from '@server/modules/statistics/statistics.read-model';
import { aUser } from '@test/factories/user.factory';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';
import {
  createStatisticStory,
  replayedStatuses,
  type StatisticStory,
} from '@test/helpers/worlds/statistic-story';

/** Statistics of a past moment equal those observed at that moment, whatever has happened since. */

const STEPS = 140;
const KINDS: readonly StatisticKind[] = ['assigned', 'signed', 'notSigned', 'overdue', 'refused'];

let world: PeopleWorld;
let story: StatisticStory;
/** The live results at each moment. */
const liveResults: { at: Date; figures: ObjectFigures[]; people: string[][] }[] = [];

const figuresOf = (filter: StatisticFilter) =>
  world.as(null, ({ tx, organizationId }) => objectFigures(tx, organizationId, filter));

/** The people and assignments behind a number, with their displayed fields. */
const behind = (filter: StatisticFilter, kind: StatisticKind, subdivisionId: number | null = null) =>
  world.as(null, async ({ tx, organizationId }) => {
    const number = { filter, objectId: null, subdivisionId, kind, search: '' };
    const { items, count } = await peopleBehind(tx, organizationId, number, { limit: 500, offset: 0 });
    expect(items).toHaveLength(count);
    return items.map(({ user, assignment: a }) =>
      [user.id, a.id, a.status, a.dueAt?.getTime(), a.completedAt?.getTime(), a.refusedAt?.getTime()].join(),
    );
  });

const filters = (): StatisticFilter[] => [
  {},
  { subdivisionIds: [story.subdivisionIds[0] ?? 0] },
  { subdivisionIds: [...story.subdivisionIds], isAdaptation: true },
  { objectIds: [story.objectIds[1] ?? 0] },
];

async function say(at: Date | null) {
  const figures = [];
  for (const filter of filters()) figures.push(await figuresOf({ ...filter, at }));
  const people = [];
  for (const kind of KINDS) people.push(await behind({ at }, kind));
  people.push(await behind({ at }, 'assigned', story.subdivisionIds[1] ?? 0));
  return { figures, people };
}

beforeAll(async () => {
  world = await createPeopleWorld();
  story = await createStatisticStory(world, 11);
  for (let step = 0; step < STEPS; step += 1) {
    await story.step();
    if (step % 3 === 0) liveResults.push({ ...(await say(null)), at: await story.moment() });
  }
}, 120_000);

afterAll(() => world.close());

test('the scenario changes every number, up and down', () => {
  const totals = liveResults.map(({ figures: [all] }) => {
    const sum = (key: 'signed' | 'open' | 'refused' | 'overdue') =>
      (all?.byObject ?? []).reduce((total, item) => total + item[key], 0);
    return { signed: sum('signed'), open: sum('open'), refused: sum('refused'), overdue: sum('overdue') };
  });
  for (const key of ['signed', 'open', 'refused', 'overdue'] as const) {
    const changes = totals.map((total, index) => total[key] - (totals[index - 1]?.[key] ?? 0));
    expect([key, changes.some((change) => change > 0), changes.some((change) => change < 0)]).toEqual([
      ...[key, true, true],
    ]);
  }
});

test('any moment has the numbers, the positions and the people that were observed live at it', async () => {
  for (const { at, ...live } of liveResults) expect(await say(at)).toEqual(live);
}, 120_000);

test('they are the same whether all assignments of the moment are counted, or later changes are reverted', async () => {
  for (const { at, figures } of liveResults) {
    const counted = await world.as(null, ({ tx, organizationId }) =>
      objectFigures(tx, organizationId, { at }, true),
    );
    expect(counted).toEqual(figures[0]);
  }
});

test('for now they are the live numbers', async () => {
  expect(await say(await story.moment())).toEqual(await say(null));
});

test('the assignments at any moment match a replay of the events up to it', async () => {
  for (const { at } of liveResults) {
    const replayed = await replayedStatuses(world, at);
    for (const line of await behind({ at }, 'assigned')) {
      const [, id, status] = line.split(',');
      expect([id, status]).toEqual([id, replayed.get(Number(id))]);
    }
  }
}, 60_000);

test('before the first assignment there is nothing', async () => {
  const at = new Date(Date.now() - 86_400_000);
  expect((await figuresOf({ at })).byObject).toEqual([]);
});

test('stored history is written by nobody but the database itself', async () => {
  for (const table of ['assignment_past', 'user_place_past']) {
    await expect(
      world.as(null, ({ tx }) => tx.execute(sql`delete from ${sql.identifier(table)}`)),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
  }
});

test('another organization sees nothing of it', async () => {
  const { organizationId } = await world.system((tx) => aUser(tx));
  const at = liveResults.at(-1)?.at ?? new Date();
  const foreign = await world.database.tenant(organizationId, (tx) =>
    objectFigures(tx, world.organizationId, { at }),
  );
  expect(foreign.byObject).toEqual([]);
});
