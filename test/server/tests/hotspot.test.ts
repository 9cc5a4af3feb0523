import type { AnyQuestion } from '@domain/questions/question';
import { anOrganization } from '@test/factories/organization.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import {
  addPicture,
  aChoice,
  aDraft,
  aHotspot,
  assign,
  type Attempt,
  publish,
  saveQuestions,
  SETTINGS,
  takers,
} from './support';
import { allTexts, expectNoKey } from './walk';

// Questions with a picture: ownership of the picture, access to it, and grading of a mark.

let workspace: Workspace;
let people: ReturnType<typeof takers>;

beforeAll(async () => {
  workspace = await openWorkspace();
  people = takers(workspace);
});
afterAll(() => workspace.stop());

const SAVE = `mutation ($id: Int!, $questions: [TestQuestion!]!, $settings: TestSettingsInput!) {
  testDraftSave(id: $id, questions: $questions, settings: $settings, isForce: true) { id } }`;
const shown = {
  score: 'immediately',
  correctness: 'immediately',
  key: 'afterPass',
  explanation: 'never',
} as const;

/** A published test whose only question shows a picture. */
async function pictureTest(isMany = false, takenBy = [workspace.admin]) {
  const { id } = await aDraft(workspace, []);
  const imageId = await addPicture(workspace, id);
  await publish(
    workspace,
    await saveQuestions(workspace, id, [aHotspot(imageId, 'spot', isMany)], {
      review: shown,
      attemptsMax: 3,
    }),
  );
  await assign(workspace, id, takenBy);
  return { id, imageId };
}

const marked = (...spots: [number, number][]) => ({
  spot: { type: 'hotspot' as const, spots: spots.map(([x, y]) => ({ x, y })) },
});

test('a mark within any region is right, outside them wrong; regions and picture are shown once the settings allow', async () => {
  const person = await workspace.person();
  const { id, imageId } = await pictureTest(false, [person]);
  const PICTURES = 'query ($id: Int!) { testAttempt(id: $id) { pictures { id details { path } } } }';
  const pictures = async (attemptId: number) =>
    (
      await workspace.get<{ testAttempt: { pictures: { id: number; details: { path: string } }[] } }>(
        person,
        PICTURES,
        { id: attemptId },
      )
    ).testAttempt.pictures;
  const open = await people.start(person, id);
  const [asked] = await pictures(open.id);
  expect(asked).toMatchObject({ id: imageId });
  // Signed, for this session only.
  expect(asked?.details.path).toMatch(/signature=/);
  const failed = await people.take(person, id, marked([500, 500]));
  expect(failed).toMatchObject({ isPassed: false, review: [{ outcome: 'wrong', key: null }] });
  expect(await pictures(failed.id)).toMatchObject([{ id: imageId }]);
  const passed = await people.take(person, id, marked([750, 800]));
  expect(passed).toMatchObject({ isPassed: true, review: [{ outcome: 'right' }] });
  expect(passed.review[0]?.key).toMatchObject({ regions: [{ x: 100 }, { x: 700 }] });
});

test('a taker’s data contains no region: neither in the questions nor beside the pictures that they may see', async () => {
  const never = { score: 'never', correctness: 'never', key: 'never', explanation: 'never' } as const;
  const person = await workspace.person();
  const { id: testId } = await aDraft(workspace, []);
  const imageId = await addPicture(workspace, testId);
  const versionId = await publish(
    workspace,
    await saveQuestions(workspace, testId, [aHotspot(imageId)], { review: never }),
  );
  expect(versionId).toBeGreaterThan(0);
  await assign(workspace, testId, [person]);
  const open = await people.start(person, testId);
  const ask = async () =>
    workspace.get(
      person,
      `query ($id: Int!, $attempt: Int!) {
        test(id: $id) { name pictures { id } currentVersion { questions } versions { questions } draftVersion { questions }
          myAttempts { pictures { id } review { question key } } }
        testAttempt(id: $attempt) { questions pictures { id name details { path } } review { question answer key } }
      }`,
      { id: testId, attempt: open.id },
    );
  const expectNoRegion = (value: unknown) => {
    expectNoKey(value);
    expect(allTexts(value).filter((word) => ['regions', 'width', 'height'].includes(word))).toEqual([]);
  };
  expect(open.questions).toMatchObject([{ task: { imageId, alt: 'Торговый зал', isMany: false } }]);
  expectNoRegion(open);
  const asked = await ask();
  expectNoRegion(asked);
  expect(asked).toMatchObject({ test: { pictures: [] }, testAttempt: { pictures: [{ id: imageId }] } });
  await people.answer(person, open.id, 'spot', { type: 'hotspot', spots: [{ x: 150, y: 150 }] });
  expectNoRegion(await people.submit(person, open.id));
  const over = await ask();
  expectNoRegion(over);
  // None of it is shown any more: its picture neither.
  expect(over).toMatchObject({ testAttempt: { pictures: [], review: [] } });
});

