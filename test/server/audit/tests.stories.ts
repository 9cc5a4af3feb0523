import type { AnyQuestion } from '@domain/questions/question';
import type { UserRow } from '@server/modules/employees/employees.tables';
import {
  aChoice,
  aDraft,
  anEssay,
  aPaper,
  aPdf,
  aTest,
  publish,
  rightAnswer,
  saveQuestions,
  SETTINGS,
  TAB,
  takers,
} from '../tests/support';
import { picture } from '../regulations/content-support';
import { withoutHistory, type Stories, type StoryWorld } from './story';

/** An attempt that a person has started at a test with an essay. */
async function begun(world: StoryWorld): Promise<{ as: UserRow; id: number; attemptId: number }> {
  const as = await world.person();
  const { id } = await aTest(world, [as], [aChoice(), anEssay()]);
  return { as, id, attemptId: (await takers(world).start(as, id)).id };
}

/** An attempt whose essay waits for an expert. */
async function waiting(world: StoryWorld): Promise<number> {
  const { as, attemptId } = await begun(world);
  await takers(world).answer(as, attemptId, 'essay', { type: 'openText', text: 'Склад' });
  await takers(world).submit(as, attemptId);
  return attemptId;
}

/** A person without attempts at a test. */
async function exhausted(world: StoryWorld): Promise<{ as: UserRow; id: number }> {
  const as = await world.person();
  const { id } = await aTest(world, [as], undefined, { attemptsMax: 1 });
  await takers(world).take(as, id, {});
  return { as, id };
}

/** A question in the bank. */
async function inBank({ get, admin }: StoryWorld, question: AnyQuestion): Promise<number> {
  await get(
    admin,
    'mutation ($questions: [TestQuestion!]!) { testBankAdd(questions: $questions) { count } }',
    { questions: [question] },
  );
  const { testBank } = await get<{ testBank: { items: { id: number }[] } }>(
    admin,
    'query ($search: String) { testBank(search: $search) { items { id } } }',
    { search: question.id },
  );
  return testBank.items[0]?.id ?? 0;
}

