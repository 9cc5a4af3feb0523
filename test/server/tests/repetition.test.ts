import type { Answer } from '@domain/questions/answer';
import type { AskedQuestion } from '@domain/questions/asked-question';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRegulation } from './regulations';
import {
  aChoice,
  anEssay,
  aTest,
  GRADE,
  publish,
  rightAnswer,
  saveQuestions,
  SECRET,
  takers,
  wrongAnswer,
} from './support';

// «Повторение»: three questions a day from passed tests, by the organization's calendar; the tests move the server's clock.

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

interface Today {
  isOffered: boolean;
  isOn: boolean;
  answeredCount: number;
  questions: { testId: number; name: string; question: AskedQuestion }[];
}
interface Result {
  outcome: string;
  key: unknown;
  explained: { explanation: string } | null;
  source: { number: string; route: string } | null;
  dueOn: string;
}

const FIELDS = 'isOffered isOn answeredCount questions { testId name question pictures { id } }';
const TODAY = `{ testRepetition { ${FIELDS} } }`;
const REPEAT = `mutation ($answer: TestRepetitionAnswerInput!) { testRepetitionAnswer(answer: $answer) {
  outcome key explained source { number route } dueOn } }`;
const SWITCH = `mutation ($isOn: Boolean!) { testRepetitionSwitch(isOn: $isOn) { ${FIELDS} } }`;

const today = async (person: UserRow) =>
  (await workspace.get<{ testRepetition: Today }>(person, TODAY)).testRepetition;
const idsOf = ({ questions }: Today) => questions.map(({ question }) => question.id);
const repeat = async (person: UserRow, testId: number, questionId: string, answer: Answer | null) =>
  (
    await workspace.get<{ testRepetitionAnswer: Result }>(person, REPEAT, {
      answer: { testId, questionId, answer },
    })
  ).testRepetitionAnswer;

const FIVE = ['q1', 'q2', 'q3', 'q4', 'q5'];
const dayAfter = (count: number) => new Date(at.getTime() + count * 86_400_000).toISOString().slice(0, 10);

/** Days from a right answer in a passed attempt until the question is asked for the first time. */
const FIRST_WAIT = 3;

/** Returns a person who passed a test of these questions and is asked about all of them from today on. */
async function aPass(
  questions = FIVE.map((id) => aChoice(id)),
  settings: Parameters<typeof aTest>[3] = {},
  answered = FIVE,
): Promise<{ person: UserRow; id: number }> {
  const person = await workspace.person();
  const { id } = await aTest(workspace, [person], questions, settings);
  const answers = Object.fromEntries(answered.map((questionId) => [questionId, rightAnswer(questionId)]));
  const attempt = await people.take(person, id, answers);
  expect(attempt.isPassed ?? true).toBe(true);
  expect(idsOf(await today(person))).toEqual([]);
  days(FIRST_WAIT);
  return { person, id };
}

const count = async (table: string): Promise<number> => {
  const { rows } = await workspace.test.app.database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count ?? -1;
};

