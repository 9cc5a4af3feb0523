import type { AskedQuestion } from '@domain/questions/asked-question';
import type { AnyQuestion } from '@domain/questions/question';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { jobsDone } from '@test/helpers/worlds/jobs-done';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRegulation, type Clauses, FIRST, publishClauses } from './regulations';
import { aChoice, aTest, publish, rightAnswer, saveQuestions, takers, wrongAnswer } from './support';

// What «Повторение» does not ask although the person passed it: outdated, removed, archived, switched off, not passed any more.

let workspace: Workspace;
let at = new Date('2027-03-01T09:00:00Z');
const days = (count: number) => {
  at = new Date(at.getTime() + count * 86_400_000);
};
let people: ReturnType<typeof takers>;

beforeAll(async () => {
  workspace = await openWorkspace({}, () => at);
  people = takers(workspace);
});
afterAll(() => workspace.stop());

const today = async (person: UserRow): Promise<string[]> => {
  const { testRepetition } = await workspace.get<{
    testRepetition: { questions: { question: AskedQuestion }[] };
  }>(person, '{ testRepetition { questions { question } } }');
  return testRepetition.questions.map(({ question }) => question.id);
};

/** Returns a person who passed a test of these questions and is asked about all of them from today on. */
async function aPass(questions: readonly AnyQuestion[]): Promise<{ person: UserRow; id: number }> {
  const person = await workspace.person();
  const { id } = await aTest(workspace, [person], questions);
  const ids = questions.map((question) => question.id);
  await people.take(person, id, Object.fromEntries(ids.map((id) => [id, rightAnswer(id)])));
  days(3);
  expect(await today(person)).toEqual(ids.slice(0, 3));
  return { person, id };
}

const update = (id: number, change: Record<string, unknown>) =>
  workspace.get<{ testUpdate: { isRepetition: boolean } }>(
    workspace.admin,
    'mutation ($test: TestInput!) { testUpdate(test: $test) { id isRepetition } }',
    { test: { id, ...change } },
  );

const changed = (clauseId: string, words: string): Clauses =>
  FIRST.map((clause) => (clause[0] === clauseId ? [clause[0], clause[1], words] : clause));

/** A regulation, and a person who passed a test with a question about its second clause and one about nothing. */
async function aPassAbout() {
  const regulation = await aRegulation(workspace);
  const source = { objectId: regulation.id, clauseId: 'c2', versionId: regulation.versionId };
  const questions: AnyQuestion[] = [{ ...aChoice('about'), source }, aChoice('free')];
  return { ...(await aPass(questions)), regulation, source, questions };
}

describe('a question whose clause has changed', () => {
  test('is not asked until its editor has published it again', async () => {
    const { person, id, regulation, source, questions } = await aPassAbout();
    await publishClauses(workspace, regulation.id, changed('c4', 'Размен пересчитывают вечером.'));
    expect(await today(person)).toEqual(['about', 'free']);
    const versionId = await publishClauses(
      workspace,
      regulation.id,
      changed('c2', 'Выручку сдают до 21 часа.'),
    );
    expect(await today(person)).toEqual(['free']);
    expect(
      await workspace.rejection(
        person,
        `mutation ($answer: TestRepetitionAnswerInput!) { testRepetitionAnswer(answer: $answer) { outcome } }`,
        { answer: { testId: id, questionId: 'about', answer: rightAnswer('about') } },
      ),
    ).toMatchObject({ code: 'test.repetitionOver' });
    // The editor writes it anew: until it is published, the question in force is the outdated one.
    const rewritten = [
      { ...aChoice('about', 200), source: { ...source, versionId } },
      questions[1] ?? aChoice(),
    ];
    const draft = await saveQuestions(workspace, id, rewritten);
    expect(await today(person)).toEqual(['free']);
    await publish(workspace, draft, 'minor');
    expect(await today(person)).toEqual(['about', 'free']);
  });

  test('is asked again as soon as its editor has confirmed it unchanged, or the clause has its old text again', async () => {
    const { person, id, regulation, source, questions } = await aPassAbout();
    const versionId = await publishClauses(
      workspace,
      regulation.id,
      changed('c2', 'Выручку сдают до 21 часа.'),
    );
    expect(await today(person)).toEqual(['free']);
    const confirmed = { ...aChoice('about'), source: { ...source, versionId } };
    await saveQuestions(workspace, id, [confirmed, ...questions.slice(1)]);
    expect(await today(person)).toEqual(['about', 'free']);
    // Outdated once more, in the draft as well.
    await publishClauses(workspace, regulation.id, changed('c2', 'Выручку сдают до 20 часов.'));
    expect(await today(person)).toEqual(['free']);
    await publishClauses(workspace, regulation.id, FIRST);
    expect(await today(person)).toEqual(['about', 'free']);
  });

  test('is not asked when the clause was removed', async () => {
    const { person, regulation } = await aPassAbout();
    await publishClauses(
      workspace,
      regulation.id,
      FIRST.filter(([clauseId]) => clauseId !== 'c2' && clauseId !== 'c3'),
    );
    expect(await today(person)).toEqual(['free']);
  });

  test('gives its place to the next one, however many are outdated', async () => {
    const regulation = await aRegulation(workspace);
    const source = { objectId: regulation.id, clauseId: 'c2', versionId: regulation.versionId };
    const outdated = Array.from({ length: 14 }, (_, index) => ({ ...aChoice(`a${10 + index}`), source }));
    const { person } = await aPass([...outdated, aChoice('b1'), aChoice('b2')]);
    await publishClauses(workspace, regulation.id, changed('c2', 'Выручку сдают до 21 часа.'));
    expect(await today(person)).toEqual(['b1', 'b2']);
  });
});

