import { anOrganization } from '@test/factories/organization.factory';
import { openCabinet, type Cabinet } from '@test/helpers/cabinet';
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
import { everything, expectNoKey } from './walk';

// Questions that show a picture: whose picture it may be, who is given it, and what a mark is worth.

let cabinet: Cabinet;
let people: ReturnType<typeof takers>;

beforeAll(async () => {
  cabinet = await openCabinet();
  people = takers(cabinet);
});
afterAll(() => cabinet.stop());

const SAVE = `mutation ($id: Int!, $questions: [TestQuestion!]!, $settings: TestSettingsInput!) {
  testDraftSave(id: $id, questions: $questions, settings: $settings, isForce: true) { id } }`;
const shown = {
  score: 'immediately',
  correctness: 'immediately',
  key: 'afterPass',
  explanation: 'never',
} as const;

/** A published test whose one question shows a picture. */
async function aPictured(isMany = false, takenBy = [cabinet.admin]) {
  const { id } = await aDraft(cabinet, []);
  const imageId = await addPicture(cabinet, id);
  await publish(
    cabinet,
    await saveQuestions(cabinet, id, [aHotspot(imageId, 'spot', isMany)], { review: shown, attemptsMax: 3 }),
  );
  await assign(cabinet, id, takenBy);
  return { id, imageId };
}

const marked = (...spots: [number, number][]) => ({
  spot: { type: 'hotspot' as const, spots: spots.map(([x, y]) => ({ x, y })) },
});

test('a mark within any region is right, beside them wrong; regions and picture are shown once the settings allow', async () => {
  const person = await cabinet.person();
  const { id, imageId } = await aPictured(false, [person]);
  const PICTURES = 'query ($id: Int!) { testAttempt(id: $id) { pictures { id details { path } } } }';
  const pictures = async (attemptId: number) =>
    (
      await cabinet.get<{ testAttempt: { pictures: { id: number; details: { path: string } }[] } }>(
        person,
        PICTURES,
        { id: attemptId },
      )
    ).testAttempt.pictures;
  const open = await people.start(person, id);
  const [asked] = await pictures(open.id);
  expect(asked).toMatchObject({ id: imageId });
  // Signed, for this session alone.
  expect(asked?.details.path).toMatch(/signature=/);
  const failed = await people.take(person, id, marked([500, 500]));
  expect(failed).toMatchObject({ isPassed: false, review: [{ outcome: 'wrong', key: null }] });
  expect(await pictures(failed.id)).toMatchObject([{ id: imageId }]);
  const passed = await people.take(person, id, marked([750, 800]));
  expect(passed).toMatchObject({ isPassed: true, review: [{ outcome: 'right' }] });
  expect(passed.review[0]?.key).toMatchObject({ regions: [{ x: 100 }, { x: 700 }] });
});

