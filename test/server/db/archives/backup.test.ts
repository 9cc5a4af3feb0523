import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { backup } from '@server/db/archive/backup';
import { keyOf, listTables } from '@server/db/archive/catalog';
import { NO_KEYS } from '@server/db/archive/encryption';
import { restore } from '@server/db/archive/restore';
import { verifyArchive } from '@server/db/archive/verify';
import { type Proof, readRows, SNAPSHOT } from '@server/db/archive/rows';
import { inTransaction, withClient } from '@server/db/client';
import { installJobs } from '@server/jobs/install';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@test/helpers/postgres';
import { fillSample } from '../sample';

jest.setTimeout(60_000);

const databases: TestDatabase[] = [];
const folder = mkdtempSync(join(tmpdir(), 'adaptika-backup-'));
let source: TestDatabase;

async function database(create: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const made = await create();
  databases.push(made);
  return made;
}

beforeAll(async () => {
  source = await database(createTestDatabase);
  await installJobs(source.ownerUrl);
  await fillSample(source.ownerUrl);
  await withClient(source.ownerUrl, 'test', async (client) => {
    await client.query(
      `select graphile_worker.add_job('sendLetter', '{"letterId": 1}', run_at => now() + interval '1 day')`,
    );
  });
});

afterAll(async () => {
  for (const made of databases) await made.drop();
  rmSync(folder, { recursive: true, force: true });
});

const toTarget = ({ ownerUrl, appUrl }: TestDatabase, isForced = false) => ({ ownerUrl, appUrl, isForced });

async function proofsOf(url: string): Promise<Map<string, Proof>> {
  return withClient(url, 'test', (client) =>
    inTransaction(client, SNAPSHOT, async () => {
      const proofs = new Map<string, Proof>();
      for (const table of await listTables(client)) {
        proofs.set(keyOf(table), await readRows(client, table, () => undefined));
      }
      return proofs;
    }),
  );
}

async function count(url: string, sql: string): Promise<number> {
  return withClient(url, 'test', async (client) => {
    const { rows } = await client.query<{ count: number }>(sql);
    return rows[0]?.count ?? -1;
  });
}

function uploads(name: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, 'a1'), { recursive: true });
  writeFileSync(join(path, 'a1', 'picture.webp'), Buffer.alloc(700_001, 7));
  writeFileSync(join(path, 'empty.bin'), '');
  return path;
}

it('restores every table with the same rows and hashes, and the uploads', async () => {
  const file = join(folder, 'whole.tar.gz');
  const files = uploads('files-source');
  const saved = await backup(source.ownerUrl, files, file, NO_KEYS);
  expect(saved.files).toEqual({ count: 2, bytes: 700_001 });
  expect(saved.tables.get('public.audit_log')?.rows).toBe(4000);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const target = await database(createEmptyDatabase);
  const filesBack = join(folder, 'files-back');
  const report = await restore(file, toTarget(target), filesBack, NO_KEYS);
  expect(report.tables).toEqual(saved.tables);
  expect(await proofsOf(target.ownerUrl)).toEqual(await proofsOf(source.ownerUrl));
  expect(readFileSync(join(filesBack, 'a1', 'picture.webp'))).toEqual(
    readFileSync(join(files, 'a1', 'picture.webp')),
  );
  expect(statSync(join(filesBack, 'empty.bin')).size).toBe(0);
});

it('reuses no number, and restores the triggers that protect evidence and the references', async () => {
  const file = join(folder, 'guards.tar.gz');
  await backup(source.ownerUrl, undefined, file, NO_KEYS);
  const target = await database(createEmptyDatabase);
  await restore(file, toTarget(target), undefined, NO_KEYS);
  await withClient(target.ownerUrl, 'test', async (client) => {
    await client.query(`insert into organization (name) values ('Новая')`);
    await expect(client.query('update audit_log set action = $1', ['x'])).rejects.toThrow('append-only');
    await expect(client.query('update position set role_id = 999')).rejects.toThrow('foreign key');
  });
  const guards = `select count(*)::int as count from pg_trigger where tgenabled = 'O'`;
  expect(await count(target.ownerUrl, guards)).toBe(await count(source.ownerUrl, guards));
});

