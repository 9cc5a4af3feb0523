import type { UserRow } from '@server/modules/employees/employees.tables';
import { educationKind } from '@server/modules/educations/education.kind';
import type { Answer } from '@domain/questions/answer';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { menuCounters } from '@server/modules/notifications/center/menu.read-model';
import { type Workspace, openWorkspace } from '@test/helpers/worlds/workspace';
import {
  aDraft,
  aVideo,
  anEducation,
  assign,
  VIDEO,
  OPEN,
  publish,
  type Published,
  SAVE_VIDEO,
  saveBlocks,
  saveVideo,
  REPORT,
  WATCH,
} from './support';
import { aChoice, anEssay, rightAnswer, wrongAnswer } from '../tests/support';

// Videos on a hosting, from the draft to sufficient watching; the server's clock is set manually.

const HOSTING = {
  VIDEO_WATCH_URL: 'https://videos.example/watch',
  VIDEO_SHORT_URL: 'https://fi.example/',
  VIDEO_PLAYER_URL: 'https://player.example/embed/',
};
const url = 'https://videos.example/watch?v=dQw4w9WgXcQ';

let workspace: Workspace;
let at = new Date();
const pass = (seconds: number) => {
  at = new Date(at.getTime() + seconds * 1000);
};

beforeAll(async () => {
  workspace = await openWorkspace(HOSTING, () => at);
});
afterAll(() => workspace.stop());

interface Shown {
  percent: number;
  watchedSec: number;
  positionSec: number;
  completedAt: string | null;
  segments: { from: number; to: number }[];
}

const aVideoHere = (people: readonly UserRow[], video = {}, fields = {}) =>
  aVideo(workspace, people, { url, ...video }, fields);

async function watch(
  person: UserRow,
  { id, versionId }: Published,
  segments: [number, number][],
  positionSec = 0,
): Promise<Shown> {
  const watched = {
    ...{ educationId: id, versionId, positionSec },
    segments: segments.map(([from, to]) => ({ from, to })),
  };
  return (await workspace.get<{ educationWatch: Shown }>(person, WATCH, { watch: watched })).educationWatch;
}

const open = (person: UserRow, id: number) => workspace.get(person, OPEN, { id });

interface Mine {
  myAssignment: { status: string; progress: number } | null;
  myProgress: Shown | null;
  currentVersion: { minutes: number; video: { path: string; videoId: string } | null };
}

const mine = async (person: UserRow, id: number): Promise<Mine> =>
  (
    await workspace.get<{ education: Mine }>(
      person,
      `query ($id: Int!) { education(id: $id) { myAssignment { status progress } currentVersion { minutes video { path videoId } }
        myProgress { percent watchedSec positionSec completedAt segments { from to } } } }`,
      { id },
    )
  ).education;

const counted = async (person: UserRow) => {
  const [found] = await workspace.system((tx) =>
    menuCounters(workspace.test.app.deps.contentKinds, tx, workspace.organizationId, [person.id]),
  );
  return [found?.videoEducation.count, found?.textEducation.count];
};

