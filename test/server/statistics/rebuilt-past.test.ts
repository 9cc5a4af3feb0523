import { sql } from 'drizzle-orm';
import type { StatisticKind } from '@server/graphql/generated/types';
import { peopleBehind } from '@server/modules/statistics/people.read-model';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';
import { createStatisticStory } from '@test/helpers/worlds/statistic-story';

/** For the time before stored history, only the events are known. */

let world: PeopleWorld;
beforeAll(async () => {
  world = await createPeopleWorld();
}, 60_000);
afterAll(() => world.close());

const KINDS: readonly StatisticKind[] = ['assigned', 'signed', 'notSigned', 'refused'];

const lists = (at: Date) =>
  world.as(null, async ({ tx, organizationId }) => {
    const said = [];
    for (const kind of KINDS) {
      const number = { filter: { at }, objectId: null, subdivisionId: null, kind, search: '' };
      const { items } = await peopleBehind(tx, organizationId, number, { limit: 500, offset: 0 });
      said.push(items.map(({ assignment: { id, status, completedAt } }) => [id, status, completedAt]));
    }
    return said;
  });

const rebuild = (organizationId: number) =>
  world.system((tx) => tx.execute(sql`select rebuild_assignment_past(${organizationId})`));

test('the past rebuilt from the events matches the stored one, as far as the events go', async () => {
  // A dismissal, an archived object or a moved date is not an event of an assignment.
  const story = await createStatisticStory(world, 5, ['leave', 'archive', 'hurry', 'postpone']);
  const moments = [];
  for (let step = 0; step < 80; step += 1) {
    await story.step();
    if (step % 4 === 0) moments.push(await story.moment());
  }
  const kept = [];
  for (const at of moments) kept.push(await lists(at));
  expect(kept.at(-1)?.[1]?.length).toBeGreaterThan(2);
  await rebuild(world.organizationId);
  for (const [index, at] of moments.entries()) expect(await lists(at)).toEqual(kept[index]);
}, 120_000);

test('an assignment with an end but no event for it, as in imported history, was open until that end', async () => {
  const { organizationId, admin } = world;
  await world.system((tx) =>
    tx.execute(sql`
      insert into assignment (organization_id, user_id, object_type, object_id, status, created_at, start_at, completed_at)
      values (${organizationId}, ${admin.userId}, 'regulation', 77, 'done', now() - interval '9 days',
        now() - interval '9 days', now() - interval '4 days')`),
  );
  await rebuild(organizationId);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const statusOf = async (at: Date) => (await lists(at))[0]?.map(([, status]) => status);
  expect(await statusOf(daysAgo(10))).toEqual([]);
  expect(await statusOf(daysAgo(6))).toEqual(['assigned']);
  expect(await statusOf(daysAgo(2))).toEqual(['done']);
});

test('a tenant cannot rebuild it', async () => {
  await expect(
    world.as(null, ({ tx, organizationId }) =>
      tx.execute(sql`select rebuild_assignment_past(${organizationId})`),
    ),
  ).rejects.toMatchObject({ cause: { code: '42501' } });
});
