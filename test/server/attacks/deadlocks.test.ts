import pg from 'pg';
import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { isConflict } from '@server/db/failures';
import { retryConflicts } from '@server/db/retry';
import { aPosition } from '@test/factories/structure.factory';
import { type Cabinet, openCabinet } from '@test/helpers/cabinet';
import { until } from '@test/helpers/until';

let cabinet: Cabinet;
let other: pg.Client;
beforeAll(async () => {
  cabinet = await openCabinet();
  other = new pg.Client({ connectionString: cabinet.test.database.ownerUrl });
  await other.connect();
}, 60_000);
afterAll(async () => {
  await other.end();
  await cabinet.stop();
});

const positions = async () => {
  const { organizationId, system } = cabinet;
  const one = await system((tx) => aPosition(tx, { organizationId }));
  const two = await system((tx) => aPosition(tx, { organizationId }));
  return { one: one.id, two: two.id };
};

const lock = (id: number) => other.query('update position set name = name where id = $1', [id]);

/** Somebody else waits for a lock. */
const isWaiting = async () => {
  const { rows } = await other.query(
    `select from pg_locks where not granted
     and pid in (select pid from pg_stat_activity where datname = current_database())`,
  );
  return rows.length > 0;
};

/**
 * The other connection holds the second row and then asks for the first: whoever held the first waits for longer, and is
 * the one whose transaction PostgreSQL takes back.
 */
async function collide<T>({ one, two }: { one: number; two: number }, work: () => Promise<T>): Promise<T> {
  await other.query('begin');
  await lock(two);
  const done = work();
  await until(isWaiting);
  await lock(one);
  await other.query('commit');
  return done;
}

test('a request that met a deadlock is done once more: everything is written, and once', async () => {
  const { ask, admin, organizationId, system } = cabinet;
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
  expect(answer).toEqual({ data: { a: { name: 'Первая' }, b: { name: 'Вторая' } } });
  const { rows } = await system((tx) =>
    tx.execute(
      sql`select object_id from audit_log where organization_id = ${organizationId} and object_type = 'position'
          and action = 'update' order by object_id`,
    ),
  );
  expect(rows).toEqual([{ object_id: ids.one }, { object_id: ids.two }]);
});

test('without another attempt it is a deadlock indeed, and work that begins anew outlives it', async () => {
  const { test: app, organizationId } = cabinet;
  const ids = await positions();
  const rename = (tx: Tx, id: number) =>
    tx.execute(sql`update position set name = name || '+' where id = ${id}`);
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
