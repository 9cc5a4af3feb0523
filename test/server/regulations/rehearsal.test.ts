import { regulationAccess } from '@server/modules/regulations/regulation.content';
import { abilitiesOf } from '@server/modules/regulations/regulations.policy';
import { callerOf } from '@server/graphql/access/subject';
import { ask, signWith } from './content-support';
import { clauses, createWorld, failure, type Person, publish, type World, writeRegulation } from './support';

let world: World;
let author: Person;
let reader: Person;
let regulationId: number;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  author = await world.person(await world.organization(), { isAdmin: true });
  reader = await world.person(author.organizationId);
  ({
    regulation: { id: regulationId },
  } = await writeRegulation(world, author));
});

async function publishQuestions(): Promise<number> {
  const draft = await ask(world, author, regulationId);
  await publish(world, author, draft);
  return draft.id;
}

/** Assigns it to the reader alone. */
const assign = () =>
  world.sql(
    `insert into assignment_rule (organization_id, object_type, object_id, audience, due_days)
     values ($1, 'regulation', $2, $3, 5)`,
    [author.organizationId, regulationId, { groups: [{ userIds: [reader.id] }], exceptUserIds: [] }],
  );

/** An administrator who views as the reader. */
const viewer = (): Person => ({
  ...author,
  caller: {
    ...author.caller,
    isAdmin: false,
    viewAs: {
      roleId: null,
      person: { userId: reader.id, subdivisionId: null, positionId: null },
      name: 'Пётр',
      until: new Date(Date.now() + 60_000),
    },
  },
});

const rehearse = (person: Person, versionId: number, answers: [string, string[]][] = []) =>
  world.as(person, (scope) =>
    world.services.gate.rehearse(scope, {
      regulationId,
      versionId,
      answers: answers.map(([questionId, optionIds]) => ({ questionId, optionIds })),
    }),
  );

const answer = (versionId: number, questionId: string, optionIds: string[]) =>
  world.as(reader, (scope) =>
    world.services.gate.answer(scope, { regulationId, versionId, answers: [{ questionId, optionIds }] }),
  );

const abilities = (person: Person) =>
  world.as(person, async (scope) => {
    const access = await regulationAccess.requireView(scope, regulationId);
    const { canSign, canRehearse } = abilitiesOf(callerOf(scope), access);
    return { canSign, canRehearse };
  });

/** The number of everything that signing would leave behind. */
const traces = async () => {
  const [row] = await world.sql(
    `select (select count(*) from regulation_answer where organization_id = $1) as answers,
       (select count(*) from regulation_signature where organization_id = $1) as signatures,
       (select count(*) from assignment where organization_id = $1 and opened_at is not null) as opened,
       (select count(*) from audit_log where organization_id = $1) as log`,
    [author.organizationId],
  );
  return row;
};

test('an author goes through all questions of a published text, and nothing is recorded', async () => {
  const versionId = await publishQuestions();
  expect(await abilities(author)).toEqual({ canSign: false, canRehearse: true });
  const before = await traces();
  const first = await rehearse(author, versionId);
  expect(first.map(({ id, isRight, chosenIds }) => [id, isRight, chosenIds])).toEqual([
    ['q-floor', false, null],
    ['q-days', false, null],
  ]);
  const [wrong] = await rehearse(author, versionId, [['q-floor', ['b']]]);
  expect(wrong).toMatchObject({ isRight: false, chosenIds: ['b'], explanation: null });
  const right = await rehearse(author, versionId, [
    ['q-floor', ['b']],
    ['q-floor', ['a']],
    ['q-days', ['b', 'a']],
  ]);
  expect(right.map(({ isRight }) => isRight)).toEqual([true, true]);
  expect(right[0]?.explanation).toBe('Кадры сидят на втором этаже.');
  expect(await traces()).toEqual(before);
});

test('who views as a person rehearses what that person has to sign, without the person’s own answers', async () => {
  await assign();
  const versionId = await publishQuestions();
  await answer(versionId, 'q-floor', ['b']);
  const before = await traces();
  expect(await abilities(viewer())).toEqual({ canSign: false, canRehearse: true });
  const questions = await rehearse(viewer(), versionId);
  expect(questions.map(({ chosenIds }) => chosenIds)).toEqual([null, null]);
  expect(await traces()).toEqual(before);
});

test('after a change, who views as a person gets only the questions that the person would get', async () => {
  await assign();
  const versionId = await publishQuestions();
  await answer(versionId, 'q-floor', ['a']);
  await answer(versionId, 'q-days', ['a', 'b']);
  await signWith(world, reader, regulationId, versionId);
  // Signed: nothing is left to rehearse.
  expect(await abilities(viewer())).toEqual({ canSign: false, canRehearse: false });
  const next = await world.as(author, (scope) =>
    world.services.drafts.save(scope, regulationId, {
      clauses: clauses('Работник приходит раньше', 'Работник бережёт имущество'),
      isForce: true,
    }),
  );
  await publish(world, author, next);
  const asked = async (person: Person) => (await rehearse(person, next.id)).map(({ id }) => id);
  expect(await asked(viewer())).toEqual(['q-floor']);
  expect(await asked(author)).toEqual(['q-floor', 'q-days']);
});

test('people who have to sign do not rehearse, and people who may not see it learn nothing', async () => {
  await assign();
  const versionId = await publishQuestions();
  expect(await abilities(reader)).toEqual({ canSign: true, canRehearse: false });
  expect(await failure(rehearse(reader, versionId))).toBe('access.denied');
  expect(await failure(rehearse(await world.person(author.organizationId), versionId))).toBe('notFound');
  const foreigner = await world.person(await world.organization('Чужая'), { isAdmin: true });
  expect(await failure(rehearse(foreigner, versionId))).toBe('notFound');
});

test('an outdated version is not rehearsed, and impossible answers are rejected', async () => {
  const old = await publishQuestions();
  const next = await world.as(author, (scope) =>
    world.services.drafts.save(scope, regulationId, { clauses: clauses('Иначе', 'Так же'), isForce: true }),
  );
  await publish(world, author, next);
  expect(await failure(rehearse(author, old))).toBe('regulation.versionSuperseded');
  expect(await failure(rehearse(author, next.id, [['q-floor', ['a', 'b']]]))).toBe('validation.option');
  expect(await failure(rehearse(author, next.id, [['q-other', ['a']]]))).toBe('notFound');
});