test('when every region has to be marked, half of them gives half of the points', async () => {
  const person = await workspace.person();
  const { id } = await pictureTest(true, [person]);
  expect(await people.take(person, id, marked([150, 150]))).toMatchObject({ points: 50, isPassed: false });
  expect(await people.take(person, id, marked([150, 150], [750, 750]))).toMatchObject({ points: 100 });
});

test('marks are stored as saved; two where one is required, and one outside of the picture, are no answer', async () => {
  const person = await workspace.person();
  const { id } = await pictureTest(false, [person]);
  const { id: attemptId } = await people.start(person, id);
  await people.answer(person, attemptId, 'spot', marked([420, 300]).spot);
  for (const wrong of [marked([1, 1], [2, 2]), marked([1001, 0])]) {
    await expect(people.answer(person, attemptId, 'spot', wrong.spot, { seq: 2 })).rejects.toThrow();
  }
  const again: Attempt = await people.start(person, id, 'another-tab-1');
  expect(again.answers).toMatchObject([{ questionId: 'spot', answer: { spots: [{ x: 420, y: 300 }] } }]);
});

test('a picture of another test, of another organization, or of nobody is rejected on its question', async () => {
  const mine = await aDraft(workspace, [aChoice()]);
  const other = await addPicture(workspace, (await aDraft(workspace, [])).id);
  const organization = await workspace.system((tx) => anOrganization(tx, { name: 'Южный ветер' }));
  const stranger = await workspace.person({ organizationId: organization.id, isAdmin: true });
  const elsewhere = { ...workspace, admin: stranger };
  const foreign = await addPicture(elsewhere, (await aDraft(elsewhere, [])).id);
  for (const imageId of [other, foreign, 2_147_483_647]) {
    const variables = { id: mine.id, questions: [aChoice(), aHotspot(imageId)], settings: SETTINGS };
    expect(await workspace.rejection(workspace.admin, SAVE, variables)).toMatchObject({
      ...{ code: 'regulation.pictureUnknown', field: 'questions.1', params: { number: 2 } },
    });
  }
  const { test: kept } = await workspace.get<{ test: { draftVersion: { questions: unknown[] } } }>(
    workspace.admin,
    'query ($id: Int!) { test(id: $id) { draftVersion { questions } } }',
    { id: mine.id },
  );
  expect(kept.draftVersion.questions).toHaveLength(1);
});

test('a person who may not edit the test neither adds a picture nor sees which ones it has', async () => {
  const { id, imageId } = await pictureTest();
  const stranger = await workspace.person();
  await expect(addPicture(workspace, id, undefined, stranger)).rejects.toThrow('notFound');
  for (const image of [imageId, imageId + 1_000]) {
    const variables = { id, questions: [aHotspot(image)], settings: SETTINGS };
    expect((await workspace.rejection(stranger, SAVE, variables)).code).toBe('notFound');
  }
});

test('a picture sent twice is stored once', async () => {
  const { id } = await aDraft(workspace, []);
  const first = await addPicture(workspace, id, 'key-of-a-picture');
  expect(await addPicture(workspace, id, 'key-of-a-picture')).toBe(first);
});

test('other people’s attempts show their pictures only to those who see the full report, once they are over', async () => {
  const person = await workspace.person();
  const { id, imageId } = await pictureTest(false, [person]);
  const { id: attemptId } = await people.start(person, id);
  const ask = 'query ($id: Int!) { testAttempt(id: $id) { pictures { id } } }';
  expect(await workspace.get(workspace.admin, ask, { id: attemptId })).toEqual({
    testAttempt: { pictures: [] },
  });
  expect(await workspace.get(await workspace.person(), ask, { id: attemptId })).toEqual({
    testAttempt: null,
  });
  await people.submit(person, attemptId);
  expect(await workspace.get(workspace.admin, ask, { id: attemptId })).toMatchObject({
    testAttempt: { pictures: [{ id: imageId }] },
  });
});

const BANK_ADD = 'mutation ($questions: [TestQuestion!]!) { testBankAdd(questions: $questions) { count } }';
const BANK = '{ testBank { items { id question pictures { id details { path } } } } }';

interface Bank {
  testBank: { items: { id: number; question: AnyQuestion; pictures: { id: number }[] }[] };
}

const inBank = async (questionId: string) =>
  (await workspace.get<Bank>(workspace.admin, BANK)).testBank.items.find(
    ({ question }) => question.id === questionId,
  );

test('a question goes into the bank with its picture, and into another test, whose picture it is from then on', async () => {
  const { imageId } = await pictureTest();
  await workspace.get(workspace.admin, BANK_ADD, { questions: [aHotspot(imageId, 'banked')] });
  expect((await inBank('banked'))?.pictures).toMatchObject([{ id: imageId }]);
  const other = await aDraft(workspace, []);
  // Both editors save at once, and then again: there is only one picture.
  await Promise.all([1, 2].map(() => saveQuestions(workspace, other.id, [aHotspot(imageId, 'banked')])));
  const person = await workspace.person();
  await publish(workspace, await saveQuestions(workspace, other.id, [aHotspot(imageId, 'banked')]));
  const { test: taken } = await workspace.get<{ test: { pictures: { id: number }[] } }>(
    workspace.admin,
    'query ($id: Int!) { test(id: $id) { pictures { id } } }',
    { id: other.id },
  );
  expect(taken.pictures).toEqual([{ id: imageId }]);
  await assign(workspace, other.id, [person]);
  const { id: attemptId } = await people.start(person, other.id);
  const ask = 'query ($id: Int!) { testAttempt(id: $id) { pictures { id } } }';
  expect(await workspace.get(person, ask, { id: attemptId })).toEqual({
    testAttempt: { pictures: [{ id: imageId }] },
  });
});

