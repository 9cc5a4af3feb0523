import { z } from 'zod';
import type { AnyQuestion } from '@domain/questions/question';
import type { Settings } from '@server/modules/tests/test-version';
import { ask } from './graphql-client';

const draftSchema = z.object({ id: z.number(), updatedAt: z.string() });

/** A test that is published over the API, as an author does it. Answers its id. */
export async function publishTest(
  url: string,
  token: string,
  test: { name: string; questions: readonly AnyQuestion[]; settings: Settings },
): Promise<number> {
  const { name, questions, settings } = test;
  const created = z.object({ testCreate: z.object({ id: z.number() }) });
  const { testCreate } = await ask(
    url,
    token,
    created,
    'mutation ($test: TestInput!) { testCreate(test: $test) { id } }',
    { test: { name } },
  );
  const { id } = testCreate;
  const { testDraftSave: draft } = await ask(
    url,
    token,
    z.object({ testDraftSave: draftSchema }),
    `mutation ($id: Int!, $questions: [TestQuestion!]!, $settings: TestSettingsInput!) {
      testDraftSave(id: $id, questions: $questions, settings: $settings, isForce: true) { id updatedAt } }`,
    { id, questions, settings },
  );
  await ask(
    url,
    token,
    z.unknown(),
    'mutation ($p: PublicationInput!) { testPublish(publication: $p) { id } }',
    { p: { id, draftId: draft.id, draftUpdatedAt: draft.updatedAt, significance: 'major' } },
  );
  return id;
}

/** Everybody owes it from now on, or these people. */
export async function assignTest(
  url: string,
  token: string,
  id: number,
  group: { all: true } | { userIds: number[] },
): Promise<void> {
  await ask(
    url,
    token,
    z.unknown(),
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    {
      rule: {
        ...{ objectType: 'test', objectId: id, dueDays: 5, onUnmatch: 'cancel' },
        audience: { groups: [group], exceptUserIds: [] },
      },
    },
  );
}
