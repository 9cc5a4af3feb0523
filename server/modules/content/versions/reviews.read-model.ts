import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { isServed } from '@server/modules/sql';
import type { ContentDefinition } from '../content-definition';
import type { ContentObjectRow } from '../content.tables';

/** The max number of objects that are read at once. */
export const REVIEW_BATCH = 500;

interface DueSince {
  organizationId: number;
  /** In the organization's time zone. */
  today: string;
  afterId: number;
  /** The type of the notification. */
  type: string;
}

/** Returns the next published objects whose review date has come, and whose owner was not notified of this date. */
export const dueForReview = (
  tx: Tx,
  { tables, objectType }: Pick<ContentDefinition, 'tables' | 'objectType'>,
  { organizationId, today, afterId, type }: DueSince,
): Promise<ContentObjectRow[]> => {
  const table = tables.object;
  return tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.organizationId, organizationId),
        eq(table.status, 'published'),
        lte(table.reviewAt, today),
        gt(table.id, afterId),
        // Already notified: there is a notification with this date's key.
        sql`not exists (select from notification n where n.organization_id = ${organizationId}
          and n.object_type = ${objectType} and n.object_id = ${table.id} and n.type = ${type}
          and n.params ->> 'date' = ${table.reviewAt}::text)`,
      ),
    )
    .orderBy(asc(table.id))
    .limit(REVIEW_BATCH);
};

/** Returns the organizations that are neither suspended nor unpaid. */
export async function servedOrganizations(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: organizationTable.id })
    .from(organizationTable)
    .where(isServed(sql`${organizationTable}`));
  return rows.map(({ id }) => id);
}
