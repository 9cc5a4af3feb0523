import { withClient } from '@server/db/client';
import { ask } from '@test/helpers/graphql-client';
import { z } from 'zod';
import { type Figure, median } from './figures';
import type { World } from './world';

const MOVED_PEOPLE = 500;

/** A branch of 500 people under each of two branches in turn, where rules give and take what they owe. */
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
    const { rows: objects } = await client.query<{ id: number }>(
      `select id from regulation where organization_id = $1 and status = 'published' order by id limit 6`,
      [world.organizationId],
    );
    return { from, to, branch, objects: objects.map(({ id }) => id) };
  });
  const rule = `mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }`;
  const anything = z.unknown();
  for (const [index, objectId] of ids.objects.entries()) {
    const place = index % 2 ? ids.from : ids.to;
    const audience = { groups: [{ subdivisionIds: [place], withChildren: true }], exceptUserIds: [] };
    const input = { objectType: 'regulation', objectId, audience, onUnmatch: 'cancel', dueDays: 14 };
    await ask(world.app.url, world.adminToken, anything, rule, { rule: input });
  }
  const timed = async (query: string, parentId: number) => {
    const begin = performance.now();
    await ask(world.app.url, world.adminToken, anything, query, { s: [{ id: ids.branch, parentId }] });
    return (performance.now() - begin) / 1000;
  };
  const preview =
    'query ($s: [SubdivisionInput!]!) { subdivisionsUpdatePreview(subdivisions: $s) { peopleCount } }';
  const move = 'mutation ($s: [SubdivisionInput!]!) { subdivisionsUpdate(subdivisions: $s) { id } }';
  const previews: number[] = [];
  const moves: number[] = [];
  for (const parentId of [ids.to, ids.from, ids.to]) {
    previews.push(await timed(preview, parentId));
    moves.push(await timed(move, parentId));
  }
  const bar = { kind: 'max' as const, value: 2 };
  const note = `${ids.objects.length} regulations of branches`;
  return [
    {
      name: `moving a branch of ${MOVED_PEOPLE} people, obligations too`,
      value: median(moves),
      unit: 's',
      bar,
      note,
    },
    { name: 'the preview of that move', value: median(previews), unit: 's', bar },
  ];
}
