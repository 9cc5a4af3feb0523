import type { Answer } from '@domain/questions/answer';
import type { AskedQuestion } from '@domain/questions/asked-question';
import type { AnyQuestion, QuestionOf } from '@domain/questions/question';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Settings } from '@server/modules/tests/test-version';
import type { Workspace } from '@test/helpers/worlds/workspace';
import { picture } from '../regulations/content-support';

type Author = Pick<Workspace, 'get' | 'admin'>;

export const SETTINGS: Settings = {
  ...{ passPercent: 80, attemptsMax: 2, limitMinutes: 10, delayHours: 0 },
  ...{ shuffleQuestions: true, shuffleAnswers: true, grading: 'best' },
  review: { score: 'immediately', correctness: 'immediately', key: 'afterPass', explanation: 'never' },
};

/** A marker only in keys and explanations: no taker may receive it. */
export const SECRET = 'СЕКРЕТ';

const common = (id: string, text: string) => ({
  ...{ id, text, points: 100, isShuffled: true },
  explained: { explanation: `${SECRET} пояснение`, feedback: {} },
});

/** A single choice question: the first option is right. */
export const aChoice = (id = 'q1', points = 100): AnyQuestion => ({
  ...common(id, `Вопрос ${id}?`),
  points,
  type: 'single',
  task: { options: ['да', 'нет', 'иногда'].map((text, index) => ({ id: `${id}o${index}`, text })) },
  key: { rightIds: [`${id}o0`] },
});

/** An essay question, which an expert grades. */
export const anEssay = (id = 'essay', points = 200): QuestionOf<'openText'> => ({
  ...common(id, 'Расскажите о смене'),
  points,
  type: 'openText',
  task: {},
  key: { rubric: [{ id: 'row', text: `${SECRET} критерий`, points }] },
});

/** A picture question: the regions of the upper left and of the lower right are right. */
export const aHotspot = (imageId: number, id = 'spot', isMany = false): AnyQuestion => ({
  ...common(id, 'Где касса?'),
  type: 'hotspot',
  task: { imageId, alt: 'Торговый зал', isMany },
  key: {
    regions: [
      { x: 100, y: 100, width: 200, height: 200 },
      { x: 700, y: 700, width: 100, height: 100 },
    ],
  },
});

const PICTURE_ADD = `mutation ($id: Int!, $file: Upload!, $key: String) {
  testPictureAdd(id: $id, file: $file, clientKey: $key) { id } }`;

/** A picture of a test, uploaded by its author; returns its id. */
export async function addPicture(
  { test, admin }: Pick<Workspace, 'admin' | 'test'>,
  id: number,
  key?: string,
  as = admin,
): Promise<number> {
  const { bytes } = await picture();
  const { data, errors } = await test.upload<{ testPictureAdd: { id: number } | null }>(
    await test.signIn(as.id),
    PICTURE_ADD,
    { id, file: null, key },
    { 'variables.file': { name: 'зал.png', bytes } },
  );
  if (!data?.testPictureAdd) throw new Error(errors?.[0]?.extensions.code);
  return data.testPictureAdd.id;
}

/** A file question for a PDF or a picture, two of them at most: an expert grades it. */
export const aPaper = (id = 'paper', points = 200): AnyQuestion => ({
  ...common(id, 'Приложите акт'),
  points,
  type: 'fileAnswer',
  task: { kinds: ['pdf', 'picture'], filesMax: 2 },
  key: { rubric: [{ id: 'row', text: `${SECRET} подписи`, points }] },
});

/** The bytes of a small PDF. */
export const aPdf = (text = 'акт'): Buffer => Buffer.from(`%PDF-1.4\n1 0 obj <<>> endobj\n% ${text}\n%%EOF`);

export const rightAnswer = (id = 'q1'): Answer => ({ type: 'single', optionIds: [`${id}o0`] });
export const wrongAnswer = (id = 'q1'): Answer => ({ type: 'single', optionIds: [`${id}o1`] });

