import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import limits from '@graphql/limits.json';
import { type SmtpServer, startSmtp } from '@test/helpers/services/smtp';
import { type Workspace, openWorkspace } from '@test/helpers/worlds/workspace';
import { aDraft } from '../../educations/support';

// A person who may send videos, and sends them like no browser: many at once, with disguised methods, with false sizes.

const MAX = 2_000_000;
const KB = 1024;

let workspace: Workspace;
let token: string;
beforeAll(async () => {
  workspace = await openWorkspace({ VIDEO_MAX_BYTES: String(MAX) });
  token = await workspace.test.signIn(workspace.admin.id);
}, 60_000);
afterAll(() => workspace.stop());
beforeEach(() => workspace.system((tx) => tx.execute('delete from rate_limit')));

const BEGIN =
  'mutation ($id: Int!, $file: VideoFileInput!) { educationVideoUpload(id: $id, file: $file) { id state } }';
const aVideo = async () => (await aDraft(workspace, { typeContent: 'video', name: 'Касса' }, [])).id;
const file = (size: number, fingerprint = '1') => ({ name: 'Касса.webm', size, fingerprint });

async function begin(id: number, size: number, fingerprint?: string): Promise<string> {
  const { educationVideoUpload } = await workspace.get<{ educationVideoUpload: { id: string } }>(
    workspace.admin,
    BEGIN,
    { id, file: file(size, fingerprint) },
  );
  return educationVideoUpload.id;
}

const folder = () => join(workspace.test.app.deps.config.dataDir, 'uploads');
const arrived = (): string[] => (existsSync(folder()) ? readdirSync(folder()).sort() : []);

