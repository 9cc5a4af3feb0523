import { sql } from 'drizzle-orm';
import { LOW_GRADE } from '@domain/adaptation-risk';
import type { Tx } from '@server/db/database';
import { boolean, integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { ints } from '@server/modules/sql';
import { assignmentsWithinPlan, laneJoins } from './plans.read-model';
import type { PlanFacts } from './progress';

/** A plan that is not among the read ones: nothing is held against it. */
export const NO_FACTS: PlanFacts = { failedCount: 0, lowGradeCount: 0, hasMentor: true };

/** Returns the facts about plans that a risk needs beside their works, by plan id, in one statement. */
export async function planFactsOf(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, PlanFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRows(tx, {
    id: integer,
    failedCount: integer,
    lowGradeCount: integer,
    hasMentor: boolean,
  })(sql`
    with failed as (
      select p.id, count(*)::int as count ${assignmentsWithinPlan(organizationId, ids)}
        and a.status = 'failed'
      group by p.id
    ), graded as (
      select i.adaptation_id as id, count(*)::int as count from adaptation_item i
      where i.organization_id = ${organizationId} and i.adaptation_id = any(${ints(ids)}) and i.grade <= ${LOW_GRADE}
      group by i.adaptation_id
    )
    select p.id, coalesce(failed.count, 0) as "failedCount", coalesce(graded.count, 0) as "lowGradeCount",
      m.id is not null as "hasMentor"
    from adaptation p ${laneJoins}
    left join failed on failed.id = p.id
    left join graded on graded.id = p.id
    where p.organization_id = ${organizationId} and p.id = any(${ints(ids)})`);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
