import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, oneOf, type RowOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';

const outcomeRow = {
  outcome: oneOf(['proved', 'taken', 'absent']),
  lostUserId: nullable(integer),
  lostOrganizationId: nullable(integer),
};

/**
 * Gives a person's address to them for good: somebody who had it without proof loses it. Null: there is no such person.
 */
export async function proveEmail(tx: Tx, userId: number): Promise<RowOf<typeof outcomeRow> | null> {
  const [found] = await selectRows(
    tx,
    outcomeRow,
  )(sql`
    select outcome, lost_user_id as "lostUserId", lost_organization_id as "lostOrganizationId" from prove_email(${userId})`);
  return found ?? null;
}
