import { sql } from 'drizzle-orm';
import { integer, listOf } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { ModuleDeps } from '@server/modules/module';
import type { OutageHandler } from '@server/outages';

/**
 * Adds the time of an outage to the attempts that were under way, as far as it was theirs. Attempts that had run out before stay
 * ended. The job that waits for a deadline checks again at the later one.
 */
export function createReturnedTime({ live }: Pick<ModuleDeps, 'live'>): OutageHandler {
  return async (tx, { from, to }) => {
    const [began, ended] = [from.toISOString(), to.toISOString()];
    const rows = await selectRows(tx, {
      organizationId: integer,
      testId: integer,
      userIds: listOf(integer),
    })(sql`
      with returned as (
        update test_attempt set
          deadline_at = deadline_at + (${ended}::timestamptz - greatest(started_at, ${began}::timestamptz)),
          returned_sec = returned_sec
            + extract(epoch from ${ended}::timestamptz - greatest(started_at, ${began}::timestamptz))::int,
          updated_at = now()
        where state = 'inProgress' and deadline_at > ${began}::timestamptz and started_at < ${ended}::timestamptz
        returning organization_id, test_id, user_id
      )
      select organization_id as "organizationId", test_id as "testId", array_agg(user_id) as "userIds"
      from returned group by 1, 2`);
    for (const { organizationId, testId, userIds } of rows) {
      await live.publish(tx, { organizationId, topic: 'assignment', ids: [testId], userIds });
    }
  };
}