it('is a snapshot of one moment, however much is written meanwhile', async () => {
  const busy = await database(createTestDatabase);
  await fillSample(busy.ownerUrl);
  const pool = new Pool({ connectionString: busy.ownerUrl, max: 4 });
  let isDone = false;
  let written = 0;
  // Each write consists of one organization and its chain's head, in one transaction.
  const write = async () => {
    while (!isDone) {
      await pool.query(`with o as (insert into organization (name) values ('Под нагрузкой') returning id)
        insert into evidence_head (organization_id, count) select id, 1 from o`);
      written += 1;
    }
  };
  const load = Promise.all(Array.from({ length: 4 }, write));
  while (written < 50) await new Promise((resolve) => setTimeout(resolve, 5));
  const file = join(folder, 'busy.tar.gz');
  const saved = await backup(busy.ownerUrl, undefined, file, NO_KEYS);
  const writtenBy = written;
  isDone = true;
  await load;
  await pool.end();
  const organizations = saved.tables.get('public.organization')?.rows ?? 0;
  expect(saved.tables.get('public.evidence_head')?.rows).toBe(organizations - 2);
  expect(organizations).toBeGreaterThanOrEqual(52);
  expect(organizations).toBeLessThanOrEqual(writtenBy + 6);
  const target = await database(createEmptyDatabase);
  expect((await restore(file, toTarget(target), undefined, NO_KEYS)).tables).toEqual(saved.tables);
});

it('fills an empty database only, or replaces the existing data with the option', async () => {
  const file = join(folder, 'force.tar.gz');
  const files = uploads('files-force');
  const saved = await backup(source.ownerUrl, files, file, NO_KEYS);
  const target = await database(createTestDatabase);
  await fillSample(target.ownerUrl, 3);
  const before = await proofsOf(target.ownerUrl);
  await expect(restore(file, toTarget(target), files, NO_KEYS)).rejects.toThrow(
    'not empty: nothing was changed',
  );
  expect(await proofsOf(target.ownerUrl)).toEqual(before);
  const report = await restore(file, toTarget(target, true), files, NO_KEYS);
  expect(report.tables).toEqual(saved.tables);
  expect(report.replacedFiles && readdirSync(report.replacedFiles).sort()).toEqual(['a1', 'empty.bin']);
});

describe('an incomplete backup changes nothing', () => {
  const nothing = `select count(*)::int as count from pg_tables where schemaname = 'public'`;

  it('truncated', async () => {
    const file = join(folder, 'cut.tar.gz');
    await backup(source.ownerUrl, undefined, file, NO_KEYS);
    const content = readFileSync(file);
    writeFileSync(file, content.subarray(0, Math.floor(content.length * 0.7)));
    const target = await database(createEmptyDatabase);
    await expect(restore(file, toTarget(target), undefined, NO_KEYS)).rejects.toThrow(
      /cannot be read|damaged|not whole/,
    );
    expect(await count(target.ownerUrl, nothing)).toBe(0);
  });

  it('tampered with', async () => {
    const file = join(folder, 'tampered.tar.gz');
    await backup(source.ownerUrl, undefined, file, NO_KEYS);
    const unpacked = mkdtempSync(join(folder, 'unpacked-'));
    execFileSync('tar', ['xzf', file, '-C', unpacked]);
    const rows = join(unpacked, 'tables', 'public.organization', '000001');
    writeFileSync(rows, readFileSync(rows, 'utf8').replaceAll('Ромашка 0', 'Ромашка 9'));
    execFileSync('tar', ['czf', file, '-C', unpacked, 'schema.json', 'tables', 'manifest.json']);
    // Before anything is written; what was written is compared once more at the end.
    await expect(verifyArchive(file, NO_KEYS)).rejects.toThrow('differs in public.organization');
    const target = await database(createEmptyDatabase);
    await expect(restore(file, toTarget(target), undefined, NO_KEYS)).rejects.toThrow(
      'differs in public.organization',
    );
    expect(await count(target.ownerUrl, nothing)).toBe(0);
  });

  it('from a newer release', async () => {
    const file = join(folder, 'newer.tar.gz');
    await withClient(source.ownerUrl, 'test', async (client) => {
      await client.query(`insert into schema_migration (name, sha256) values ('9999_future.sql', 'x')`);
      await backup(source.ownerUrl, undefined, file, NO_KEYS);
      await client.query(`delete from schema_migration where name = '9999_future.sql'`);
    });
    const target = await database(createEmptyDatabase);
    await expect(restore(file, toTarget(target), undefined, NO_KEYS)).rejects.toThrow(
      'made by a newer release',
    );
    expect(await count(target.ownerUrl, nothing)).toBe(0);
  });

  it('not a backup at all', async () => {
    const file = join(folder, 'other.tar.gz');
    writeFileSync(file, 'no archive');
    const target = await database(createEmptyDatabase);
    await expect(restore(file, toTarget(target), undefined, NO_KEYS)).rejects.toThrow('cannot be read');
    expect(existsSync(`${file}.part`)).toBe(false);
  });
});
