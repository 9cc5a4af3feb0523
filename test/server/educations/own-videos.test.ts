import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { Upload } from 'tus-js-client';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { createVideoJobs } from '@server/modules/educations/uploads/check-video.job';
import { type Workspace, openWorkspace } from '@test/helpers/worlds/workspace';
import { createVideo } from '@test/helpers/files/made-video';
import { until } from '@test/helpers/until';
import { aDraft, VIDEO, OPEN, publish, SAVE_VIDEO, WATCH } from './support';

// Uploaded videos: space, parts, checks, files and addresses; the bytes are sent as browsers send them.

const MAX = 2_000_000;
/** The video inspection process has to start first. */
const INSPECTION_TIMEOUT_MS = 40_000;

let workspace: Workspace;
let video: Buffer;
let at = new Date();

beforeAll(async () => {
  workspace = await openWorkspace({ VIDEO_MAX_BYTES: String(MAX) }, () => at);
  video = await createVideo('webm');
});
afterAll(() => workspace.stop());

interface Shown {
  id: string;
  state: string;
  offset: number;
  error: string | null;
  contentId: number | null;
  durationSec: number | null;
}

const SHOWN = 'id state offset error contentId durationSec';
const BEGIN = `mutation ($id: Int!, $file: VideoFileInput!) { educationVideoUpload(id: $id, file: $file) { ${SHOWN} } }`;

const aVideoDraft = async () => (await aDraft(workspace, { typeContent: 'video', name: 'Касса' }, [])).id;

const begin = async (id: number, size: number, file = {}, as = workspace.admin): Promise<Shown> => {
  const input = { name: 'Касса.webm', size, fingerprint: '1', ...file };
  return (await workspace.get<{ educationVideoUpload: Shown }>(as, BEGIN, { id, file: input }))
    .educationVideoUpload;
};

const newest = async (id: number): Promise<Shown | null> =>
  (
    await workspace.get<{ education: { videoUpload: Shown | null } }>(
      workspace.admin,
      `query ($id: Int!) { education(id: $id) { videoUpload { ${SHOWN} } } }`,
      { id },
    )
  ).education.videoUpload;

const addressOf = (uploadId: string) => `${workspace.test.url}/api/uploads/${uploadId}`;
const tokenOf = (user: UserRow) => workspace.test.signIn(user.id);
const folder = () => join(workspace.test.app.deps.config.dataDir, 'uploads');

/** Sends one part, from a given offset. */
async function part(uploadId: string, bytes: Uint8Array, offset: number, as = workspace.admin) {
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
    'x-session-token': await tokenOf(as),
  };
  const { status } = await fetch(addressOf(uploadId), { method: 'PATCH', headers, body: Buffer.from(bytes) });
  return status;
}

async function sent(id: number, bytes: Buffer, file = {}): Promise<Shown> {
  const { id: uploadId } = await begin(id, bytes.length, file);
  expect(await part(uploadId, bytes, 0)).toBe(204);
  let shown: Shown | null = null;
  await until(async () => {
    shown = await newest(id);
    return shown?.state === 'ready' || shown?.state === 'failed';
  }, INSPECTION_TIMEOUT_MS);
  if (shown === null) throw new Error('the upload is gone');
  return shown;
}

interface Served {
  currentVersion: { video: { content: { mime: string; details: { path: string; size: number } } } };
}

const served = async (person: UserRow, id: number) =>
  (
    await workspace.get<{ education: Served }>(
      person,
      `query ($id: Int!) { education(id: $id) { currentVersion { video { content { mime details { path size } } } } } }`,
      { id },
    )
  ).education.currentVersion.video.content;

