import { withClient } from '@server/db/client';
import { type Ask, publishFor } from '@test/e2e/support/published';
import { ask } from '@test/helpers/contract/graphql-client';
import { z } from 'zod';
import { type Figure, median } from '../figures';
import type { World } from '../world';

const MOVED_PEOPLE = 500;
const REGULATIONS = 6;
const previewed = z.object({ subdivisionsUpdatePreview: z.object({ peopleCount: z.number() }) });

/** Moves a branch of 500 people under each of two branches in turn, where rules add and remove assignments. */
export async function measureMoves(world: World): Promise<Figure[]> {
  const ids = await withClient(world.ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into subdivision (organization_id, name)
       select $1, 'Переезд ' || n from generate_series(1, 3) n returning id`,
      [world.organizationId],
    );
    const [from = 0, to = 0, branch = 0] = rows.map(({ id }) => id);
    await client.query('update subdivision set parent_id = $1 where id = $2', [from, branch]);
    await client.query(
      `update users set subdivision_id = $2, is_leader = false, leader_subdivision_id = null
       where id in (select id from users where organization_id = $1 and not is_archive and not is_admin
         order by id desc limit $3)`,
      [world.organizationId, branch, MOVED_PEOPLE],
    );
    return { from, to, branch };
  });
  const rule = `mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }`;
  const anything = z.unknown();
  const admin: Ask = (shape, query, variables) =>
    ask(world.app.url, world.adminToken, shape, query, variables);
  for (let index = 0; index < REGULATIONS; index += 1) {
    // The regulations of the seed are assigned to everybody, wherever they work.
    const name = `Регламент переезда ${index + 1}`;
    const objectId = await publishFor(admin, { name, texts: ['Так здесь работают.'] });
    const place = index % 2 ? ids.from : ids.to;
    const audience = { groups: [{ subdivisionIds: [place], withChildren: true }], exceptUserIds: [] };
    const input = { objectType: 'regulation', objectId, audience, onUnmatch: 'cancel', dueDays: 14 };
    await admin(anything, rule, { rule: input });
  }
  const timed = async <Answer>(shape: z.ZodType<Answer>, query: string, parentId: number) => {
    const begin = performance.now();
    const answer = await admin(shape, query, { s: [{ id: ids.branch, parentId }] });
    return { answer, seconds: (performance.now() - begin) / 1000 };
  };
  const preview =
    'query ($s: [SubdivisionInput!]!) { subdivisionsUpdatePreview(subdivisions: $s) { peopleCount } }';
  const move = 'mutation ($s: [SubdivisionInput!]!) { subdivisionsUpdate(subdivisions: $s) { id } }';
  const previews: number[] = [];
  const moves: number[] = [];
  for (const parentId of [ids.to, ids.from, ids.to]) {
    const shown = await timed(previewed, preview, parentId);
    const { peopleCount } = shown.answer.subdivisionsUpdatePreview;
    if (peopleCount !== MOVED_PEOPLE) throw new Error(`the move concerns ${peopleCount} people`);
    previews.push(shown.seconds);
    moves.push((await timed(anything, move, parentId)).seconds);
  }
  const bar = { kind: 'max' as const, value: 2 };
  const note = `${REGULATIONS} regulations of branches`;
  return [
    {
      name: `moving a branch of ${MOVED_PEOPLE} people, assignments too`,
      value: median(moves),
      unit: 's',
      bar,
      note,
    },
    { name: 'the preview of that move', value: median(previews), unit: 's', bar },
  ];
}
