import { sql } from 'drizzle-orm';
import { actAs, createDatabase, type Database, NotCommittedError, type Tx } from '@server/db/database';
import { commitEarly } from '@server/db/early-commit';
import { boolean, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { inSavepoint } from '@server/db/savepoint';
import { createLogger } from '@server/log/logger';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';
import { statementsOf } from '@test/helpers/database/statements';

/** The identity of a transaction: sent to the database when a statement needs it, and correct for each. */
let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = createDatabase(test.appUrl, 2, createLogger('silent'));
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

async function identity(tx: Tx): Promise<string> {
  const rows = await selectRows(tx, { text })(sql`
    select current_user || ' ' || current_setting('app.organization_id', true)
      || ' ' || coalesce(current_setting('app.user_id', true), '') as text`);
  return (rows[0]?.text ?? '').trim();
}
const actor = { userId: 7, sessionId: 3 };

it('each statement runs with the identity set before it', async () => {
  await database.tenant(
    1,
    async (tx) => {
      expect(await identity(tx)).toBe('app_tenant 1 7');
      await actAs(tx, null);
      expect(await identity(tx)).toBe('app_system 1 7');
      await actAs(tx, 2, { userId: 8, sessionId: 0 });
      expect(await identity(tx)).toBe('app_tenant 2 8');
    },
    actor,
  );
});

it('concurrently issued statements each keep their own identity', async () => {
  const found = await database.tenant(1, (tx) => {
    const first = identity(tx);
    const becomes = actAs(tx, null);
    const second = identity(tx);
    return Promise.all([first, becomes, second]);
  });
  expect([found[0], found[2]]).toEqual(['app_tenant 1', 'app_system 1']);
});

it('an identity that no statement uses is not sent: switching there and back costs nothing', async () => {
  const reported = async (last: number | null) => {
    const statements = await statementsOf(() =>
      database.tenant(1, async (tx) => {
        for (let turn = 0; turn < 5; turn += 1) {
          await actAs(tx, null);
          await actAs(tx, 1);
        }
        await actAs(tx, last);
        await identity(tx);
      }),
    );
    return statements.filter((text) => text.includes('set_config')).length;
  };
  expect([await reported(1), await reported(null)]).toEqual([0, 1]);
});

it('a rolled-back savepoint rolls back its identity, and an identity set since holds', async () => {
  await database.tenant(1, async (tx) => {
    const part = inSavepoint(tx, async () => {
      await actAs(tx, null);
      expect(await identity(tx)).toBe('app_system 1');
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
      await actAs(tx, 1);
      throw new Error('taken back');
    });
    await expect(part).rejects.toThrow('taken back');
    expect(await identity(tx)).toBe('app_tenant 1');
    await actAs(tx, null);
    await expect(inSavepoint(tx, () => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
    expect(await identity(tx)).toBe('app_system 1');
  });
});

describe('a transaction that lets others continue before the disk has it', () => {
  /** Like the product's database, unlike that of the tests: a commit waits for the disk. */
  function onDisk(): Database {
    const url = new URL(test.appUrl);
    url.searchParams.set('options', '-c synchronous_commit=on');
    return createDatabase(url.href, 1, createLogger('silent'));
  }

  it('is on the disk when its caller is answered', async () => {
    const disk = onDisk();
    for (let round = 0; round < 10; round += 1) {
      const before = await disk.system(async (tx) => {
        commitEarly(tx);
        await tx.execute(sql`select pg_current_xact_id()`);
        // Its commit is behind this.
        const rows = await selectRows(tx, { text })(sql`select pg_current_wal_insert_lsn()::text as text`);
        return rows[0]?.text ?? '';
      });
      const rows = await disk.system((tx) =>
        selectRows(tx, { isThere: boolean })(
          sql`select pg_current_wal_flush_lsn() > ${before}::pg_lsn as "isThere"`,
        ),
      );
      expect(rows).toEqual([{ isThere: true }]);
    }
    await disk.close();
  });

  it('says that it was rolled back when one of its statements had failed unnoticed', async () => {
    const failed = database.system(async (tx) => {
      commitEarly(tx);
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(failed).rejects.toThrow(NotCommittedError);
  });
});
