import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup } from '@server/db/archive/backup';
import { keyOf, listTables } from '@server/db/archive/catalog';
import { NO_KEYS } from '@server/db/archive/encryption';
import { restore } from '@server/db/archive/restore';
import { readRows, SNAPSHOT } from '@server/db/archive/rows';
import { inTransaction, withClient } from '@server/db/client';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@test/helpers/postgres';
import { fillSample } from '../sample';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'adaptika-organization-'));
const archive = join(folder, 'first.tar.gz');
const uploads = join(folder, 'uploads');
const databases: TestDatabase[] = [];
let source: TestDatabase;
let first: number;
let second: number;

async function database(create: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const made = await create();
  databases.push(made);
  return made;
}

const toSource = (isForced: boolean) => ({ ownerUrl: source.ownerUrl, appUrl: source.appUrl, isForced });

async function query<Row extends object>(
  sql: string,
  values: readonly (string | number)[] = [],
): Promise<Row[]> {
  return withClient(
    source.ownerUrl,
    'test',
    async (client) => (await client.query<Row>(sql, [...values])).rows,
  );
}

/** Every row of one organization, table by table. */
async function rowsOf(organizationId: number): Promise<Record<string, unknown>> {
  return withClient(source.ownerUrl, 'test', (client) =>
    inTransaction(client, SNAPSHOT, async () => {
      const proofs: Record<string, unknown> = {};
      for (const table of await listTables(client, organizationId)) {
        proofs[keyOf(table)] = await readRows(client, table, () => undefined);
      }
      return proofs;
    }),
  );
}

async function addPicture(organizationId: number, path: string): Promise<void> {
  await query(
    `insert into content (organization_id, type, mime, name, details, sha256)
     values ($1, 'other', 'image/webp', 'picture', $2, 'x')`,
    [organizationId, JSON.stringify({ path, size: 3, formats: {} })],
  );
  mkdirSync(uploads, { recursive: true });
  writeFileSync(join(uploads, path), path);
}

beforeAll(async () => {
  source = await database(createTestDatabase);
  await fillSample(source.ownerUrl);
  await query(`insert into setting (name, value) values ('secret.fileAddresses', 'of this installation')`);
  const [one, other] = await query<{ id: number }>('select id from organization order by id');
  first = one?.id ?? 0;
  second = other?.id ?? 0;
  await addPicture(first, 'first.webp');
  await addPicture(second, 'second.webp');
  await backup(source.ownerUrl, uploads, archive, NO_KEYS, first);
});

afterAll(async () => {
  for (const made of databases) await made.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('contains the rows and the uploads of its organization, and nobody else’s', async () => {
  const file = join(folder, 'held.tar.gz');
  const { tables, files } = await backup(source.ownerUrl, uploads, file, NO_KEYS, first);
  expect(files).toEqual({ count: 1, bytes: 'first.webp'.length });
  expect(tables.get('public.organization')?.rows).toBe(1);
  expect(tables.get('public.users')?.rows).toBe(300);
  expect(tables.get('public.login')?.rows).toBe(300);
  expect(tables.get('public.audit_log')?.rows).toBe(2_000);
  expect(tables.has('public.setting')).toBe(false);
  expect(tables.has('public.session')).toBe(false);
});

it('restores one organization to that moment; what others wrote since then stays, as do their uploads', async () => {
  const before = await rowsOf(first);
  await query('update users set name_first = $2 where organization_id = $1', [first, 'Испорчено']);
  await query('delete from login where organization_id = $1', [first]);
  await query(`insert into position (organization_id, name) values ($1, 'Лишняя')`, [first]);
  await query(`insert into position (organization_id, name) values ($1, 'Новая')`, [second]);
  const others = await rowsOf(second);
  rmSync(join(uploads, 'first.webp'));
  const [taken] = await query<{ id: number }>('select max(id) as id from position');

  await expect(restore(archive, toSource(false), uploads, NO_KEYS)).rejects.toThrow(
    `Organization ${first} has its rows: nothing was changed. With --force they are replaced.`,
  );
  const report = await restore(archive, toSource(true), uploads, NO_KEYS);

  expect(report.files.count).toBe(1);
  expect(await rowsOf(first)).toEqual(before);
  expect(await rowsOf(second)).toEqual(others);
  expect(readFileSync(join(uploads, 'first.webp'), 'utf8')).toBe('first.webp');
  expect(existsSync(join(uploads, 'second.webp'))).toBe(true);
  const [next] = await query<{ id: number }>(
    `insert into position (organization_id, name) values ($1, 'Ещё одна') returning id`,
    [second],
  );
  expect(next?.id).toBeGreaterThan(taken?.id ?? 0);
});

it('restores everything deleted, and its triggers', async () => {
  const before = await rowsOf(first);
  await withClient(source.ownerUrl, 'test', async (client) => {
    await client.query('begin');
    await client.query('alter table audit_log disable trigger user');
    await client.query('delete from audit_log where organization_id = $1', [first]);
    await client.query('alter table audit_log enable trigger user');
    await client.query('commit');
  });
  await restore(archive, toSource(true), undefined, NO_KEYS);
  expect((await rowsOf(first))['public.audit_log']).toEqual(before['public.audit_log']);
  await expect(query('update audit_log set action = $1', ['x'])).rejects.toThrow('append-only');
  await expect(query('update position set role_id = 999')).rejects.toThrow('foreign key');
});

it('fits only the installation that made it', async () => {
  const elsewhere = await database(createTestDatabase);
  await expect(restore(archive, { ...elsewhere, isForced: true }, undefined, NO_KEYS)).rejects.toThrow(
    'It fits only where it was made.',
  );
  const empty = await database(createEmptyDatabase);
  await expect(restore(archive, { ...empty, isForced: true }, undefined, NO_KEYS)).rejects.toThrow(
    'It fits only where it was made.',
  );
});

it('is rejected with a message when it refers to something the provider has deleted since, and changes nothing', async () => {
  const [entry] = await query<{ id: number }>(
    `insert into faq_entry (title_ru, category) values ('Вопрос', 'start') returning id`,
  );
  await query(
    `insert into faq_vote (organization_id, user_id, entry_id, is_helpful)
     select organization_id, id, $2, true from users where organization_id = $1 order by id limit 1`,
    [first, entry?.id ?? 0],
  );
  const file = join(folder, 'voted.tar.gz');
  await backup(source.ownerUrl, undefined, file, NO_KEYS, first);
  await query('delete from faq_entry');
  const before = await rowsOf(first);
  await expect(restore(file, toSource(true), undefined, NO_KEYS)).rejects.toThrow(
    'Its rows do not fit what is there: insert or update on table "faq_vote" violates foreign key constraint',
  );
  expect(await rowsOf(first)).toEqual(before);
});

it('names an organization that does not exist', async () => {
  await expect(backup(source.ownerUrl, undefined, join(folder, 'x'), NO_KEYS, 999_999)).rejects.toThrow(
    'There is no organization 999999.',
  );
});
