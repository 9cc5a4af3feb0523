import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EvidenceKeyError, requireEvidenceKey } from '@server/audit/evidence-key';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { startTestApp, type TestApp } from '@test/helpers/app';

/** Servers of one database that would seal with different keys. */

let t: TestApp;
const folders: string[] = [];
beforeAll(async () => {
  t = await startTestApp();
}, 60_000);
afterAll(async () => {
  await t.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
beforeEach(() =>
  t.app.database.system((tx) => tx.execute("delete from setting where name = 'evidence.key'")),
);

const [OLD, NEW, STRANGE] = ['o', 'n', 's'].map((email) => email.repeat(32));
const fingerprint = (key = '') => createEvidenceSeal({ dataDir: '', evidenceKeys: [key] }).keyIds()[0] ?? '';

/** Starts a server with these keys. */
const start = (keys: (string | undefined)[], evidenceKeyLost?: string, dataDir = '') =>
  requireEvidenceKey(t.app.database, {
    dataDir,
    evidenceKeys: keys.flatMap((key) => key ?? []),
    evidenceKeyLost,
  });

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'adaptika-key-'));
  folders.push(folder);
  return folder;
}

test('a server with another key does not start, and says which key, and what to do', async () => {
  await start([OLD]);
  await start([OLD]);
  await expect(start([STRANGE])).rejects.toBeInstanceOf(EvidenceKeyError);
  await expect(start([STRANGE])).rejects.toThrow(
    new RegExp(`${fingerprint(OLD)}.*${fingerprint(STRANGE)}[^]*EVIDENCE_KEY=<new>,<old>`),
  );
  // The message contains no key.
  await expect(start([STRANGE])).rejects.not.toThrow(STRANGE);
  await start([OLD]);
});

test('servers that start at the same moment agree on one key', async () => {
  const results = await Promise.allSettled([start([OLD]), start([STRANGE]), start([OLD]), start([STRANGE])]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('a lost data folder is detected at the next start', async () => {
  const folder = emptyFolder();
  await start([], undefined, folder);
  await start([], undefined, folder);
  await expect(start([], undefined, emptyFolder())).rejects.toBeInstanceOf(EvidenceKeyError);
});

test('a new key listed before the old one takes over; then a server with only the old one does not start', async () => {
  await start([OLD]);
  await start([NEW, OLD]);
  await start([NEW]);
  await expect(start([OLD])).rejects.toBeInstanceOf(EvidenceKeyError);
});

test('without the old key a server starts only when its fingerprint is given', async () => {
  await start([OLD]);
  await expect(start([NEW], fingerprint(STRANGE))).rejects.toBeInstanceOf(EvidenceKeyError);
  await start([NEW], fingerprint(OLD));
  await start([NEW]);
});
