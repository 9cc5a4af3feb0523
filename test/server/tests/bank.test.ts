import type { AnyQuestion } from '@domain/questions/question';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aChoice, aDraft, publish, rightAnswer, SECRET, SETTINGS, START, TAB, takers } from './support';

// Questions outside of any test, and sections that draw from them again for each attempt.

let workspace: Workspace;
let people: ReturnType<typeof takers>;

beforeAll(async () => {
  workspace = await openWorkspace();
  people = takers(workspace);
});
afterAll(() => workspace.stop());

const ADD =
  'mutation ($questions: [TestQuestion!]!, $key: String) { testBankAdd(questions: $questions, clientKey: $key) { count } }';
const LIST = `query ($tags: [String!], $difficulty: Int, $search: String, $isArchive: Boolean) {
  testBank(tags: $tags, difficulty: $difficulty, search: $search, isArchive: $isArchive) {
    count items { id question updatedAt } tags { name count } } }`;
const UPDATE = `mutation ($id: Int!, $question: TestQuestion!, $updatedAt: DateTime) {
  testBankUpdate(id: $id, question: $question, updatedAt: $updatedAt) { id question updatedAt } }`;
const ARCHIVE =
  'mutation ($id: Int!, $isArchive: Boolean!) { testBankArchive(id: $id, isArchive: $isArchive) { isArchive } }';
const SAVE = `mutation ($id: Int!, $questions: [TestQuestion!]!, $draws: [TestDrawInput!]) {
  testDraftSave(id: $id, questions: $questions, draws: $draws, isForce: true, settings: { passPercent: 80, attemptsMax: 0,
    limitMinutes: 0, delayHours: 0, shuffleQuestions: true, shuffleAnswers: true, grading: best, review: { score: immediately,
    correctness: immediately, key: afterPass, explanation: never } }) { id updatedAt questionCount draws { count tags } } }`;

interface Listed {
  count: number;
  items: { id: number; question: AnyQuestion; updatedAt: string }[];
  tags: { name: string; count: number }[];
}

const aLeader = async (): Promise<UserRow> => {
  const { id } = await workspace.system((tx) =>
    aSubdivision(tx, { organizationId: workspace.organizationId }),
  );
  return workspace.person({ isLeader: true, leaderSubdivisionId: id });
};

let made = 0;
/** Adds questions with a new tag to the bank. */
async function fill(count: number, more: Partial<AnyQuestion> = {}): Promise<{ tag: string; ids: string[] }> {
  made += 1;
  const tag = `касса ${made}`;
  const ids = Array.from({ length: count }, (_, index) => `bank-${made}-${index}`);
  const questions = ids.map((id) => ({ ...aChoice(id), tags: [tag], ...more }));
  await workspace.get(workspace.admin, ADD, { questions });
  return { tag, ids };
}

const list = async (as: UserRow, filter: Record<string, unknown> = {}): Promise<Listed> =>
  (await workspace.get<{ testBank: Listed }>(as, LIST, filter)).testBank;

const draw = (tag: string, count: number, more: Record<string, unknown> = {}) => ({
  ...{ id: 'draw-1', count, tags: [tag], difficultyFrom: 1, difficultyTo: 5, isPassedLast: true },
  ...more,
});

/** A published test with these sections, assigned to the person. */
async function aDrawing(
  person: UserRow,
  draws: readonly ReturnType<typeof draw>[],
  questions: readonly AnyQuestion[] = [],
): Promise<number> {
  const { id } = await aDraft(workspace);
  const { testDraftSave } = await workspace.get<{ testDraftSave: { id: number; updatedAt: string } }>(
    workspace.admin,
    SAVE,
    { id, questions, draws },
  );
  await publish(workspace, { id, draftId: testDraftSave.id, updatedAt: testDraftSave.updatedAt });
  await workspace.get(
    workspace.admin,
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    {
      rule: {
        ...{ objectType: 'test', objectId: id, dueDays: 5, onUnmatch: 'cancel' },
        audience: { groups: [{ userIds: [person.id] }], exceptUserIds: [] },
      },
    },
  );
  return id;
}

const idsOf = (questions: readonly { id: string }[]) => questions.map(({ id }) => id).sort();

