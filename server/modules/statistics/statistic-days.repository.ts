import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';

/** Counts the days of an organization's assignments again, in its time zone. Requires a transaction of the system. */
export async function recountDays(tx: Tx, organizationId: number): Promise<void> {
  await tx.execute(sql`select recount_assignment_days(${organizationId})`);
}
