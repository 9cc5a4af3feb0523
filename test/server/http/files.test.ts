import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { createCleanUp } from '@server/modules/auth/clean-up';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
let owner: pg.Client;
let admin: Registered;
let picture: Buffer;
beforeAll(async () => {
  t = await startTestApp();
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
  admin = await register(t);
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await owner.end();
  await t.stop();
});

interface Details {
  path: string;
  formats: { _150x150: { path: string } };
}

const UPDATE = `mutation ($user: UserInput!, $fileAvatar: Upload) {
  userUpdate(user: $user, fileAvatar: $fileAvatar) { avatar { type details { path formats { _150x150 { path } } } } }
}`;

const setAvatar = (name: string, bytes: Uint8Array, user: Record<string, unknown> = {}) =>
  t.upload<{ userUpdate: { avatar: { type: string; details: Details } } }>(
    admin.token,
    UPDATE,
    { user: { id: admin.userId, ...user }, fileAvatar: null },
    { 'variables.fileAvatar': { name, bytes } },
  );

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(join(t.config.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const nameOf = (path: string) => path.split('/').at(-1) ?? '';

const cleanUp = () => createCleanUp(t.app.database, t.app.deps.files)();

test('an avatar is stored with a preview of 150x150', async () => {
  const { data, errors } = await setAvatar('Портрет.png', picture);
  expect(errors).toBeUndefined();
  const avatar = data?.userUpdate.avatar;
  expect(avatar?.type).toBe('avatar');
  const preview = await fetch(`${t.url}/statics${avatar?.details.formats._150x150.path}`);
  const { width, height } = await sharp(Buffer.from(await preview.arrayBuffer())).metadata();
  expect([width, height]).toEqual([150, 150]);
  expect(await filesOnDisk()).toContain(nameOf(avatar?.details.formats._150x150.path ?? ''));
});

test.each([
  ['by its name', 'avatar.svg', 'validation.fileExtension'],
  ['by its content', 'avatar.png', 'validation.fileContent'],
])('a drawing with a script in it is rejected %s, and the avatar stays', async (_, name, code) => {
  const before = await owner.query('select avatar_id from users where id = $1', [admin.userId]);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const { errors } = await setAvatar(name, Buffer.from(svg));
  expect(errors?.[0]?.extensions).toMatchObject({ code, field: 'fileAvatar' });
  const after = await owner.query('select avatar_id from users where id = $1', [admin.userId]);
  expect(after.rows).toEqual(before.rows);
});

test('files of a failed request are removed with it', async () => {
  const { data } = await setAvatar('new.png', picture);
  const kept = await filesOnDisk();
  expect(kept).toContain(nameOf(data?.userUpdate.avatar.details.path ?? ''));
  // The avatar is stored, and then the only administrator may not be dismissed.
  const { errors } = await setAvatar('lost.png', picture, { status: 'dismissed' });
  expect(errors).toBeDefined();
  expect((await filesOnDisk()).toSorted()).toEqual(kept.toSorted());
});

test('leftover files of a killed server are removed a day later, and referenced files stay', async () => {
  const kept = await filesOnDisk();
  const path = `open/aa/${randomUUID()}.png`;
  await mkdir(join(t.config.dataDir, 'files', 'open', 'aa'), { recursive: true });
  await writeFile(join(t.config.dataDir, 'files', path), picture);
  await owner.query('insert into pending_file (path) values ($1)', [path]);
  await cleanUp();
  expect(await filesOnDisk()).toContain(nameOf(path));
  await owner.query(`update pending_file set created_at = now() - interval '25 hours'`);
  await cleanUp();
  expect((await filesOnDisk()).toSorted()).toEqual(kept.toSorted());
  expect((await owner.query('select from pending_file')).rowCount).toBe(0);
});

test('more leftovers than one batch, including some that were never written, are all removed', async () => {
  await owner.query(
    `insert into pending_file (path, created_at)
     select 'open/aa/' || gen_random_uuid() || '.png', now() - interval '2 days' from generate_series(1, 250)`,
  );
  await cleanUp();
  expect((await owner.query('select from pending_file')).rowCount).toBe(0);
});

describe('a stored file', () => {
  let address: string;
  let bytes: Buffer;
  beforeAll(async () => {
    const { data } = await setAvatar('video.png', picture);
    const path = data?.userUpdate.avatar.details.path ?? '';
    address = `${t.url}/statics${path}`;
    bytes = await readFile(join(t.config.dataDir, 'files', path));
  });

  async function part(range: string, headers: Record<string, string> = {}) {
    const response = await fetch(address, { headers: { range, ...headers } });
    return {
      status: response.status,
      range: response.headers.get('content-range'),
      length: response.headers.get('content-length'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  }

  test('gives its length, and supports range requests', async () => {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(address, { method });
      expect(response.status).toBe(200);
      expect(response.headers.get('accept-ranges')).toBe('bytes');
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      expect((await response.arrayBuffer()).byteLength).toBe(method === 'HEAD' ? 0 : bytes.length);
    }
  });

  test.each([
    ['from its beginning', 'bytes=0-9', 0, 9],
    ['in its middle', 'bytes=20-29', 20, 29],
    ['to its end', 'bytes=30-', 30, -1],
    ['of its last bytes', 'bytes=-7', -7, -1],
    ['beyond its end, as far as it goes', 'bytes=40-99999999', 40, -1],
  ])('is sent in part: %s', async (_, range, first, last) => {
    const start = first < 0 ? bytes.length + first : first;
    const end = last < 0 ? bytes.length + last : last;
    expect(await part(range)).toEqual({
      status: 206,
      range: `bytes ${start}-${end}/${bytes.length}`,
      length: String(end - start + 1),
      bytes: bytes.subarray(start, end + 1),
    });
  });

  test('has nothing after its end', async () => {
    expect(await part(`bytes=${bytes.length}-`)).toMatchObject({
      status: 416,
      range: `bytes */${bytes.length}`,
    });
  });

  test.each(['bytes=0-1,5-6', 'lines=0-1', 'bytes=b-a', 'bytes=9-1,'])(
    'is sent in full, or not at all, for an unsupported range: %s',
    async (range) => {
      const { status, bytes: answered } = await part(range);
      expect([200, 416]).toContain(status);
      expect(answered.length).toBe(status === 200 ? bytes.length : 0);
    },
  );

  test('resumes only the same file: another file of that name is sent in full', async () => {
    const etag = (await fetch(address, { method: 'HEAD' })).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await part('bytes=5-', { 'if-range': etag })).status).toBe(206);
    expect((await part('bytes=5-', { 'if-range': '"another"' })).status).toBe(200);
  });
});
