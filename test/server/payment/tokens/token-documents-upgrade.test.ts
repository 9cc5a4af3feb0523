import { pino } from 'pino';
import { withClient } from '@server/db/client';
import { createDatabase, type Database } from '@server/db/database';
import { migrateDatabase } from '@server/db/migrate';
import { readMigrations } from '@server/db/migration-files';
import { dueDocuments } from '@server/modules/payment/documents/due-documents.read-model';
import { createEmptyDatabase, type TestDatabase } from '@test/helpers/postgres';

/** A database of the release in which tokens had no closing documents. */
let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createEmptyDatabase();
  const { ownerUrl, appUrl } = server;
  const all = readMigrations();
  await migrateDatabase(
    ownerUrl,
    appUrl,
    all.filter(({ name }) => name < '1660'),
  );
  await withClient(ownerUrl, 'test', async (owner) => {
    await owner.query(
      `insert into organization (name, timezone) values ('A', 'Asia/Vladivostok'), ('B', 'Europe/Moscow')`,
    );
    await owner.query(`
      insert into token_purchase (organization_id, tokens, price, created_at)
      select o.id, 10, 100, m.at::timestamptz
      from organization o, (values ('2026-01-31T14:00:00Z'), ('2026-01-31T22:00:00Z'), ('2026-05-10T09:00:00Z')) m (at)
      where o.name in ('A', 'B')`);
  });
  await migrateDatabase(ownerUrl, appUrl, all);
  database = createDatabase(appUrl, 2, pino({ level: 'silent' }));
}, 120_000);
afterAll(async () => {
  await database.close();
  await server.drop();
});

test('every past month with purchases gets its document, in the organization’s time zone; the current one waits', async () => {
  const { rows } = await withClient(server.ownerUrl, 'test', (owner) =>
    owner.query<{ id: number }>(`select id from organization where name in ('A', 'B') order by name`),
  );
  const [a, b] = rows.map(({ id }) => id);
  const due = await database.system((tx) => dueDocuments.tokens(tx, new Date('2026-05-20T09:00:00Z'), null));
  expect(due).toEqual([
    { organizationId: b, periodFrom: '2026-01-01', periodTo: '2026-01-31' },
    { organizationId: a, periodFrom: '2026-02-01', periodTo: '2026-02-28' },
    { organizationId: b, periodFrom: '2026-02-01', periodTo: '2026-02-28' },
  ]);
  const lines = await database.system((tx) =>
    dueDocuments.tokenLines(tx, due[1] ?? { organizationId: 0, periodFrom: '', periodTo: '' }),
  );
  expect(lines).toEqual([{ tokens: '20', price: '100' }]);
});

test('purchases stay append-only', async () => {
  await withClient(server.ownerUrl, 'test', async (owner) => {
    await expect(owner.query(`update token_purchase set day = '2026-01-01'`)).rejects.toThrow('append-only');
  });
});