/** Calls of test mutations. */
export const testStories: Stories = {
  testCreate: {
    writes: ['create test'],
    call: () => ({ variables: { test: { name: 'Касса' } } }),
  },
  testUpdate: {
    writes: ['update test'],
    call: async (world) => ({ variables: { test: { id: (await aDraft(world)).id, name: 'Склад' } } }),
  },
  testDelete: {
    writes: ['delete test'],
    call: async (world) => ({ variables: { id: (await aDraft(world)).id } }),
  },
  testDraftSave: withoutHistory(
    'questions are written as they come; what is published is told',
    async (world) => ({
      variables: {
        id: (await aDraft(world)).id,
        questions: [aChoice('q2')],
        settings: SETTINGS,
        isForce: true,
      },
    }),
  ),
  testPictureAdd: withoutHistory('a picture belongs to the question that is saved with it', async (world) => {
    const { name, bytes } = await picture();
    return {
      variables: { id: (await aDraft(world)).id, file: null },
      files: { 'variables.file': { name, bytes } },
    };
  }),
  testDraftDiscard: {
    writes: ['update test'],
    call: async (world) => {
      const draft = await aDraft(world);
      await publish(world, draft);
      await saveQuestions(world, draft.id, [aChoice('q2')]);
      return { variables: { id: draft.id } };
    },
  },
  testRepetitionAnswer: withoutHistory('it counts nowhere, and nobody else ever reads it', async (world) => {
    const as = await world.person();
    const { id: testId } = await aTest(world, [as]);
    await takers(world).take(as, testId, { q1: rightAnswer() });
    await world.system((tx) =>
      tx.execute(`update test_repetition set due_on = due_on - 3 where user_id = ${as.id}`),
    );
    return { as, variables: { answer: { testId, questionId: 'q1', answer: rightAnswer() } } };
  }),
  testRepetitionSwitch: withoutHistory(
    'whether somebody wants to be asked is theirs alone',
    async (world) => ({
      ...{ as: await world.person(), variables: { isOn: false } },
    }),
  ),
  testBankAdd: {
    writes: ['create testBankQuestion'],
    call: () => ({ variables: { questions: [aChoice('bank-story')] } }),
  },
  testBankUpdate: {
    writes: ['update testBankQuestion'],
    call: async (world) => {
      const question = aChoice('bank-changed');
      return { variables: { id: await inBank(world, question), question: { ...question, text: 'Иначе?' } } };
    },
  },
  testBankArchive: {
    writes: ['archive testBankQuestion'],
    call: async (world) => ({ variables: { id: await inBank(world, aChoice('bank-old')), isArchive: true } }),
  },
  testBankArchiveMany: {
    writes: ['archive testBankQuestion'],
    call: async (world) => {
      await inBank(world, aChoice('bank-many'));
      return { variables: { questionIds: ['bank-many'], isArchive: true } };
    },
  },
  testTableRead: withoutHistory('a table becomes rows to look at', () => ({
    variables: { file: null },
    files: { 'variables.file': { name: 'Вопросы.csv', bytes: Buffer.from('Вопрос;Ответ\nКто?;Кассир') } },
  })),
  testPublish: {
    writes: ['publish test'],
    call: async (world) => {
      const { id, draftId, updatedAt } = await aDraft(world);
      return {
        variables: { publication: { id, draftId, draftUpdatedAt: updatedAt, significance: 'major' } },
      };
    },
  },
  testPublishPreview: withoutHistory(
    'nothing is changed: it says what publishing would do',
    async (world) => ({
      variables: { id: (await aDraft(world)).id, significance: 'major' },
    }),
  ),
  testAttemptStart: {
    writes: ['attemptStart test', 'open test'],
    call: async (world) => {
      const as = await world.person();
      return { as, variables: { testId: (await aTest(world, [as])).id, tab: TAB } };
    },
  },
  testAnswerSave: withoutHistory(
    'answers stand in the record of the attempt when it has ended',
    async (world) => {
      const { as, attemptId } = await begun(world);
      return {
        as,
        variables: { answer: { attemptId, tab: TAB, questionId: 'q1', seq: 1, answer: rightAnswer() } },
      };
    },
  ),
  testAttemptSubmit: {
    writes: ['attemptFinish test'],
    call: async (world) => {
      const { as, attemptId } = await begun(world);
      return { as, variables: { attemptId, tab: TAB } };
    },
  },
  testAnswerFileAdd: withoutHistory('a file is nothing until an answer names it', async (world) => {
    const as = await world.person();
    const { id } = await aTest(world, [as], [aPaper()]);
    const { id: attemptId } = await takers(world).start(as, id);
    return {
      as,
      variables: { upload: { attemptId, questionId: 'paper', tab: TAB }, file: null },
      files: { 'variables.file': { name: 'Акт.pdf', bytes: aPdf() } },
    };
  }),
  testAnswerGrade: {
    writes: ['grade test'],
    call: async (world) => ({
      variables: { grade: { attemptId: await waiting(world), questionId: 'essay', points: 100 } },
    }),
  },
  testAttemptAsk: {
    writes: ['update test'],
    call: async (world) => {
      const { as, id } = await exhausted(world);
      return { as, variables: { testId: id, text: 'Отключили свет' } };
    },
  },
  testAttemptRequestDecline: {
    writes: ['update test'],
    call: async (world) => {
      const { as, id } = await exhausted(world);
      const request = await takers(world).ask(as, id, 'Отключили свет');
      return { variables: { id: request.id, reason: 'Сначала прочтите регламент' } };
    },
  },
  testMinutesGrant: {
    writes: ['update test'],
    call: async (world) => {
      const { attemptId } = await begun(world);
      return { variables: { grant: { attemptId, minutes: 5, reason: 'Сбой связи' } } };
    },
  },
  testRegrade: {
    writes: ['regrade test'],
    call: async (world) => {
      const { id, versionId } = await aTest(world, [], [aChoice(), aChoice('q2')]);
      return {
        variables: {
          regrade: {
            ...{ testId: id, versionId, questionId: 'q1', answer: null, isOnly: false },
            ...{ mayTakePasses: false, reason: 'Вопрос задан неточно' },
          },
          clientKey: `regrade-${id}`,
        },
      };
    },
  },
  testAttemptsGrant: {
    writes: ['update test'],
    call: async (world) => {
      const { as, id } = await begun(world);
      return { variables: { grant: { testId: id, userId: as.id, attempts: 1, reason: 'Сбой связи' } } };
    },
  },
};