test('what is drawn from the bank shows its picture, and is graded by its regions', async () => {
  const { imageId } = await pictureTest();
  const tagged = { ...aHotspot(imageId, 'tagged'), tags: ['зал'] };
  await workspace.get(workspace.admin, BANK_ADD, { questions: [tagged] });
  const { id } = await aDraft(workspace, []);
  const { testDraftSave: draft } = await workspace.get<{ testDraftSave: { id: number; updatedAt: string } }>(
    workspace.admin,
    `mutation ($id: Int!, $settings: TestSettingsInput!, $draws: [TestDrawInput!]) {
      testDraftSave(id: $id, questions: [], settings: $settings, draws: $draws, isForce: true) { id updatedAt } }`,
    {
      id,
      settings: SETTINGS,
      draws: [{ id: 'd1', count: 1, tags: ['зал'], difficultyFrom: 1, difficultyTo: 5, isPassedLast: false }],
    },
  );
  await publish(workspace, { id, draftId: draft.id, updatedAt: draft.updatedAt });
  const person = await workspace.person();
  await assign(workspace, id, [person]);
  const { id: attemptId } = await people.start(person, id);
  expect(
    await workspace.get(person, 'query ($id: Int!) { testAttempt(id: $id) { pictures { id } } }', {
      id: attemptId,
    }),
  ).toEqual({ testAttempt: { pictures: [{ id: imageId }] } });
  await people.answer(person, attemptId, 'tagged', { type: 'hotspot', spots: [{ x: 150, y: 150 }] });
  expect(await people.submit(person, attemptId)).toMatchObject({ isPassed: true });
});

test('the bank takes no picture of somebody else’s test, and gives none to who does not see its question', async () => {
  const { imageId } = await pictureTest();
  const author = await workspace.withRights({ employees: { read: true, write: true } });
  const leader = await workspace.person({ isLeader: true });
  expect(
    await workspace.rejection(leader, BANK_ADD, { questions: [aHotspot(imageId, 'theirs')] }),
  ).toMatchObject({ code: 'regulation.pictureUnknown', field: 'questions.0', params: { number: 1 } });
  expect(
    await workspace.rejection(author, BANK_ADD, { questions: [aHotspot(2_147_483_647, 'nobody')] }),
  ).toMatchObject({ code: 'regulation.pictureUnknown' });
  await workspace.get(workspace.admin, BANK_ADD, { questions: [aHotspot(imageId, 'admins')] });
  const { testCreate } = await workspace.get<{ testCreate: { id: number } }>(
    leader,
    'mutation ($test: TestInput!) { testCreate(test: $test) { id } }',
    { test: { name: 'Свой' } },
  );
  const variables = { id: testCreate.id, questions: [aHotspot(imageId, 'admins')], settings: SETTINGS };
  expect(await workspace.rejection(leader, SAVE, variables)).toMatchObject({
    code: 'regulation.pictureUnknown',
  });
});

test('another picture of a question of the bank is one of a test that its author edits', async () => {
  const { id, imageId } = await pictureTest();
  await workspace.get(workspace.admin, BANK_ADD, { questions: [aHotspot(imageId, 'changed')] });
  const stored = await inBank('changed');
  const next = await addPicture(workspace, id);
  const UPDATE =
    'mutation ($id: Int!, $question: TestQuestion!) { testBankUpdate(id: $id, question: $question) { pictures { id } } }';
  const update = (image: number) => ({ id: stored?.id, question: aHotspot(image, 'changed') });
  expect(await workspace.rejection(workspace.admin, UPDATE, update(2_147_483_647))).toMatchObject({
    ...{ code: 'regulation.pictureUnknown', field: 'question' },
  });
  expect(await workspace.get(workspace.admin, UPDATE, update(next))).toEqual({
    testBankUpdate: { pictures: [{ id: next }] },
  });
});

test('a regrading does not take such a question: it says so', async () => {
  const { id } = await pictureTest();
  const { test } = await workspace.get<{ test: { currentVersion: { id: number } } }>(
    workspace.admin,
    'query ($id: Int!) { test(id: $id) { currentVersion { id } } }',
    { id },
  );
  const regrade = {
    ...{ testId: id, versionId: test.currentVersion.id, questionId: 'spot', reason: 'Верно и там' },
    ...{ answer: marked([500, 500]).spot, isOnly: false, mayTakePasses: false },
  };
  const refused = await workspace.rejection(
    workspace.admin,
    'mutation ($regrade: TestRegradeInput!) { testRegrade(regrade: $regrade) { id } }',
    { regrade },
  );
  expect(refused.code).toBe('test.regradeWrong');
});
