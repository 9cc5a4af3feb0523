import { sql } from 'drizzle-orm';
import { isOwed } from '@server/modules/assignment-statuses';
import type { Tx } from '@server/db/database';
import type { MenuCounters } from '@server/graphql/generated/resolvers';

interface Row extends Record<string, unknown> {
  userId: number;
  regulation: number;
}

const NONE: MenuCounters = {
  videoEducation: { count: 0 },
  textEducation: { count: 0 },
  regulation: { count: 0 },
};

/** What each of these people still has to do, by the menu's entries; one statement for all of them. */
export async function menuCounters(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
): Promise<MenuCounters[]> {
  const { rows } = await tx.execute<Row>(sql`
    select user_id as "userId", count(*) filter (where object_type = 'regulation')::int as regulation
    from assignment
    where organization_id = ${organizationId} and ${isOwed(sql`status`)} and start_at <= now()
      and user_id = any (array(select json_array_elements_text(${JSON.stringify(userIds)}::json)::int))
    group by user_id`);
  const byUser = new Map(rows.map((row) => [row.userId, row.regulation]));
  return userIds.map((id) => ({ ...NONE, regulation: { count: byUser.get(id) ?? 0 } }));
}
