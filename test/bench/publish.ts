import { z } from 'zod';
import { ask } from '@test/helpers/contract/graphql-client';
import type { World } from './world';

const draftSchema = z.object({ id: z.number(), updatedAt: z.string() });
const createdSchema = z.object({ regulationCreate: z.object({ id: z.number(), draftVersion: draftSchema }) });
const savedSchema = z.object({ regulationDraftSave: draftSchema });
const ruleSchema = z.object({ assignmentRuleSave: z.object({ matchCount: z.number() }) });

/** Publishes a regulation of one clause; returns its id. */
export async function publishOne(world: World, name: string): Promise<number> {
  const { url } = world.app;
  const { regulationCreate: made } = await ask(
    url,
    world.adminToken,
    createdSchema,
    `mutation ($r: RegulationInput!) { regulationCreate(regulation: $r) { id draftVersion { id updatedAt } } }`,
    { r: { name, type: 'regulation' } },
  );
  const { regulationDraftSave: draft } = await ask(
    url,
    world.adminToken,
    savedSchema,
    `mutation ($id: Int!, $c: [ClauseInput!]!, $u: DateTime) {
      regulationDraftSave(id: $id, clauses: $c, updatedAt: $u) { id updatedAt }
    }`,
    {
      id: made.id,
      c: [{ id: 'bench-clause-1', level: 1, html: '<p>Приходить вовремя.</p>' }],
      u: made.draftVersion.updatedAt,
    },
  );
  await ask(
    url,
    world.adminToken,
    z.unknown(),
    `mutation ($p: PublicationInput!) { regulationPublish(publication: $p) { id } }`,
    { p: { id: made.id, draftId: draft.id, draftUpdatedAt: draft.updatedAt, significance: 'major' } },
  );
  return made.id;
}

/** Assigns a regulation to everybody; returns their number. */
export async function assignToAll({ app, adminToken }: World, id: number): Promise<number> {
  const { assignmentRuleSave } = await ask(
    app.url,
    adminToken,
    ruleSchema,
    `mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { matchCount } }`,
    {
      rule: {
        objectType: 'regulation',
        objectId: id,
        audience: { groups: [{ all: true }], exceptUserIds: [] },
        dueDays: 5,
      },
    },
  );
  return assignmentRuleSave.matchCount;
}

/** Publishes a regulation and assigns it to everybody; returns its id. */
export async function publishToEverybody(world: World, name: string): Promise<number> {
  const id = await publishOne(world, name);
  await assignToAll(world, id);
  return id;
}
