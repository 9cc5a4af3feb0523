import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, type RowOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { isOpen } from '@server/modules/assignment-statuses';

const dueAttemptRow = {
  organizationId: integer,
  id: integer,
  /** It is no longer required, whatever its deadline is. */
  isUnasked: boolean,
};

/** An attempt that must be ended. */
export type DueAttempt = RowOf<typeof dueAttemptRow>;

/**
 * Returns the next open attempts, across organizations, whose time is over or that are no longer required. There is one select
 * per reason, because each reason has a separate index of open attempts only.
 */
export async function dueAttempts(
  tx: Tx,
  after: Pick<DueAttempt, 'organizationId' | 'id'>,
  { at, limit }: { at: Date; limit: number },
): Promise<DueAttempt[]> {
  const rows = await selectRows(
    tx,
    dueAttemptRow,
  )(sql`
        select organization_id as "organizationId", id, bool_or(is_unasked) as "isUnasked" from (
          select a.organization_id, a.id, false as is_unasked from test_attempt a
          where a.state = 'inProgress' and a.deadline_at <= ${at.toISOString()}::timestamptz
          union all
          select a.organization_id, a.id, true from test_attempt a
            join test t on t.organization_id = a.organization_id and t.id = a.test_id
          where a.state = 'inProgress' and t.is_archive
          union all
          select a.organization_id, a.id, true from test_attempt a
            left join assignment o on o.organization_id = a.organization_id and o.id = a.assignment_id
          where a.state = 'inProgress' and (o.id is null or not ${isOpen(sql`o.status`)})) d
        where (organization_id, id) > (${after.organizationId}::int, ${after.id}::int)
        group by organization_id, id order by organization_id, id limit ${limit}`);
  return rows;
}
