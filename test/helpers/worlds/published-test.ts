import { z } from 'zod';
import type { AnyQuestion } from '@domain/questions/question';
import type { Settings } from '@server/modules/tests/test-version';
import { ask } from '../contract/graphql-client';

/** One question with one right answer decides, with the simplest settings otherwise. */
export const PLAIN_SETTINGS: Settings = {
  ...{ passPercent: 100, attemptsMax: 1, limitMinutes: 0, delayHours: 0, grading: 'best' },
  ...{ shuffleQuestions: false, shuffleAnswers: false },
  review: { score: 'immediately', correctness: 'immediately', key: 'never', explanation: 'never' },
};

/** A single choice question: the first option is right. Options are given as ids and texts. */
export const singleChoice = (
  id: string,
  text: string,
  options: readonly { id: string; text: string }[],
): AnyQuestion => ({
  ...{ id, text, type: 'single', points: 100, isShuffled: false },
  task: { options: [...options] },
  key: { rightIds: options.slice(0, 1).map((option) => option.id) },
  explained: { explanation: '', feedback: {} },
});

const draftSchema = z.object({ id: z.number(), updatedAt: z.string() });

/** Publishes a test through the API, as an author does. Returns its id. */
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

/** Assigns it to everybody, or to these people. */
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
