import type { AnyQuestion, QuestionSource } from '@domain/questions/question';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRegulation, type Clauses, FIRST, publishClauses } from './regulations';
import { aChoice, aTest, publish, rightAnswer, saveQuestions, takers, wrongAnswer } from './support';

// Questions about a clause of a regulation: what their takers read again, and what their authors are notified of.

let workspace: Workspace;
let people: ReturnType<typeof takers>;

beforeAll(async () => {
  workspace = await openWorkspace();
  people = takers(workspace);
});
afterAll(() => workspace.stop());

const write = (regulationId: number, clauses: Clauses) => publishClauses(workspace, regulationId, clauses);

const about = (source: QuestionSource, id = 'q1'): AnyQuestion => ({ ...aChoice(id), source });

interface Source {
  questionId: string;
  link: { name: string; number: string; route: string };
  state: string;
  changes: { kind: string; from: { text: string } | null; to: { text: string } | null }[];
  currentVersionId: number;
}

const LINK = 'link { name number route }';

async function sourcesOf(who: UserRow, id: number): Promise<Source[] | undefined> {
  const { test } = await workspace.get<{ test: { currentVersion: { sources: Source[] } } | null }>(
    who,
    `query ($id: Int!) { test(id: $id) { currentVersion { sources { questionId ${LINK} state currentVersionId
      changes { kind from { text } to { text } } } } } }`,
    { id },
  );
  return test?.currentVersion.sources;
}

const READ_AGAIN = `query ($id: Int!) { testAttempt(id: $id) { review { outcome source { name number route } } } }`;

async function readAgain(who: UserRow, attemptId: number) {
  const { testAttempt } = await workspace.get<{
    testAttempt: { review: { source: Source['link'] | null }[] };
  }>(who, READ_AGAIN, { id: attemptId });
  return testAttempt.review.map(({ source }) => source);
}

async function mayRead(regulationId: number, person: UserRow): Promise<void> {
  await workspace.get(
    workspace.admin,
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    {
      rule: {
        ...{ objectType: 'regulation', objectId: regulationId, dueDays: 5 },
        audience: { groups: [{ userIds: [person.id] }], exceptUserIds: [] },
      },
    },
  );
}

test('a wrong answer links to the clause, if the taker may read it, and only once the right answer is shown', async () => {
  const regulation = await aRegulation(workspace);
  const source = { objectId: regulation.id, clauseId: 'c2', versionId: regulation.versionId };
  const [reader, stranger] = [await workspace.person(), await workspace.person()];
  await mayRead(regulation.id, reader);
  const shown = await aTest(workspace, [reader, stranger], [about(source)]);
  const attempt = await people.take(reader, shown.id, { q1: wrongAnswer() });
  const number = '1.1';
  const route = `/regulation/my/${regulation.id}/current-version?clause=c2`;
  expect(await readAgain(reader, attempt.id)).toEqual([{ name: 'Касса', number, route }]);
  const other = await people.take(stranger, shown.id, { q1: wrongAnswer() });
  expect(await readAgain(stranger, other.id)).toEqual([null]);

  const review = {
    score: 'immediately',
    correctness: 'never',
    key: 'never',
    explanation: 'immediately',
  } as const;
  const hidden = await aTest(workspace, [reader], [about(source)], { review });
  const last = await people.take(reader, hidden.id, { q1: wrongAnswer() });
  expect(await readAgain(reader, last.id)).toEqual([null]);
});

test('a question becomes outdated when its clause or one below it changes, and no other', async () => {
  const regulation = await aRegulation(workspace);
  const source = { objectId: regulation.id, versionId: regulation.versionId };
  const { id } = await aTest(
    workspace,
    [],
    [about({ ...source, clauseId: 'c2' }), about({ ...source, clauseId: 'c4' }, 'q2')],
  );
  const states = async () => (await sourcesOf(workspace.admin, id))?.map(({ state }) => state);
  expect(await states()).toEqual(['upToDate', 'upToDate']);

  const changed: Clauses = FIRST.map((clause) =>
    clause[0] === 'c3' ? ['c3', 3, 'В выходной до 19 часов.'] : clause,
  );
  const versionId = await write(regulation.id, changed);
  const [first, second] = (await sourcesOf(workspace.admin, id)) ?? [];
  expect(first).toMatchObject({
    questionId: 'q1',
    state: 'changed',
    currentVersionId: versionId,
    changes: [
      { kind: 'changed', from: { text: 'В выходной до 20 часов.' }, to: { text: 'В выходной до 19 часов.' } },
    ],
  });
  expect(second).toMatchObject({ questionId: 'q2', state: 'upToDate', changes: [] });

  await write(regulation.id, changed.slice(0, 3));
  expect(await states()).toEqual(['changed', 'removed']);
});

test('a still valid question is published as a minor version: nobody must take the test again', async () => {
  const regulation = await aRegulation(workspace);
  const person = await workspace.person();
  const source = { objectId: regulation.id, clauseId: 'c2', versionId: regulation.versionId };
  const { id } = await aTest(workspace, [person], [about(source)]);
  await people.take(person, id, { q1: rightAnswer() });
  const versionId = await write(regulation.id, [['c2', 1, 'Выручку сдают до 21 часа.']]);
  expect((await sourcesOf(workspace.admin, id))?.[0]?.state).toBe('changed');

  const draft = await saveQuestions(workspace, id, [about({ ...source, versionId })]);
  await publish(workspace, draft, 'minor');
  expect((await sourcesOf(workspace.admin, id))?.[0]?.state).toBe('upToDate');
  expect((await people.mine(person, id)).myAssignment?.status).toBe('done');
});

test('the source of a question is shown to no taker, and an author sees no source that they may not read', async () => {
  const regulation = await aRegulation(workspace);
  const person = await workspace.person();
  const source = { objectId: regulation.id, clauseId: 'c2', versionId: regulation.versionId };
  const { id } = await aTest(workspace, [person], [about(source)]);
  expect(await sourcesOf(person, id)).toEqual([]);
  expect(JSON.stringify((await people.start(person, id)).questions)).not.toContain('c2');

  // A person responsible for the test may edit it, which does not include reading the regulation.
  const owner = await workspace.person();
  await workspace.get(workspace.admin, 'mutation ($test: TestInput!) { testUpdate(test: $test) { id } }', {
    test: { id, ownerId: owner.id },
  });
  expect(await sourcesOf(owner, id)).toEqual([]);
  await mayRead(regulation.id, owner);
  expect(await sourcesOf(owner, id)).toMatchObject([{ questionId: 'q1', link: { number: '1.1' } }]);
});

test('a version of another regulation reveals none of its words', async () => {
  const [regulation, other] = [await aRegulation(workspace), await aRegulation(workspace)];
  const source = { objectId: regulation.id, clauseId: 'c2', versionId: other.versionId };
  const { id } = await aTest(workspace, [], [about(source)]);
  expect(await sourcesOf(workspace.admin, id)).toMatchObject([{ state: 'changed', changes: [] }]);
});