describe('an uploaded video', () => {
  test('is sent in parts by the browser library, resumes where it was left, and is played by ranges', async () => {
    const person = await workspace.person();
    const id = await aVideoDraft();
    const first = await begin(id, video.length);
    const half = Math.floor(video.length / 2);
    expect(await part(first.id, video.subarray(0, half), 0)).toBe(204);
    // The same file again, from another page: the upload resumes.
    const again = await begin(id, video.length);
    expect(again).toMatchObject({ id: first.id, offset: half, state: 'uploading' });
    const headers = { 'x-session-token': await tokenOf(workspace.admin) };
    await new Promise<void>((resolve, reject) => {
      new Upload(video, {
        ...{ uploadUrl: addressOf(first.id), headers, chunkSize: 1_000 },
        onSuccess: () => resolve(),
        onError: reject,
      }).start();
    });
    await until(async () => (await newest(id))?.state === 'ready', INSPECTION_TIMEOUT_MS);
    const ready = await newest(id);
    expect(ready).toMatchObject({ durationSec: 19, error: null });
    const draft = await workspace.get<{ educationVideoSave: { id: number; updatedAt: string } }>(
      workspace.admin,
      SAVE_VIDEO,
      { id, video: { ...VIDEO, url: '', durationSec: 0, contentId: ready?.contentId }, isForce: true },
    );
    await publish(workspace, {
      id,
      draftId: draft.educationVideoSave.id,
      updatedAt: draft.educationVideoSave.updatedAt,
    });
    await workspace.get(
      workspace.admin,
      'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
      {
        rule: {
          ...{ objectType: 'education', objectId: id, dueDays: 5 },
          audience: { groups: [{ userIds: [person.id] }], exceptUserIds: [] },
        },
      },
    );
    const { mime, details } = await served(person, id);
    expect(mime).toBe('video/webm');
    const range = { headers: { range: 'bytes=10-19' } };
    const answer = await fetch(`${workspace.test.url}/statics${details.path}`, range);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([206, 'video/webm']);
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(video.subarray(10, 20));
    // After a long pause the address has expired, and the next one works.
    at = new Date(at.getTime() + 3 * 3_600_000);
    expect((await fetch(`${workspace.test.url}/statics${details.path}`, range)).status).toBe(404);
    const renewed = await served(person, id);
    expect((await fetch(`${workspace.test.url}/statics${renewed.details.path}`, range)).status).toBe(206);
    await workspace.get(person, OPEN, { id });
    at = new Date(at.getTime() + 20_000);
    const watch = {
      educationId: id,
      versionId: draft.educationVideoSave.id,
      segments: [{ from: 0, to: 19 }],
      positionSec: 19,
    };
    const { educationWatch } = await workspace.get<{ educationWatch: { percent: number } }>(person, WATCH, {
      watch,
    });
    expect(educationWatch.percent).toBe(100);
  });

  test.each([
    ['a WebM that does not say how long it is', 'endless', 'Запись.webm'],
    ['an MP4 whose index stands at its end', 'indexLast', 'Камера.mp4'],
  ] as const)('%s is rewritten, so that browsers can seek in it', async (_, kind, name) => {
    const bytes = await createVideo(kind);
    const ready = await sent(await aVideoDraft(), bytes, { name });
    expect(ready).toMatchObject({ state: 'ready', error: null });
    expect([19, 20]).toContain(ready.durationSec);
    const rows = await workspace.system((tx) =>
      selectRows(tx, { path: text })(
        `select details ->> 'path' as path from content where id = ${ready.contentId}`,
      ),
    );
    const stored = join(workspace.test.app.deps.config.dataDir, 'files', rows[0]?.path ?? '');
    const { readVideo } = await import('@server/modules/educations/uploads/read-video');
    expect(await readVideo({ path: stored, target: `${stored}.never` })).toMatchObject({
      isRewritten: false,
    });
    expect(readdirSync(folder()).filter((file) => file.startsWith(ready.id))).toEqual([]);
  });

  test.each([
    ['HEVC', () => createVideo('hevc'), 'Камера.mp4', /HEVC \(H\.265\)/],
    ['sound only', () => createVideo('sound'), 'Звук.webm', /только звук/],
    ['a zip', async () => Buffer.from(zipSync({ 'a.txt': new Uint8Array(99) })), 'Архив.mp4', /не видео/],
    [
      'a video that is cut off',
      async () => (await createVideo('indexLast')).subarray(0, 2_000),
      'Кусок.mp4',
      /не видео/,
    ],
    ['less than a second', () => createVideo('webm', { seconds: 0.5 }), 'Миг.webm', /от одной секунды/],
  ])('%s is rejected with a message', async (_, bytes, name, error) => {
    expect(await sent(await aVideoDraft(), await bytes(), { name })).toMatchObject({
      ...{ state: 'failed', contentId: null },
      error: expect.stringMatching(error),
    });
  });

  test.each([
    [{ size: 0 }, 'education.fileEmpty'],
    [{ size: MAX + 1 }, 'validation.fileSize'],
    [{ size: -5 }, 'education.fileEmpty'],
    [{ size: 10, name: 'Фильм.avi' }, 'validation.fileExtension'],
    [{ size: 10, name: ' ' }, 'validation.required'],
  ])('%j is rejected before a byte is sent', async (file, code) => {
    const id = await aVideoDraft();
    const input = { name: 'Фильм.mp4', fingerprint: '1', ...file };
    expect(await workspace.rejection(workspace.admin, BEGIN, { id, file: input })).toMatchObject({
      code,
      field: 'file',
    });
  });

  test('a part that is cut off at 99 % is kept, and the rest completes the video', async () => {
    const id = await aVideoDraft();
    const { id: uploadId } = await begin(id, video.length);
    const most = Math.floor(video.length * 0.99);
    expect(await part(uploadId, video.subarray(0, most), 0)).toBe(204);
    expect(await newest(id)).toMatchObject({ state: 'uploading', offset: most });
    // From an offset that differs from the server's.
    expect(await part(uploadId, video.subarray(most + 5), most + 5)).toBe(409);
    expect(await part(uploadId, video.subarray(most), most)).toBe(204);
    await until(async () => (await newest(id))?.state === 'ready', INSPECTION_TIMEOUT_MS);
  });

  test('more than the reserved size is not accepted', async () => {
    const { id: uploadId } = await begin(await aVideoDraft(), 1_000);
    expect(await part(uploadId, Buffer.alloc(1_001), 0)).toBe(413);
    expect(statSync(join(folder(), uploadId)).size).toBeLessThanOrEqual(1_000);
  });

  test('nobody else continues it, looks at it, or names its file', async () => {
    const other = await workspace.person({ isAdmin: true });
    const stranger = await workspace.person();
    const id = await aVideoDraft();
    const { id: uploadId } = await begin(id, video.length);
    for (const person of [other, stranger]) expect(await part(uploadId, video, 0, person)).toBe(404);
    expect(await part(randomUUID(), video, 0)).toBe(404);
    expect(await part('..%2f..%2fetc', video, 0)).toBe(404);
    const bare = await fetch(addressOf(uploadId), { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
    expect(bare.status).toBe(401);
    for (const method of ['GET', 'DELETE', 'POST']) {
      expect((await fetch(addressOf(uploadId), { method })).status).toBe(404);
    }
    expect(
      await workspace.rejection(stranger, BEGIN, { id, file: { name: 'a.mp4', size: 1, fingerprint: '' } }),
    ).toMatchObject({
      code: 'notFound',
    });
    const ready = await sent(await aVideoDraft(), video);
    const stolen = { ...VIDEO, url: '', contentId: ready.contentId };
    expect(
      await workspace.rejection(workspace.admin, SAVE_VIDEO, { id, video: stolen, isForce: true }),
    ).toMatchObject({
      ...{ code: 'education.videoUnknown', field: 'contentId' },
    });
  });

  test('a full disk is reported, and the received bytes stay', async () => {
    const id = await aVideoDraft();
    const { id: uploadId } = await begin(id, video.length);
    const unsent = await part(uploadId, Buffer.alloc(0), 0);
    expect(unsent).toBe(204);
    rmSync(join(folder(), uploadId));
    symlinkSync('/dev/full', join(folder(), uploadId));
    expect(await part(uploadId, video, 0)).toBe(507);
    expect(await newest(id)).toMatchObject({ state: 'uploading', offset: 0 });
  });

  test('the organization’s quota is counted over all its people, and freed again', async () => {
    const id = await aVideoDraft();
    const upload = await begin(id, 1_000);
    await workspace.system((tx) =>
      tx.execute(`update film_upload set size = 21474836000 where id = '${upload.id}'`),
    );
    const input = { name: 'Ещё.mp4', size: 1_000, fingerprint: '2' };
    const elsewhere = await aVideoDraft();
    expect(await workspace.rejection(workspace.admin, BEGIN, { id: elsewhere, file: input })).toMatchObject({
      code: 'education.fileQuota',
    });
    const cancel =
      'mutation ($id: Int!, $uploadId: String!) { educationVideoUploadCancel(id: $id, uploadId: $uploadId) }';
    await workspace.get(workspace.admin, cancel, { id, uploadId: upload.id });
    expect(await begin(elsewhere, 1_000)).toMatchObject({ state: 'uploading' });
  });

  test('abandoned uploads and files that no version shows are removed; shown files stay', async () => {
    const abandoned = await begin(await aVideoDraft(), video.length);
    const cancelled = await begin(await aVideoDraft(), video.length);
    const going = await begin(await aVideoDraft(), video.length);
    const shownIn = await aVideoDraft();
    const shown = await sent(shownIn, video);
    await workspace.get(workspace.admin, SAVE_VIDEO, {
      ...{ id: shownIn, isForce: true },
      video: { ...VIDEO, url: '', contentId: shown.contentId },
    });
    const unused = await sent(await aVideoDraft(), video);
    for (const { id } of [abandoned, cancelled, going])
      expect(await part(id, video.subarray(0, 9), 0)).toBe(204);
    await workspace.system((tx) => tx.execute(`delete from film_upload where id = '${cancelled.id}'`));
    const old = new Date(Date.now() - 3 * 24 * 3_600_000);
    for (const { id } of [abandoned, cancelled]) utimesSync(join(folder(), id), old, old);
    await workspace.system((tx) =>
      tx.execute(
        `update film_upload set updated_at = now() - interval '3 days' where id in ('${shown.id}', '${unused.id}')`,
      ),
    );
    at = new Date();
    const { deps } = workspace.test.app;
    await createVideoJobs(deps, deps.uploads).sweepVideos({});
    const rows = await workspace.system((tx) => selectRows(tx, { id: text })('select id from film_upload'));
    const left = rows.map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining([going.id, shown.id]));
    expect(left).not.toEqual(expect.arrayContaining([abandoned.id]));
    expect(left).not.toEqual(expect.arrayContaining([unused.id]));
    for (const { id } of [abandoned, cancelled]) expect(existsSync(join(folder(), id))).toBe(false);
    expect(existsSync(join(folder(), going.id))).toBe(true);
    const contents = await workspace.system((tx) =>
      selectRows(tx, { id: integer })(`select id from content where type = 'film'`),
    );
    const ids = contents.map(({ id }) => id);
    expect(ids).toContain(shown.contentId);
    expect(ids).not.toContain(unused.contentId);
  });
});
