import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createAudit } from '@server/audit/audit';
import { withClient } from '@server/db/client';
import { createDatabase, type Database } from '@server/db/database';
import { migrateDatabase } from '@server/db/migrate';
import { readMigrations } from '@server/db/migration-files';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { checkHistory } from '@test/helpers/worlds/history-check';
import { createEmptyDatabase, type TestDatabase } from '@test/helpers/postgres';

/** A database of a release with a history but no chain: more rows than one batch, in two organizations. */
const OLD_ROW_COUNT = 12_345;
const FEW = 3;

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createEmptyDatabase();
  const { ownerUrl, appUrl } = server;
  const all = readMigrations();
  await migrateDatabase(
    ownerUrl,
    appUrl,
    all.filter(({ name }) => name < '0570'),
  );
  await withClient(ownerUrl, 'test', async (client) => {
    await client.query(`insert into organization (name) values ('Старая'), ('Малая')`);
    await client.query(
      `insert into audit_log (organization_id, action, object_type, object_id, changes)
       select o.id, 'update', 'position', n, jsonb_build_object('name', jsonb_build_array('было ' || n, 'стало'))
       from organization o, generate_series(1, case o.name when 'Старая' then ${OLD_ROW_COUNT} else ${FEW} end) n`,
    );
  });
  await migrateDatabase(ownerUrl, appUrl, all);
  database = createDatabase(appUrl, 2, pino({ level: 'silent' }));
}, 120_000);
afterAll(async () => {
  await database.close();
  await server.drop();
});

async function idOf(name: string): Promise<number> {
  const rows = await database.system((tx) =>
    selectRows(tx, { id: integer })(sql`select id from organization where name = ${name}`),
  );
  return rows[0]?.id ?? 0;
}

const inOrganization = <T>(organizationId: number, work: (scope: Scope) => Promise<T>) =>
  database.tenant(organizationId, (tx) =>
    work({ tx, organizationId, caller: null, lang: 'ru', ip: '', userAgent: '' }),
  );
const check = (id: number) => checkHistory(database, id);

test('rows from before the chain existed start it, each organization with its own', async () => {
  const [old, few] = [await idOf('Старая'), await idOf('Малая')];
  expect(await check(old)).toMatchObject({ isWhole: true, checked: OLD_ROW_COUNT, broken: [] });
  expect(await check(few)).toMatchObject({ isWhole: true, checked: FEW, broken: [] });
});

test('new rows continue after them, and a changed one of them is named', async () => {
  const id = await idOf('Старая');
  const audit = createAudit();
  await inOrganization(id, (scope) => audit.write(scope, { action: 'update', objectType: 'position' }));
  expect(await check(id)).toMatchObject({ isWhole: true, checked: OLD_ROW_COUNT + 1 });
  await withClient(server.ownerUrl, 'test', async (client) => {
    await client.query('alter table audit_log disable trigger user');
    await client.query(`update audit_log set ip = '10.9.9.9' where organization_id = $1 and object_id = 7`, [
      id,
    ]);
    await client.query('alter table audit_log enable trigger user');
  });
  const { isWhole, broken } = await check(id);
  expect(isWhole).toBe(false);
  expect(broken.map(({ reason }) => reason)).toEqual(['changed']);
});
