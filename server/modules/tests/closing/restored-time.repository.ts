import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, listOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';

interface Outage {
  from: Date;
  to: Date;
}

/** People whose attempts at a test got time back. */
interface Returned {
  organizationId: number;
  testId: number;
  userIds: number[];
}

/** Adds the part of an outage that was theirs to the attempts under way. */
export function returnTime(tx: Tx, { from, to }: Outage): Promise<Returned[]> {
  const [began, ended] = [from.toISOString(), to.toISOString()];
  return selectRows(tx, {
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
}
