import type { Answer } from '@domain/questions/answer';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aChoice, anEssay, aTest, GRADE, rightAnswer, takers } from './support';

/** The answers that wait for an expert, and what their takers see of the criteria by which they are graded. */

let workspace: Workspace;
let at = new Date();
let people: ReturnType<typeof takers>;
beforeAll(async () => {
  workspace = await openWorkspace({}, () => {
    at = new Date(at.getTime() + 5);
    return at;
  });
  people = takers(workspace);
});
afterAll(() => workspace.stop());

const essay: Answer = { type: 'openText', text: 'Касса, склад, зал' };
const QUEUE = `query ($id: Int!) { testReviewQueue(testId: $id) {
  count items { attemptId user { id } } } }`;

const waiting = async (as: UserRow, id: number) => {
  const { testReviewQueue } = await workspace.get<{
    testReviewQueue: { count: number; items: { attemptId: number }[] };
  }>(as, QUEUE, { id });
  expect(testReviewQueue.count).toBe(testReviewQueue.items.length);
  return testReviewQueue.items.map(({ attemptId }) => attemptId);
};

test('has what waits, the oldest first, without what is graded and without one’s own', async () => {
  const [first, second] = [await workspace.person(), await workspace.person()];
  const takersOfIt = [first, second, workspace.admin];
  const { id } = await aTest(workspace, takersOfIt, [aChoice(), anEssay()], { passPercent: 60 });
  const answers = { q1: rightAnswer(), essay };
  const older = await people.take(second, id, answers);
  const newer = await people.take(first, id, answers);
  const own = await people.take(workspace.admin, id, answers);
  expect(await waiting(workspace.admin, id)).toEqual([older.id, newer.id]);
  const colleague = await workspace.person({ isAdmin: true });
  expect(await waiting(colleague, id)).toContain(own.id);
  const decided = { attemptId: older.id, questionId: 'essay', points: 200 };
  await workspace.get(workspace.admin, GRADE, { grade: decided });
  expect(await waiting(workspace.admin, id)).toEqual([newer.id]);
});

test('does not exist for takers and strangers', async () => {
  const person = await workspace.person();
  const { id } = await aTest(workspace, [person], [anEssay()]);
  for (const who of [person, await workspace.person()]) {
    expect((await workspace.rejection(who, QUEUE, { id })).code).toBe('notFound');
  }
});

describe('the criteria of an answer', () => {
  const CRITERIA = { rubric: anEssay().key.rubric };
  const shown = async (person: UserRow, attemptId: number) =>
    (await people.read(person, attemptId))?.review.map(({ key }) => key);

  // What the taker sees of the failed attempt once it is graded; of both, once the second is passed.
  const moments = [
    ['at once', 'immediately', [CRITERIA], [CRITERIA]],
    ['after the pass', 'afterPass', [null], [CRITERIA]],
    ['never', 'never', [null], [null]],
  ] as const;
  test.each(moments)(
    'are shown to the taker %s, and never before it is graded',
    async (_, key, failed, passed) => {
      const person = await workspace.person();
      const review = { score: 'never', correctness: 'immediately', key, explanation: 'never' } as const;
      const { id } = await aTest(workspace, [person], [anEssay()], { review });
      const graded = async (points: number) => {
        const attempt = await people.start(person, id);
        expect(attempt.questions).toEqual([expect.not.objectContaining({ key: expect.anything() })]);
        await people.answer(person, attempt.id, 'essay', essay);
        await people.submit(person, attempt.id);
        expect(await shown(person, attempt.id)).toEqual([]);
        const grade = { attemptId: attempt.id, questionId: 'essay', points };
        await workspace.get(workspace.admin, GRADE, { grade });
        return attempt.id;
      };
      const first = await graded(0);
      expect(await shown(person, first)).toEqual(failed);
      const second = await graded(200);
      for (const attempt of [first, second]) expect(await shown(person, attempt)).toEqual(passed);
    },
  );
});
