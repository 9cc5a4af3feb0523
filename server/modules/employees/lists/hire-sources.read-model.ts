import limits from '@graphql/limits.json';
import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { userTable } from '../employees.tables';

/**
 * Returns the hire sources of the organization's people, including archived ones: the most frequent first, at most
 * `limits.hireSources`.
 */
export async function hireSourcesOf(tx: Tx, organizationId: number): Promise<string[]> {
  const { hireSource } = userTable;
  const rows = await tx
    .select({ hireSource })
    .from(userTable)
    .where(and(eq(userTable.organizationId, organizationId), isNotNull(hireSource)))
    .groupBy(hireSource)
    .orderBy(desc(count()), sql`${hireSource} collate "und-x-icu"`)
    .limit(limits.hireSources);
  return rows.flatMap((row) => row.hireSource ?? []);
}