describe('the bank', () => {
  test('finds questions by tag, difficulty and words; tags ignore case', async () => {
    const { tag } = await fill(2);
    await fill(1, { tags: [` ${tag.toUpperCase()} `], difficulty: 5, text: 'Ёлка у кассы?' });
    expect((await list(workspace.admin, { tags: [tag] })).count).toBe(3);
    expect((await list(workspace.admin, { tags: [tag], difficulty: 5 })).count).toBe(1);
    expect((await list(workspace.admin, { tags: [tag], search: 'елка' })).count).toBe(1);
    const { tags } = await list(workspace.admin);
    expect(tags).toContainEqual({ name: tag, count: 3 });
  });

  test('accepts only complete questions, and nothing twice', async () => {
    const unfinished = { ...aChoice('bank-unfinished'), key: { rightIds: [] } };
    expect(
      await workspace.rejection(workspace.admin, ADD, { questions: [aChoice('bank-ok'), unfinished] }),
    ).toMatchObject({
      code: 'test.bankQuestion',
      field: 'questions.1',
    });
    const twice = { questions: [aChoice('bank-twice')], key: 'key-of-bank-add' };
    expect(await workspace.get(workspace.admin, ADD, twice)).toEqual({ testBankAdd: { count: 1 } });
    expect(await workspace.get(workspace.admin, ADD, twice)).toEqual({ testBankAdd: { count: 1 } });
    expect(await workspace.get(workspace.admin, ADD, { questions: twice.questions })).toEqual({
      testBankAdd: { count: 0 },
    });
    expect((await list(workspace.admin, { search: 'bank-twice' })).count).toBe(1);
  });

  test('a stale copy is rejected, and so is the id of another question', async () => {
    const { tag } = await fill(1);
    const [item] = (await list(workspace.admin, { tags: [tag] })).items;
    const { id = 0, question, updatedAt } = item ?? {};
    const changed = { id, updatedAt, question: { ...question, text: 'Иначе?' } };
    await workspace.get(workspace.admin, UPDATE, changed);
    expect((await workspace.rejection(workspace.admin, UPDATE, changed)).code).toBe('conflict.updated');
    const other = { id, question: aChoice('bank-other') };
    expect((await workspace.rejection(workspace.admin, UPDATE, other)).code).toBe('validation.failed');
  });

  test('a leader sees the questions that they wrote, nobody else’s; a person without such rights sees nothing', async () => {
    const { tag } = await fill(1);
    const leader = await aLeader();
    expect((await list(leader, { tags: [tag] })).count).toBe(0);
    const [foreign] = (await list(workspace.admin, { tags: [tag] })).items;
    expect((await workspace.rejection(leader, ARCHIVE, { id: foreign?.id, isArchive: true })).code).toBe(
      'notFound',
    );
    const mine = { ...aChoice('bank-of-leader'), tags: [tag] };
    await workspace.get(leader, ADD, { questions: [mine] });
    expect((await list(leader, { tags: [tag] })).items.map(({ question }) => question.id)).toEqual([
      'bank-of-leader',
    ]);
    expect((await workspace.rejection(await workspace.person(), LIST, {})).code).toBe('access.denied');
  });
});

