import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { backup } from '@server/db/archive/backup';
import { isEmptyDatabase } from '@server/db/archive/catalog';
import { type ArchiveKeys, NO_KEYS } from '@server/db/archive/encryption';
import { restore } from '@server/db/archive/restore';
import { withClient } from '@server/db/client';
import { installJobs } from '@server/jobs/install';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@test/helpers/postgres';
import { fillSample } from '../sample';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'adaptika-archive-'));
const PHRASE: ArchiveKeys = {
  ...NO_KEYS,
  passphrase: 'семь разных слов для архива',
  scryptWorkFactor: 10,
};
let source: TestDatabase;
let target: TestDatabase;

beforeAll(async () => {
  source = await createTestDatabase();
  target = await createEmptyDatabase();
  await installJobs(source.ownerUrl);
  await fillSample(source.ownerUrl);
});
afterAll(async () => {
  await source.drop();
  await target.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function saved(name: string, keys: ArchiveKeys): Promise<string> {
  const file = join(folder, name);
  await backup(source.ownerUrl, undefined, file, keys);
  return file;
}

const load = (file: string, keys: ArchiveKeys, isForced = false) =>
  restore(file, { ownerUrl: target.ownerUrl, appUrl: target.appUrl, isForced }, undefined, keys);

const isUntouched = () => withClient(target.ownerUrl, 'test', isEmptyDatabase);

test('one changed byte is reported as a damaged archive before the first row is written', async () => {
  const file = await saved('plain.tar.gz', NO_KEYS);
  const bytes = readFileSync(file);
  // In the content, in the checksum, in the length after it.
  for (const place of [Math.floor(bytes.length / 2), bytes.length - 6, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed.readUInt8(place) + 1) % 256, place);
    const broken = join(folder, 'broken.tar.gz');
    writeFileSync(broken, changed);
    await expect(load(broken, NO_KEYS)).rejects.toThrow(/damaged/);
    expect(await isUntouched()).toBe(true);
  }
});

test('an archive encrypted with a key is opened by that key and by nothing else', async () => {
  const identity = await generateX25519Identity();
  const recipients = [await identityToRecipient(identity)];
  const file = await saved('key.tar.gz.age', { ...NO_KEYS, recipients });
  expect(readFileSync(file).includes('schema.json')).toBe(false);
  await expect(load(file, NO_KEYS)).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE');
  const other = { ...NO_KEYS, identities: [await generateX25519Identity()] };
  await expect(load(file, other)).rejects.toThrow('another passphrase or key');
  const bytes = readFileSync(file);
  bytes.writeUInt8((bytes.readUInt8(bytes.length - 100) + 1) % 256, bytes.length - 100);
  const broken = join(folder, 'broken.age');
  writeFileSync(broken, bytes);
  await expect(load(broken, { ...NO_KEYS, identities: [identity] })).rejects.toThrow('damaged');
  expect(await isUntouched()).toBe(true);
});

test('a passphrase decrypts what it encrypted; a wrong one is reported and writes nothing', async () => {
  const file = await saved('phrase.tar.gz.age', PHRASE);
  await expect(load(file, { ...PHRASE, passphrase: 'не та фраза' })).rejects.toThrow('another passphrase');
  expect(await isUntouched()).toBe(true);
  const { tables } = await load(file, PHRASE);
  expect(tables.get('public.organization')?.rows).toBeGreaterThan(0);
});
