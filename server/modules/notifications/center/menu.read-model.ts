import { sql } from 'drizzle-orm';
import { isOwed } from '@server/modules/assignment-statuses';
import type { Tx } from '@server/db/database';
import { integer, partialOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { MenuCounters } from '@server/graphql/generated/types';
import type { ContentMenuCounter } from '@server/modules/content/content-kind';
import type { ContentKinds } from '@server/modules/content/content-kinds';

type Counts = { [Name in ContentMenuCounter['name']]: number };

const NONE: Counts = { videoEducation: 0, textEducation: 0, regulation: 0 };

/** Returns what each of these people still has to do, by menu entry; one statement for all of them. */
export async function menuCounters(
  { all }: ContentKinds,
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
): Promise<MenuCounters[]> {
  const named = all.flatMap(({ objectType, menuCounters: counters }) =>
    counters.map(({ name, where = sql`true` }) => {
      const count = sql`count(*) filter (where object_type = ${objectType} and ${where})::int`;
      return sql`${sql.raw(`'${name}'`)}, ${count}`;
    }),
  );
  const rows = await selectRows(tx, {
    userId: integer,
    counts: partialOf({ regulation: integer, textEducation: integer, videoEducation: integer }),
  })(sql`
    select user_id as "userId", json_build_object(${sql.join(named, sql`, `)}) as counts
    from assignment
    where organization_id = ${organizationId} and ${isOwed(sql`status`)} and start_at <= now()
      and user_id = any (array(select json_array_elements_text(${JSON.stringify(userIds)}::json)::int))
    group by user_id`);
  const byUser = new Map(rows.map(({ userId, counts }) => [userId, counts]));
  return userIds.map((id) => {
    const { videoEducation, textEducation, regulation } = { ...NONE, ...byUser.get(id) };
    return {
      videoEducation: { count: videoEducation },
      textEducation: { count: textEducation },
      regulation: { count: regulation },
    };
  });
}