async function send(id: string, method: string, headers: Record<string, string>, body: Uint8Array | null) {
  const { status } = await fetch(`${workspace.test.url}/api/uploads/${id}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', 'x-session-token': token, ...headers },
    body: body && Buffer.from(body),
  });
  return status;
}

const part = (id: string, bytes: Uint8Array, offset: number | string, headers = {}) =>
  send(
    id,
    'PATCH',
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream', ...headers },
    bytes,
  );

test('of parts sent to one slot at the same time, one is kept, complete', async () => {
  const size = 256 * KB;
  const id = await begin(await aVideo(), 2 * size);
  const parts = Array.from({ length: 6 }, (_, index) => Buffer.alloc(size, index + 1));
  const statuses = await Promise.all(parts.map((bytes) => part(id, bytes, 0)));
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  const kept = readFileSync(join(folder(), id));
  expect(kept.equals(parts[statuses.indexOf(204)] ?? Buffer.alloc(0))).toBe(true);
});

test('a false size is rejected, and so is a false slot', async () => {
  const education = await aVideo();
  const codeOf = async (size: number) =>
    (await workspace.rejection(workspace.admin, BEGIN, { id: education, file: file(size) })).code;
  expect(await Promise.all([0, -1, -MAX].map(codeOf))).toEqual(Array(3).fill('education.fileEmpty'));
  expect(await Promise.all([MAX + 1, 2 ** 31 - 1].map(codeOf))).toEqual(Array(2).fill('validation.fileSize'));
  const id = await begin(education, 10 * KB);
  const bytes = Buffer.alloc(KB, 1);
  for (const offset of [1, KB, 2 ** 40, -1, '0x0', '1e3', '']) {
    expect([offset, (await part(id, bytes, offset)) >= 400]).toEqual([offset, true]);
  }
  // Nor does a part change the total size.
  await part(id, bytes, 0, { 'upload-length': String(MAX) });
  expect((await part(id, Buffer.alloc(10 * KB), KB)) >= 400).toBe(true);
  expect(readFileSync(join(folder(), id)).length).toBeLessThanOrEqual(10 * KB);
});

test('one HTTP method disguised as another starts, reads and removes nothing', async () => {
  const id = await begin(await aVideo(), 10 * KB);
  expect(await part(id, Buffer.alloc(KB, 1), 0)).toBe(204);
  const before = arrived();
  for (const method of ['POST', 'DELETE', 'GET', 'OPTIONS', 'HEAD']) {
    const headers = {
      'x-http-method-override': method,
      'x-method-override': method,
      'upload-length': '1048576',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    };
    await send(id, 'PATCH', headers, Buffer.alloc(KB, 2));
    await send(id, method, { ...headers, 'x-http-method-override': 'POST' }, null);
    await send('', method, { 'upload-length': '1048576' }, null);
    await send(randomUUID(), 'PATCH', headers, Buffer.alloc(KB, 2));
  }
  expect(arrived()).toEqual(before);
  expect(readFileSync(join(folder(), id))).toEqual(Buffer.alloc(KB, 1));
});

test('space requested by many at once is granted once', async () => {
  const MB = 1_000_000;
  const held = await begin(await aVideo(), MB);
  // All but two megabytes and a half are used.
  await workspace.system((tx) =>
    tx.execute(
      `delete from film_upload where id <> '${held}'; update film_upload set size = ${limits.videoQuotaBytes - 2.5 * MB} where id = '${held}'`,
    ),
  );
  const videos = await Promise.all(Array.from({ length: 6 }, aVideo));
  const answers = await Promise.all(
    videos.map((id) => workspace.ask(workspace.admin, BEGIN, { id, file: file(MB) })),
  );
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort();
  expect(codes).toEqual(['done', 'done', ...Array<string>(4).fill('education.fileQuota')]);
});

// The frequency itself is limited by a quota: `quotas.test.ts`.
test('starting again and again occupies one slot, and leaves no file', async () => {
  const education = await aVideo();
  const before = arrived();
  for (let index = 0; index < 30; index += 1) await begin(education, KB, `unfinished ${index}`);
  const { rows } = await workspace.system((tx) =>
    tx.execute(`select count(*)::int as count from film_upload where education_id = ${education}`),
  );
  expect(rows).toEqual([{ count: 1 }]);
  expect(arrived()).toEqual(before);
});

test.each([
  ['suspended', 'is_active'],
  ['not paid for', 'is_active_subscribe'],
])('an upload that was begun receives nothing while the organization is %s', async (_how, flag) => {
  const id = await begin(await aVideo(), 10 * KB, `closed-${flag}`);
  const set = (isOpen: boolean) =>
    workspace.system((tx) =>
      tx.execute(`update organization set ${flag} = ${isOpen} where id = ${workspace.organizationId}`),
    );
  await set(false);
  expect(await part(id, Buffer.alloc(KB, 1), 0)).toBe(403);
  expect(await send(id, 'HEAD', {}, null)).toBe(403);
  await set(true);
  expect(await part(id, Buffer.alloc(KB, 1), 0)).toBe(204);
});

describe('where emails are sent', () => {
  let smtp: SmtpServer;
  let stranger: Workspace;
  beforeAll(async () => {
    smtp = await startSmtp();
    stranger = await openWorkspace({ SMTP_URL: smtp.url, VIDEO_MAX_BYTES: String(MAX) });
  }, 60_000);
  afterAll(async () => {
    await stranger.stop();
    await smtp.close();
  });

  const prove = (at: string) =>
    stranger.system((tx) =>
      tx.execute(`update users set email_proved_at = ${at} where id = ${stranger.admin.id}`),
    );

  test('an organization whose address nobody has confirmed has little space for videos, and learns why', async () => {
    await prove('null');
    const [held, id] = await Promise.all(
      ['Касса', 'Склад'].map(async (name) => (await aDraft(stranger, { typeContent: 'video', name }, [])).id),
    );
    await stranger.get(stranger.admin, BEGIN, { id: held, file: file(KB) });
    await stranger.system((tx) =>
      tx.execute(`update film_upload set size = ${limits.videoUnconfirmedBytes - MAX + 1}`),
    );
    const asked = { id, file: file(MAX) };
    expect(await stranger.rejection(stranger.admin, BEGIN, asked)).toMatchObject({
      code: 'education.fileUnconfirmed',
      field: 'file',
      params: { max: limits.videoUnconfirmedBytes, left: MAX - 1 },
    });
    await prove('now()');
    expect(await stranger.get(stranger.admin, BEGIN, asked)).toMatchObject({
      educationVideoUpload: { state: 'uploading' },
    });
  });
});
