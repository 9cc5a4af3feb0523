import { sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { roleTable } from '@server/modules/roles/roles.tables';
import { aPosition } from '@test/factories/structure.factory';
import { notificationsOf } from '@test/helpers/worlds/notifications';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';
import { statementsOf } from '@test/helpers/database/statements';

let world: PeopleWorld;

beforeAll(async () => {
  world = await createPeopleWorld();
});
afterAll(() => world.close());

test('twenty thousand people are notified in five statements, in seconds, and nobody is left without an email', async () => {
  const { organizationId } = world;
  // All have a role with a setting, and every tenth person has a personal one.
  const rows = await world.system(async (tx) => {
    const [role] = await tx
      .insert(roleTable)
      .values({ organizationId, name: 'Роль', notifications: { regulationReviewDue: { inApp: true } } })
      .returning();
    const { id: positionId } = await aPosition(tx, { organizationId, roleId: role?.id });
    await tx.execute(sql`
      insert into users (organization_id, home_organization_id, email, name_first, status, position_id, notifications)
      select ${organizationId}, ${organizationId}, 'many' || n || '@example.ru', 'Имя', 'working', ${positionId}::int,
        case when n % 10 = 0 then '{"regulationReviewDue": {"timing": "digest"}}'::jsonb else '{}' end
      from generate_series(1, 20000) n`);
    return selectRows(tx, { id: integer })(sql`select id from users where email like 'many%'`);
  });
  const started = Date.now();
  const statements = await statementsOf(() =>
    notificationsOf(world).sendNotification(
      'regulationReviewDue',
      rows.map(({ id }) => id),
    ),
  );
  expect(Date.now() - started).toBeLessThan(10_000);
  // In addition to the two that open the organization's transaction.
  expect(statements.filter((text) => !/set local|set_config/i.test(text)).length).toBeLessThanOrEqual(5);
  const { rows: counted } = await world.system((tx) =>
    tx.execute(sql`select timing, count(*)::int as n from notification_delivery d join users u on u.id = d.user_id
      where u.email like 'many%' and channel = 'email' group by 1 order by 1`),
  );
  expect(counted).toEqual([
    { timing: 'digest', n: 2_000 },
    { timing: 'now', n: 18_000 },
  ]);
}, 60_000);
