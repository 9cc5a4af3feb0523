import { pino } from 'pino';
import { openDatabase } from '@server/db/connect';
import { pgBouncer, startPgBouncer } from '@test/helpers/services/pooler';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';
import { startSilentPooler } from '@test/helpers/services/silent-pooler';

jest.setTimeout(60_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function open(databaseUrl: string) {
  return openDatabase(
    { dataDir: '/nowhere', databaseUrl, databaseOwnerUrl: undefined },
    pino({ level: 'silent' }),
  );
}

const rejection = /does not pass notifications on.*pool_mode = session/;

describe('a database that live events and jobs can work with', () => {
  it('is accepted when it is reached directly', async () => {
    await expect(open(database.appUrl)).resolves.toMatchObject({ appUrl: database.appUrl });
  });

  it('is rejected at the start, with instructions, when its notifications do not arrive', async () => {
    const pooler = await startSilentPooler(database.appUrl);
    try {
      await expect(open(pooler.url)).rejects.toThrow(rejection);
    } finally {
      await pooler.stop();
    }
  });

  const withPgBouncer = pgBouncer === undefined ? it.skip : it;

  withPgBouncer.each(['transaction', 'statement'] as const)(
    'is refused behind PgBouncer in %s mode',
    async (mode) => {
      const pooler = await startPgBouncer(pgBouncer ?? '', database.appUrl, mode);
      try {
        await expect(open(pooler.url)).rejects.toThrow(rejection);
      } finally {
        await pooler.stop();
      }
    },
  );

  withPgBouncer('is taken behind PgBouncer in session mode', async () => {
    const pooler = await startPgBouncer(pgBouncer ?? '', database.appUrl, 'session');
    try {
      await expect(open(pooler.url)).resolves.toMatchObject({ appUrl: pooler.url });
    } finally {
      await pooler.stop();
    }
  });
});