describe('watching', () => {
  test('is done once enough was seen, resumes where it was left, and the menu counts it until then', async () => {
    const person = await workspace.person();
    const video = await aVideoHere([person]);
    expect(await counted(person)).toEqual([1, 0]);
    await open(person, video.id);
    pass(12);
    expect(await watch(person, video, [[0, 12]], 12)).toMatchObject({ watchedSec: 12, percent: 13 });
    const left = await mine(person, video.id);
    expect(left).toMatchObject({
      myAssignment: { status: 'inProgress', progress: 13 },
      myProgress: { positionSec: 12, segments: [{ from: 0, to: 12 }] },
    });
    // In the evening, at home.
    pass(30_000);
    await open(person, video.id);
    pass(77);
    expect(await watch(person, video, [[12, 89]], 89)).toMatchObject({ watchedSec: 89, completedAt: null });
    pass(1);
    expect(await watch(person, video, [[89, 90]], 90)).toMatchObject({ percent: 100 });
    expect((await mine(person, video.id)).myAssignment).toEqual({ status: 'done', progress: 100 });
    expect(await counted(person)).toEqual([0, 0]);
  });

  test('invented progress is not accepted: all at once, invalid seconds, two devices, sixteen times as fast', async () => {
    const person = await workspace.person();
    const video = await aVideoHere([person], { isSeekForbidden: false });
    const other = await aVideoHere([person]);
    await open(person, video.id);
    await open(person, other.id);
    pass(5);
    expect(await watch(person, video, [[0, 100]])).toMatchObject({ watchedSec: 10, completedAt: null });
    expect(await watch(person, other, [[0, 10]])).toMatchObject({ watchedSec: 0 });
    expect(
      await watch(person, video, [
        [-40, 0],
        [30, 20],
        [100, 5000],
      ]),
    ).toMatchObject({ watchedSec: 10 });
    pass(1);
    expect(await watch(person, video, [[10, 26]])).toMatchObject({ watchedSec: 12 });
  });

  test('seconds after a gap do not count where skipping is not allowed', async () => {
    const person = await workspace.person();
    const video = await aVideoHere([person]);
    await open(person, video.id);
    pass(100);
    expect(await watch(person, video, [[10, 100]], 100)).toMatchObject({ watchedSec: 0, completedAt: null });
  });

  test('time on an unopened video, or on another version, does not count', async () => {
    const person = await workspace.person();
    const video = await aVideoHere([person]);
    pass(100);
    expect(await watch(person, video, [[0, 50]])).toMatchObject({ watchedSec: 0 });
    await open(person, video.id);
    pass(50);
    const old = { ...video, versionId: video.versionId + 1000 };
    expect(await watch(person, old, [[0, 50]])).toMatchObject({ watchedSec: 0 });
  });

  test('a person outside its audience can neither open nor watch it, and a text cannot be watched', async () => {
    const [person, stranger] = [await workspace.person(), await workspace.person()];
    const video = await aVideoHere([person]);
    const claim = { positionSec: 0, segments: [{ from: 0, to: 5 }] };
    const watched = { educationId: video.id, versionId: video.versionId, ...claim };
    expect((await workspace.rejection(stranger, WATCH, { watch: watched })).code).toBe('notFound');
    const text = await anEducation(workspace, [person], { minReadingSec: 60 });
    await open(person, text.id);
    pass(5);
    expect(await watch(person, text, [[0, 5]])).toMatchObject({ watchedSec: 0, percent: 0 });
  });
});

const stop = (fields: Record<string, unknown> = {}) => ({
  ...{ id: 'cp', atSec: 10, mustBeRight: true, question: aChoice() },
  ...fields,
});