describe('what is asked', () => {
  test('what was wrong in a passed test is asked from the next day on, what was right a few days later, nothing on the same day', async () => {
    const person = await workspace.person();
    const { id } = await aTest(
      workspace,
      [person],
      FIVE.map((item) => aChoice(item)),
      { passPercent: 40 },
    );
    const answers = { q1: rightAnswer('q1'), q2: wrongAnswer('q2'), q3: rightAnswer('q3') };
    expect((await people.take(person, id, answers)).isPassed).toBe(true);
    expect(idsOf(await today(person))).toEqual([]);
    days(1);
    expect(idsOf(await today(person))).toEqual(['q2', 'q4', 'q5']);
    days(FIRST_WAIT - 1);
    expect(idsOf(await today(person))).toEqual(['q2', 'q4', 'q5']);
    for (const questionId of ['q2', 'q4', 'q5'])
      await repeat(person, id, questionId, rightAnswer(questionId));
    days(1);
    expect(idsOf(await today(person))).toEqual(['q1', 'q3']);
  });

  test('three questions a day are asked, the same ones all day, without their keys', async () => {
    const { person, id } = await aPass();
    const first = await today(person);
    expect(first).toMatchObject({ isOffered: true, isOn: true, answeredCount: 0 });
    expect(first.questions.map(({ testId, name }) => [testId, name])).toEqual(
      Array.from({ length: 3 }, () => [id, 'Касса']),
    );
    expect(JSON.stringify(first)).not.toContain(SECRET);
    expect(JSON.stringify(first)).not.toContain('rightIds');
    const [one = '', two = '', three = ''] = idsOf(first);
    await repeat(person, id, two, rightAnswer(two));
    expect(idsOf(await today(person))).toEqual([one, three]);
    await repeat(person, id, one, rightAnswer(one));
    await repeat(person, id, three, null);
    expect(await today(person)).toMatchObject({ answeredCount: 3, questions: [] });
    // A fourth question, which was not asked.
    const other = FIVE.find((item) => ![one, two, three].includes(item)) ?? '';
    expect(
      await workspace.rejection(person, REPEAT, { answer: { testId: id, questionId: other, answer: null } }),
    ).toMatchObject({ code: 'test.repetitionOver' });
    days(1);
    // Those that have waited longest come first, then the one that was not known; known ones wait.
    const others = FIVE.filter((item) => ![one, two, three].includes(item));
    expect(idsOf(await today(person))).toEqual([...others, three]);
  });

  test('questions are not asked from tests that are assigned now, were not passed, or never show what was correct', async () => {
    const { person, id } = await aPass();
    const failed = await aTest(workspace, [person], [aChoice('other')]);
    await people.take(person, failed.id, { other: wrongAnswer('other') });
    days(FIRST_WAIT);
    expect((await today(person)).questions.every(({ testId }) => testId === id)).toBe(true);
    const silent = await aPass(
      [aChoice()],
      { review: { score: 'immediately', correctness: 'never', key: 'never', explanation: 'never' } },
      ['q1'],
    );
    expect(idsOf(await today(silent.person))).toEqual([]);
    // A newly published version must be passed again: repeating its questions would reveal the answers.
    await publish(
      workspace,
      await saveQuestions(
        workspace,
        id,
        FIVE.map((item) => aChoice(item, 200)),
      ),
    );
    expect(idsOf(await today(person))).toEqual([]);
  });

  test('questions graded by experts, voided, or absent from the current version are left out', async () => {
    const person = await workspace.person();
    const asked = [...FIVE.slice(0, 2).map((item) => aChoice(item)), anEssay('essay', 10)];
    const { id } = await aTest(workspace, [person], asked, { passPercent: 50 });
    const attempt = await people.take(person, id, {
      ...{ q1: rightAnswer('q1'), q2: rightAnswer('q2') },
      essay: { type: 'openText', text: 'Касса, склад, зал' },
    });
    expect(attempt.isPassed).toBeNull();
    days(FIRST_WAIT);
    expect(idsOf(await today(person))).toEqual([]);
    await workspace.get(workspace.admin, GRADE, {
      grade: { attemptId: attempt.id, questionId: 'essay', points: 10 },
    });
    expect(new Set(idsOf(await today(person)))).toEqual(new Set(['q1', 'q2']));
    await workspace.get(
      workspace.admin,
      `mutation ($r: TestRegradeInput!) { testRegrade(regrade: $r) { id } }`,
      {
        r: {
          ...{ testId: id, questionId: 'q2', answer: null, isOnly: false, mayTakePasses: false },
          ...{
            reason: 'Ошибка в вопросе',
            versionId: (
              await workspace.get<{ test: { currentVersion: { id: number } } }>(
                workspace.admin,
                'query ($id: Int!) { test(id: $id) { currentVersion { id } } }',
                { id },
              )
            ).test.currentVersion.id,
          },
        },
      },
    );
    expect(idsOf(await today(person))).toEqual(['q1']);
    // A question that they were never asked is not repeated.
    await publish(workspace, await saveQuestions(workspace, id, [aChoice('new')]), 'minor');
    expect(idsOf(await today(person))).toEqual([]);
    expect(await count(`test_repetition where test_id = ${id}`)).toBe(0);
  });

  test('another person’s questions and answers of the wrong kind are rejected', async () => {
    const { person, id } = await aPass();
    const colleague = await workspace.person();
    const [one = ''] = idsOf(await today(person));
    const answer = { testId: id, questionId: one, answer: rightAnswer(one) };
    expect(await workspace.rejection(colleague, REPEAT, { answer })).toMatchObject({
      code: 'test.repetitionOver',
    });
    expect(
      await workspace.rejection(person, REPEAT, {
        answer: { ...answer, answer: { type: 'single', optionIds: ['none'] } },
      }),
    ).toMatchObject({ code: 'test.answerWrong', field: 'answer' });
  });
});

