import { z } from 'zod';
import { withClient } from '@server/db/client';
import { type Ask, publishChanged, publishFor } from '@test/e2e/support/published';
import { ask } from '@test/helpers/contract/graphql-client';
import { publishQualification } from '@test/helpers/worlds/published-qualification';
import { type Figure, median } from '../figures';
import { timed } from '../load';
import type { World } from '../world';

const COMPONENTS = 12;
const CHANGES = 3;
const ruleSchema = z.object({ assignmentRuleSave: z.object({ matchCount: z.number() }) });

/** Counts the resulting rows, to verify that a figure measures what it claims. */
async function countOf(world: World, query: string, values: unknown[]): Promise<number> {
  return withClient(world.ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ count: number }>(query, values);
    return rows[0]?.count ?? 0;
  });
}

/** Completes all components for everybody and issues the certificates: preparation, never measured. */
async function certifyAll({ ownerUrl, organizationId }: World, qualificationId: number): Promise<void> {
  await withClient(ownerUrl, 'bench', async (client) => {
    const values = [organizationId, qualificationId];
    await client.query(
      `update assignment a set status = 'done', completed_at = now(), opened_at = now(), progress = 100
       where a.organization_id = $1 and a.status = 'assigned' and ((a.object_type = 'qualification' and a.object_id = $2)
         or exists (select from assignment_demand d where d.organization_id = $1 and d.source_id = $2
           and d.user_id = a.user_id and d.object_type = a.object_type and d.object_id = a.object_id))`,
      values,
    );
    await client.query(
      `with done as (
         select q.user_id, q.id, jsonb_agg(jsonb_build_object('itemId', 'i', 'objectType', a.object_type, 'objectId', a.object_id,
           'assignmentId', a.id, 'versionId', a.version_id)) as evidence
         from assignment q
         join assignment_demand d on d.organization_id = $1 and d.source_id = $2 and d.user_id = q.user_id
         join assignment a on a.organization_id = $1 and a.user_id = d.user_id and a.object_type = d.object_type
           and a.object_id = d.object_id and a.is_current
         where q.organization_id = $1 and q.object_type = 'qualification' and q.object_id = $2 and q.is_current
         group by q.user_id, q.id),
       given as (
         insert into qualification_award (organization_id, qualification_id, version_id, user_id, assignment_id, number, token,
           issued_at, issued_on, valid_until, evidence)
         select $1, q.id, q.current_version_id, d.user_id, d.id, 'Б-' || q.id || '-' || d.user_id,
           md5(q.id || '-' || d.user_id), now(), current_date, current_date + 365, d.evidence
         from done d cross join qualification q where q.organization_id = $1 and q.id = $2
         returning id, user_id)
       insert into qualification_award_state (organization_id, award_id, qualification_id, user_id)
       select $1, id, $2, user_id from given`,
      values,
    );
    await client.query(`delete from assignment_demand where organization_id = $1 and source_id = $2`, values);
    await client.query(
      'vacuum analyze assignment, assignment_demand, qualification_award, qualification_award_state',
    );
  });
}

/**
 * Measures assigning a qualification of twelve components to everybody; then a substantial change of one of them for all its
 * holders.
 */
export async function measureQualifications(world: World): Promise<Figure[]> {
  const { app, adminToken, organizationId } = world;
  const admin: Ask = (shape, query, variables) => ask(app.url, adminToken, shape, query, variables);
  const components = [];
  for (let index = 0; index < COMPONENTS; index += 1) {
    const objectId = await publishFor(admin, { name: `Состав ${index + 1}`, texts: ['Так здесь работают.'] });
    components.push({ objectType: 'regulation' as const, objectId });
  }
  const objectId = Number(await publishQualification(app.url, adminToken, components));
  const audience = { groups: [{ all: true }], exceptUserIds: [] };
  const rule = { objectType: 'qualification', objectId, audience, dueDays: 30 };
  let people = 0;
  const giving = await timed(async () => {
    const saved = await admin(
      ruleSchema,
      'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { matchCount } }',
      { rule },
    );
    people = saved.assignmentRuleSave.matchCount;
  });
  const owed = await countOf(
    world,
    `select count(*)::int as count from assignment_demand where organization_id = $1 and source_id = $2`,
    [organizationId, objectId],
  );
  if (owed !== people * COMPONENTS) throw new Error(`${people} people owe ${owed} components`);
  await certifyAll(world, objectId);
  const deltas: number[] = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    const changed = components[change]?.objectId ?? 0;
    deltas.push(await timed(() => publishChanged(admin, changed, [`Изменение ${change}.`])));
    const conditional = await countOf(
      world,
      `select count(*)::int as count from qualification_award_state s join assignment a on a.organization_id = $1
         and a.user_id = s.user_id and a.object_type = 'regulation' and a.object_id = $3 and a.status = 'resign'
       where s.organization_id = $1 and s.qualification_id = $2 and s.state = 'conditional'`,
      [organizationId, objectId, changed],
    );
    if (conditional !== people) throw new Error(`the change concerns ${conditional} of ${people} people`);
  }
  return [
    {
      name: `a qualification of ${COMPONENTS} components to ${people} people`,
      value: giving / 1000,
      unit: 's',
      bar: { kind: 'max', value: 15 },
      note: `one stage: ${owed} components are owed at once`,
    },
    {
      name: `its delta: a component changes under ${people} holders`,
      value: median(deltas) / 1000,
      unit: 's',
      bar: { kind: 'max', value: 5 },
      note: 'publishing with it',
    },
  ];
}