describe('a checkpoint', () => {
  const ANSWER = `mutation ($answer: EducationCheckpointAnswerInput!) {
    educationCheckpointAnswer(answer: $answer) { isRight isPassed explanation progress { watchedSec passedCheckpointIds completedAt } }
  }`;
  const sent = ({ id, versionId }: Published, value: Answer, checkpointId = 'cp') => ({
    answer: { educationId: id, versionId, checkpointId, answer: value },
  });
  interface Result {
    isRight: boolean;
    isPassed: boolean;
    explanation: string;
    progress: { passedCheckpointIds: string[]; completedAt: string | null };
  }
  const say = async (person: UserRow, video: Published, value: Answer) =>
    (await workspace.get<{ educationCheckpointAnswer: Result }>(person, ANSWER, sent(video, value)))
      .educationCheckpointAnswer;

  test('stops the video: nothing after it counts, and the video is not done, until it was answered rightly', async () => {
    const person = await workspace.person();
    const video = await aVideoHere([person], { durationSec: 20, minWatchPercent: 50, checkpoints: [stop()] });
    await open(person, video.id);
    pass(20);
    expect(await watch(person, video, [[0, 20]])).toMatchObject({ watchedSec: 10, completedAt: null });
    const wrong = await say(person, video, wrongAnswer());
    expect(wrong).toMatchObject({ isRight: false, isPassed: false, explanation: '' });
    expect(await watch(person, video, [[10, 20]])).toMatchObject({ watchedSec: 10, completedAt: null });
    const right = await say(person, video, rightAnswer());
    expect(right).toMatchObject({ isRight: true, isPassed: true, progress: { passedCheckpointIds: ['cp'] } });
    // Enough had been watched before: only the answer was missing.
    expect(right.progress.completedAt).not.toBeNull();
    expect((await mine(person, video.id)).myAssignment?.status).toBe('done');
  });

  test('accepts any answer where its author says so, and remembers a right answer', async () => {
    const person = await workspace.person();
    const video = await aVideoHere([person], { checkpoints: [stop({ mustBeRight: false })] });
    await open(person, video.id);
    expect(await say(person, video, wrongAnswer())).toMatchObject({ isRight: false, isPassed: true });
    const strict = await aVideoHere([person], { checkpoints: [stop()] });
    await open(person, strict.id);
    await say(person, strict, rightAnswer());
    expect(await say(person, strict, wrongAnswer())).toMatchObject({ isRight: false, isPassed: true });
  });

  test('is shown without the right answer to viewers, with it to its author; others cannot answer', async () => {
    const [person, stranger] = [await workspace.person(), await workspace.person()];
    const video = await aVideoHere([person], { checkpoints: [stop()] });
    const query = `query ($id: Int!) { education(id: $id) { currentVersion { video { checkpoints { question source } } }
      versions { video { checkpoints { question source } } } } }`;
    const shown = JSON.stringify(await workspace.get(person, query, { id: video.id }));
    expect(shown).toContain('Вопрос q1?');
    expect(shown).not.toMatch(/"(?:key|rightIds|explained|explanation|points)"/);
    expect(JSON.stringify(await workspace.get(workspace.admin, query, { id: video.id }))).toContain(
      'rightIds',
    );
    expect((await workspace.rejection(stranger, ANSWER, sent(video, rightAnswer()))).code).toBe('notFound');
    await open(person, video.id);
    expect((await workspace.rejection(person, ANSWER, sent(video, rightAnswer(), 'no'))).code).toBe(
      'notFound',
    );
    const other: Answer = { type: 'trueFalse', isTrue: true };
    expect((await workspace.rejection(person, ANSWER, sent(video, other))).code).toBe(
      'education.answerWrong',
    );
  });

  test('is published only within the video’s length and as a valid question', async () => {
    const { id } = await aDraft(workspace, { typeContent: 'video' }, []);
    const save = (checkpoints: object[]) => saveVideo(workspace, id, { url, checkpoints });
    await expect(publish(workspace, await save([stop({ atSec: 100 })]))).rejects.toThrow('checkpointLate');
    const empty = { ...aChoice(), text: '' };
    await expect(publish(workspace, await save([stop({ question: empty })]))).rejects.toThrow(
      'checkpointWrong',
    );
    await expect(save([stop(), stop()])).rejects.toThrow('checkpointIds');
    await expect(save([stop({ question: anEssay() })])).rejects.toThrow('checkpointType');
  });
});

describe('a transcript', () => {
  const read = (person: UserRow, { id, versionId }: Published, seconds: number) =>
    workspace.get<{ educationProgress: { completedAt: string | null } }>(person, REPORT, {
      progress: { educationId: id, versionId, seconds },
    });

  test('replaces the video only where its author says so', async () => {
    for (const isTranscriptEnough of [true, false]) {
      const person = await workspace.person();
      const { id } = await aDraft(workspace, { typeContent: 'video', minReadingSec: 20 });
      const versionId = await publish(workspace, await saveVideo(workspace, id, { url, isTranscriptEnough }));
      await assign(workspace, id, [person]);
      await open(person, id);
      pass(20);
      const { educationProgress } = await read(person, { id, versionId }, 20);
      expect(educationProgress.completedAt !== null).toBe(isTranscriptEnough);
    }
  });
});