describe('an answer', () => {
  test('an answer is graded and returned with the correct one and the clause to read again', async () => {
    const regulation = await aRegulation(workspace);
    const source = { objectId: regulation.id, clauseId: 'c2', versionId: regulation.versionId };
    const { person, id } = await aPass(
      FIVE.map((item) => ({ ...aChoice(item), source })),
      {
        review: {
          score: 'immediately',
          correctness: 'immediately',
          key: 'afterPass',
          explanation: 'afterPass',
        },
      },
    );
    await workspace.get(
      workspace.admin,
      'mutation ($g: ObjectGrantInput!) { objectGrantCreate(grant: $g) { id } }',
      {
        g: {
          objectType: 'regulation',
          objectId: regulation.id,
          level: 'view',
          targetType: 'all',
          targetId: null,
        },
      },
    );
    const [one = '', two = ''] = idsOf(await today(person));
    expect(await repeat(person, id, one, wrongAnswer(one))).toEqual({
      outcome: 'wrong',
      key: { rightIds: [`${one}o0`] },
      explained: { explanation: expect.stringContaining(SECRET), feedback: {} },
      source: { number: '1.1', route: `/regulation/my/${regulation.id}/current-version?clause=c2` },
      dueOn: dayAfter(1),
    });
    const right = await repeat(person, id, two, rightAnswer(two));
    expect(right).toMatchObject({ outcome: 'right', key: { rightIds: [`${two}o0`] } });
    expect(right.dueOn > dayAfter(1)).toBe(true);
  });

  test('a question waits longer after each correct answer, and is asked again soon after a wrong one', async () => {
    const { person, id } = await aPass([aChoice()], {}, ['q1']);
    const waits: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      expect(idsOf(await today(person))).toEqual(['q1']);
      const { dueOn } = await repeat(person, id, 'q1', rightAnswer());
      const wait = Math.round((Date.parse(dueOn) - Date.parse(dayAfter(0))) / 86_400_000);
      waits.push(wait);
      days(wait - 1);
      expect(idsOf(await today(person))).toEqual([]);
      days(1);
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(new Set(waits).size).toBe(4);
    const forgotten = await repeat(person, id, 'q1', wrongAnswer());
    const wait = Math.round((Date.parse(forgotten.dueOn) - Date.parse(dayAfter(0))) / 86_400_000);
    expect(wait).toBeLessThan(waits.at(-1) ?? 0);
  });

  test('an answer sent twice, in parallel or with other content, schedules the question once', async () => {
    const { person, id } = await aPass();
    const [one = ''] = idsOf(await today(person));
    const sent = await Promise.all([1, 2].map(() => repeat(person, id, one, wrongAnswer(one))));
    expect(sent.map(({ outcome, dueOn }) => [outcome, dueOn])).toEqual([
      ['wrong', dayAfter(1)],
      ['wrong', dayAfter(1)],
    ]);
    // By now they have seen the right answer.
    expect(await repeat(person, id, one, rightAnswer(one))).toMatchObject({
      outcome: 'right',
      dueOn: dayAfter(1),
    });
    const { rows } = await workspace.test.app.database.pool.query(
      'select reps, outcome from test_repetition where user_id = $1 and answered_on is not null',
      [person.id],
    );
    expect(rows).toEqual([{ reps: 2, outcome: 'wrong' }]);
    expect(await today(person)).toMatchObject({ answeredCount: 1 });
  });

  test('the key of a test that never shows it is not disclosed by answers sent one after another', async () => {
    const hidden = {
      score: 'immediately',
      correctness: 'immediately',
      key: 'never',
      explanation: 'never',
    } as const;
    const { person, id } = await aPass([aChoice()], { review: hidden }, ['q1']);
    const { wrong, right } = { wrong: wrongAnswer(), right: rightAnswer() };
    expect(await repeat(person, id, 'q1', wrong)).toMatchObject({ outcome: 'wrong', key: null });
    // Every later answer of the day gets the outcome of the first one, whatever it is.
    expect((await repeat(person, id, 'q1', right)).outcome).toBe('wrong');
    expect((await repeat(person, id, 'q1', wrong)).outcome).toBe('wrong');
    days(1);
    expect((await repeat(person, id, 'q1', right)).outcome).toBe('right');
  });

  test('creates no attempt, attempt answer, assignment, evidence, history entry or notification', async () => {
    const { person, id } = await aPass();
    const tables = [
      'test_attempt',
      'test_answer',
      'assignment',
      'evidence_record',
      'audit_log',
      'notification',
      'test_item_sum',
    ];
    const counts = async () => Promise.all(tables.map(count));
    const progress = async () => [await people.mine(person, id), await counts()];
    const before = await progress();
    for (const questionId of idsOf(await today(person))) {
      await repeat(person, id, questionId, wrongAnswer(questionId));
    }
    expect(await progress()).toEqual(before);
  });
});

