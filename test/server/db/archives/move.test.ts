import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pino } from 'pino';
import { moveDatabase } from '@server/db/archive/move';
import { withClient } from '@server/db/client';
import { type EmbeddedDatabase, startEmbedded } from '@server/db/embedded/start';
import { migrateDatabase } from '@server/db/migrate';
import { findForeign, type ForeignPostgres, startForeign } from '../foreign-postgres';
import { fillSample } from '../sample';
import { newFolder } from '../support';

jest.setTimeout(60_000);

const folders: string[] = [];
let source: EmbeddedDatabase;

function open(): Promise<EmbeddedDatabase> {
  const dataDir = newFolder();
  folders.push(dirname(dataDir));
  return startEmbedded({ dataDir, log: pino({ level: 'silent' }), say: () => undefined });
}

beforeAll(async () => {
  source = await open();
  await migrateDatabase(source.ownerUrl, source.appUrl);
  await fillSample(source.ownerUrl);
});

afterAll(async () => {
  await source.stop();
  folders.forEach((path) => rmSync(path, { recursive: true, force: true }));
});

function expectEqual(tables: Awaited<ReturnType<typeof moveDatabase>>['tables']) {
  expect(tables.length).toBeGreaterThan(20);
  for (const { source: there, target: here } of tables) {
    expect(here).toEqual(there);
    expect(there.sha256).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(tables.find(({ key }) => key === 'public.audit_log')?.target.rows).toBe(4000);
}

it('moves to another PostgreSQL 18 with equal rows and hashes, and refuses to do it twice', async () => {
  const target = await open();
  try {
    expectEqual((await moveDatabase(source.ownerUrl, target)).tables);
    await expect(moveDatabase(source.ownerUrl, target)).rejects.toThrow('not empty: nothing was changed');
  } finally {
    await target.stop();
  }
});

const programs = findForeign();
if (programs === undefined)
  process.stderr.write('skipped: there is no PostgreSQL 15 here to move to (PG15_BIN)\n');

(programs === undefined ? describe.skip : describe)('to a PostgreSQL 15 of the system', () => {
  let foreign: ForeignPostgres;
  beforeAll(async () => {
    foreign = await startForeign(programs ?? '');
  });
  afterAll(() => foreign.stop());

  it('moves with a login that is not superuser, and the program works there', async () => {
    expect(foreign.version).toMatch(/^15\./);
    const target = { ownerUrl: foreign.url, appUrl: foreign.url };
    expectEqual((await moveDatabase(source.ownerUrl, target)).tables);
    expect((await migrateDatabase(foreign.url, foreign.url)).applied).toEqual([]);
    const seen = await withClient(foreign.url, 'test', async (client) => {
      await client.query(`begin; set local role app_tenant; set local app.organization_id = '1'`);
      const { rows } = await client.query<{ people: number }>('select count(*)::int as people from users');
      return rows[0]?.people;
    });
    expect(seen).toBe(300);
  });
});
