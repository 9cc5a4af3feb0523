import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { educationProgressTable as progress } from './educations.tables';

/** Counts the people who have completed each of the versions. */
export async function completedByVersion(
  tx: Tx,
  organizationId: number,
  educationId: number,
): Promise<Map<number, number>> {
  const rows = await tx
    .select({ versionId: progress.versionId, count: sql<number>`count(distinct ${progress.userId})::int` })
    .from(progress)
    .where(
      and(
        eq(progress.organizationId, organizationId),
        eq(progress.educationId, educationId),
        sql`${progress.completedAt} is not null`,
      ),
    )
    .groupBy(progress.versionId);
  return new Map(rows.map(({ versionId, count }) => [versionId, count]));
}