describe('a new version', () => {
  test('that is minor keeps the watched seconds of the same video, and resets them with another video', async () => {
    const person = await workspace.person();
    const video = await aVideoHere([person]);
    await open(person, video.id);
    pass(30);
    await watch(person, video, [[0, 30]], 30);
    await publish(workspace, await saveBlocks(workspace, video.id, ['Расшифровка']), 'minor');
    expect((await mine(person, video.id)).myProgress).toMatchObject({ watchedSec: 30, positionSec: 30 });
    const next = await saveVideo(workspace, video.id, { url: 'https://fi.example/aaaaaaaaaaa' });
    const versionId = await publish(workspace, next, 'minor');
    expect((await mine(person, video.id)).myProgress).toMatchObject({ watchedSec: 0, positionSec: 0 });
    pass(5);
    expect(await watch(person, { id: video.id, versionId }, [[0, 5]])).toMatchObject({ watchedSec: 5 });
  });
});

describe('the author', () => {
  test('gives a link to the hosting; nothing is published without a video and its length', async () => {
    const { id } = await aDraft(workspace, { typeContent: 'video' }, []);
    const wrong = { ...VIDEO, url: 'https://evil.example/watch?v=dQw4w9WgXcQ' };
    const save = (video: object) =>
      workspace.rejection(workspace.admin, SAVE_VIDEO, { id, video, isForce: true });
    expect(await save(wrong)).toMatchObject({ code: 'education.videoAddress', field: 'url' });
    expect(await save({ ...VIDEO, url, minWatchPercent: 101 })).toMatchObject({ field: 'minWatchPercent' });
    expect(await save({ ...VIDEO, url, durationSec: -1 })).toMatchObject({ field: 'durationSec' });
    await expect(publish(workspace, await saveVideo(workspace, id, { url: '' }))).rejects.toThrow(
      'videoMissing',
    );
    const short = await saveVideo(workspace, id, { url: 'fi.example/dQw4w9WgXcQ', durationSec: 0 });
    await expect(publish(workspace, short)).rejects.toThrow('videoDuration');
    const { id: textId } = await aDraft(workspace);
    const refused = await workspace.rejection(workspace.admin, SAVE_VIDEO, {
      id: textId,
      video: { ...VIDEO, url },
    });
    expect(refused.code).toBe('notFound');
  });

  test('and the notifications link to videos, not to texts', async () => {
    const person = await workspace.person();
    const { id } = await aVideoHere([person]);
    const { notifications } = await workspace.get<{ notifications: { items: { route: string }[] } }>(
      person,
      '{ notifications { items { route } } }',
    );
    expect(notifications.items).toEqual([{ route: `/education/video/my/${id}/viewEducation` }]);
    const described = await workspace.system((tx) =>
      educationKind.describe(tx, workspace.organizationId, [id]),
    );
    expect(described).toMatchObject([{ id, teamRoute: '/education/video/subdivision/list' }]);
  });

  test('weighs it in a plan by its length, and its page allows only the player’s address and one script', async () => {
    const person = await workspace.person();
    const video = await aVideoHere([person], { durationSec: 1500 });
    const weight = await workspace.system(async (tx) => {
      const rows = await selectRows(tx, { weight: integer })(
        `select weight from assignment where object_type = 'education' and object_id = ${video.id}`,
      );
      return rows[0]?.weight;
    });
    expect(weight).toBe(3);
    const { currentVersion } = await mine(person, video.id);
    expect(currentVersion).toMatchObject({ minutes: 25, video: { videoId: 'dQw4w9WgXcQ' } });
    const page = await fetch(`${workspace.test.url}${currentVersion.video?.path ?? ''}`);
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'unsafe-inline'; frame-src https:\/\/player\.example\/embed\/dQw4w9WgXcQ; frame-ancestors 'self'$/,
    );
    expect((await fetch(`${workspace.test.url}/api/video/dQw4w9WgXcQ?signature=no`)).status).toBe(404);
  });
});