export interface TestDraft {
  id: number;
  draftId: number;
  updatedAt: string;
}

const SAVE = `mutation ($id: Int!, $questions: [TestQuestion!]!, $settings: TestSettingsInput!) {
  testDraftSave(id: $id, questions: $questions, settings: $settings, isForce: true) { id updatedAt }
}`;

/** Saves a draft with these questions. */
export async function saveQuestions(
  { get, admin }: Author,
  id: number,
  questions: readonly AnyQuestion[],
  settings: Partial<Settings> = {},
): Promise<TestDraft> {
  const { testDraftSave } = await get<{ testDraftSave: { id: number; updatedAt: string } }>(admin, SAVE, {
    id,
    questions,
    settings: { ...SETTINGS, ...settings },
  });
  return { id, draftId: testDraftSave.id, updatedAt: testDraftSave.updatedAt };
}

/** An unpublished test. */
export async function aDraft(
  author: Author,
  questions: readonly AnyQuestion[] = [aChoice()],
  settings: Partial<Settings> = {},
  name = 'Касса',
): Promise<TestDraft> {
  const { testCreate } = await author.get<{ testCreate: { id: number } }>(
    author.admin,
    'mutation ($test: TestInput!) { testCreate(test: $test) { id } }',
    { test: { name } },
  );
  return saveQuestions(author, testCreate.id, questions, settings);
}

const PUBLISH =
  'mutation ($p: PublicationInput!) { testPublish(publication: $p) { currentVersion { id label } } }';

/** Publishes the draft; returns the version. */
export async function publish(
  { get, admin }: Author,
  { id, draftId, updatedAt }: TestDraft,
  significance: 'major' | 'minor' = 'major',
): Promise<number> {
  const { testPublish } = await get<{ testPublish: { currentVersion: { id: number } } }>(admin, PUBLISH, {
    p: { id, draftId, draftUpdatedAt: updatedAt, significance },
  });
  return testPublish.currentVersion.id;
}

/** Assigns it to these people; returns the rule. */
export async function assign(
  { get, admin }: Author,
  id: number,
  people: readonly UserRow[],
): Promise<number> {
  const audience = { groups: [{ userIds: people.map((person) => person.id) }], exceptUserIds: [] };
  const { assignmentRuleSave } = await get<{ assignmentRuleSave: { id: number } }>(
    admin,
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    { rule: { objectType: 'test', objectId: id, audience, dueDays: 5, onUnmatch: 'cancel' } },
  );
  return assignmentRuleSave.id;
}

/** A published test, assigned to these people. */
export async function aTest(
  author: Author,
  people: readonly UserRow[],
  questions?: readonly AnyQuestion[],
  settings?: Partial<Settings>,
  name?: string,
): Promise<{ id: number; versionId: number; ruleId: number }> {
  const draft = await aDraft(author, questions, settings, name);
  const versionId = await publish(author, draft);
  const ruleId = people.length > 0 ? await assign(author, draft.id, people) : 0;
  return { id: draft.id, versionId, ruleId };
}

const RESULT = `id number state endedBy startedAt deadlineAt finishedAt serverNow questionCount answeredCount points maxPoints
  percent isPassed`;
const REVIEW = `review { question answer outcome points maxPoints key explained comment gradedAt }`;

export const START = `mutation ($id: Int!, $tab: String!) { testAttemptStart(testId: $id, tab: $tab) {
  ${RESULT} version { id settings { passPercent } } questions answers { questionId answer seq isFlagged } ${REVIEW} } }`;
export const ANSWER = `mutation ($answer: TestAnswerInput!) { testAnswerSave(answer: $answer) {
  questionId answer seq isFlagged savedAt } }`;
export const SUBMIT = `mutation ($id: Int!, $tab: String!) { testAttemptSubmit(attemptId: $id, tab: $tab) {
  ${RESULT} questions answers { questionId } ${REVIEW} } }`;
