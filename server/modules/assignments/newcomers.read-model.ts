import { sql, type SQL } from 'drizzle-orm';
import { isOpen } from '@server/modules/assignment-statuses';
import type { Tx } from '@server/db/database';
import { integer, oneOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import { groupBy } from '@server/modules/group-by';
import { isWorking } from '@server/modules/sql';
import type { ObjectType } from '@server/graphql/generated/types';
import { audienceCondition } from './rules/audience.sql';
import { type ContentKinds, objectKeyText, publishedObjects } from '@server/modules/content/content-kinds';
import { rulesRepository } from './rules/rules.repository';

/**
 * Counts the assignments that future people would get under the present rules. `people`: a query for `id`, `organization_id`,
 * `position_id`, `subdivision_id`, `status`, `date_job_start` and `is_archive` of each.
 */
export async function assignmentsOfNewcomers(
  tx: Tx,
  organizationId: number,
  contentKinds: ContentKinds,
  people: SQL,
): Promise<number> {
  const rules = await rulesRepository.active(tx, organizationId, null);
  const published = await publishedObjects(contentKinds, { tx, organizationId }, rules);
  const counts: SQL[] = [];
  for (const [key, ofObject] of groupBy(rules, objectKeyText)) {
    if (!published.has(key)) continue;
    const fits = ofObject.map(({ audience }) => sql`(${audienceCondition(organizationId, audience)})`);
    counts.push(sql`count(*) filter (where ${sql.join(fits, sql` or `)})`);
  }
  if (counts.length === 0) return 0;
  const rows = await selectRows(tx, { count: integer })(
    sql`select (${sql.join(counts, sql` + `)})::int as count from (${people}) u where ${isWorking(organizationId)}`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Returns the object that the person should do first: the open one with the earliest due date or, where terms wait for the
 * invitation, the shortest term; otherwise the oldest. Null: none.
 */
export async function firstAssignment(
  tx: Tx,
  organizationId: number,
  userId: number,
): Promise<{ objectType: ObjectType; objectId: number } | null> {
  const rows = await selectRows(tx, { objectType: oneOf(enumerations.ObjectType), objectId: integer })(sql`
    select a.object_type as "objectType", a.object_id as "objectId" from assignment a
    where a.organization_id = ${organizationId} and a.user_id = ${userId} and ${isOpen(sql`a.status`)}
    order by a.due_at nulls last, a.due_days nulls last, a.id limit 1`);
  return rows[0] ?? null;
}
