import pg from 'pg';
import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { isConflict } from '@server/db/failures';
import { retryConflicts } from '@server/db/retry';
import { anOrganization } from '@test/factories/organization.factory';
import { aPosition } from '@test/factories/structure.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { type Workspace, openWorkspace } from '@test/helpers/worlds/workspace';
import { aUser } from '@test/factories/user.factory';
import { until } from '@test/helpers/until';

let workspace: Workspace;
let other: pg.Client;
beforeAll(async () => {
  workspace = await openWorkspace();
  other = new pg.Client({ connectionString: workspace.test.database.superuserUrl });
  await other.connect();
  // The connection that checks for a deadlock first is ended: even on a busy machine, that is never this one.
  await other.query(`set deadlock_timeout = '10s'`);
}, 60_000);
afterAll(async () => {
  await other.end();
  await workspace.stop();
});

const positions = async () => {
  const { organizationId, system } = workspace;
  const first = await system((tx) => aPosition(tx, { organizationId }));
  const two = await system((tx) => aPosition(tx, { organizationId }));
  return { one: first.id, two: two.id };
};

const lock = (id: number) => other.query('update position set name = name where id = $1', [id]);

/**
 * Locks the row once another connection waits for a lock. The database itself detects that: a waiting connection checks for a
 * deadlock once, a second after it began.
 */
const lockWhenWaiting = (id: number) =>
  other.query(`do $$ begin
    while not exists (
      select from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())
    ) loop
      perform pg_sleep(0.01), pg_stat_clear_snapshot();
    end loop;
    update position set name = name where id = ${id};
  end $$`);

/**
 * The other connection holds the second row and then requests the first: PostgreSQL rolls back the transaction that held the
 * first.
 */
async function collide<T>({ one, two }: { one: number; two: number }, work: () => Promise<T>): Promise<T> {
  await other.query('begin');
  await lock(two);
  const done = work();
  await lockWhenWaiting(one);
  await other.query('commit');
  return done;
}

test('a request that hit a deadlock is retried: everything is written, and once', async () => {
  const { ask, admin, organizationId, system } = workspace;
  const ids = await positions();
  const answer = await collide(ids, () =>
    ask(
      admin,
      `mutation ($one: PositionInput!, $two: PositionInput!) {
        a: positionUpdate(position: $one) { name }
        b: positionUpdate(position: $two) { name }
      }`,
      { one: { id: ids.one, name: 'Первая' }, two: { id: ids.two, name: 'Вторая' } },
    ),
  );
  expect(answer).toEqual({
    data: { a: { name: 'Первая' }, b: { name: 'Вторая' } },
    extensions: expect.anything(),
  });
  const { rows } = await system((tx) =>
    tx.execute(
      sql`select object_id from audit_log where organization_id = ${organizationId} and object_type = 'position'
          and action = 'update' order by object_id`,
    ),
  );
  expect(rows).toEqual([{ object_id: ids.one }, { object_id: ids.two }]);
});

test('without another attempt the deadlock error is raised, and retried work survives it', async () => {
  const { test: app, organizationId } = workspace;
  const ids = await positions();
  const rename = (tx: Tx, id: number) =>
    tx.execute(
      sql`update position set name = name || '+' where organization_id = ${organizationId} and id = ${id}`,
    );
  let attempts = 0;
  const work = () =>
    app.app.database.tenant(organizationId, async (tx) => {
      attempts += 1;
      await rename(tx, ids.one);
      await rename(tx, ids.two);
    });
  await expect(collide(ids, work).catch((error: unknown) => isConflict(error))).resolves.toBe(true);
  await collide(ids, () => retryConflicts(work));
  expect(attempts).toBe(3);
});

/** A database whose administrator has made every transaction serializable: a row changed by others since ends it. */
function serializableUrl(url: string): Promise<string> {
  const changed = new URL(url);
  changed.searchParams.set('options', '--default_transaction_isolation=serializable');
  return Promise.resolve(changed.toString());
}

describe('serialization failures', () => {
  let strict: TestApp;
  let rival: pg.Client;
  beforeAll(async () => {
    strict = await startTestApp({ connect: serializableUrl });
    rival = new pg.Client({ connectionString: strict.database.ownerUrl });
    await rival.connect();
  }, 60_000);
  afterAll(async () => {
    await rival.end();
    await strict.stop();
  });

  const people = () =>
    strict.app.database.system(async (tx) => {
      const { id: organizationId } = await anOrganization(tx);
      const admin = await aUser(tx, { organizationId, isAdmin: true });
      return { organizationId, admin, position: await aPosition(tx, { organizationId }) };
    });

  /** The row is changed by another connection, which commits only when `work` waits for it. */
  async function overtake<T>(id: number, work: () => Promise<T>): Promise<T> {
    await rival.query('begin');
    await rival.query(`update position set name = 'Чужая' where id = $1`, [id]);
    const done = work();
    await until(async () => {
      const { rows } = await rival.query(
        `select from pg_locks where not granted and locktype = 'transactionid' and pid <> pg_backend_pid()
         and pid in (select pid from pg_stat_activity where datname = current_database())`,
      );
      return rows.length > 0;
    });
    await rival.query('commit');
    return done;
  }

  test('a request whose row was changed concurrently is retried: everything is written, and once', async () => {
    const { organizationId, admin, position } = await people();
    const token = await strict.signIn(admin.id);
    const answer = await overtake(position.id, () =>
      strict.gql(token, 'mutation ($p: PositionInput!) { positionUpdate(position: $p) { name } }', {
        p: { id: position.id, name: 'Своя' },
      }),
    );
    expect(answer).toEqual({ data: { positionUpdate: { name: 'Своя' } }, extensions: expect.anything() });
    const { rows } = await strict.app.database.system((tx) =>
      tx.execute(
        sql`select object_id from audit_log where organization_id = ${organizationId} and object_type = 'position'`,
      ),
    );
    expect(rows).toEqual([{ object_id: position.id }]);
  });

  test('without another attempt the serialization error is raised, and retried work survives it', async () => {
    const { organizationId, position } = await people();
    let attempts = 0;
    const work = () =>
      strict.app.database.tenant(organizationId, async (tx) => {
        attempts += 1;
        await tx.execute(
          sql`update position set name = name || '+' where organization_id = ${organizationId} and id = ${position.id}`,
        );
      });
    await expect(overtake(position.id, work)).rejects.toMatchObject({ cause: { code: '40001' } });
    await overtake(position.id, () => retryConflicts(work));
    expect(attempts).toBe(3);
  });
});