const READ = `query ($id: Int!) { testAttempt(id: $id) { ${RESULT} questions answers { questionId answer } ${REVIEW} } }`;
export const GRADE = `mutation ($grade: TestGradeInput!) { testAnswerGrade(grade: $grade) { ${RESULT} ${REVIEW} } }`;
export const GRANT = `mutation ($grant: TestGrantInput!, $key: String) { testAttemptsGrant(grant: $grant, clientKey: $key) {
  attemptsUsed attemptsLeft attemptsExtra } }`;

export const ASK = `mutation ($testId: Int!, $text: String!) { testAttemptAsk(testId: $testId, text: $text) { id state } }`;

export interface Reviewed {
  question: AskedQuestion;
  answer: Answer | null;
  outcome: string | null;
  points: number | null;
  maxPoints: number | null;
  key: unknown;
  explained: unknown;
  comment: string;
  gradedAt: string | null;
}

export interface Attempt {
  id: number;
  number: number;
  state: string;
  endedBy: string | null;
  startedAt: string;
  deadlineAt: string | null;
  finishedAt: string | null;
  serverNow: string;
  questionCount: number;
  answeredCount: number;
  points: number | null;
  maxPoints: number | null;
  percent: number | null;
  isPassed: boolean | null;
  version: { id: number; settings: { passPercent: number } };
  questions: AskedQuestion[];
  answers: { questionId: string; answer: Answer | null; seq: number; isFlagged: boolean }[];
  review: Reviewed[];
}

export const TAB = 'first-tab-1';

/** The takers' actions. */
export function takers({ get }: Pick<Workspace, 'get'>) {
  const start = async (person: UserRow, id: number, tab = TAB): Promise<Attempt> =>
    (await get<{ testAttemptStart: Attempt }>(person, START, { id, tab })).testAttemptStart;
  const submit = async (person: UserRow, id: number, tab = TAB): Promise<Attempt> =>
    (await get<{ testAttemptSubmit: Attempt }>(person, SUBMIT, { id, tab })).testAttemptSubmit;
  const answer = async (
    person: UserRow,
    attemptId: number,
    questionId: string,
    value: Answer | null,
    more: { seq?: number; tab?: string; isFlagged?: boolean } = {},
  ) =>
    (
      await get<{ testAnswerSave: { answer: Answer | null; seq: number } }>(person, ANSWER, {
        answer: { attemptId, questionId, answer: value, tab: TAB, seq: 1, ...more },
      })
    ).testAnswerSave;
  const read = async (person: UserRow, id: number): Promise<Attempt | null> =>
    (await get<{ testAttempt: Attempt | null }>(person, READ, { id })).testAttempt;
  const mine = async (person: UserRow, id: number) =>
    (
      await get<{
        test: {
          startProblem: string | null;
          myAssignment: { status: string; progress: number; score: number | null } | null;
          myResult: Record<string, unknown> | null;
          myAttempts: { id: number; state: string }[];
          abilities: { canTake: boolean };
        };
      }>(
        person,
        `query ($id: Int!) { test(id: $id) { startProblem abilities { canTake } myAssignment { status progress score }
          myAttempts { id state }
          myResult { attemptsUsed attemptsLeft attemptsExtra nextAt openAttemptId percent isPassed } } }`,
        { id },
      )
    ).test;
  /** Takes a test from the start to the end with one answer to each of these questions. */
  const take = async (person: UserRow, id: number, answers: Record<string, Answer>): Promise<Attempt> => {
    const attempt = await start(person, id);
    for (const [questionId, value] of Object.entries(answers)) {
      await answer(person, attempt.id, questionId, value);
    }
    return submit(person, attempt.id);
  };
  const ask = async (person: UserRow, testId: number, text: string): Promise<{ id: number; state: string }> =>
    (await get<{ testAttemptAsk: { id: number; state: string } }>(person, ASK, { testId, text }))
      .testAttemptAsk;
  return { start, submit, answer, read, mine, take, ask };
}