describe('a question that is not part of a test in force', () => {
  test('is not asked once a new version leaves it out', async () => {
    const { person, id } = await aPass([aChoice('kept'), aChoice('out')]);
    await publish(workspace, await saveQuestions(workspace, id, [aChoice('kept')]), 'minor');
    expect(await today(person)).toEqual(['kept']);
  });

  test('is not asked while the test is archived', async () => {
    const { person, id } = await aPass([aChoice()]);
    await update(id, { isArchive: true });
    expect(await today(person)).toEqual([]);
    await update(id, { isArchive: false });
    expect(await today(person)).toEqual(['q1']);
  });
});

describe('the switch of a test', () => {
  test('is on by default, stops its questions alone, at once, and is in the history', async () => {
    const { person, id } = await aPass([aChoice('first')]);
    const other = await aTest(workspace, [person], [aChoice('second')]);
    await people.take(person, other.id, { second: rightAnswer('second') });
    days(3);
    expect(await today(person)).toEqual(['first', 'second']);
    expect((await update(id, { isRepetition: false })).testUpdate.isRepetition).toBe(false);
    expect(await today(person)).toEqual(['second']);
    const { history } = await workspace.get<{ history: { items: { changes: unknown }[] } }>(
      workspace.admin,
      `{ history(filter: { objectType: "test", objectId: ${id} }, pageSize: 1) { items { changes { field name } } } }`,
    );
    expect(history.items[0]?.changes).toEqual([{ field: 'isRepetition', name: 'Повторение пройденного' }]);
    await update(id, { isRepetition: true });
    expect(await today(person)).toEqual(['first', 'second']);
  });

  test('must have a value; without one the rest of the form is not saved', async () => {
    const { id } = await aTest(workspace, []);
    expect(
      await workspace.rejection(
        workspace.admin,
        'mutation ($test: TestInput!) { testUpdate(test: $test) { id } }',
        { test: { id, isRepetition: null, name: 'Другое имя' } },
      ),
    ).toMatchObject({ code: 'validation.required', field: 'isRepetition' });
  });
});

describe('a pass', () => {
  test('that a regrading takes away is repeated no longer', async () => {
    const { person, id } = await aPass([aChoice()]);
    const { test: found } = await workspace.get<{ test: { currentVersion: { id: number } } }>(
      workspace.admin,
      'query ($id: Int!) { test(id: $id) { currentVersion { id } } }',
      { id },
    );
    await workspace.get(
      workspace.admin,
      'mutation ($r: TestRegradeInput!) { testRegrade(regrade: $r) { id } }',
      {
        r: {
          ...{ testId: id, versionId: found.currentVersion.id, questionId: 'q1', answer: wrongAnswer() },
          ...{ isOnly: true, mayTakePasses: true, reason: 'Ошибка в ключе' },
        },
      },
    );
    await jobsDone(workspace.test.app.database.pool);
    const { rows } = await workspace.test.app.database.pool.query(
      'select question_id from test_repetition where user_id = $1',
      [person.id],
    );
    expect(rows).toEqual([]);
  });

  test('of a test that is taken again begins what was wrong anew, and changes nothing else', async () => {
    const { person, id } = await aPass([aChoice('q1', 400), aChoice('q2', 50)]);
    const dueOf = async () =>
      (
        await workspace.test.app.database.pool.query<{ question_id: string; due: string; reps: number }>(
          `select question_id, due_on::text as due, reps from test_repetition where user_id = $1 order by question_id`,
          [person.id],
        )
      ).rows;
    const before = await dueOf();
    await publish(
      workspace,
      await saveQuestions(workspace, id, [aChoice('q1', 400), aChoice('q2', 60)]),
      'major',
    );
    await people.take(person, id, { q1: rightAnswer('q1'), q2: wrongAnswer('q2') });
    const tomorrow = new Date(at.getTime() + 86_400_000).toISOString().slice(0, 10);
    expect(await dueOf()).toEqual([before[0], { question_id: 'q2', due: tomorrow, reps: 1 }]);
    expect(await today(person)).toEqual(['q1']);
  });
});
