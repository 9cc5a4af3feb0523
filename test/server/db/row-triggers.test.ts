import { withClient } from '@server/db/client';
import { createTestDatabase } from '@test/helpers/postgres';

test('a trigger that joins old rows with new ones does not compare every row with every other, however many change', async () => {
  const database = await createTestDatabase();
  const joining = await withClient(database.ownerUrl, 'test', async (client) => {
    const { rows } = await client.query<{ name: string; isBounded: boolean }>(
      `select proname as name, coalesce('enable_nestloop=off' = any(proconfig), false) as "isBounded"
       from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ 'old_rows \\w+ join new_rows' order by 1`,
    );
    return rows;
  });
  await database.drop();
  expect(joining).toEqual([{ name: 'keep_assignment_past', isBounded: true }]);
});

test('deferred triggers run as the tables’ owner: the transaction’s identity at commit is undefined', async () => {
  const database = await createTestDatabase();
  const deferred = await withClient(database.ownerUrl, 'test', async (client) => {
    const { rows } = await client.query<{ name: string; isOfOwner: boolean }>(
      `select distinct p.proname as name, p.prosecdef as "isOfOwner" from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where t.tgdeferrable and not t.tgisinternal order by 1`,
    );
    return rows;
  });
  await database.drop();
  expect(deferred.length).toBeGreaterThan(2);
  expect(deferred.filter(({ isOfOwner }) => !isOfOwner)).toEqual([]);
});