describe('it is switched off', () => {
  test('a person switches it off for themselves, an organization for everybody', async () => {
    const { person, id } = await aPass();
    const other = await aPass();
    const off = await workspace.get<{ testRepetitionSwitch: Today }>(person, SWITCH, { isOn: false });
    expect(off.testRepetitionSwitch).toEqual({
      isOffered: true,
      isOn: false,
      answeredCount: 0,
      questions: [],
    });
    await workspace.get(person, SWITCH, { isOn: false });
    expect(
      await workspace.rejection(person, REPEAT, { answer: { testId: id, questionId: 'q1', answer: null } }),
    ).toMatchObject({ code: 'test.repetitionOver' });
    expect((await today(other.person)).questions).toHaveLength(3);
    const setting = (isRepetition: boolean) =>
      workspace.get(
        workspace.admin,
        'mutation ($s: OrganizationSettingInput!) { organizationSettingUpdate(setting: $s) { isRepetition } }',
        { s: { isRepetition } },
      );
    await setting(false);
    expect(await today(other.person)).toMatchObject({ isOffered: false, isOn: true, questions: [] });
    await setting(true);
    const on = await workspace.get<{ testRepetitionSwitch: Today }>(person, SWITCH, { isOn: true });
    expect(on.testRepetitionSwitch.questions).toHaveLength(3);
  });
});

describe('what is remembered of somebody', () => {
  test('is included in the copy of a person’s own data, and is erased with the people of a deleted organization', async () => {
    const { person, id } = await aPass([aChoice()], {}, ['q1']);
    await repeat(person, id, 'q1', wrongAnswer());
    const copyOf = async (person: UserRow): Promise<{ repetitions: Record<string, unknown>[] }> => {
      const response = await fetch(`${workspace.test.url}/api/profile/data.json`, {
        headers: { 'X-Session-Token': await workspace.test.signIn(person.id) },
      });
      return response.json();
    };
    expect((await copyOf(person)).repetitions).toEqual([
      expect.objectContaining({
        ...{ name: 'Касса', question: 'Вопрос q1?', outcome: 'неверно', askedAgainOn: dayAfter(1) },
        ...{ repetitions: 1, lapses: 1 },
      }),
    ]);
    expect((await copyOf(await workspace.person())).repetitions).toEqual([]);
    await workspace.get(person, SWITCH, { isOn: false });
    const { organizationId } = workspace;
    await workspace.system((tx) =>
      tx.execute(`update organization set deleted_at = now() where id = ${organizationId}`),
    );
    await workspace.system((tx) => tx.execute(`select erase_organization(${organizationId})`));
    for (const table of ['test_repetition', 'test_repetition_off']) {
      expect(await count(`${table} where organization_id = ${organizationId}`)).toBe(0);
    }
  });
});
