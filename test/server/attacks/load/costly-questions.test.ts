import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { AnyQuestion } from '@domain/questions/question';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aDraft, aTest, publish, takers } from '../../tests/support';

/** Questions with answers that are costly to grade: anybody who registers may write them, and take them themselves. */

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const common = (id: string) => ({
  ...{ id, text: 'Сколько?', points: 100, isShuffled: false },
  explained: { explanation: '', feedback: {} },
});
const typed = (variants: string[], pattern: string | null = null) => ({
  ...{ variants, isCaseSensitive: false, typos: 2, pattern },
});
const short = (id: string, pattern: string): AnyQuestion => ({
  ...common(id),
  ...{ type: 'shortText', task: {}, key: typed([], pattern) },
});

function gaps(id: string, count: number, key: (index: number) => ReturnType<typeof typed>): AnyQuestion {
  const ids = Array.from({ length: count }, (_, index) => `g${index}`);
  return {
    ...common(id),
    type: 'fillGaps',
    task: {
      text: ids.map((id) => `{{${id}}}`).join(' '),
      gaps: ids.map((item) => ({ id: item, options: null })),
    },
    key: { gaps: ids.map((item, index) => ({ id: item, typed: key(index) })) },
  };
}

const publishing = async (questions: readonly AnyQuestion[]) => {
  const draft = await aDraft(workspace, questions);
  return publish(workspace, draft);
};

/** Each of its 200 characters is compared with thousands of steps: one answer blocked everybody for more than a second. */
test.each([
  ['alternatives repeated', [short('q1', '(((((a|b)?){10}){10}){10})')]],
  ['one after another', [short('q1', '(.?){1000}(.?){1000}(.?){1000}z')]],
  ['many gaps of one question', [gaps('q1', 20, () => typed([], '(.?){20}!'))]],
])('a costly regular expression is rejected with its question: %s', async (_, questions) => {
  await expect(publishing(questions)).rejects.toThrow('test.questionWrong');
});

test('many regular expressions that are each small enough are rejected together', async () => {
  const questions = Array.from({ length: 60 }, (_, index) => short(`q${index}`, '(.?){30}!'));
  await expect(publishing(questions)).rejects.toThrow('test.patternsLarge');
  await expect(publishing(questions.slice(0, 20))).resolves.toEqual(expect.any(Number));
});

test('the maximum number of accepted answers, each close to the given answer, delays nobody', async () => {
  const near = (index: number) => `${index % 10}${'ab'.repeat(240)}${String(index).padStart(4, 'z')}q`;
  const variants = (index: number) => Array.from({ length: 19 }, (_, at) => near(index * 19 + at));
  const questions = Array.from({ length: 10 }, (_, number) =>
    gaps(`q${number}`, 20, (index) => typed(variants(number * 20 + index))),
  );
  const taker = await workspace.person();
  const { id } = await aTest(workspace, [taker], questions, { limitMinutes: 0 });
  const { answer, start, submit } = takers(workspace);
  const attempt = await start(taker, id);
  const value = `k${'ab'.repeat(240)}mnopq`;
  for (const question of questions) {
    const filled = Array.from({ length: 20 }, (_, index) => ({ id: `g${index}`, value }));
    await answer(taker, attempt.id, question.id, { type: 'fillGaps', gaps: filled });
  }
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const ended = await submit(taker, attempt.id);
  delay.disable();
  expect(ended).toMatchObject({ state: 'graded', isPassed: false });
  expect(delay.max / 1e6).toBeLessThan(400);
});

test('a video checkpoint accepts no more than that', async () => {
  const { educationCreate } = await workspace.get<{ educationCreate: { id: number } }>(
    workspace.admin,
    `mutation { educationCreate(education: { typeContent: video, name: "Плёнка" }) { id } }`,
  );
  const { id } = educationCreate;
  const video = {
    ...{ url: 'https://youtu.be/dQw4w9WgXcQ', durationSec: 60, minWatchPercent: 90 },
    ...{ isSeekForbidden: false, isTranscriptEnough: false },
    checkpoints: [
      { id: 'c1', atSec: 5, mustBeRight: true, question: short('c1', '(((((a|b)?){10}){10}){10})') },
    ],
  };
  const { educationVideoSave: draft } = await workspace.get<{
    educationVideoSave: { id: number; updatedAt: string };
  }>(
    workspace.admin,
    `mutation ($id: Int!, $video: EducationVideoInput!) { educationVideoSave(id: $id, video: $video, isForce: true) { id updatedAt } }`,
    { id, video },
  );
  const publication = { id, draftId: draft.id, draftUpdatedAt: draft.updatedAt, significance: 'major' };
  await expect(
    workspace.get(
      workspace.admin,
      'mutation ($p: PublicationInput!) { educationPublish(publication: $p) { id } }',
      { p: publication },
    ),
  ).rejects.toThrow('education.checkpointWrong');
});