describe('a section «3 of the bank»', () => {
  test('draws that many questions of its tag, with the questions of the test, and without the right answers', async () => {
    const person = await workspace.person();
    const { tag, ids } = await fill(5);
    const id = await aDrawing(person, [draw(tag, 3)], [aChoice('fixed')]);
    const attempt = await people.start(person, id);
    expect(attempt.questionCount).toBe(4);
    const asked = idsOf(attempt.questions);
    expect(new Set(asked).size).toBe(4);
    expect(asked).toContain('fixed');
    expect(asked.filter((item) => ids.includes(item))).toHaveLength(3);
    expect(JSON.stringify(attempt)).not.toMatch(new RegExp(`${SECRET}|rightIds|tags|difficulty`));
    // Repeated reads return the same questions.
    expect(idsOf((await people.start(person, id)).questions)).toEqual(asked);
    const notDrawn = ids.find((id) => !asked.includes(id)) ?? '';
    await expect(people.answer(person, attempt.id, notDrawn, rightAnswer(notDrawn))).rejects.toThrow();
    for (const entry of asked) await people.answer(person, attempt.id, entry, rightAnswer(entry));
    expect(await people.submit(person, attempt.id)).toMatchObject({
      points: 400,
      maxPoints: 400,
      isPassed: true,
    });
  });

  test('two sections of one tag never ask the same question', async () => {
    const person = await workspace.person();
    const { tag, ids } = await fill(4);
    const id = await aDrawing(person, [draw(tag, 2), draw(tag, 2, { id: 'draw-2' })]);
    expect(idsOf((await people.start(person, id)).questions)).toEqual([...ids].sort());
  });

  test('a drawn question is graded as it was asked, whatever happens to it later', async () => {
    const person = await workspace.person();
    const { tag } = await fill(1);
    const id = await aDrawing(person, [draw(tag, 1)]);
    const attempt = await people.start(person, id);
    const [item] = (await list(workspace.admin, { tags: [tag] })).items;
    const questionId = item?.question.id ?? '';
    const other = {
      ...aChoice(questionId),
      text: 'Другое?',
      tags: [tag],
      key: { rightIds: [`${questionId}o1`] },
    };
    await workspace.get(workspace.admin, UPDATE, { id: item?.id, question: other });
    await workspace.get(workspace.admin, ARCHIVE, { id: item?.id, isArchive: true });
    expect((await people.read(person, attempt.id))?.questions[0]?.text).toBe(`Вопрос ${questionId}?`);
    await people.answer(person, attempt.id, questionId, rightAnswer(questionId));
    const ended = await people.submit(person, attempt.id);
    expect(ended).toMatchObject({ points: 100, isPassed: true });
    expect(ended.review).toMatchObject([{ outcome: 'right', key: { rightIds: [`${questionId}o0`] } }]);
    const next = await workspace.person();
    const empty = await aDrawing(next, [], [aChoice('fixed')]);
    expect((await people.start(next, empty)).questionCount).toBe(1);
  });

  test('questions answered right before come last', async () => {
    const person = await workspace.person();
    const { tag, ids } = await fill(4);
    const id = await aDrawing(person, [draw(tag, 2)]);
    const first = await people.start(person, id);
    const passed = first.questions[0]?.id ?? '';
    const failed = first.questions[1]?.id ?? '';
    await people.answer(person, first.id, passed, rightAnswer(passed));
    await people.submit(person, first.id);
    const second = idsOf((await people.start(person, id)).questions);
    expect(second).not.toContain(passed);
    expect(second.every((item) => ids.includes(item))).toBe(true);
    const all = await aDrawing(person, [draw(tag, 4)], []);
    expect(idsOf((await people.start(person, all)).questions)).toEqual([...ids].sort());
    expect(failed).not.toBe('');
  });

  test('asks no more than there are: the author is notified, and an empty bank passes nobody', async () => {
    const person = await workspace.person();
    const { tag } = await fill(2);
    const { id } = await aDraft(workspace);
    const saved = await workspace.get<{
      testDraftSave: { id: number; updatedAt: string; questionCount: number };
    }>(workspace.admin, SAVE, { id, questions: [], draws: [draw(tag, 3)] });
    expect(saved.testDraftSave).toMatchObject({ questionCount: 3, draws: [{ count: 3, tags: [tag] }] });
    const publication = {
      id,
      draftId: saved.testDraftSave.id,
      draftUpdatedAt: saved.testDraftSave.updatedAt,
    };
    const refused = await workspace.rejection(
      workspace.admin,
      'mutation ($p: PublicationInput!) { testPublish(publication: $p) { id } }',
      { p: { ...publication, significance: 'major' } },
    );
    expect(refused).toMatchObject({ code: 'test.drawFew', params: { found: 2, count: 3 } });
    const drawing = await aDrawing(person, [draw(tag, 2)]);
    for (const item of (await list(workspace.admin, { tags: [tag] })).items) {
      await workspace.get(workspace.admin, ARCHIVE, { id: item.id, isArchive: true });
    }
    expect((await workspace.rejection(person, START, { id: drawing, tab: TAB })).code).toBe('test.bankEmpty');
  });

  test('of a leader draws from the questions that they wrote', async () => {
    const { tag } = await fill(2);
    const leader = await aLeader();
    await workspace.get(leader, ADD, {
      questions: [{ ...aChoice(`bank-${tag.replaceAll(' ', '-').replace('касса', 'own')}`), tags: [tag] }],
    });
    const { testBankMatches: matches } = await workspace.get<{ testBankMatches: number }>(
      leader,
      'query ($draw: TestDrawInput!) { testBankMatches(draw: $draw) }',
      { draw: draw(tag, 1) },
    );
    expect(matches).toBe(1);
  });
});

test('a question replaced in a finished attempt in the database is reported by the integrity check', async () => {
  const person = await workspace.person();
  const { tag, ids } = await fill(1);
  const id = await aDrawing(person, [draw(tag, 1)]);
  await people.take(person, id, { [ids[0] ?? '']: rightAnswer(ids[0]) });
  const check = async () =>
    (
      await workspace.get<{ contentCheckIntegrity: { isWhole: boolean } }>(
        workspace.admin,
        'query ($id: Int!) { contentCheckIntegrity(objectType: test, id: $id) { isWhole } }',
        { id },
      )
    ).contentCheckIntegrity;
  expect(await check()).toMatchObject({ isWhole: true });
  const [item] = (await list(workspace.admin, { tags: [tag] })).items;
  const other = { ...aChoice(ids[0]), text: 'Другое?', tags: [tag] };
  await workspace.get(workspace.admin, UPDATE, { id: item?.id, question: other });
  expect(await check()).toMatchObject({ isWhole: true });
  await workspace.test.app.database.pool.query(
    `update test_attempt set drawn = (select array[max(id)] from test_bank_revision where question_id = $1)
     where test_id = $2`,
    [ids[0], id],
  );
  expect(await check()).toMatchObject({ isWhole: false });
});

test('a test without sections is stored as before sections existed', async () => {
  const { id } = await aDraft(workspace, [aChoice()], SETTINGS);
  const { rows } = await workspace.test.app.database.pool.query<{ own: object }>(
    'select own from test_version where test_id = $1',
    [id],
  );
  expect(Object.keys(rows[0]?.own ?? {}).sort()).toEqual(['questions', 'settings']);
});