test('what a taker gets holds no region: neither in the questions nor beside the pictures that they may see', async () => {
  const never = { score: 'never', correctness: 'never', key: 'never', explanation: 'never' } as const;
  const person = await cabinet.person();
  const { id: testId } = await aDraft(cabinet, []);
  const imageId = await addPicture(cabinet, testId);
  const versionId = await publish(
    cabinet,
    await saveQuestions(cabinet, testId, [aHotspot(imageId)], { review: never }),
  );
  expect(versionId).toBeGreaterThan(0);
  await assign(cabinet, testId, [person]);
  const open = await people.start(person, testId);
  const ask = async () =>
    cabinet.get(
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
    expect(everything(value).filter((word) => ['regions', 'width', 'height'].includes(word))).toEqual([]);
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
  // Nothing of it is shown any more: neither is its picture.
  expect(over).toMatchObject({ testAttempt: { pictures: [], review: [] } });
});

test('where every region has to be marked, half of them is half of the points', async () => {
  const person = await cabinet.person();
  const { id } = await aPictured(true, [person]);
  expect(await people.take(person, id, marked([150, 150]))).toMatchObject({ points: 50, isPassed: false });
  expect(await people.take(person, id, marked([150, 150], [750, 750]))).toMatchObject({ points: 100 });
});

test('marks are kept as they were saved; two where one is asked for, and none of the picture, are no answer', async () => {
  const person = await cabinet.person();
  const { id } = await aPictured(false, [person]);
  const { id: attemptId } = await people.start(person, id);
  await people.answer(person, attemptId, 'spot', marked([420, 300]).spot);
  for (const wrong of [marked([1, 1], [2, 2]), marked([1001, 0])]) {
    await expect(people.answer(person, attemptId, 'spot', wrong.spot, { seq: 2 })).rejects.toThrow();
  }
  const again: Attempt = await people.start(person, id, 'another-tab-1');
  expect(again.answers).toMatchObject([{ questionId: 'spot', answer: { spots: [{ x: 420, y: 300 }] } }]);
});

test('a picture of another test, of another organization, or of nobody is refused at its question', async () => {
  const mine = await aDraft(cabinet, [aChoice()]);
  const other = await addPicture(cabinet, (await aDraft(cabinet, [])).id);
  const organization = await cabinet.system((tx) => anOrganization(tx, { name: 'Южный ветер' }));
  const stranger = await cabinet.person({ organizationId: organization.id, isAdmin: true });
  const elsewhere = { ...cabinet, admin: stranger };
  const foreign = await addPicture(elsewhere, (await aDraft(elsewhere, [])).id);
  for (const imageId of [other, foreign, 2_147_483_647]) {
    const variables = { id: mine.id, questions: [aChoice(), aHotspot(imageId)], settings: SETTINGS };
    expect(await cabinet.refusal(cabinet.admin, SAVE, variables)).toMatchObject({
      ...{ code: 'regulation.pictureUnknown', field: 'questions.1', params: { number: 2 } },
    });
  }
  const { test: kept } = await cabinet.get<{ test: { draftVersion: { questions: unknown[] } } }>(
    cabinet.admin,
    'query ($id: Int!) { test(id: $id) { draftVersion { questions } } }',
    { id: mine.id },
  );
  expect(kept.draftVersion.questions).toHaveLength(1);
});

test('whoever may not edit the test neither adds a picture nor learns which ones it has', async () => {
  const { id, imageId } = await aPictured();
  const stranger = await cabinet.person();
  await expect(addPicture(cabinet, id, undefined, stranger)).rejects.toThrow('notFound');
  for (const image of [imageId, imageId + 1_000]) {
    const variables = { id, questions: [aHotspot(image)], settings: SETTINGS };
    expect((await cabinet.refusal(stranger, SAVE, variables)).code).toBe('notFound');
  }
});

test('a picture that is sent twice is one', async () => {
  const { id } = await aDraft(cabinet, []);
  const first = await addPicture(cabinet, id, 'key-of-a-picture');
  expect(await addPicture(cabinet, id, 'key-of-a-picture')).toBe(first);
});

test('the attempts of others show their pictures to nobody but who sees the whole report, once they are over', async () => {
  const person = await cabinet.person();
  const { id, imageId } = await aPictured(false, [person]);
  const { id: attemptId } = await people.start(person, id);
  const ask = 'query ($id: Int!) { testAttempt(id: $id) { pictures { id } } }';
  expect(await cabinet.get(cabinet.admin, ask, { id: attemptId })).toEqual({ testAttempt: { pictures: [] } });
  expect(await cabinet.get(await cabinet.person(), ask, { id: attemptId })).toEqual({ testAttempt: null });
  await people.submit(person, attemptId);
  expect(await cabinet.get(cabinet.admin, ask, { id: attemptId })).toMatchObject({
    testAttempt: { pictures: [{ id: imageId }] },
  });
});

test('neither the bank nor a regrading takes such a question: both say so', async () => {
  const { id, imageId } = await aPictured();
  const { code } = await cabinet.refusal(
    cabinet.admin,
    'mutation ($questions: [TestQuestion!]!) { testBankAdd(questions: $questions) { count } }',
    { questions: [aHotspot(imageId)] },
  );
  expect(code).toBe('test.bankQuestion');
  const { test } = await cabinet.get<{ test: { currentVersion: { id: number } } }>(
    cabinet.admin,
    'query ($id: Int!) { test(id: $id) { currentVersion { id } } }',
    { id },
  );
  const regrade = {
    ...{ testId: id, versionId: test.currentVersion.id, questionId: 'spot', reason: 'Верно и там' },
    ...{ answer: marked([500, 500]).spot, isOnly: false, mayTakePasses: false },
  };
  const refused = await cabinet.refusal(
    cabinet.admin,
    'mutation ($regrade: TestRegradeInput!) { testRegrade(regrade: $regrade) { id } }',
    { regrade },
  );
  expect(refused.code).toBe('test.regradeWrong');
});
