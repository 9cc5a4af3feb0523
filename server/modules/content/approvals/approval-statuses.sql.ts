import { type Column, sql, type SQL } from 'drizzle-orm';

/** Whether an approval with this status is requested, or waits for its turn. */
export const isApprovalOpen = (status: SQL | Column): SQL => sql`${status} in ('pending', 'waiting')`;
